/** Success factors of reviews: what people are rated on. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, OptionalText, ShortText } from '#platform/contract/fields.ts'
import { factorKinds } from '../model/factors.ts'

const readers = { to: 'area', of: ['performanceSuccessFactor'] } as const
const writers = { to: 'area', of: ['performanceSuccessFactor.write'] } as const
const params = z.object({ id: Id })
const Long = z.string().trim().max(1000)

const fields = {
  name: ShortText,
  name_zh: OptionalText,
  description: Long,
  description_zh: Long,
  rating_guide: Long,
  rating_guide_zh: Long,
  weight: z.coerce.number().int().min(1).max(100),
  is_active: Flag,
}
const Kind = z.enum(factorKinds)
const SuccessFactor = z
  .object({
    id: Id,
    kind: Kind,
    name: z.string(),
    name_zh: z.string(),
    description: z.string(),
    description_zh: z.string(),
    rating_guide: z.string(),
    rating_guide_zh: z.string(),
    weight: z.number().int(),
    is_active: z.boolean(),
  })
  .meta({ id: 'SuccessFactor' })

export const factors = endpoint({
  id: 'performance.factors',
  method: 'GET',
  path: 'api/panel/successFactor/performance',
  access: { to: 'area', of: ['performanceSuccessFactor', 'performance.write'] },
  summary: 'Success factors of reviews by name',
  response: z.array(SuccessFactor),
})
export const factor = endpoint({
  id: 'performance.factor',
  method: 'GET',
  path: 'api/panel/successFactor/performance/{id}',
  access: readers,
  params,
  summary: 'One success factor',
  response: SuccessFactor,
})
export const addFactor = endpoint({
  id: 'performance.addFactor',
  method: 'POST',
  path: 'api/panel/successFactor/performance',
  status: 201,
  access: writers,
  summary: 'Add a success factor; its name is there once',
  body: z.strictObject({
    ...{ name: fields.name, kind: Kind, name_zh: fields.name_zh.default(''), weight: fields.weight.default(10) },
    ...{ description: fields.description.default(''), description_zh: fields.description_zh.default('') },
    ...{ rating_guide: fields.rating_guide.default(''), rating_guide_zh: fields.rating_guide_zh.default('') },
    is_active: fields.is_active.default(true),
  }),
  response: SuccessFactor,
  problems: ['performance.factor-taken'],
})
export const addUsualFactors = endpoint({
  id: 'performance.addUsualFactors',
  method: 'POST',
  path: 'api/panel/successFactor/performance/usual',
  status: 201,
  access: writers,
  summary: 'Add what people are usually rated on, as far as it is not in the list',
  response: z.array(SuccessFactor),
  problems: ['performance.factor-taken'],
})
export const changeFactor = endpoint({
  id: 'performance.changeFactor',
  method: 'PATCH',
  path: 'api/panel/successFactor/performance/{id}',
  access: writers,
  params,
  summary: 'Change a success factor; periods and forms keep what they took from it',
  body: z.strictObject({ ...fields, kind: Kind }).partial(),
  response: SuccessFactor,
  problems: ['performance.factor-taken'],
})
export const removeFactor = endpoint({
  id: 'performance.removeFactor',
  method: 'DELETE',
  path: 'api/panel/successFactor/performance/{id}',
  access: writers,
  params,
  summary: 'Remove a success factor; periods and forms keep what they took from it',
  response: z.null(),
})
