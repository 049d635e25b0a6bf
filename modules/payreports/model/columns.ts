/** The columns of a template: read, judged against the names there are, and worked out for a person in their order. */
import { type Fraction, halfUpOf, parseDecimal } from '#kernel/fraction.ts'
import { prepared, type Work } from './formula/evaluate.ts'
import { type Formula, type Name, namesIn, parseFormula, withNames } from './formula/parse.ts'
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

/**
 * Read, in an order in which each stands after those it goes by; or what is wrong, all of it. A column may have the
 * name of a figure, which it mostly shows: the name alone is then the figure, in square brackets the column.
 */
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
      const isColumn = ({ name, isColumn: wanted }: Name) => keys.has(name) && (wanted || !isKnown(name))
      return [{ ...column, read: withNames(formula, isColumn) }]
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

/** All the figures that their formulas go by. */
export const goneBy = (columns: readonly ReadColumn[]): ReadonlySet<string> =>
  new Set(columns.flatMap(({ read }) => namesIn(read).flatMap(({ name, isColumn }) => (isColumn ? [] : [name]))))

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
    for (const { name, isColumn } of namesIn(column.read)) {
      const needed = isColumn ? byKey.get(name) : undefined
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

type Given = Readonly<Record<string, string>>
type Cells = Readonly<Record<string, string | null>>

/**
 * Of one person after the other: cells by key; null where a cell is empty. Names that say nothing of a person count as
 * 0. Formulas are gone through once, for everybody.
 */
export function cellsBy(columns: readonly ReadColumn[]): (given: Given) => Cells {
  let now: Given = {}
  const parsed = new Map<string, Fraction>()
  const values: (Fraction | undefined)[] = []
  const places = new Map<string, number>()
  const workOf = ({ name, isColumn }: Name): Work => {
    const at = places.get(name)
    if (isColumn && at !== undefined) return () => values[at]
    return () => {
      const before = parsed.get(name)
      if (before) return before
      const value = parseDecimal(now[name] ?? '0') ?? NOTHING
      parsed.set(name, value)
      return value
    }
  }
  const works = columns.map(({ key, read, format }, at) => {
    const work = prepared(read, workOf)
    // Each stands after those it goes by.
    places.set(key, at)
    return { key, format, work }
  })
  return (given) => {
    now = given
    parsed.clear()
    const cells: Record<string, string | null> = {}
    works.forEach(({ key, format, work }, at) => {
      values[at] = work()
      cells[key] = textOf(values[at], format)
    })
    return cells
  }
}

/** Of one person alone. */
export const cellsOf = (columns: readonly ReadColumn[], given: Given): Cells => cellsBy(columns)(given)

const NOTHING: Fraction = { top: 0n, bottom: 1n }
/** With the hundred that a percentage is told in. */
const SCALES: Readonly<Record<ColumnFormat, bigint>> = { money: 100n, number: 10_000n, whole: 1n, percent: 10_000n }
const scaledTo = (scale: bigint, { top, bottom }: Fraction): bigint =>
  bottom === scale ? top : halfUpOf({ top: top * scale, bottom })
const PLACES: Readonly<Record<ColumnFormat, number>> = { money: 2, number: 4, whole: 0, percent: 2 }

/** Half away from zero, to the places of the format; percent of 0.05 is 5.00. */
export function textOf(value: Fraction | undefined, format: ColumnFormat): string | null {
  if (value === undefined) return null
  const places = PLACES[format]
  const rounded = scaledTo(SCALES[format], value)
  const digits = (rounded < 0n ? -rounded : rounded).toString().padStart(places + 1, '0')
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return rounded < 0n ? `-${text}` : text
}
