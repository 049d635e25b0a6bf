/** Reports as they are kept: one's own, those of others that are shared, and those that come with the product. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Flag, Id, ShortText } from '#platform/contract/fields.ts'
import { rhythms } from '../model/due.ts'
import { ById, ByTemplate, base, Definition, languages, readers, Template } from './types.ts'

const problems = ['reports.name-taken', 'reports.many-templates', 'reports.not-readable'] as const
const Write = z.object({ name: ShortText, is_shared: Flag.default(false), definition: Definition }).strict()

export const templates = endpoint({
  id: 'reports.templates',
  method: 'GET',
  path: `${base}/template`,
  access: readers,
  summary: 'Reports by name: one’s own, shared ones, and those that come with the product',
  response: z.array(Template),
})
export const template = endpoint({
  id: 'reports.template',
  method: 'GET',
  path: `${base}/template/{id}`,
  access: readers,
  params: ByTemplate,
  summary: 'One report',
  response: Template,
})
export const addTemplate = endpoint({
  id: 'reports.addTemplate',
  method: 'POST',
  path: `${base}/template`,
  status: 201,
  access: readers,
  body: Write,
  summary: 'Keep a report',
  response: Template,
  problems,
})
export const changeTemplate = endpoint({
  id: 'reports.changeTemplate',
  method: 'PATCH',
  path: `${base}/template/{id}`,
  access: readers,
  params: ById,
  body: Write.extend({ is_shared: Flag, revision: z.number().int() }).partial().strict(),
  summary: 'Change a report of one’s own; with the revision one saw, an older one is refused',
  response: Template,
  problems: [...problems, 'reports.changed-meanwhile', 'reports.not-owner'],
})
export const duplicateTemplate = endpoint({
  id: 'reports.duplicateTemplate',
  method: 'POST',
  path: `${base}/template/{id}/duplicate`,
  status: 201,
  access: readers,
  params: ByTemplate,
  body: z.object({ name: ShortText }).strict(),
  summary: 'A report of one’s own that begins as this one stands',
  response: Template,
  problems,
})
export const removeTemplate = endpoint({
  id: 'reports.removeTemplate',
  method: 'DELETE',
  path: `${base}/template/{id}`,
  access: readers,
  params: ById,
  summary: 'Remove a report of one’s own, with its schedule',
  problems: ['reports.not-owner'],
})
export const markTemplate = endpoint({
  id: 'reports.markTemplate',
  method: 'POST',
  path: `${base}/template/{id}/favourite`,
  access: readers,
  params: ByTemplate,
  body: z.object({ is_favourite: Flag }).strict(),
  summary: 'Put a report among one’s favourites, or take it out',
  repeatable: true,
})

const Schedule = z.object({
  every: z.enum(rhythms),
  weekday: z.number().int().min(0).max(6).nullable(),
  month_day: z.number().int().min(1).max(31).nullable(),
  hour: z.number().int().min(0).max(23),
  language: z.enum(languages),
  told: z.array(Id),
})
const Account = z.object({ id: Id, name: z.string() })

export const schedule = endpoint({
  id: 'reports.schedule',
  method: 'GET',
  path: `${base}/template/{id}/schedule`,
  access: readers,
  params: ById,
  summary: 'When a report runs by itself, whom it is told to, and who may be told',
  response: z.object({
    schedule: Schedule.extend({ stopped_on: DateText.nullable(), next_on: DateText.nullable() }).nullable(),
    accounts: z.array(Account),
  }),
})
export const keepSchedule = endpoint({
  id: 'reports.keepSchedule',
  method: 'POST',
  path: `${base}/template/{id}/schedule`,
  access: readers,
  params: ById,
  body: Schedule.extend({ told: z.array(Id).min(1, 'reports.nobody-told').max(100) })
    .partial({ weekday: true, month_day: true, language: true })
    .strict(),
  summary: 'Let a report of one’s own run by itself and tell people of it',
  problems: ['reports.not-owner', 'reports.no-right'],
})
export const removeSchedule = endpoint({
  id: 'reports.removeSchedule',
  method: 'DELETE',
  path: `${base}/template/{id}/schedule`,
  access: readers,
  params: ById,
  summary: 'Let a report no longer run by itself',
  problems: ['reports.not-owner'],
})
