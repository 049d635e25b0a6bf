/** The runs of a month beside the regular one: listed, planned, made, changed, removed. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Id, OptionalText, PositiveMoneyText, ShortText } from '#platform/contract/fields.ts'
import { Month, OfRun, RunState } from '../contract-types.ts'
import { furtherTypes, runTypes } from '../model/run-types.ts'
import { run, workers } from './who.ts'

const RunOfMonth = z.object({
  run: z.number().int(),
  type: z.enum(runTypes),
  /** Null of the regular one, which is called by its month. */
  name: z.string().nullable(),
  pay_date: Day.nullable(),
  status: RunState,
  people: z.number().int(),
  gross_pay: z.string(),
  net_pay: z.string(),
  reason: z.string().nullable(),
})

/** Above zero, with at most two decimals. */
const Months = z
  .string()
  .trim()
  .regex(/^(?!0+(\.0+)?$)\d{1,2}(\.\d{1,2})?$/, 'payroll.plan-months')
const Amount = PositiveMoneyText.refine((text) => !/^0+(\.0+)?$/.test(text), 'payroll.plan-amount')
/** The earning that is paid, by the code of its category; the country's usual one without it. */
const type = z.string().trim().min(1).max(60).optional()
export const Plan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('thirteenth_month'), type }).strict(),
  z
    .object({
      kind: z.literal('months_of_pay'),
      months: Months,
      base: z.enum(['basic', 'basic_and_fixed']).default('basic'),
      pro_rata: z.boolean().optional(),
      type,
    })
    .strict(),
  z.object({ kind: z.literal('amount'), amount: Amount, type }).strict(),
])
const people = z.array(Id).min(1).max(20_000).optional()
const Preview = z.object({ preview: z.enum(['0', '1']).optional() })

export const Planned = z.object({
  people: z.array(
    z.object({
      employee_id: Id,
      staff_id: z.string(),
      full_name: z.string(),
      amount: z.string(),
      /** How it came about, in the caller's language. */
      why: z.string(),
    }),
  ),
  total: z.string(),
})

export const runs = endpoint({
  id: 'payroll.runs',
  method: 'GET',
  path: `${run}/run`,
  access: workers,
  params: Month,
  summary: 'The runs of a month; 1 is the regular one',
  readsPay: true,
  response: z.array(RunOfMonth),
})

export const addRun = endpoint({
  id: 'payroll.addRun',
  method: 'POST',
  path: `${run}/run`,
  access: workers,
  params: Month,
  query: Preview,
  body: z
    .object({
      type: z.enum(furtherTypes),
      name: ShortText,
      pay_date: DateText,
      employee_ids: people,
      plan: Plan.optional(),
      reason: OptionalText.optional(),
    })
    .strict(),
  summary: 'Make a further run of the month, with what a plan gives; ?preview=1 answers 200 and stores nothing',
  status: 201,
  readsPay: true,
  response: z.union([RunOfMonth, Planned]),
  problems: [
    'payroll.run-day',
    'payroll.run-name-taken',
    'payroll.run-people-need-plan',
    'payroll.run-needs-plan',
    'payroll.too-many-runs',
    'payroll.plan-without-pay',
    'payroll.approve-first',
    'payroll.run-before-update',
    'payroll.advance-plan',
    'payroll.advance-items',
    'payroll.correction-plan',
    'payroll.correction-people',
    'payroll.correction-open',
    'payroll.correction-told',
    'payroll.correction-not-paid',
    'payroll.correction-taken',
    'payroll.unknown-type',
    'payroll.not-employed',
    'employees.own-pay',
    'payroll.out-of-order',
    'payroll.before-first',
    'payroll.later-approved',
    'payroll.law-unknown',
    'payroll.paid-before',
  ],
})

export const changeRun = endpoint({
  id: 'payroll.changeRun',
  method: 'PATCH',
  path: `${run}/run/{run}`,
  access: workers,
  params: Month.extend({ run: OfRun.shape.run.unwrap() }),
  body: z.object({ name: ShortText, pay_date: DateText, reason: OptionalText }).partial().strict(),
  summary: 'Rename a run or move its day of payment until it is worked out',
  readsPay: true,
  response: RunOfMonth,
  problems: ['payroll.run-worked-out', 'payroll.run-regular', 'payroll.run-name-taken', 'payroll.run-day'],
})

export const removeRun = endpoint({
  id: 'payroll.removeRun',
  method: 'DELETE',
  path: `${run}/run/{run}`,
  access: workers,
  params: Month.extend({ run: OfRun.shape.run.unwrap() }),
  summary: 'Remove a run that was not worked out, with its items',
  problems: ['payroll.run-worked-out', 'payroll.run-regular', 'payroll.run-final'],
})

export const planItems = endpoint({
  id: 'payroll.planItems',
  method: 'POST',
  path: `${run}/items/plan`,
  access: workers,
  params: Month,
  query: OfRun.extend({ preview: z.enum(['0', '1']).optional() }),
  body: z.object({ plan: Plan, employee_ids: people }).strict(),
  summary: 'Put what a plan gives into the regular run, or the one of ?run=; ?preview=1 answers 200 and stores nothing',
  status: 201,
  readsPay: true,
  response: Planned,
  problems: [
    'payroll.closed',
    'payroll.frozen',
    'payroll.plan-without-pay',
    'payroll.unknown-type',
    'payroll.not-employed',
    'employees.own-pay',
  ],
})
