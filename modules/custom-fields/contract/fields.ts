/** The fields that a company adds to its people's records: their kind, and who sees them beside HR. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, ShortText } from '#platform/contract/fields.ts'
import { ById } from '#platform/requests/contract-types.ts'
import { fieldKinds } from '../model/kinds.ts'

const access = { to: 'area', of: ['settings.customFields'] } as const
const Choices = z.array(ShortText).max(100)
const fields = {
  name: ShortText,
  name_zh: ShortText.nullable(),
  kind: z.enum(fieldKinds),
  choices: Choices,
  for_managers: Flag,
  for_own: Flag,
  is_active: Flag,
}

export const CustomField = z
  .object({
    id: Id,
    name: z.string(),
    name_zh: z.string().nullable(),
    kind: z.enum(fieldKinds),
    choices: z.array(z.string()),
    /** Beside HR: managers and others who open the profile, and the person. */
    for_managers: z.boolean(),
    for_own: z.boolean(),
    is_active: z.boolean(),
    /** People who have something there. */
    people: z.number().int(),
  })
  .meta({ id: 'CustomField' })

export const customFields = endpoint({
  id: 'customFields.fields',
  method: 'GET',
  path: 'api/panel/company/customField',
  access,
  summary: 'Fields of the company’s own, in their order, with how many people have something there',
  response: z.array(CustomField),
})
export const addCustomField = endpoint({
  id: 'customFields.add',
  method: 'POST',
  path: 'api/panel/company/customField',
  status: 201,
  access,
  summary: 'Add a field, at the end of the list; a company has at most a hundred',
  body: z.strictObject({
    ...fields,
    name_zh: fields.name_zh.default(null),
    choices: Choices.default([]),
    for_managers: Flag.default(false),
    for_own: Flag.default(false),
    is_active: Flag.default(true),
  }),
  response: CustomField,
  problems: ['customFields.name-taken', 'customFields.choices', 'customFields.enough'],
})
export const changeCustomField = endpoint({
  id: 'customFields.change',
  method: 'PATCH',
  path: 'api/panel/company/customField/{id}',
  access,
  summary: 'Change a field or switch it off; its kind, and choices that somebody has, stay once something was entered',
  params: ById,
  body: z.strictObject(fields).partial(),
  response: CustomField,
  problems: ['customFields.name-taken', 'customFields.choices', 'customFields.kind-used', 'customFields.choice-used'],
})
export const removeCustomField = endpoint({
  id: 'customFields.remove',
  method: 'DELETE',
  path: 'api/panel/company/customField/{id}',
  access,
  summary: 'Remove a field in which nothing was entered; another can only be switched off',
  params: ById,
  problems: ['customFields.used'],
})
export const orderCustomFields = endpoint({
  id: 'customFields.order',
  method: 'POST',
  path: 'api/panel/company/customField/order',
  access,
  summary: 'The order in which they are shown: the ids of all',
  body: z.strictObject({ ids: z.array(Id).min(1).max(100) }),
  response: z.array(CustomField),
  problems: ['customFields.order-of-all'],
})
