/**
 * One employee's pay period, in the order money moves: earnings, contributions of the wage month, taxable pay, tax,
 * net pay, what the employer bears. This page is the table of contents of Philippine payroll; each step is a scheme
 * of its own.
 */
import type { Amount } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { refuse } from '../../core/refusal.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { earnedBy } from './earnings.ts'
import { contributionsOf } from './month-contributions.ts'
import { answerOf, type Payslip, payslipAnswers } from './payslip-answer.ts'
import { type PayslipFacts, payslipGiven } from './payslip-given.ts'
import { taxOfPayslip } from './payslip-tax.ts'
import { totalsOf } from './payslip-totals.ts'
import { taxablePay } from './taxable-pay.ts'

export const payslipScheme = scheme('ph.payslip', payslipGiven, payslipAnswers, (facts, on, sheet) =>
  answerOf(payslip(facts, on, sheet)),
)

function payslip(facts: PayslipFacts, on: PlainDate, sheet: Worksheet | undefined): Payslip {
  if (sheet) noteGiven(facts, sheet)
  const earned = earnedBy(facts.earnings, facts.minimum_wage_earner, on, sheet)
  const gross = grossOf(earned.earnings, facts.attendance_deduction, sheet)
  const contributions = contributionsOf(facts, earned, on, sheet)
  const pay = taxablePay(facts, earned, contributions.employee, on, sheet)
  const tax = taxOfPayslip(facts, pay, on, sheet)
  const totals = totalsOf(gross, contributions, facts, tax, sheet)
  return { gross, earned, contributions, pay, tax, totals }
}

function grossOf(earnings: Amount, attendance: Amount, sheet: Worksheet | undefined): Amount {
  if (attendance > earnings) refuse('attendance_deduction', 'out_of_range', 'is more than the earnings')
  const gross = earnings - attendance
  sheet?.result('gross_pay', gross, {
    parts: [
      ['earnings', earnings],
      ['attendance_deduction', -attendance],
    ],
  })
  return gross
}

/** What comes as it is and is taken off. */
function noteGiven(facts: PayslipFacts, sheet: Worksheet): void {
  for (const key of ['attendance_deduction', 'union_dues', 'other_deductions'] as const) {
    if (facts[key] > 0n) sheet.note('fact', key, facts[key])
  }
}
