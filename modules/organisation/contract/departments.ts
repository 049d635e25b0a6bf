/** Departments with their divisions, and who heads them. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, Paging } from '#platform/contract/fields.ts'
import { ById, Code, Count, everybody, HeadId, Member, Named, readers, UnitName, writers } from './shared.ts'

const headed = {
  hod_id: HeadId,
  hod_name: z.string().nullable(),
  /** The head has left the company: somebody else is to be named. */
  hod_left: z.boolean(),
}
const Division = z.object({ id: Id, name: z.string(), department_id: Id, ...headed, employees_count: Count })
const Department = z.object({
  id: Id,
  name: z.string(),
  code: z.string().nullable(),
  ...headed,
  /** People who work there now; whoever left is not among them. */
  employees_count: Count,
  divisions_count: Count,
  divisions: z.array(Division),
})
/** What a removal would touch, besides what the list knows. */
const DepartmentDetail = Department.extend({
  former_count: Count,
  positions: z.array(Named),
  /** The first 200 by name. */
  employees: z.array(Member),
})
const fields = { name: UnitName, hod_id: HeadId.optional() }

export const departments = endpoint({
  id: 'organisation.departments',
  method: 'GET',
  path: 'api/panel/company/department',
  access: everybody,
  summary: 'Departments, sorted without regard to case, with their divisions',
  response: z.array(Department),
})
export const department = endpoint({
  id: 'organisation.department',
  method: 'GET',
  path: 'api/panel/company/department/{id}',
  access: readers,
  summary: 'One department with its divisions, its people and the positions that name it',
  params: ById,
  response: DepartmentDetail,
})
export const createDepartment = endpoint({
  id: 'organisation.createDepartment',
  method: 'POST',
  path: 'api/panel/company/department',
  status: 201,
  access: writers,
  summary: 'Add a department',
  body: z.object({ ...fields, code: Code.nullable().optional() }).strict(),
  response: Department,
  problems: ['organisation.name-taken', 'organisation.code-taken'],
})
export const changeDepartment = endpoint({
  id: 'organisation.changeDepartment',
  method: 'PATCH',
  path: 'api/panel/company/department/{id}',
  access: writers,
  summary: 'Change name, code or head; only what is sent changes',
  params: ById,
  body: z
    .object({ ...fields, code: Code.nullable().optional() })
    .partial()
    .strict(),
  response: Department,
  problems: ['organisation.name-taken', 'organisation.code-taken'],
})
export const removeDepartment = endpoint({
  id: 'organisation.removeDepartment',
  method: 'DELETE',
  path: 'api/panel/company/department/{id}',
  access: writers,
  summary: 'Remove a department without people and divisions',
  params: ById,
  problems: [
    'organisation.has-people',
    'organisation.has-former-people',
    'organisation.has-service-accounts',
    'organisation.has-divisions',
    'organisation.in-use',
  ],
})
export const managers = endpoint({
  id: 'organisation.managers',
  method: 'GET',
  path: 'api/panel/company/department/get/manager',
  access: readers,
  summary: 'Who may head a department: people who lead or manage; with all=1 everybody who works here, those first',
  /** With a page only so many of those whom the search finds; `also` is the first among them in any case. */
  query: Paging.omit({ sort: true }).extend({ all: z.enum(['0', '1']).optional(), also: Id.optional() }),
  response: z.array(Member.extend({ is_manager: z.boolean() })),
})

export const createDivision = endpoint({
  id: 'organisation.createDivision',
  method: 'POST',
  path: 'api/panel/company/department/create/division',
  status: 201,
  access: writers,
  summary: 'Add a division to a department',
  body: z.object({ department_id: Id, ...fields }).strict(),
  response: Division,
  problems: ['organisation.name-taken'],
})
export const divisions = endpoint({
  id: 'organisation.divisions',
  method: 'GET',
  path: 'api/panel/company/department/show/division/{id}',
  access: everybody,
  summary: 'Divisions of a department',
  params: ById,
  response: z.array(Division),
})
export const changeDivision = endpoint({
  id: 'organisation.changeDivision',
  method: 'PATCH',
  path: 'api/panel/company/department/division/{id}',
  access: writers,
  summary: 'Change name or head of a division; only what is sent changes',
  params: ById,
  body: z.object(fields).partial().strict(),
  response: Division,
  problems: ['organisation.name-taken'],
})
export const removeDivision = endpoint({
  id: 'organisation.removeDivision',
  method: 'DELETE',
  path: 'api/panel/company/department/division/{id}',
  access: writers,
  summary: 'Remove a division without people',
  params: ById,
  problems: [
    'organisation.has-people',
    'organisation.has-former-people',
    'organisation.has-service-accounts',
    'organisation.in-use',
  ],
})
