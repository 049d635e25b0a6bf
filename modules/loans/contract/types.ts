/** The fields of a loan. */
import { z } from 'zod'
import { parseYearMonth, yearMonthText } from '#kernel/plain-date.ts'
import { Id, Instant, MoneyText, OptionalText, PositiveMoneyText, ShortText } from '#platform/contract/fields.ts'
import { loanAgencies, loanKinds, loanMoves, loanStatuses, settlements } from '../model/loan.ts'

/** YYYY-MM; '2026-3' is taken too. */
export const MonthText = z
  .string()
  .trim()
  .regex(/^\d{4}-\d{1,2}$/, 'loans.month')
  .refine((text) => parseYearMonth(text.replace(/-(\d)$/, '-0$1')) !== undefined, 'loans.month')
  .transform((text) => yearMonthText(parseYearMonth(text.replace(/-(\d)$/, '-0$1')) ?? { year: 0, month: 1 }))
const Percent = z
  .string()
  .trim()
  .regex(/^\d{1,3}(\.\d{1,2})?$/, 'loans.percent')

const fields = {
  kind: z.enum(loanKinds),
  name: ShortText,
  principal: MoneyText.nullable(),
  instalment: MoneyText,
  from: MonthText,
  to: MonthText.nullable(),
  reference: OptionalText.nullable(),
  priority: z.coerce.number().int().min(1).max(99),
  most_percent: Percent.nullable(),
  must_keep: PositiveMoneyText.nullable(),
  /** The agency that gets what is taken, where its file lists it. */
  paid_to: z.enum(loanAgencies).nullable(),
}
const { kind, name, instalment, from, ...optional } = fields
export const NewLoan = z.strictObject({
  employee_id: Id.optional(),
  staff_id: z.string().trim().min(1).max(60).optional(),
  ...{ kind, name, instalment, from },
  ...z.object(optional).partial().shape,
})
export const LoanChange = z.strictObject(fields).partial()

export const LoanView = z
  .object({
    id: Id,
    employee_id: Id,
    staff_id: z.string(),
    full_name: z.string(),
    kind: z.enum(loanKinds),
    name: z.string(),
    principal: z.string().nullable(),
    instalment: z.string(),
    from: z.string(),
    to: z.string().nullable(),
    reference: z.string().nullable(),
    priority: z.number().int(),
    most_percent: z.string().nullable(),
    must_keep: z.string().nullable(),
    paid_to: z.enum(loanAgencies).nullable(),
    /** Null where nothing is owed as a whole. */
    balance: z.string().nullable(),
    /** What approved months took; `due` is what they were to take. */
    taken: z.array(z.object({ month: z.string(), run: z.number().int(), amount: z.string(), due: z.string() })),
    status: z.enum(loanStatuses),
    moves: z.array(
      z.object({
        move: z.enum(loanMoves),
        month: z.string(),
        how: z.enum(settlements).nullable(),
        reason: z.string(),
        by: z.string(),
        at: Instant,
      }),
    ),
  })
  .meta({ id: 'Loan' })
