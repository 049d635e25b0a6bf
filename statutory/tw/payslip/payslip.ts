/**
 * One employee's month, in the order money moves: pay, insurances, tax, supplementary premium, net pay, what the
 * employer bears. This page is the table of contents of Taiwanese payroll; each step is a scheme of its own.
 */
import type { Amount } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { totalsOf } from '../../core/payslip-totals.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { bonusPremium } from '../health-insurance/health-supplementary.ts'
import { insuredMonth } from './insured-month.ts'
import { monthPay } from './month-pay.ts'
import { monthTax } from './month-tax.ts'
import { answerOf, type Payslip, payslipAnswers } from './payslip-answer.ts'
import { type PayslipFacts, payslipGiven } from './payslip-given.ts'

export const payslipScheme = scheme('tw.payslip', payslipGiven, payslipAnswers, (facts, on, sheet) =>
  answerOf(payslip(facts, on, sheet)),
)

function payslip(facts: PayslipFacts, on: PlainDate, sheet: Worksheet | undefined): Payslip {
  const pay = monthPay(facts, on, sheet)
  const insured = insuredMonth(facts, pay.monthlyWages, on, sheet)
  const { labour, occupational, health, pension } = insured
  const tax = monthTax(facts, pay, pension.employee, on, sheet)
  const supplementary = supplementaryPremium(facts, health.insured, on, sheet)
  const totals = totalsOf(
    pay.gross,
    [
      ['ordinary_employee', labour.ordinary.employee],
      ['employment_employee', labour.employment.employee],
      ['health_employee', health.employee],
      ['pension_employee', pension.employee],
      ['withholding_tax', tax.month],
      ['bonus_withholding_tax', tax.bonus],
      ['supplementary_premium', supplementary],
      ['other_deductions', facts.other_deductions],
    ],
    [
      ['ordinary_employer', labour.ordinary.employer],
      ['employment_employer', labour.employment.employer],
      ['health_employer', health.employer],
      ['pension_employer', pension.employer],
      ['occupational_employer', occupational.employer],
    ],
    sheet,
  )
  return { facts, pay, insured, tax, supplementary, totals, yearToDateBonus: bonusOfYear(facts, sheet) }
}

/** Of the month's bonus, against the insured salary of the month it is paid in. */
function supplementaryPremium(
  { bonus, year_to_date_bonus_before: before }: PayslipFacts,
  insured: Amount,
  on: PlainDate,
  sheet: Worksheet | undefined,
): Amount {
  return bonusPremium(bonus, before, insured, on, sheet?.within('tw.health_supplementary', supplementaryNames)).premium
}

const supplementaryNames = {
  payment: 'bonus',
  insured_salary: 'health_insured_salary',
  premium: 'supplementary_premium',
}

function bonusOfYear({ bonus, year_to_date_bonus_before: before }: PayslipFacts, sheet?: Worksheet): Amount {
  sheet?.note('year-to-date', 'year_to_date_bonus', before + bonus, {
    figure: 'year_to_date_bonus',
    parts: [
      ['year_to_date_bonus_before', before],
      ['bonus', bonus],
    ],
  })
  return before + bonus
}
