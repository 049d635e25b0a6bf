import { z } from 'zod'
import { Id, ShortText } from '#platform/contract/fields.ts'
import { columnFormats, MOST_COLUMNS } from '../model/columns.ts'
import { LONGEST_FORMULA } from '../model/formula/parse.ts'

export const base = 'api/panel/payroll' as const
/** Of the reports of pay; those a company writes itself are a feature of their own. */
export const readers = { to: 'area', of: ['payroll.reports'] } as const
export const writers = { to: 'area', of: ['payroll.templates'] } as const

export const templateTypes = ['report', 'payslip', 'bank'] as const

/** What columns go by: small letters, so that nobody has to think of them. */
const Key = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z][a-z0-9_]{0,39}$/, 'payreports.key')
const ColumnIn = z
  .object({
    key: Key,
    label: ShortText,
    formula: z.string().trim().min(1, 'http.required').max(LONGEST_FORMULA),
    format: z.enum(columnFormats).default('money'),
    /** Where it stands among the others; without it as it is sent. */
    order: z.number().int().min(0).max(999).optional(),
  })
  .strict()
export const Columns = z.array(ColumnIn).max(MOST_COLUMNS)

export const Template = z.object({
  id: Id,
  name: z.string(),
  category_id: Id.nullable(),
  category_name: z.string().nullable(),
  type: z.enum(templateTypes),
  columns: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      formula: z.string(),
      format: z.enum(columnFormats),
      order: z.number().int(),
    }),
  ),
  is_default: z.boolean(),
  revision: z.number().int(),
})

const ShownColumn = z.object({ key: z.string(), label: z.string(), format: z.enum(columnFormats) })
export const ShownTemplate = z.object({
  columns: z.array(ShownColumn),
  rows: z.array(
    z.object({
      employee_id: Id,
      staff_id: z.string(),
      full_name: z.string(),
      /** By the column's key; null where a cell is empty, such as after a division by zero. */
      values: z.record(z.string(), z.string().nullable()),
    }),
  ),
  /** Of columns of money. */
  totals: z.record(z.string(), z.string()),
  /** How far the month is: reports of a month that is not approved may still change. */
  status: z.string(),
})

/** As the specification's clients send them: 1 as well as 01. */
export const YearAndMonth = {
  year: z.string().regex(/^[1-9]\d{3}$/),
  month: z.string().regex(/^(0?[1-9]|1[0-2])$/),
}
