/** Fields that several calls of payroll share: month, run, lines and checks of payslips. */
import { z } from 'zod'
import { Id, Instant } from '#platform/contract/fields.ts'
import { runTypes } from './model/run-types.ts'

export const Month = z.object({
  /** A year of four figures, which has one before it. */
  year: z.string().regex(/^[1-9]\d{3}$/),
  month: z.string().regex(/^(0[1-9]|1[0-2])$/),
})
/** Which run of the month is meant; the regular one without it. */
export const OfRun = z.object({ run: z.coerce.number().int().min(1).max(99).optional() })
export const MonthAndId = Month.extend({ id: Id })
export const RunState = z.enum(['none', 'calculating', 'unconfirmed', 'confirmed', 'approved'])

/** Days and money that came from elsewhere, such as leave and overtime; what corrects a closed month says which. */
export const ContributedView = z.object({
  origin: z.string(),
  month: z.string(),
  kind: z.enum(['unpaid', 'encashed', 'amount']),
  /** Decimal text; below zero where a closed month took off too many. Null of money. */
  days: z.string().nullable(),
  /** Below zero where a closed month paid too much. Null of days. */
  amount: z.string().nullable(),
  corrects: z.boolean(),
  text: z.string(),
})

/** One payslip of a run. The country's figures stand beside these as decimal text under the law's names. */
export const PayslipRow = z.looseObject({
  id: Id,
  employee_id: Id,
  staff_id: z.string(),
  full_name: z.string(),
  department: z.string().nullable(),
  position: z.string().nullable(),
  /** Null, and no other figures, where the law gives no answer. */
  gross_pay: z.string().nullable(),
  total_deductions: z.string().nullable(),
  net_pay: z.string().nullable(),
  employer_cost: z.string().nullable(),
  findings: z.array(z.object({ code: z.string(), text: z.string(), weight: z.enum(['stops', 'look', 'note']) })),
  /** Net pay of the month before, and the difference; null for who had none. */
  former_net_pay: z.string().nullable(),
  difference: z.string().nullable(),
  difference_percent: z.string().nullable(),
  /** What was put in differently from the month before: 'basic_salary 3,000.00 -> 3,200.00', 'bonus 500.00' ... */
  changes: z.array(
    z.object({ input: z.string(), label: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  stale: z.object({ cause: z.string(), text: z.string() }).nullable(),
  held: z.boolean(),
  /** Ticked off by somebody, as long as it is not worked out again. */
  looked_at: Instant.nullable(),
  looked_by: z.string().nullable(),
  released_at: Instant.nullable(),
  /** Which of the month's bank files pays it. */
  bank_batch: z.number().int().nullable(),
  /** Only where one payslip alone is asked for: the lines of pay that are no figures of their own. */
  earnings: z.array(z.object({ key: z.string(), label: z.string(), amount: z.string() })).optional(),
  /** Likewise: parts of a figure that the company calls by a name of its own. */
  named: z.array(z.object({ figure: z.string(), label: z.string(), amount: z.string() })).optional(),
  /** Likewise. */
  contributed: z.array(ContributedView).optional(),
})

export const RunView = z.object({
  status: RunState,
  run_id: Id.nullable(),
  /** 1 is the regular one, which has no name. */
  run: z.number().int(),
  type: z.enum(runTypes),
  name: z.string().nullable(),
  pay_date: z.string().nullable(),
  /** On which day it is paid: its own, as approved, or by the settings; `agreed` differs where that is no working day. */
  pay_day: z.object({ on: z.string(), agreed: z.string() }).nullable(),
  year: z.number().int(),
  month: z.number().int(),
  currency_code: z.string(),
  version: z.number().int(),
  calculated_at: Instant.nullable(),
  calculation_ms: z.number().int().nullable(),
  job_id: z.string().nullable(),
  /** Sums of every figure, decimal text by name; `people`, `joined`, `left` as counts. */
  totals: z.looseObject({
    people: z.number().int(),
    joined: z.number().int(),
    left: z.number().int(),
    gross_pay: z.string(),
    net_pay: z.string(),
    total_deductions: z.string(),
    employer_cost: z.string(),
  }),
  /** The same sums of the month before, where there is one. */
  former_totals: z
    .looseObject({ people: z.number().int(), gross_pay: z.string(), net_pay: z.string(), employer_cost: z.string() })
    .nullable(),
  checks: z.array(
    z.object({
      code: z.string(),
      text: z.string(),
      weight: z.enum(['stops', 'look', 'note']),
      count: z.number().int(),
      /** With `page` only the first hundred. */
      employee_ids: z.array(Id),
      /** Whether payslips have it, so that their list can be narrowed by it (`check`). */
      of_payslips: z.boolean().optional(),
      /** Of people who are left out (with the reason given), or whose approved hours have no wage: who they are. */
      people: z.array(z.object({ employee_id: Id, full_name: z.string(), reason: z.string().optional() })).optional(),
      /** Of people who cannot be worked out: the fields of the record at fault; none where the law refuses otherwise. */
      missing: z
        .array(
          z.object({
            employee_id: Id,
            fields: z.array(z.string()),
            reason: z.string(),
            /** The tab of the profile that each of the fields stands on. */
            tabs: z.array(z.string()),
          }),
        )
        .optional(),
    }),
  ),
  departments: z.array(
    z.object({
      department: z.string().nullable(),
      people: z.number().int(),
      gross_pay: z.string(),
      net_pay: z.string(),
      employer_cost: z.string(),
    }),
  ),
  stale_count: z.number().int(),
  /** How many payslips each tab of the review holds, whatever page or search was asked for. */
  tabs: z.object({
    all: z.number().int(),
    look: z.number().int(),
    changed: z.number().int(),
    stale: z.number().int(),
  }),
  /** Versions that were approved, oldest first; `?version=` reads an earlier one. */
  versions: z.array(z.object({ version: z.number().int(), approved_at: Instant })),
  /** Employed in the month but not in the run, or the other way round, since it was calculated. */
  missing: z.array(z.object({ employee_id: Id, staff_id: z.string(), full_name: z.string() })),
  surplus: z.array(z.object({ employee_id: Id, staff_id: z.string(), full_name: z.string() })),
  /** The country's figures in payslip order, with their names in the caller's language. */
  figures: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      side: z.enum(['earning', 'reduction', 'deduction', 'refund', 'employer', 'total', 'base']),
    }),
  ),
  sign_off: z.array(
    z.object({
      event: z.string(),
      text: z.string(),
      actor: z.string(),
      at: Instant,
      version: z.number().int(),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
  /** What the caller may do now, and if not, why (text for the disabled control). */
  may: z.record(
    z.string(),
    z.object({
      allowed: z.boolean(),
      why: z.string().nullable(),
      /** The run that stands in the way and is to be opened again first. */
      first: z
        .object({ year: z.number().int(), month: z.number().int(), run: z.number().int(), name: z.string().nullable() })
        .optional(),
    }),
  ),
  files: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      /** How well its layout is known, in words; and whether it is beyond doubt. */
      standing: z.string(),
      settled: z.boolean(),
      /** What one should know of it. */
      note: z.string(),
      kind: z.enum(['statutory', 'bank']),
      /** The company may write its layout itself. */
      editable: z.boolean(),
      /** Pays accounts at its own bank alone. */
      one_bank: z.boolean(),
      missing: z.array(z.string()),
    }),
  ),
  payslips: z.array(PayslipRow),
})

export const Outcome = z.object({
  status: RunState,
  people: z.number().int(),
  version: z.number().int(),
  job_id: z.string().optional(),
})
