/** The cumulative average method: the year so far and this period, averaged, taxed, times the periods, less what was withheld. */
import { type Amount, amountText, notNegative } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { or, reader } from '../../core/given.ts'
import { count, money } from '../../core/given-kinds.ts'
import { halfUpToCentavo } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { taxOn } from './tax-on.ts'
import { noMoney, type Period, period, taxTable } from './withholding-law.ts'

export type SoFar = { readonly taxable: Amount; readonly withheld: Amount; readonly periods: number }
export type Taxable = { readonly regular: Amount; readonly supplementary: Amount }

export function cumulativeAverage(soFar: SoFar, now: Taxable, payPeriod: Period, on: PlainDate, sheet?: Worksheet) {
  const table = taxTable(payPeriod, on)
  const cumulative = soFar.taxable + now.regular + now.supplementary
  const periods = soFar.periods + 1
  const average = halfUpToCentavo({ top: cumulative, bottom: BigInt(periods) })
  if (sheet) noteAverage(soFar, now, { cumulative, periods, average }, sheet)
  const { tax: onAverage } = taxOn(average, 0n, table, NAMES, sheet)
  const cumulativeTax = onAverage * BigInt(periods)
  const tax = notNegative(cumulativeTax - soFar.withheld)
  if (sheet) {
    sheet.result('cumulative_tax', cumulativeTax, {
      parts: [
        ['tax_on_average', onAverage],
        ['payroll_periods', periods],
      ],
    })
    sheet.note('year-to-date', 'withholding_tax', tax, {
      figure: 'withholding_tax',
      parts: [
        ['cumulative_tax', cumulativeTax],
        ['prior_withheld', -soFar.withheld],
      ],
      source: table.source,
    })
  }
  return { cumulative, periods, average, onAverage, cumulativeTax, tax }
}

const NAMES = { taxed: 'average_taxable', tax: 'tax_on_average' }

const given = reader({
  period,
  prior_taxable: noMoney,
  prior_withheld: noMoney,
  prior_periods: or(count, 0),
  taxable_regular: money,
  taxable_supplementary: noMoney,
})

const answers = [
  'cumulative_taxable',
  'payroll_periods',
  'average_taxable',
  'tax_on_average',
  'cumulative_tax',
  'withholding_tax',
]

export const withholdingCumulativeScheme = scheme('ph.withholding_cumulative', given, answers, (facts, on, sheet) => {
  const soFar = { taxable: facts.prior_taxable, withheld: facts.prior_withheld, periods: facts.prior_periods }
  const now = { regular: facts.taxable_regular, supplementary: facts.taxable_supplementary }
  const found = cumulativeAverage(soFar, now, facts.period, on, sheet)
  return {
    cumulative_taxable: amountText(found.cumulative),
    payroll_periods: found.periods,
    average_taxable: amountText(found.average),
    tax_on_average: amountText(found.onAverage),
    cumulative_tax: amountText(found.cumulativeTax),
    withholding_tax: amountText(found.tax),
  }
})

type Average = { readonly cumulative: Amount; readonly periods: number; readonly average: Amount }

function noteAverage(soFar: SoFar, now: Taxable, found: Average, sheet: Worksheet): void {
  sheet.fact('taxable_regular', now.regular)
  sheet.fact('taxable_supplementary', now.supplementary)
  sheet.fact('prior_withheld', soFar.withheld)
  sheet.note('year-to-date', 'cumulative_taxable', found.cumulative, {
    figure: 'cumulative_taxable',
    parts: [
      ['prior_taxable', soFar.taxable],
      ['taxable_regular', now.regular],
      ['taxable_supplementary', now.supplementary],
    ],
  })
  sheet.result('payroll_periods', found.periods, { parts: [['prior_periods', soFar.periods]] })
  sheet.result('average_taxable', found.average, {
    parts: [
      ['cumulative_taxable', found.cumulative],
      ['payroll_periods', found.periods],
    ],
    rounding: 'half_up_to_centavo',
  })
}
