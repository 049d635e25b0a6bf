import { z } from 'zod'
import { Id, Instant } from '#platform/contract/fields.ts'
import { formNames, standings } from '../model/form.ts'

export const base = 'api/panel/payroll' as const
export const readers = { to: 'area', of: ['payroll.forms'] } as const
/** What people get to see is decided by those who approve pay. */
export const releasers = { to: 'area', of: ['payroll.approve'] } as const

export const Year = z.string().regex(/^[1-9]\d{3}$/)
export const FormName = z.enum(formNames)
export const Language = z.enum(['en', 'zh-Hant'])
export const Standing = z.enum(standings)

/** A box of the form: its key, and what it is called. */
export const BoxView = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(['money', 'count', 'text']),
  part: z.string().nullable(),
  sum: z.boolean(),
})
export const Missing = z.object({ field: z.string(), text: z.string() })
export const Figures = z.record(z.string(), z.string())

export const FormPerson = z.object({
  employee_id: Id,
  staff_id: z.string(),
  full_name: z.string(),
  figures: Figures,
  /** As it stands in the agency's file. */
  line: z.string().optional(),
  missing: z.array(Missing),
  released_at: Instant.nullable(),
  /** It was released, and the payslips say something else since. */
  withdrawn: z.boolean(),
  /** Released and standing, though made now it would say something else: another box was chosen since. */
  differs: z.boolean(),
  /** Taiwan: how the person gets the statement. */
  delivery: z.enum(['none', 'electronic', 'paper']).optional(),
})

const about = {
  form: FormName,
  year: z.number().int(),
  standing: Standing,
  standing_label: z.string(),
  due_on: z.string().nullable(),
  columns: z.array(BoxView),
}
/** A form of one month: figures of the company alone. */
export const FormOfMonth = z.object({
  form: z.literal('bir1601c'),
  month: z.string(),
  standing: Standing,
  standing_label: z.string(),
  due_on: z.string(),
  figures: Figures,
  columns: z.array(BoxView),
  missing: z.array(Missing),
})
export const FormOfYear = z.object({
  ...about,
  due_standing: Standing.nullable(),
  /** Months of the year that are approved; the others are not in it. */
  months: z.array(z.number().int()),
  /** How many people there are in all. */
  total: z.number().int(),
  people: z.array(FormPerson),
  totals: Figures,
  figures: Figures.nullable(),
  figure_columns: z.array(BoxView),
  missing: z.array(Missing),
  parts: z.array(z.string()),
  handed_out: z.boolean(),
})
export const FormOfPerson = FormPerson.extend(about)
