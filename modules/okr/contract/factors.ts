/** Success factors of OKR: what objectives serve. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, OptionalText, ShortText } from '#platform/contract/fields.ts'
import { factorKinds } from '../model/okr.ts'

const readers = { to: 'area', of: ['okrSuccessFactor'] } as const
const writers = { to: 'area', of: ['okrSuccessFactor.write'] } as const
const params = z.object({ id: Id })
const Long = z.string().trim().max(1000)
const Kind = z.enum(factorKinds)

const Factor = z
  .object({
    ...{ id: Id, kind: Kind, name: z.string(), name_zh: z.string() },
    ...{ description: z.string(), description_zh: z.string(), is_active: z.boolean() },
  })
  .meta({ id: 'OkrSuccessFactor' })

export const factors = endpoint({
  id: 'okr.factors',
  method: 'GET',
  path: 'api/panel/successFactor/okr',
  access: readers,
  summary: 'Success factors of OKR by name',
  response: z.array(Factor),
})
export const factor = endpoint({
  id: 'okr.factor',
  method: 'GET',
  path: 'api/panel/successFactor/okr/{id}',
  access: readers,
  params,
  summary: 'One success factor',
  response: Factor,
})
export const addFactor = endpoint({
  id: 'okr.addFactor',
  method: 'POST',
  path: 'api/panel/successFactor/okr',
  status: 201,
  access: writers,
  summary: 'Add a success factor; its name is there once',
  body: z.strictObject({
    ...{ name: ShortText, kind: Kind, name_zh: OptionalText.default('') },
    ...{ description: Long.default(''), description_zh: Long.default(''), is_active: Flag.default(true) },
  }),
  response: Factor,
  problems: ['okr.factor-taken'],
})
export const changeFactor = endpoint({
  id: 'okr.changeFactor',
  method: 'PATCH',
  path: 'api/panel/successFactor/okr/{id}',
  access: writers,
  params,
  summary: 'Change a success factor',
  body: z
    .strictObject({
      ...{ name: ShortText, kind: Kind, name_zh: OptionalText, description: Long, description_zh: Long },
      is_active: Flag,
    })
    .partial(),
  response: Factor,
  problems: ['okr.factor-taken'],
})
export const removeFactor = endpoint({
  id: 'okr.removeFactor',
  method: 'DELETE',
  path: 'api/panel/successFactor/okr/{id}',
  access: writers,
  params,
  summary: 'Remove a success factor; objectives stay without it',
  response: z.null(),
})
