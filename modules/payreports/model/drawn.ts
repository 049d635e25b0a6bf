/** What of a report is drawn: its last amount by department or group, or what each of its columns comes to. */
import { type ReportColumn, type ReportRow, sumText } from './table.ts'

export type Drawn = {
  /** The column whose amounts are drawn; none where the columns themselves are. */
  readonly of: string | null
  readonly bars: readonly { readonly label: string | null; readonly amount: string }[]
}
type Table = {
  readonly columns: readonly ReportColumn[]
  readonly rows: readonly Pick<
    ReportRow,
    'people' | 'full_name' | 'department' | 'position' | 'location' | 'cost_centre' | 'values'
  >[]
  readonly totals: Readonly<Record<string, string>>
}

/** `across`: the report is read from column to column, such as kinds of earning or months. */
export function drawn({ columns, rows, totals }: Table, across: boolean): Drawn {
  const money = columns.filter(({ kind }) => kind === 'money')
  if (across) {
    const shown = money.filter(({ key }) => key !== 'total' && totals[key] !== '0.00')
    return { of: null, bars: shown.map(({ key, label }) => ({ label, amount: totals[key] ?? '0.00' })) }
  }
  const last = money.at(-1)
  if (!last) return { of: null, bars: [] }
  const groups = new Map<string | null, string[]>()
  for (const row of rows) {
    const name =
      row.department ?? row.position ?? row.location ?? row.cost_centre ?? (row.people === 0 ? row.full_name : null)
    const group = groups.get(name)
    const amount = row.values[last.key] ?? '0.00'
    if (group) group.push(amount)
    else groups.set(name, [amount])
  }
  const bars = [...groups].map(([label, amounts]) => ({ label, amount: sumText(amounts) }))
  return { of: last.label, bars: bars.filter(({ amount }) => amount !== '0.00').toSorted(byAmount) }
}

const hundredths = (text: string): bigint => BigInt(text.replace('.', ''))
const byAmount = (one: { readonly amount: string }, other: { readonly amount: string }): number => {
  const less = hundredths(other.amount) - hundredths(one.amount)
  return less > 0n ? 1 : less < 0n ? -1 : 0
}
