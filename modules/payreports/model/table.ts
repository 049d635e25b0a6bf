/** A report as a table: rows by person or by group, each figure added up exactly, and the totals beneath. */

export type ReportColumn = { readonly key: string; readonly label: string; readonly kind: 'money' | 'text' }
export type ReportRow = {
  /** Null for a row that stands for a group. */
  readonly employee_id: string | null
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly position: string | null
  readonly people: number
  /** Money as decimal text by the column's key; a text column's words. */
  readonly values: Readonly<Record<string, string>>
}
export type Entry = Omit<ReportRow, 'people'>

/** One row a person, by staff id: what several months hold of the same person is added up. */
export function byPerson(entries: readonly Entry[], columns: readonly ReportColumn[]): ReportRow[] {
  return [...grouped(entries, ({ employee_id, staff_id }) => employee_id ?? staff_id).values()].flatMap((own) => {
    const latest = own.at(-1)
    return latest ? [{ ...latest, people: 1, values: added(own, columns) }] : []
  })
}

/** One row a department or position, by name; those without one last, under an empty name. */
export function byGroup(
  entries: readonly Entry[],
  columns: readonly ReportColumn[],
  group: 'department' | 'position',
): ReportRow[] {
  const groups = [...grouped(entries, (entry) => entry[group] ?? '')]
  return groups
    .toSorted(([one], [other]) => (one === '' ? 1 : other === '' ? -1 : one < other ? -1 : 1))
    .map(([name, own]) => ({
      employee_id: null,
      staff_id: '',
      full_name: '',
      department: group === 'department' ? name || null : null,
      position: group === 'position' ? name || null : null,
      people: new Set(own.map(({ employee_id, staff_id }) => employee_id ?? staff_id)).size,
      values: added(own, columns),
    }))
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
  if (!MONEY.test(text)) return 0n
  const [whole = '0', part = ''] = text.split('.')
  return BigInt(whole + part.padEnd(2, '0'))
}

function textOf(sum: bigint): string {
  const digits = (sum < 0n ? -sum : sum).toString().padStart(3, '0')
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
