/** The figures of a payslip as callers get them: decimal text, in the order money moves. */
import { type Amount, amountText } from '#kernel/money.ts'
import type { Totals } from '../../core/payslip-totals.ts'
import type { Answer } from '../../core/scheme.ts'
import type { InsuredMonth } from './insured-month.ts'
import type { MonthPay } from './month-pay.ts'
import type { MonthTax } from './month-tax.ts'
import type { PayslipFacts } from './payslip-given.ts'

export type Payslip = {
  readonly facts: PayslipFacts
  readonly pay: MonthPay
  readonly insured: InsuredMonth
  readonly tax: MonthTax
  readonly supplementary: Amount
  readonly totals: Totals
  readonly yearToDateBonus: Amount
}

export const payslipAnswers = [
  'agreed_wages',
  'monthly_wages',
  'labour_insured_salary',
  'occupational_insured_salary',
  'health_insured_salary',
  'pension_insured_salary',
  'basic_pay',
  'recurring_allowances',
  'meal_allowance',
  'taxable_overtime_pay',
  'per_diem_excess',
  'leave_deduction',
  'regular_pay',
  'overtime_pay',
  'bonus',
  'reimbursement',
  'back_pay',
  'gross_pay',
  'ordinary_employee',
  'ordinary_employer',
  'employment_employee',
  'employment_employer',
  'health_employee',
  'health_employer',
  'pension_employee',
  'pension_employer',
  'occupational_employer',
  'taxable_wages',
  'withholding_tax',
  'bonus_withholding_tax',
  'supplementary_premium',
  'other_deductions',
  'total_deductions',
  'net_pay',
  'employer_contributions',
  'employer_cost',
  'year_to_date_bonus',
] as const

export function answerOf({ facts, pay, insured, tax, supplementary, totals, yearToDateBonus }: Payslip): Answer {
  const { labour, occupational, health, pension } = insured
  return {
    agreed_wages: amountText(pay.agreedWages),
    monthly_wages: amountText(pay.monthlyWages),
    labour_insured_salary: amountText(labour.insured),
    occupational_insured_salary: amountText(occupational.insured),
    health_insured_salary: amountText(health.insured),
    pension_insured_salary: amountText(pension.insured),
    basic_pay: amountText(pay.basicPay),
    recurring_allowances: amountText(facts.recurring_allowances),
    meal_allowance: amountText(facts.meal_allowance),
    taxable_overtime_pay: amountText(facts.taxable_overtime_pay),
    per_diem_excess: amountText(facts.per_diem_excess),
    leave_deduction: amountText(facts.leave_deduction),
    regular_pay: amountText(pay.regular),
    overtime_pay: amountText(facts.overtime_pay),
    bonus: amountText(facts.bonus),
    reimbursement: amountText(facts.reimbursement),
    back_pay: amountText(facts.back_pay),
    gross_pay: amountText(pay.gross),
    ordinary_employee: amountText(labour.ordinary.employee),
    ordinary_employer: amountText(labour.ordinary.employer),
    employment_employee: amountText(labour.employment.employee),
    employment_employer: amountText(labour.employment.employer),
    health_employee: amountText(health.employee),
    health_employer: amountText(health.employer),
    pension_employee: amountText(pension.employee),
    pension_employer: amountText(pension.employer),
    occupational_employer: amountText(occupational.employer),
    taxable_wages: amountText(tax.taxable),
    withholding_tax: amountText(tax.month),
    bonus_withholding_tax: amountText(tax.bonus),
    supplementary_premium: amountText(supplementary),
    other_deductions: amountText(facts.other_deductions),
    total_deductions: amountText(totals.deductions),
    net_pay: amountText(totals.netPay),
    employer_contributions: amountText(totals.contributions),
    employer_cost: amountText(totals.cost),
    year_to_date_bonus: amountText(yearToDateBonus),
  }
}
