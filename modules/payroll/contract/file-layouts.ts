/** Layouts of files for agencies and banks that a company may write itself, tried on its last month before they count. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant } from '#platform/contract/fields.ts'
import { delimiters, encodings, recordKinds } from '../model/output/records/record-layout.ts'

const path = 'api/panel/payroll/fileLayout' as const
const access = { to: 'area', of: ['settings.payroll'] } as const
const params = z.object({ name: z.string().regex(/^[a-z0-9_]{1,40}$/) })

const Field = z.strictObject({
  title: z.string().max(60).optional(),
  value: z.string().max(60).optional(),
  text: z.string().max(100).optional(),
  width: z.number().int().min(0).max(300).optional(),
  align: z.enum(['left', 'right']).optional(),
  fill: z.enum(['space', 'zero']).optional(),
  format: z
    .string()
    .regex(/^(cents|whole|plain|[YMD/. -]{2,12})$/, 'payroll.layout-format')
    .optional(),
})
const Layout = z.strictObject({
  kind: z.enum(recordKinds),
  encoding: z.enum(encodings),
  delimiter: z.enum(delimiters),
  titles: z.boolean(),
  upper: z.boolean(),
  quotes: z.boolean(),
  extension: z.string().regex(/^[A-Za-z0-9]{1,5}$/, 'payroll.layout-extension'),
  header: z.array(z.array(Field).max(80)).max(10),
  detail: z.array(Field).min(1).max(80),
  trailer: z.array(z.array(Field).max(80)).max(10),
})
const Listed = z.object({
  name: z.string(),
  kind: z.enum(['statutory', 'bank']),
  label: z.string(),
  standing: z.string(),
  /** Known well enough to be used as it is. */
  sure: z.boolean(),
  /** What one should know of the layout. */
  note: z.string(),
  /** Written by the company in place of ours, by whom and when. */
  changed: z.object({ by: z.string(), at: Instant }).nullable(),
})
const Shown = Listed.extend({
  layout: Layout,
  /** What may stand in a field. */
  values: z.array(z.object({ name: z.string(), label: z.string(), amount: z.boolean() })),
})

const problems = [
  'payroll.layout-unknown',
  'payroll.layout-one',
  'payroll.layout-too-long',
  'payroll.layout-needs-amount',
  'payroll.layout-needs-width',
] as const

export const fileLayouts = endpoint({
  id: 'payroll.fileLayouts',
  method: 'GET',
  path,
  access,
  summary: 'Files whose layout the company may write itself, with how well ours is known',
  response: z.array(Listed),
})
export const fileLayout = endpoint({
  id: 'payroll.fileLayout',
  method: 'GET',
  path: `${path}/{name}`,
  access,
  params,
  summary: 'A layout as it counts now, and what may stand in it',
  response: Shown,
})
export const saveFileLayout = endpoint({
  id: 'payroll.saveFileLayout',
  method: 'PATCH',
  path: `${path}/{name}`,
  access,
  params,
  body: z.strictObject({ layout: Layout }),
  summary: 'The company’s own layout; files are made by it from now on',
  response: Shown,
  problems,
})
export const resetFileLayout = endpoint({
  id: 'payroll.resetFileLayout',
  method: 'DELETE',
  path: `${path}/{name}`,
  access,
  params,
  summary: 'Back to the layout that the product brings',
  response: z.null(),
})
export const tryFileLayout = endpoint({
  id: 'payroll.tryFileLayout',
  method: 'POST',
  path: `${path}/{name}/try`,
  access,
  params,
  readsPay: true,
  body: z.strictObject({
    layout: Layout.optional(),
    /** A file the agency or the bank took before, or its example; of a sheet the rows as they are copied from it. */
    sample: z.string().max(500_000).optional(),
  }),
  summary: 'The file of the last approved month by this layout, compared with a sample; nothing is kept or sent',
  response: z.object({
    /** Null while no month is approved. */
    month: z.string().nullable(),
    file_name: z.string().nullable(),
    lines: z.array(z.string()),
    total_lines: z.number().int(),
    /** Why there would be no file. */
    refused: z.object({ text: z.string(), people: z.array(z.string()) }).nullable(),
    /** Null without a sample. */
    compared: z
      .object({
        same: z.boolean(),
        lines: z.array(
          z.object({
            line: z.number().int(),
            what: z.enum(['missing', 'extra', 'length', 'fields', 'sign']),
            ours: z.string(),
            sample: z.string(),
          }),
        ),
      })
      .nullable(),
  }),
  problems,
})
