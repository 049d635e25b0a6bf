/** The steps of one person in the company. Names are kept as they were then. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, LongText, OptionalText } from '#platform/contract/fields.ts'
import { NoneOr } from '../person-fields.ts'
import { file, OfPerson, OneOfPerson, Revised, Revision } from './entry.ts'

export const careerTypes = [
  'joined',
  'confirmed',
  'promotion',
  'transfer',
  'redesignation',
  'demotion',
  'secondment',
  'returned',
  'other',
] as const

export const CareerStep = Revised.extend({
  effective_from: Day,
  effective_to: Day.nullable(),
  type: z.string(),
  department: z.string().nullable(),
  section: z.string().nullable(),
  position: z.string().nullable(),
  job_level: z.string().nullable(),
  cost_centre: z.string().nullable(),
  description: z.string().nullable(),
})

const Fields = z
  .object({
    effective_from: DateText,
    effective_to: NoneOr(DateText),
    type: z.enum(careerTypes),
    department: NoneOr(OptionalText),
    section: NoneOr(OptionalText),
    position: NoneOr(OptionalText),
    job_level: NoneOr(OptionalText),
    cost_centre: NoneOr(OptionalText),
    description: NoneOr(LongText),
  })
  .partial()

export const career = endpoint({
  id: 'employees.career',
  method: 'GET',
  path: 'api/panel/employee/career/{id}',
  access: { to: 'area', of: ['employee.career'] },
  summary: 'The career of one person, the newest step first',
  params: OfPerson,
  response: z.array(CareerStep),
})
export const addCareerStep = endpoint({
  id: 'employees.addCareerStep',
  method: 'POST',
  path: 'api/panel/employee/career/{id}',
  access: file,
  summary: 'Add a step of the career; moves of the employment side are added by themselves',
  params: OfPerson,
  body: Fields.required({ effective_from: true, type: true }).strict(),
  response: z.array(CareerStep),
  problems: ['employees.too-many-entries'],
})
export const changeCareerStep = endpoint({
  id: 'employees.changeCareerStep',
  method: 'PATCH',
  path: 'api/panel/employee/career/{id}/{entry}',
  access: file,
  summary: 'Change a step of the career',
  params: OneOfPerson,
  body: Fields.extend({ revision: Revision }).strict(),
  response: z.array(CareerStep),
  problems: ['employees.changed-meanwhile'],
})
export const removeCareerStep = endpoint({
  id: 'employees.removeCareerStep',
  method: 'DELETE',
  path: 'api/panel/employee/career/{id}/{entry}',
  access: file,
  summary: 'Remove a step of the career',
  params: OneOfPerson,
  response: z.array(CareerStep),
})
