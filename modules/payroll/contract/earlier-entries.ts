/** Pay from before the first payslip, entered by hand: kept with what sheets brought, and under the same rules. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, ShortText } from '#platform/contract/fields.ts'

const path = 'api/panel/payroll/prevPreJoined' as const
const access = { to: 'area', of: ['payroll.reports'] } as const
const ById = z.object({ id: Id })
const MonthText = z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'payroll.month')
/** By the columns of the sheet. */
const Figures = z.record(z.string().max(60), z.union([z.string().trim().max(40), z.boolean()]))

export const EarlierEntry = z.object({
  id: Id,
  employee_id: Id,
  staff_id: z.string(),
  full_name: z.string(),
  year: z.number().int(),
  /** The last month that the figures cover, and how many they cover. */
  month: z.string(),
  months: z.number().int(),
  figures: z.record(z.string(), z.string()),
})
const problems = ['payroll.earlier-invalid', 'payroll.openings-used', 'employees.own-pay'] as const

export const earlierEntry = endpoint({
  id: 'payroll.earlierEntry',
  method: 'GET',
  path: `${path}/{id}`,
  access,
  params: ById,
  readsPay: true,
  summary: 'Figures of some months before the first payslip',
  response: EarlierEntry,
})
export const addEarlierEntry = endpoint({
  id: 'payroll.addEarlierEntry',
  method: 'POST',
  path,
  status: 201,
  access,
  body: z
    .object({
      employee_id: Id.optional(),
      staff_id: ShortText.optional(),
      month: MonthText,
      months: z.coerce.number().int().min(1).max(12).default(1),
      figures: Figures,
    })
    .strict(),
  summary: 'Enter what somebody was paid in months of a year before their first payslip',
  response: EarlierEntry,
  problems,
})
export const changeEarlierEntry = endpoint({
  id: 'payroll.changeEarlierEntry',
  method: 'PATCH',
  path: `${path}/{id}`,
  access,
  params: ById,
  body: z
    .object({
      month: MonthText,
      months: z.coerce.number().int().min(1).max(12),
      /** Beside the others; an empty text takes one back. */
      figures: Figures,
    })
    .partial()
    .strict(),
  summary: 'Change figures of months before the first payslip',
  response: EarlierEntry,
  problems,
})
export const removeEarlierEntry = endpoint({
  id: 'payroll.removeEarlierEntry',
  method: 'DELETE',
  path: `${path}/{id}`,
  access,
  params: ById,
  summary: 'Remove figures that no approved payslip rests on',
  response: z.null(),
  problems,
})
export const earlierFigures = endpoint({
  id: 'payroll.earlierFigures',
  method: 'GET',
  path: `${path}/figures`,
  access,
  summary: 'What can be said of earlier months in the company’s country, by the columns of the sheet',
  response: z.array(
    z.object({ name: z.string(), about: z.string(), kind: z.enum(['money', 'flag']), required: z.boolean() }),
  ),
})
