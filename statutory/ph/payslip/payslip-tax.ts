/** The tax of a payslip by the method that applies: the year's tax at its end, the cumulative average, or the table. */
import type { Amount } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { annualised } from '../withholding/annualised.ts'
import { cumulativeAverage } from '../withholding/cumulative-average.ts'
import { withholding } from '../withholding/withholding.ts'
import type { PayslipFacts } from './payslip-given.ts'
import type { TaxablePay } from './taxable-pay.ts'

export type PayslipTax = {
  readonly method: 'regular' | 'cumulative_average' | 'annualised'
  readonly withheld: Amount
  readonly refund: Amount
  /** Only of a year's end. */
  readonly year?: { readonly taxable: Amount; readonly due: Amount }
}

export function taxOfPayslip(
  facts: PayslipFacts,
  pay: TaxablePay,
  on: PlainDate,
  sheet: Worksheet | undefined,
): PayslipTax {
  if (facts.annualise) return ofYear(facts, pay, on, sheet)
  const { previous_employer, on_cumulative_average, year_to_date: year } = facts
  const { regular, supplementary } = pay
  const asked = { regular, supplementary, previous_employer, on_cumulative_average }
  const { method, tax } = withholding(asked, facts.period, on, sheet?.within('ph.withholding', NAMES))
  sheet?.result('tax_refund', 0n)
  if (tax !== undefined) return { method, withheld: tax, refund: 0n }
  const soFar = {
    taxable: year.taxable,
    withheld: year.withheld_present + year.withheld_previous,
    periods: year.periods,
  }
  const inner = sheet?.within('ph.withholding_cumulative', NAMES)
  return { method, withheld: cumulativeAverage(soFar, pay, facts.period, on, inner).tax, refund: 0n }
}

function ofYear(facts: PayslipFacts, pay: TaxablePay, on: PlainDate, sheet: Worksheet | undefined): PayslipTax {
  const { year_to_date: year } = facts
  const taxable = year.taxable + pay.regular + pay.supplementary
  if (sheet) {
    sheet.result('withholding_method', 'annualised', { parts: [['occasion', facts.occasion]] })
    sheet.note('year-to-date', 'annual_taxable', taxable, {
      figure: 'annual_taxable',
      parts: [
        ['year_to_date_taxable', year.taxable],
        ['taxable_regular', pay.regular],
        ['taxable_supplementary', pay.supplementary],
      ],
    })
  }
  const inner = sheet?.within('ph.withholding_annual', YEAR_NAMES)
  inner?.fact('annual_taxable', taxable)
  const withheld = { present: year.withheld_present, previous: year.withheld_previous }
  const found = annualised(taxable, withheld, undefined, on, inner)
  return { method: 'annualised', withheld: found.tax, refund: found.refund, year: { taxable, due: found.due } }
}

const NAMES = {
  taxable_regular: 'taxable_regular',
  taxable_supplementary: 'taxable_supplementary',
  withholding_method: 'withholding_method',
  withholding_tax: 'withholding_tax',
}

const YEAR_NAMES = {
  annual_taxable: 'annual_taxable',
  tax_due: 'tax_due',
  withholding_tax: 'withholding_tax',
  tax_refund: 'tax_refund',
}
