/** The foot of a payslip: what is taken off, what is paid out, what the month costs the employer. */
import type { Amount } from '#kernel/money.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import type { Contributions } from './month-contributions.ts'
import type { PayslipFacts } from './payslip-given.ts'
import type { PayslipTax } from './payslip-tax.ts'

export type Totals = { readonly deductions: Amount; readonly netPay: Amount; readonly cost: Amount }

/** Net pay is not kept above zero: a period in which deductions exceed pay is for a person to see. */
export function totalsOf(
  gross: Amount,
  contributions: Contributions,
  facts: PayslipFacts,
  tax: PayslipTax,
  sheet: Worksheet | undefined,
): Totals {
  const deductions = contributions.employee + facts.union_dues + tax.withheld + facts.other_deductions
  const netPay = gross + tax.refund - deductions
  const cost = gross + contributions.employer
  if (sheet) {
    sheet.result('total_deductions', deductions, {
      parts: [
        ['employee_contributions', contributions.employee],
        ['union_dues', facts.union_dues],
        ['withholding_tax', tax.withheld],
        ['other_deductions', facts.other_deductions],
      ],
    })
    sheet.result('net_pay', netPay, {
      parts: [
        ['gross_pay', gross],
        ['tax_refund', tax.refund],
        ['total_deductions', -deductions],
      ],
    })
    sheet.result('employer_cost', cost, {
      parts: [
        ['gross_pay', gross],
        ['employer_contributions', contributions.employer],
      ],
    })
  }
  return { deductions, netPay, cost }
}
