/** What one person was honoured for. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, LongText, OptionalText, ShortText } from '#platform/contract/fields.ts'
import { NoneOr } from '../person-fields.ts'
import { file, OfPerson, OneOfPerson, Revised, Revision } from './entry.ts'

export const Achievement = Revised.extend({
  title: z.string(),
  awarded_on: Day.nullable(),
  awarded_by: z.string().nullable(),
  description: z.string().nullable(),
})

const Fields = z
  .object({
    title: ShortText,
    awarded_on: NoneOr(DateText),
    awarded_by: NoneOr(OptionalText),
    description: NoneOr(LongText),
  })
  .partial()

export const achievements = endpoint({
  id: 'employees.achievements',
  method: 'GET',
  path: 'api/panel/employee/achievement/{id}',
  access: file,
  summary: 'The achievements of one person, the newest first',
  params: OfPerson,
  response: z.array(Achievement),
})
export const addAchievement = endpoint({
  id: 'employees.addAchievement',
  method: 'POST',
  path: 'api/panel/employee/achievement/{id}',
  access: file,
  summary: 'Add an achievement',
  params: OfPerson,
  body: Fields.required({ title: true }).strict(),
  response: z.array(Achievement),
  problems: ['employees.too-many-entries'],
})
export const changeAchievement = endpoint({
  id: 'employees.changeAchievement',
  method: 'PATCH',
  path: 'api/panel/employee/achievement/{id}/{entry}',
  access: file,
  summary: 'Change an achievement',
  params: OneOfPerson,
  body: Fields.extend({ revision: Revision }).strict(),
  response: z.array(Achievement),
  problems: ['employees.changed-meanwhile'],
})
export const removeAchievement = endpoint({
  id: 'employees.removeAchievement',
  method: 'DELETE',
  path: 'api/panel/employee/achievement/{id}/{entry}',
  access: file,
  summary: 'Remove an achievement',
  params: OneOfPerson,
  response: z.array(Achievement),
})
