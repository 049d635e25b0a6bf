/** Tax by a table: its bracket is found by regular compensation alone; supplementary pay is taxed at its rate. */
import { decimalText } from '#kernel/fraction.ts'
import type { Amount } from '#kernel/money.ts'
import { rowFrom } from '../../core/bracket.ts'
import { halfUpToCentavo, shareOf } from '../../core/rounding.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import type { TaxRow, TaxTable } from './withholding-law.ts'

export type Taxed = { readonly row: TaxRow; readonly tax: Amount }

/** What the amounts and the tax are called where they are used. */
export type TaxNames = { readonly taxed: string; readonly supplementary?: string; readonly tax: string }

export function taxOn(
  amount: Amount,
  supplementary: Amount,
  table: TaxTable,
  names: TaxNames,
  sheet?: Worksheet,
): Taxed {
  const row = rowFrom(table.rows, amount)
  const tax = row.baseTax + halfUpToCentavo(shareOf(amount - row.from + supplementary, row.rate))
  if (sheet) {
    const taxed = [names.taxed, amount] as const
    sheet.note('bracket', 'bracket', row.bracket, {
      figure: 'bracket',
      parts: [taxed],
      row: [
        ['bracket', row.bracket],
        ['over', row.from],
        ['up_to', table.rows[row.bracket]?.from ?? 'none'],
        ['base_tax', row.baseTax],
        ['rate', decimalText(row.rate)],
      ],
      source: table.source,
    })
    sheet.note('rate', names.tax, tax, {
      figure: names.tax,
      parts: names.supplementary
        ? [['bracket', row.bracket], taxed, [names.supplementary, supplementary]]
        : [['bracket', row.bracket], taxed],
      rounding: 'half_up_to_centavo',
      source: table.source,
    })
  }
  return { row, tax }
}
