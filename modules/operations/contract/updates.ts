/** What is new: release notes in two languages, written by whoever releases and read by everybody in a company. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Flag, Id, LongText, ShortText } from '#platform/contract/fields.ts'

const access = { to: 'operations', roles: ['Latest System Update Ops'] } as const
const ById = z.object({ id: Id })
const fields = {
  title_en: ShortText,
  title_zh: ShortText,
  text_en: LongText.min(1),
  text_zh: LongText.min(1),
  published_on: DateText,
  is_published: Flag,
}
/** What a new one has where nothing is said of it; a change leaves it as it is. */
const newFields = {
  ...fields,
  is_published: fields.is_published.default(false),
}
const told = {
  id: Id,
  title_en: z.string(),
  title_zh: z.string(),
  text_en: z.string(),
  text_zh: z.string(),
  published_on: Day,
}
const Update = z.object({ ...told, is_published: z.boolean() }).meta({ id: 'SystemUpdate' })

export const systemUpdates = endpoint({
  id: 'operations.systemUpdates',
  method: 'GET',
  path: 'api/path/ops/latestSystemUpdate',
  access,
  summary: 'Release notes, the newest first',
  response: z.array(Update),
})
export const systemUpdate = endpoint({
  id: 'operations.systemUpdate',
  method: 'GET',
  path: 'api/path/ops/latestSystemUpdate/{id}',
  access,
  summary: 'One of them',
  params: ById,
  response: Update,
})
export const addSystemUpdate = endpoint({
  id: 'operations.addSystemUpdate',
  method: 'POST',
  path: 'api/path/ops/latestSystemUpdate',
  status: 201,
  access,
  summary: 'Write what is new, in both languages',
  body: z.strictObject(newFields),
  response: Update,
})
export const changeSystemUpdate = endpoint({
  id: 'operations.changeSystemUpdate',
  method: 'PATCH',
  path: 'api/path/ops/latestSystemUpdate/{id}',
  access,
  summary: 'Change it, publish it, or take it back',
  params: ById,
  body: z.strictObject(fields).partial(),
  response: Update,
  repeatable: true,
})
export const removeSystemUpdate = endpoint({
  id: 'operations.removeSystemUpdate',
  method: 'DELETE',
  path: 'api/path/ops/latestSystemUpdate/{id}',
  access,
  summary: 'Remove it',
  params: ById,
})

export const whatIsNew = endpoint({
  id: 'operations.whatIsNew',
  method: 'GET',
  path: 'api/panel/latestSystemUpdate',
  access: { to: 'company' },
  summary: 'What is published and whose day has come, the newest first',
  response: z.array(z.object(told).meta({ id: 'PublishedUpdate' })),
})
