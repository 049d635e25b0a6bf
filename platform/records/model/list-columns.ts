/**
 * The columns of a company's list, declared once: from them come the sheet that leaves, what its rows say when it comes
 * back, and how a change is told. What is not declared of a thing stays as it was.
 */
import { cellText } from '#platform/sheets/model/changes.ts'
import type { ListKind } from '#platform/sheets/model/list-plan.ts'
import { cellAt, fault, folded } from '#platform/sheets/model/row-cells.ts'
import type { CellFault, Column, Row, Said, Sheet, Value } from '#platform/sheets/model/sheet.ts'

type FieldOf<Item> = keyof Item & string

type ColumnOf<Item, Field extends FieldOf<Item>> = Omit<Column, 'name'> & {
  /** The field of the thing that stands in this column. */
  readonly field: Field
  /** The header, where it is not the field's name. */
  readonly name?: string
  /** It tells the things apart, without regard to case, and is spelled as it was first. */
  readonly key?: true
  /** What a new one has where nothing is said. An empty cell then says nothing; without this it says there is none. */
  readonly usual?: Item[Field]
  /** What an empty cell says, where that is something of its own. */
  readonly empty?: Item[Field]
  /** From the cell to the field; undefined where nothing is known by that name. */
  readonly read?: (cell: string) => Item[Field] | undefined
  /** What is said of a cell that cannot be read. */
  readonly unread?: readonly [message: string, expected: string]
  /** From the field to the cell. */
  readonly show?: (value: Item[Field]) => Value
}
export type ListColumn<Item> = { readonly [Field in FieldOf<Item>]: ColumnOf<Item, Field> }[FieldOf<Item>]

export type ListColumns<Item> = {
  /** Of the worksheet. */
  readonly name: string
  /** What kind of thing it is, as a change names it. */
  readonly kind: string
  readonly columns: readonly ListColumn<Item>[]
  /** Where it is said that a thing is there twice; the last of the keys where nothing is said. */
  readonly keyColumn?: string
  /** Where it takes more than the key columns to tell them apart. */
  readonly keys?: Pick<ListKind<Item>, 'keyOf' | 'keyIn'>
  /** Fields that no column has, as a new one begins. */
  readonly fresh?: Partial<Item>
  /** What follows from the cells beside one another, or what is wrong with them. */
  readonly finish?: (item: Item, row: Row, before: Item | undefined) => Item | readonly CellFault[]
  readonly nameOf?: (item: Item) => string
  /** Days of the calendar that it concerns. */
  readonly daysOf?: (item: Item) => readonly string[]
}

type Named = { readonly id: string; readonly name: string }

export const sheetOf = <Item>({ name, columns }: Pick<ListColumns<Item>, 'name' | 'columns'>): Sheet => ({
  name,
  columns: columns.map(({ field, name: header = field, key, usual, empty, read, unread, show, ...column }) => ({
    name: header,
    ...column,
  })),
})

/** A thing as a row of its sheet. */
export const cellsOf = <Item>({ columns }: Pick<ListColumns<Item>, 'columns'>, item: Item): Record<string, Value> =>
  Object.fromEntries(columns.map((column) => [headerOf(column), shownIn(column, item)]))

/** All fields of a thing that its sheet knows: what a batch keeps of it. */
export const fieldsOf = <Item>({ columns, fresh }: Pick<ListColumns<Item>, 'columns' | 'fresh'>): readonly string[] => [
  ...new Set(['id', 'name', ...columns.map(({ field }) => field), ...Object.keys(fresh ?? {})]),
]

export function listOf<Item extends Named>(list: ListColumns<Item>, newId: () => string): ListKind<Item> {
  const { kind, columns, fresh, finish, nameOf = ({ name }) => name, daysOf } = list
  const keyed = columns.filter(({ key }) => key)
  const keyColumn = list.keyColumn ?? keyed.map(headerOf).at(-1) ?? ''
  return {
    kind,
    keyColumn,
    nameOf,
    ...(daysOf && { daysOf }),
    keyOf: (item) => keyText(keyed.map(({ field }) => item[field])),
    keyIn: (row) => keyText(keyed.map((column) => valueIn(column, row, undefined))),
    ...list.keys,
    itemOf(row, before) {
      const read = columns.map((column) => [column, valueIn(column, row, before)] as const)
      const unread = read.flatMap(([{ unread = NOT_READ, ...column }, value]) =>
        value === UNREAD ? [fault(row, headerOf(column), unread[0], said(unread[1]))] : [],
      )
      if (unread.length > 0) return unread
      const values = Object.fromEntries(read.map(([{ field }, value]) => [field, value]))
      // Every field has its column, or stands in `fresh`.
      const item = { ...fresh, ...before, id: before?.id ?? newId(), ...values } as Item
      return finish ? finish(item, row, before) : item
    },
    fields: Object.fromEntries(
      columns
        .filter(({ key }) => !key)
        .map((column) => [headerOf(column), (item: Item) => cellText(shownIn(column, item))]),
    ),
  }
}

/** Things of another list, which stand in this one by their names. */
export const namedIn = <Id extends string | null>(
  others: readonly { readonly id: string; readonly name: string }[],
) => ({
  choices: others.map(({ name }) => name),
  read: (cell: string): Id | undefined =>
    others.find(({ name }) => folded(name) === folded(cell))?.id as Id | undefined,
  show: (id: Id): string | null => others.find((one) => one.id === id)?.name ?? null,
})

const UNREAD = Symbol('unread')
const NOT_READ = ['sheets.not-a-choice', 'sheets.expected.choice'] as const
const said = (key: string): Said => ({ key })

const headerOf = ({ name, field }: { readonly name?: string; readonly field: string }): string => name ?? field

/** Of one column only, whichever it is: its `show` takes what its field holds. */
const shownIn = <Item>(column: ListColumn<Item>, item: Item): Value => {
  const value = item[column.field]
  return column.show ? column.show(value) : (value as Value)
}

function valueIn<Item>(column: ListColumn<Item>, row: Row, before: Item | undefined): unknown {
  const { field, key, usual, empty, read } = column
  const held = before?.[field]
  if (key && before) return held
  const cell = row.values[headerOf(column)]
  if (cell === undefined) return held ?? usual ?? null
  if (cell === null) return empty ?? (usual === undefined ? null : (held ?? usual))
  if (!read) return cell
  const found = read(String(cellAt(row, headerOf(column))))
  return found === undefined ? UNREAD : found
}

const keyText = (values: readonly unknown[]): string =>
  JSON.stringify(values.map((value) => folded(typeof value === 'symbol' ? '' : String(value ?? ''))))
