/** From all rows to the ones to be drawn: tab, filters, search, then sorting and columns by the table library. */
import {
  type ColumnDef,
  columnVisibilityFeature,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Language } from '#platform/words/locales.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { ListAddress } from './address.ts'
import { type Column, type Filter, type ListTab, openTab, type ServedRows } from './column.ts'

const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
})

type RowsWanted<Row> = {
  readonly rows: readonly Row[]
  readonly served: ServedRows<Row> | undefined
  readonly columns: readonly Column<Row>[]
  readonly filters: readonly Filter<Row>[]
  readonly tabs: readonly ListTab<Row>[]
  readonly address: ListAddress
  readonly phone: boolean
  /** Pixels there are for columns; 0 while it is not known. */
  readonly room: number
}

export function useRows<Row extends RowData>(wanted: RowsWanted<Row>) {
  const { rows, columns, filters, tabs, address, phone, room } = wanted
  const language = useLanguage()
  const data = useMemo(() => narrowed(rows, columns, filters, tabs, address), [rows, columns, filters, tabs, address])
  const definitions = useMemo(() => definitionsOf(columns, language), [columns, language])
  const visibility = useMemo(() => visibilityOf(columns, address, phone, room), [columns, address, phone, room])
  const table = useTable({
    features,
    columns: definitions,
    data,
    state: {
      sorting: address.sort ? [{ id: address.sort.id, desc: address.sort.desc }] : [],
      columnVisibility: visibility,
    },
    onSortingChange: () => undefined,
    onColumnVisibilityChange: () => undefined,
  })
  const shown: readonly (Row | undefined)[] =
    wanted.served?.rows ?? table.getRowModel().rows.map(({ original }) => original)
  // By their names, since the rows are drawn again with every other array of columns.
  const names = columns.flatMap(({ id }) => (visibility[id] ? [id] : [])).join()
  const isTight = !phone && doesNotFit(columns, visibility, room)
  const seen = useMemo(
    () => (isTight ? columns.map(onPhone) : columns).filter(({ id }) => names.split(',').includes(id)),
    [isTight, columns, names],
  )
  return { shown, columns: seen }
}

export function isShown<Row>(column: Column<Row>, address: ListAddress, phone: boolean): boolean {
  if (column.always) return true
  if (phone) return Boolean(column.phone)
  if (address.columns.includes(`-${column.id}`)) return false
  return column.atFirst !== 'hidden' || address.columns.includes(column.id)
}

/** As a phone has it. */
export const onPhone = <Row>(column: Column<Row>): Column<Row> => ({ ...column, ...column.onPhone })

const LEAST = 190
/** A name gives way on a phone before anything is pushed out of sight. */
const LEAST_ON_PHONE = 90
export const leastOf = <Row>({ width, least = LEAST }: Column<Row>): number => width ?? least
export const leastOnPhone = <Row>({ width, least = LEAST }: Column<Row>): number =>
  width ?? Math.min(least, LEAST_ON_PHONE)

/** Beside an open panel there may be as little room as on a phone, when whatever may go has gone. */
export const doesNotFit = <Row>(
  columns: readonly Column<Row>[],
  visibility: Readonly<Record<string, boolean>>,
  room: number,
): boolean => room > 0 && columns.reduce((sum, one) => sum + (visibility[one.id] ? leastOf(one) : 0), 0) > room

/** What all columns that are asked for need at least. */
export const widthOf = <Row>(columns: readonly Column<Row>[], address: ListAddress, phone: boolean): number =>
  columns.reduce((sum, column) => sum + (isShown(column, address, phone) ? leastOf(column) : 0), 0)

/** Room 0: not known. */
export function visibilityOf<Row>(columns: readonly Column<Row>[], address: ListAddress, phone: boolean, room: number) {
  let shown = columns.filter((column) => isShown(column, address, phone))
  const wide = () => shown.reduce((sum, column) => sum + leastOf(column), 0)
  while (room > 0 && wide() > room) {
    const first = phone
      ? shown.findLast((column) => column.phone === 'room')
      : shown
          .filter(({ id, goes }) => goes !== undefined && !address.columns.includes(id))
          .reduce<Column<Row> | undefined>(
            (most, one) => ((one.goes ?? 0) >= (most?.goes ?? 0) ? one : most),
            undefined,
          )
    if (!first) break
    shown = shown.filter((column) => column !== first)
  }
  return Object.fromEntries(columns.map((column) => [column.id, shown.includes(column)]))
}

function narrowed<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filters: readonly Filter<Row>[],
  tabs: readonly ListTab<Row>[],
  address: ListAddress,
): Row[] {
  const tab = openTab(tabs, address.tab)
  const set = filters.flatMap((filter) => {
    const value = address.filter(filter.id)
    return filter.matches && value ? [{ matches: filter.matches, value }] : []
  })
  const words = address.search.toLowerCase().split(/\s+/).filter(Boolean)
  const searched = columns.filter((column) => column.searched !== false)
  return rows.filter((row) => {
    if (tab && !tab.matches(row)) return false
    if (!set.every(({ matches, value }) => matches(row, value))) return false
    if (words.length === 0) return true
    const text = searched.map((column) => column.text(row).toLowerCase()).join('\n')
    return words.every((word) => text.includes(word))
  })
}

function definitionsOf<Row extends RowData>(columns: readonly Column<Row>[], language: Language) {
  return columns.map((column): ColumnDef<typeof features, Row> => {
    const keyOf = column.sort ?? column.text
    return {
      id: column.id,
      accessorFn: keyOf,
      sortUndefined: 'last',
      sortFn: (left, right) => {
        const [one, other] = [keyOf(left.original), keyOf(right.original)]
        if (typeof one === 'string' && typeof other === 'string') return collatorOf(language).compare(one, other)
        return one === other ? 0 : one < other ? -1 : 1
      },
    }
  })
}

const collators = new Map<Language, Intl.Collator>()

/** Made when something is sorted: most lists come in their order, and making one takes longer than drawing them. */
function collatorOf(language: Language): Intl.Collator {
  const known = collators.get(language)
  if (known) return known
  const made = new Intl.Collator(language === 'zh-Hant' ? 'zh-Hant-TW' : 'en', { numeric: true })
  collators.set(language, made)
  return made
}
