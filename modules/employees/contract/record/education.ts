/** What one person learnt, and where. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, OptionalText, ShortText } from '#platform/contract/fields.ts'
import { NoneOr } from '../person-fields.ts'
import { OfPerson, OneOfPerson, Revised, Revision } from './entry.ts'

/** From elementary school to a doctorate, lowest first; the last is none of the ladder. */
export const certificateTypes = [
  'elementary',
  'junior_high',
  'senior_high',
  'vocational',
  'diploma',
  'bachelor',
  'master',
  'phd',
  'professional',
] as const
export const educationStates = ['graduate', 'incomplete', 'studying'] as const

export const Education = Revised.extend({
  certificate_title: z.string(),
  certificate_type: z.string().nullable(),
  education_system: z.string().nullable(),
  institution: z.string().nullable(),
  major: z.string().nullable(),
  status: z.string(),
  started_on: Day.nullable(),
  ended_on: Day.nullable(),
})

const Fields = z
  .object({
    certificate_title: ShortText,
    certificate_type: NoneOr(z.enum(certificateTypes)),
    education_system: NoneOr(OptionalText),
    institution: NoneOr(OptionalText),
    major: NoneOr(OptionalText),
    status: z.enum(educationStates),
    started_on: NoneOr(DateText),
    ended_on: NoneOr(DateText),
  })
  .partial()

const readers = { to: 'area', of: ['employee.education'] } as const
const writers = { to: 'area', of: ['employee.write'] } as const

export const education = endpoint({
  id: 'employees.education',
  method: 'GET',
  path: 'api/panel/employee/education/{id}',
  access: readers,
  summary: 'The education of one person, the newest first',
  params: OfPerson,
  response: z.array(Education),
})
export const addEducation = endpoint({
  id: 'employees.addEducation',
  method: 'POST',
  path: 'api/panel/employee/education/{id}',
  access: writers,
  summary: 'Add a certificate',
  params: OfPerson,
  body: Fields.required({ certificate_title: true, status: true }).strict(),
  response: z.array(Education),
  problems: ['employees.too-many-entries'],
})
export const changeEducation = endpoint({
  id: 'employees.changeEducation',
  method: 'PATCH',
  path: 'api/panel/employee/education/{id}/{entry}',
  access: writers,
  summary: 'Change a certificate',
  params: OneOfPerson,
  body: Fields.extend({ revision: Revision }).strict(),
  response: z.array(Education),
  problems: ['employees.changed-meanwhile'],
})
export const removeEducation = endpoint({
  id: 'employees.removeEducation',
  method: 'DELETE',
  path: 'api/panel/employee/education/{id}/{entry}',
  access: writers,
  summary: 'Remove a certificate',
  params: OneOfPerson,
  response: z.array(Education),
})
