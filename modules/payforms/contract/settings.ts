/** What forms ask of the company, and which box a type of pay belongs to. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { OptionalText } from '#platform/contract/fields.ts'
import { detailNames, isSwitch } from '../model/details.ts'
import { eaChoices } from '../model/my/ea.ts'
import { base, readers } from './types.ts'

/** Said, or taken away. */
const Yes = z.enum(['yes', ''])
const Detail = z.object({ name: z.enum(detailNames), label: z.string(), value: z.string().nullable() })

export const formDetails = endpoint({
  id: 'payforms.details',
  method: 'GET',
  path: `${base}/yearForm/details`,
  access: readers,
  summary: 'What yearly forms ask of the employer beside the company’s numbers: who signs, which office',
  response: z.array(Detail),
})
export const changeFormDetails = endpoint({
  id: 'payforms.changeDetails',
  method: 'PATCH',
  path: `${base}/yearForm/details`,
  access: readers,
  body: z
    .strictObject(Object.fromEntries(detailNames.map((name) => [name, isSwitch(name) ? Yes : OptionalText])))
    .partial(),
  summary: 'Change what yearly forms ask of the employer; empty takes it away',
  response: z.array(Detail),
})
export const formBoxes = endpoint({
  id: 'payforms.boxes',
  method: 'GET',
  path: `${base}/yearForm/ea/boxes`,
  access: readers,
  summary: 'Which box of form EA each type of pay belongs to (Malaysia)',
  response: z.object({
    choices: z.array(z.string()),
    types: z.array(
      z.object({
        type: z.string(),
        label: z.string(),
        box: z.string(),
        standard: z.string(),
        changed: z.boolean(),
        /** Of pay, or of a deduction. */
        choices: z.array(z.enum(eaChoices)),
      }),
    ),
  }),
})
export const changeFormBoxes = endpoint({
  id: 'payforms.changeBoxes',
  method: 'PATCH',
  path: `${base}/yearForm/ea/boxes`,
  access: readers,
  body: z.strictObject({
    boxes: z.record(z.string().min(1).max(255), z.enum(eaChoices).nullable()),
  }),
  summary: 'Let types of pay stand in other boxes of form EA; null puts one back (Malaysia)',
  response: z.object({ changed: z.number().int() }),
  problems: ['payforms.unknown-type', 'payforms.other-side'],
})

const Item = z.object({
  type: z.string(),
  label: z.string(),
  box: z.string(),
  standard: z.string(),
  changed: z.boolean(),
  /** Items of the same kind of tax. */
  choices: z.array(z.string()),
})
export const formItems = endpoint({
  id: 'payforms.items',
  method: 'GET',
  path: `${base}/yearForm/bir2316/boxes`,
  access: readers,
  summary: 'Which item of BIR form 2316 each type of pay belongs to (Philippines)',
  response: z.object({ types: z.array(Item) }),
})
export const changeFormItems = endpoint({
  id: 'payforms.changeItems',
  method: 'PATCH',
  path: `${base}/yearForm/bir2316/boxes`,
  access: readers,
  body: z.strictObject({ boxes: z.record(z.string().min(1).max(255), z.string().max(3).nullable()) }),
  summary: 'Let types of pay stand in other items of form 2316; null puts one back (Philippines)',
  response: z.object({ changed: z.number().int() }),
  problems: ['payforms.unknown-type', 'payforms.other-tax'],
})
