/** Positions: where they are, on which level, what they demand of whoever holds them. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, LongText, Paging, ShortText } from '#platform/contract/fields.ts'
import { COMPETENCIES_MAX, LEVELS } from '../model/competency.ts'
import { ById, Count, everybody, Member, Named, readers, UnitName, writers } from './shared.ts'

const Position = z.object({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  job_level_id: Id.nullable(),
  job_level: z.string().nullable(),
  employees_count: Count,
  former_count: Count,
  /** None: the position is open to every department. */
  departments: z.array(Named),
  competencies_count: Count,
})
const fields = {
  name: UnitName,
  job_level_id: Id.nullable().optional(),
  description: LongText.nullable().optional(),
  /** The whole list. */
  department_ids: z.array(Id).max(1_000).optional(),
}

export const positions = endpoint({
  id: 'organisation.positions',
  method: 'GET',
  path: 'api/panel/company/position',
  access: everybody,
  summary: 'Positions, sorted without regard to case, with their departments',
  response: z.array(Position),
})
export const createPosition = endpoint({
  id: 'organisation.createPosition',
  method: 'POST',
  path: 'api/panel/company/position',
  status: 201,
  access: writers,
  summary: 'Add a position',
  body: z.object(fields).strict(),
  response: Position,
  problems: ['organisation.name-taken'],
})
export const changePosition = endpoint({
  id: 'organisation.changePosition',
  method: 'PATCH',
  path: 'api/panel/company/position/{id}',
  access: writers,
  summary: 'Change name, level, description or departments; only what is sent changes',
  params: ById,
  body: z.object(fields).partial().strict(),
  response: Position,
  problems: ['organisation.name-taken'],
})
export const removePosition = endpoint({
  id: 'organisation.removePosition',
  method: 'DELETE',
  path: 'api/panel/company/position/{id}',
  access: writers,
  summary: 'Remove a position nobody holds; its competencies go with it',
  params: ById,
  problems: [
    'organisation.has-people',
    'organisation.has-former-people',
    'organisation.has-service-accounts',
    'organisation.in-use',
  ],
})
export const positionEmployees = endpoint({
  id: 'organisation.positionEmployees',
  method: 'GET',
  path: 'api/panel/company/position/{id}/employees',
  access: readers,
  summary: 'Who holds the position now',
  params: ById,
  query: Paging.pick({ page: true, per_page: true }),
  response: z.array(Member),
})
export const positionDepartments = endpoint({
  id: 'organisation.positionDepartments',
  method: 'GET',
  path: 'api/panel/company/position/{id}/departments',
  access: readers,
  summary: 'Departments of the position',
  params: ById,
  response: z.array(Named),
})
export const addPositionDepartments = endpoint({
  id: 'organisation.addPositionDepartments',
  method: 'POST',
  path: 'api/panel/company/position/{id}/departments',
  access: writers,
  summary: 'Add departments to the position; those it has stay',
  params: ById,
  body: z.object({ department_ids: z.array(Id).min(1).max(1_000) }).strict(),
  response: z.array(Named),
})
export const removePositionDepartment = endpoint({
  id: 'organisation.removePositionDepartment',
  method: 'DELETE',
  path: 'api/panel/company/position/{id}/departments/{departmentId}',
  access: writers,
  summary: 'Take a department from the position',
  params: z.object({ id: Id, departmentId: Id }),
})

const Competency = z.object({
  name: ShortText,
  description: LongText.nullable(),
  weight: z.number().int().min(0).max(100),
  expected_level: z.number().int().min(1).max(LEVELS.length),
})
const Competencies = z.object({ revision: z.number().int(), competencies: z.array(Competency) })

export const competencies = endpoint({
  id: 'organisation.competencies',
  method: 'GET',
  path: 'api/panel/company/position/{id}/competency',
  access: readers,
  summary: 'What is asked of whoever holds the position, with weight and expected level',
  params: ById,
  response: Competencies,
})
export const changeCompetencies = endpoint({
  id: 'organisation.changeCompetencies',
  method: 'PATCH',
  path: 'api/panel/company/position/{id}/competency',
  access: writers,
  summary: 'The whole list anew; the revision that was read comes back, so that nobody overwrites another unseen',
  params: ById,
  body: z
    .object({ revision: z.number().int(), competencies: z.array(Competency.strict()).max(COMPETENCIES_MAX) })
    .strict(),
  response: Competencies,
  problems: ['organisation.changed-meanwhile', 'organisation.weights-above-hundred', 'organisation.competency-twice'],
})
