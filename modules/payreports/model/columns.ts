/** The columns of a template: read, judged against the names there are, and worked out for a person in their order. */
import { type Fraction, halfUpOf, parseDecimal, times } from '#kernel/fraction.ts'
import { evaluate } from './formula/evaluate.ts'
import { type Formula, namesIn, parseFormula } from './formula/parse.ts'
import { FormulaFault } from './formula/tokens.ts'

export const columnFormats = ['money', 'number', 'whole', 'percent'] as const
export type ColumnFormat = (typeof columnFormats)[number]
export type Column = {
  readonly key: string
  readonly label: string
  readonly formula: string
  readonly format: ColumnFormat
}
export type ReadColumn = Column & { readonly read: Formula }

/** At `columns.N.formula`. */
export type ColumnFault = { readonly column: number; readonly key: string; readonly at: number; readonly text: string }

export const MOST_COLUMNS = 60

/** Read, in an order in which each stands after those it goes by; or what is wrong, all of it. */
export function readColumns(
  columns: readonly Column[],
  isKnown: (name: string) => boolean,
): { readonly faults: readonly ColumnFault[] } | { readonly columns: readonly ReadColumn[] } {
  const faults: ColumnFault[] = []
  const keys = new Set(columns.map(({ key }) => key))
  const read = columns.flatMap((column, at): ReadColumn[] => {
    try {
      const formula = parseFormula(column.formula)
      for (const { name, at: place } of namesIn(formula))
        if (!isKnown(name) && !keys.has(name)) throw new FormulaFault('payreports.formula.unknown-name', place, name)
      return [{ ...column, read: formula }]
    } catch (fault) {
      if (!(fault instanceof FormulaFault)) throw fault
      faults.push({ column: at, key: fault.key, at: fault.at, text: fault.text })
      return []
    }
  })
  if (faults.length > 0) return { faults }
  const ordered = inOrder(read)
  return 'circle' in ordered ? { faults: [circleAt(columns, ordered.circle)] } : { columns: ordered.columns }
}

/** All the names that their formulas go by. */
export const goneBy = (columns: readonly ReadColumn[]): ReadonlySet<string> =>
  new Set(columns.flatMap(({ read }) => namesIn(read).map(({ name }) => name)))

function circleAt(columns: readonly Column[], key: string): ColumnFault {
  return { column: columns.findIndex((one) => one.key === key), key: 'payreports.formula.circle', at: 1, text: key }
}

/** Each after those it goes by; the key of one that goes by itself, at whatever distance. */
function inOrder(columns: readonly ReadColumn[]): { columns: ReadColumn[] } | { circle: string } {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const done = new Set<string>()
  const ordered: ReadColumn[] = []
  const visit = (column: ReadColumn, above: ReadonlySet<string>): string | undefined => {
    if (done.has(column.key)) return undefined
    if (above.has(column.key)) return column.key
    for (const { name } of namesIn(column.read)) {
      const needed = byKey.get(name)
      const circle = needed && visit(needed, new Set([...above, column.key]))
      if (circle) return circle
    }
    done.add(column.key)
    ordered.push(column)
    return undefined
  }
  for (const column of columns) {
    const circle = visit(column, new Set())
    if (circle) return { circle }
  }
  return { columns: ordered }
}

/** The cells of one person by key; null where a cell is empty. Names that say nothing of this person count as 0. */
export function cellsOf(
  columns: readonly ReadColumn[],
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string | null>> {
  const values = new Map<string, Fraction | undefined>()
  const own = new Set(columns.map(({ key }) => key))
  const parsed = new Map<string, Fraction>()
  const givenAs = (name: string): Fraction => {
    const before = parsed.get(name)
    if (before) return before
    const value = parseDecimal(given[name] ?? '0') ?? NOTHING
    parsed.set(name, value)
    return value
  }
  const worthOf = (name: string) => (own.has(name) && values.has(name) ? values.get(name) : givenAs(name))
  for (const { key, read } of columns) values.set(key, evaluate(read, worthOf))
  return Object.fromEntries(columns.map(({ key, format }) => [key, textOf(values.get(key), format)]))
}

const NOTHING: Fraction = { top: 0n, bottom: 1n }
const PLACES: Readonly<Record<ColumnFormat, number>> = { money: 2, number: 4, whole: 0, percent: 2 }

/** Half away from zero, to the places of the format; percent of 0.05 is 5.00. */
export function textOf(value: Fraction | undefined, format: ColumnFormat): string | null {
  if (value === undefined) return null
  const places = PLACES[format]
  const scaled = format === 'percent' ? times(value, { top: 100n, bottom: 1n }) : value
  const rounded = halfUpOf(times(scaled, { top: 10n ** BigInt(places), bottom: 1n }))
  const digits = (rounded < 0n ? -rounded : rounded).toString().padStart(places + 1, '0')
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return rounded < 0n ? `-${text}` : text
}
