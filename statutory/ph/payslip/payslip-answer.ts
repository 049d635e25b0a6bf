/** The figures of a payslip as callers get them: decimal text, in the order money moves. */
import { type Amount, amountText } from '#kernel/money.ts'
import type { Answer } from '../../core/scheme.ts'
import type { Earned } from './earnings.ts'
import { type Contributions, shareKeys } from './month-contributions.ts'
import type { PayslipTax } from './payslip-tax.ts'
import type { Totals } from './payslip-totals.ts'
import type { TaxablePay } from './taxable-pay.ts'

export type Payslip = {
  readonly gross: Amount
  readonly earned: Earned
  readonly contributions: Contributions
  readonly pay: TaxablePay
  readonly tax: PayslipTax
  readonly totals: Totals
}

export const payslipAnswers = [
  'gross_pay',
  'sss_compensation',
  'fund_salary',
  'monthly_salary_credit',
  'insured_salary',
  'capped_fund_salary',
  ...shareKeys,
  ...shareKeys.map((key) => `${key}_of_month`),
  'employee_contributions',
  'employer_contributions',
  'de_minimis_exempt',
  'benefits',
  'benefits_exempt',
  'benefits_taxable',
  'taxable_regular',
  'taxable_supplementary',
  'withholding_method',
  'annual_taxable',
  'tax_due',
  'withholding_tax',
  'tax_refund',
  'total_deductions',
  'net_pay',
  'employer_cost',
]

export function answerOf({ gross, earned, contributions, pay, tax, totals }: Payslip): Answer {
  const { charged, ofMonth } = contributions
  return {
    gross_pay: amountText(gross),
    sss_compensation: amountText(contributions.sssCompensation),
    fund_salary: amountText(contributions.fundSalary),
    monthly_salary_credit: amountText(contributions.salaryCredit),
    insured_salary: amountText(contributions.insuredSalary),
    capped_fund_salary: amountText(contributions.cappedFundSalary),
    sss_employee: amountText(charged.sss_employee),
    sss_employer: amountText(charged.sss_employer),
    philhealth_employee: amountText(charged.philhealth_employee),
    philhealth_employer: amountText(charged.philhealth_employer),
    pag_ibig_employee: amountText(charged.pag_ibig_employee),
    pag_ibig_employer: amountText(charged.pag_ibig_employer),
    ...(ofMonth && {
      sss_employee_of_month: amountText(ofMonth.sss_employee),
      sss_employer_of_month: amountText(ofMonth.sss_employer),
      philhealth_employee_of_month: amountText(ofMonth.philhealth_employee),
      philhealth_employer_of_month: amountText(ofMonth.philhealth_employer),
      pag_ibig_employee_of_month: amountText(ofMonth.pag_ibig_employee),
      pag_ibig_employer_of_month: amountText(ofMonth.pag_ibig_employer),
    }),
    employee_contributions: amountText(contributions.employee),
    employer_contributions: amountText(contributions.employer),
    de_minimis_exempt: amountText(earned.deMinimisExempt),
    benefits: amountText(earned.benefits),
    benefits_exempt: amountText(pay.benefitsExempt),
    benefits_taxable: amountText(pay.benefitsTaxable),
    taxable_regular: amountText(pay.regular),
    taxable_supplementary: amountText(pay.supplementary),
    withholding_method: tax.method,
    ...(tax.year && { annual_taxable: amountText(tax.year.taxable), tax_due: amountText(tax.year.due) }),
    withholding_tax: amountText(tax.withheld),
    tax_refund: amountText(tax.refund),
    total_deductions: amountText(totals.deductions),
    net_pay: amountText(totals.netPay),
    employer_cost: amountText(totals.cost),
  }
}
