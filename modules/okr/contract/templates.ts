/** Templates of objectives, and giving them to people. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, ShortText } from '#platform/contract/fields.ts'
import { QuarterNumber, Revision, TemplateObjectives, Year } from './fields.ts'

const readers = { to: 'area', of: ['okrSuccessFactor'] } as const
const writers = { to: 'area', of: ['okrSuccessFactor.write'] } as const
const params = z.object({ id: Id })

const Template = z
  .object({
    id: Id,
    name: z.string(),
    objectives: z.array(
      z.object({
        name: z.string(),
        weight: z.number().int(),
        factor_id: Id.nullable(),
        key_results: z.array(
          z.object({
            name: z.string(),
            unit: z.string(),
            start_value: z.string(),
            target_value: z.string(),
            weight: z.number().int(),
          }),
        ),
      }),
    ),
    revision: z.number().int(),
  })
  .meta({ id: 'OkrTemplate' })

export const templates = endpoint({
  id: 'okr.templates',
  method: 'GET',
  path: 'api/panel/okr/template',
  access: readers,
  summary: 'Templates of objectives by name',
  response: z.array(Template),
})
export const template = endpoint({
  id: 'okr.template',
  method: 'GET',
  path: 'api/panel/okr/template/{id}',
  access: readers,
  params,
  summary: 'One template',
  response: Template,
})
export const addTemplate = endpoint({
  id: 'okr.addTemplate',
  method: 'POST',
  path: 'api/panel/okr/template',
  status: 201,
  access: writers,
  summary: 'Add a template; its objectives may still weigh less than a hundred',
  body: z.strictObject({ name: ShortText, objectives: TemplateObjectives }),
  response: Template,
  problems: ['okr.invalid'],
})
export const changeTemplate = endpoint({
  id: 'okr.changeTemplate',
  method: 'PATCH',
  path: 'api/panel/okr/template/{id}',
  access: writers,
  params,
  summary: 'Change a template; what was given stays as it is',
  body: z.strictObject({ name: ShortText, objectives: TemplateObjectives, revision: Revision }).partial(),
  response: Template,
  problems: ['okr.invalid', 'okr.overtaken'],
})
export const removeTemplate = endpoint({
  id: 'okr.removeTemplate',
  method: 'DELETE',
  path: 'api/panel/okr/template/{id}',
  access: writers,
  params,
  summary: 'Remove a template; what was given stays as it is',
  response: z.null(),
})
export const giveTemplate = endpoint({
  id: 'okr.giveTemplate',
  method: 'POST',
  path: 'api/panel/okr/template/{id}/give',
  access: { to: 'area', of: ['okrSuccessFactor.write'] },
  params,
  summary: 'Give its objectives to people as drafts of a quarter; who has some already keeps those',
  body: z.strictObject({ employee_ids: z.array(Id).min(1).max(500), year: Year, quarter: QuarterNumber }),
  response: z.object({ given: z.number().int(), there: z.number().int() }),
  problems: ['okr.invalid', 'okr.setting-needed'],
})
