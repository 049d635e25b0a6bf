/** The withholding tables and methods as the rules read them, and what every tax rule is given. */
import { type Fraction, parseDecimal } from '#kernel/fraction.ts'
import { type Amount, amountOf } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { risingFrom } from '../../core/bracket.ts'
import { or } from '../../core/given.ts'
import { money, oneOf } from '../../core/given-kinds.ts'
import { lawFile } from '../../core/law-file.ts'
import rates from './withholding.rates.yaml'

// Read while the file below is loaded, so they stand first.
export const periods = ['daily', 'weekly', 'semi_monthly', 'monthly'] as const
export type Period = (typeof periods)[number]
type Table = Period | 'annual'

export const period = oneOf(periods)
export const noMoney = or(money, 0n)

export type TaxRow = {
  readonly bracket: number
  /** Over this much: the first amount of the bracket. */
  readonly from: Amount
  readonly baseTax: Amount
  readonly rate: Fraction
}

export const withholdingFile = lawFile(rates)

const tables = withholdingFile.history('tables', (block) => {
  const lines = block.lines(['period', 'bracket', 'over', 'base_tax', 'rate'])
  return {
    daily: rowsOf('daily', lines),
    weekly: rowsOf('weekly', lines),
    semi_monthly: rowsOf('semi_monthly', lines),
    monthly: rowsOf('monthly', lines),
    annual: rowsOf('annual', lines),
  }
})

export const methods = withholdingFile.history('methods', () => ({}))

export const refund = withholdingFile.history('refund', (block) => ({
  dueMonthAndDay: block.text('due month and day'),
}))

export type TaxTable = { readonly rows: readonly TaxRow[]; readonly source: string }

/** The table of a period, or of the year. */
export function taxTable(table: Table, on: PlainDate, key?: string): TaxTable {
  const { law, id } = tables.on(on, key)
  return { rows: law[table], source: id }
}

/** Compensation up to here bears no tax in the period. */
export function zeroTaxLevel({ rows }: TaxTable): Amount {
  return rows[1]?.from ?? 0n
}

function rowsOf(table: Table, lines: readonly (readonly string[])[]): readonly TaxRow[] {
  const rows = lines
    .filter(([name]) => name === table)
    .map(([, bracket = '', over = '', baseTax = '', rate = '']) => ({
      bracket: Number(bracket),
      from: amountOf(over),
      baseTax: amountOf(baseTax),
      rate: rateOf(rate),
    }))
  return risingFrom(rows, `withholding table, ${table}`)
}

function rateOf(text: string): Fraction {
  const rate = parseDecimal(text)
  if (rate === undefined) throw new Error(`withholding table: ${text} is no rate`)
  return rate
}
