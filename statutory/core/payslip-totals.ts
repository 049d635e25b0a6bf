/** The four sums at the foot of a payslip: what is taken off, what is paid out, what the employer adds, its cost. */
import type { Amount } from '#kernel/money.ts'
import type { Worksheet } from './worksheet.ts'

type Line = readonly [figure: string, amount: Amount]

export type Totals = {
  readonly deductions: Amount
  readonly netPay: Amount
  readonly contributions: Amount
  readonly cost: Amount
}

/** Net pay is not kept above zero: a month in which deductions exceed pay is for a person to see. */
export function totalsOf(
  gross: Amount,
  deductionLines: readonly Line[],
  contributionLines: readonly Line[],
  sheet: Worksheet | undefined,
): Totals {
  const deductions = sumOf(deductionLines)
  const contributions = sumOf(contributionLines)
  const totals = { deductions, netPay: gross - deductions, contributions, cost: gross + contributions }
  if (sheet) {
    sheet.result('total_deductions', deductions, { parts: deductionLines })
    sheet.result('net_pay', totals.netPay, {
      parts: [
        ['gross_pay', gross],
        ['total_deductions', -deductions],
      ],
    })
    sheet.result('employer_contributions', contributions, { parts: contributionLines })
    sheet.result('employer_cost', totals.cost, {
      parts: [
        ['gross_pay', gross],
        ['employer_contributions', contributions],
      ],
    })
  }
  return totals
}

function sumOf(lines: readonly Line[]): Amount {
  let sum = 0n
  for (const [, amount] of lines) sum += amount
  return sum
}
