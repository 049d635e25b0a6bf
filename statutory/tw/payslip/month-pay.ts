/**
 * What the month pays: agreed wages lifted to the minimum wage, the part of the month in service, allowances,
 * overtime, bonus, pay of closed months, what was spent for the company. The grades of the insurances follow the agreed
 * month, not the part of it that was worked.
 */
import type { Amount } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { refuse } from '../../core/refusal.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { partMonth } from '../labour-standards/proration.ts'
import { floorOf } from '../minimum-wage/minimum-wage.ts'
import { minimumWage } from '../minimum-wage/minimum-wage-law.ts'
import type { PayslipFacts } from './payslip-given.ts'

export type MonthPay = {
  /** For a whole month, lifted to the minimum wage. */
  readonly agreedWages: Amount
  /** Agreed for a whole month, allowances included: what grades are found by. */
  readonly monthlyWages: Amount
  readonly basicPay: Amount
  /** Monthly pay: without exempt overtime, bonus and what is paid back. */
  readonly regular: Amount
  readonly gross: Amount
}

export function monthPay(facts: PayslipFacts, on: PlainDate, sheet: Worksheet | undefined): MonthPay {
  if (sheet) noteGiven(facts, sheet)
  const allowances = facts.recurring_allowances + facts.meal_allowance
  const wages = atLeastMinimum(facts, allowances, on, sheet)
  const monthlyWages = wages + allowances
  const basicPay = partMonth(wages, facts, on, sheet?.within('tw.proration', prorationNames)).pay
  const regular = basicPay + allowances + facts.taxable_overtime_pay + facts.per_diem_excess - facts.leave_deduction
  if (regular < 0n) refuse('leave_deduction', 'contradiction', 'is more than the pay of the month')
  const gross = regular + facts.overtime_pay + facts.bonus + facts.back_pay + facts.reimbursement
  const pay = { agreedWages: wages, monthlyWages, basicPay, regular, gross }
  if (sheet) noteSums(facts, pay, sheet)
  return pay
}

const prorationNames = { wages: 'agreed_wages', pay: 'basic_pay' }

/** Full-timers reach the minimum wage with their allowances; part-timers its part, where their hours are said. */
function atLeastMinimum(facts: PayslipFacts, allowances: Amount, on: PlainDate, sheet: Worksheet | undefined): Amount {
  const { law, id: source } = minimumWage.on(on)
  const { weekly_hours: hours } = facts
  const floor = facts.part_time ? hours && floorOf(hours, law, facts.rounding).amount : fullTimeFloor(facts, law)
  const lifted = floor !== undefined && facts.wages + allowances < floor
  const wages = lifted ? floor - allowances : facts.wages
  sheet?.note('capped', 'agreed_wages', wages, {
    figure: 'agreed_wages',
    parts: [
      ['wages', facts.wages],
      ['allowances', allowances],
      ['floor', floor ?? 'none'],
    ],
    source,
  })
  return wages
}

function fullTimeFloor({ weekly_hours: hours, rounding }: PayslipFacts, law: Parameters<typeof floorOf>[1]): Amount {
  if (hours) floorOf(hours, law, rounding)
  return law.monthly
}

function noteGiven(facts: PayslipFacts, sheet: Worksheet): void {
  sheet.note('fact', 'wages', facts.wages)
  for (const key of given) sheet.note('fact', key, facts[key], { figure: key })
}

function noteSums(facts: PayslipFacts, pay: MonthPay, sheet: Worksheet): void {
  sheet.note('sum', 'monthly_wages', pay.monthlyWages, {
    figure: 'monthly_wages',
    parts: [
      ['agreed_wages', pay.agreedWages],
      ['recurring_allowances', facts.recurring_allowances],
      ['meal_allowance', facts.meal_allowance],
    ],
  })
  sheet.note('sum', 'regular_pay', pay.regular, {
    figure: 'regular_pay',
    parts: [
      ['basic_pay', pay.basicPay],
      ['recurring_allowances', facts.recurring_allowances],
      ['meal_allowance', facts.meal_allowance],
      ['taxable_overtime_pay', facts.taxable_overtime_pay],
      ['per_diem_excess', facts.per_diem_excess],
      ['leave_deduction', -facts.leave_deduction],
    ],
  })
  sheet.note('sum', 'gross_pay', pay.gross, {
    figure: 'gross_pay',
    parts: [
      ['regular_pay', pay.regular],
      ['overtime_pay', facts.overtime_pay],
      ['bonus', facts.bonus],
      ['back_pay', facts.back_pay],
      ['reimbursement', facts.reimbursement],
    ],
  })
}

/** Amounts that come as they are. */
const given = [
  'recurring_allowances',
  'meal_allowance',
  'taxable_overtime_pay',
  'leave_deduction',
  'overtime_pay',
  'bonus',
  'per_diem_excess',
  'reimbursement',
  'back_pay',
  'other_deductions',
] as const
