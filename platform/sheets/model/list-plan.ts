/**
 * What a sheet would make of a plain list: one row a thing, told apart by a key. What it does not name stays as it is;
 * what a column does not say stays too. Nothing is ever removed by a sheet that leaves it out.
 */
import type { Change } from './changes.ts'
import { fault } from './row-cells.ts'
import type { CellFault, Row } from './sheet.ts'

export type ListPlan<Item> = {
  readonly made: readonly Item[]
  readonly changed: readonly { readonly before: Item; readonly after: Item }[]
  readonly changes: readonly Change[]
  readonly faults: readonly CellFault[]
}

export type ListKind<Item> = {
  /** What kind of thing it is, as a change names it. */
  readonly kind: string
  readonly keyOf: (item: Item) => string
  readonly keyIn: (row: Row) => string
  /** Where it is said that a key is there twice. */
  readonly keyColumn: string
  /** The thing as the row has it, or what is wrong with the row. */
  readonly itemOf: (row: Row, before: Item | undefined) => Item | readonly CellFault[]
  readonly nameOf: (item: Item) => string
  /** What may change, and how each is told. */
  readonly fields: Readonly<Record<string, (item: Item) => string | null>>
  /** Days of the calendar that it concerns. */
  readonly daysOf?: (item: Item) => readonly string[]
}

export function planList<Item>(rows: readonly Row[], known: readonly Item[], list: ListKind<Item>): ListPlan<Item> {
  const byKey = new Map(known.map((item) => [list.keyOf(item), item]))
  const seen = new Set<string>()
  const made: Item[] = []
  const changed: { before: Item; after: Item }[] = []
  const faults: CellFault[] = []
  for (const row of rows) {
    const key = list.keyIn(row)
    if (seen.has(key)) faults.push(fault(row, list.keyColumn, 'sheets.row-twice', { key: 'sheets.expected.once' }))
    seen.add(key)
    const before = byKey.get(key)
    const after = list.itemOf(row, before)
    if (isWrong(after)) faults.push(...after)
    else if (!before) made.push(after)
    else if (differing(list, before, after).length > 0) changed.push({ before, after })
  }
  return { made, changed, faults, changes: changesOf(list, made, changed) }
}

/** The same told anew, where more changes than the rows say. */
export const changesOf = <Item>(
  list: ListKind<Item>,
  made: readonly Item[],
  changed: ListPlan<Item>['changed'],
): readonly Change[] => [
  ...made.map(
    (item): Change => ({ what: 'add', kind: list.kind, name: list.nameOf(item), ...concerned(list, [item]) }),
  ),
  ...changed.flatMap(({ before, after }) =>
    differing(list, before, after).map(
      ([field, told]): Change => ({
        what: 'change',
        kind: list.kind,
        name: list.nameOf(after),
        field,
        before: told(before),
        after: told(after),
        ...concerned(list, [before, after]),
      }),
    ),
  ),
]

const concerned = <Item>({ daysOf }: ListKind<Item>, items: readonly Item[]): Pick<Change, 'days'> =>
  daysOf ? { days: [...new Set(items.flatMap(daysOf))] } : {}

const differing = <Item>({ fields }: ListKind<Item>, before: Item, after: Item) =>
  Object.entries(fields).filter(([, told]) => told(before) !== told(after))

const isWrong = (judged: unknown): judged is readonly CellFault[] => Array.isArray(judged)
