/** A report as a table: rows by person or by group, each figure added up exactly, and the totals beneath. */

import { amountText, parseAmount } from '#kernel/money.ts'
import { dividedBy, type Share } from './ledger/shares.ts'

export const groupings = ['department', 'position', 'location', 'cost_centre'] as const
export type Grouping = (typeof groupings)[number]

export type ReportColumn = { readonly key: string; readonly label: string; readonly kind: 'money' | 'text' }
export type ReportRow = {
  /** Null for a row that stands for a group. */
  readonly employee_id: string | null
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly position: string | null
  /** Told of groups alone. */
  readonly location?: string | null
  readonly cost_centre?: string | null
  readonly people: number
  /** Money as decimal text by the column's key; a text column's words. */
  readonly values: Readonly<Record<string, string>>
}
export type Entry = Omit<ReportRow, 'people'> & {
  /** What the company owes as a whole: it is of nobody and of no group, and stands last. */
  readonly ofCompany?: true
}

/** One row a person, by staff id: what several months hold of the same person is added up. */
export function byPerson(entries: readonly Entry[], columns: readonly ReportColumn[]): ReportRow[] {
  const people = entries.filter(({ ofCompany }) => !ofCompany)
  return [
    ...[...grouped(people, ({ employee_id, staff_id }) => employee_id ?? staff_id).values()].flatMap((own) => {
      const latest = own.at(-1)
      return latest ? [{ ...latest, people: 1, values: added(own, columns) }] : []
    }),
    ...companyRow(entries, columns),
  ]
}

function companyRow(entries: readonly Entry[], columns: readonly ReportColumn[]): ReportRow[] {
  const own = entries.filter(({ ofCompany }) => ofCompany)
  return own.slice(0, 1).map(({ ofCompany: _, ...one }) => ({ ...one, people: 0, values: added(own, columns) }))
}

/** Each amount divided among the cost centres of its person, remainders to the largest: no cent more or less. */
export function byShares(entries: readonly Entry[], sharesOf: (employeeId: string) => readonly Share[]): Entry[] {
  return entries.flatMap((entry) => {
    const shares = entry.employee_id === null ? [] : sharesOf(entry.employee_id)
    if (shares.length === 0) return [entry]
    const parts = new Map(shares.map(({ cost_centre }) => [cost_centre, {} as Record<string, string>]))
    for (const [key, text] of Object.entries(entry.values)) {
      for (const { cost_centre, amount } of dividedBy(parseAmount(text) ?? 0n, shares)) {
        const values = cost_centre === null ? undefined : parts.get(cost_centre)
        if (values) values[key] = amountText(amount)
      }
    }
    return [...parts].map(([cost_centre, values]) => ({ ...entry, cost_centre, values }))
  })
}

/** One row a group, by name; those without one last, under an empty name. */
export function byGroup(entries: readonly Entry[], columns: readonly ReportColumn[], group: Grouping): ReportRow[] {
  const people = entries.filter(({ ofCompany }) => !ofCompany)
  const groups = [...grouped(people, (entry) => entry[group] ?? '')]
  const rows = groups
    .toSorted(([one], [other]) => (one === '' ? 1 : other === '' ? -1 : one < other ? -1 : 1))
    .map(([name, own]) => ({
      employee_id: null,
      staff_id: '',
      full_name: '',
      department: group === 'department' ? name || null : null,
      position: group === 'position' ? name || null : null,
      location: group === 'location' ? name || null : null,
      cost_centre: group === 'cost_centre' ? name || null : null,
      people: new Set(own.map(({ employee_id, staff_id }) => employee_id ?? staff_id)).size,
      values: added(own, columns),
    }))
  return [...rows, ...companyRow(entries, columns)]
}

/** Of columns of money. */
export const totalsOf = (
  entries: readonly Entry[],
  columns: readonly ReportColumn[],
): Readonly<Record<string, string>> =>
  added(
    entries,
    columns.filter(({ kind }) => kind === 'money'),
  )

function added(entries: readonly Entry[], columns: readonly ReportColumn[]): Record<string, string> {
  return Object.fromEntries(
    columns.map(({ key, kind }) => [
      key,
      kind === 'text' ? (entries.at(-1)?.values[key] ?? '') : sumText(entries.map(({ values }) => values[key])),
    ]),
  )
}

function grouped(entries: readonly Entry[], keyOf: (entry: Entry) => string): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const group = groups.get(keyOf(entry))
    if (group) group.push(entry)
    else groups.set(keyOf(entry), [entry])
  }
  return groups
}

/** Of money as decimal text, of any size; what is missing, or a word, counts for nothing. */
export const sumText = (texts: readonly (string | null | undefined)[]): string =>
  textOf(texts.reduce((sum, text) => sum + hundredths(text ?? '0.00'), 0n))

const MONEY = /^-?\d+(\.\d{1,2})?$/

/** '12.5' and '1750' as '1750.00': some figures of the law are whole. A word counts for nothing. */
function hundredths(text: string): bigint {
  if (text === '0.00') return 0n
  if (!MONEY.test(text)) return 0n
  if (text.at(-3) === '.') return BigInt(text.slice(0, -3) + text.slice(-2))
  const [whole = '0', part = ''] = text.split('.')
  return BigInt(whole + part.padEnd(2, '0'))
}

function textOf(sum: bigint): string {
  const digits = (sum < 0n ? -sum : sum).toString().padStart(3, '0')
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
