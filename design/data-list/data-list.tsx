/**
 * The one list of the product: search, filters, tabs, saved views, columns, sorting, density, selection with a bulk
 * bar, export of what is seen, keyboard, a peek panel beside it, and the states in which there is nothing to show.
 */
import { useMediaQuery } from '@mantine/hooks'
import type { RowData } from '@tanstack/react-table'
import { type ReactNode, useMemo, useState } from 'react'
import { Failed, type Reading, RowsSkeleton } from '../states.tsx'
import { useListAddress } from './address.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { Column, Filter, ListFile, ListKey, ListTab, ServedRows } from './column.ts'
import classes from './data-list.module.css'
import { KeyHints } from './key-hints.tsx'
import { NothingFound } from './nothing-found.tsx'
import { type Current, placeOf } from './place.ts'
import { onPhone, useRows, widthOf } from './rows.ts'
import { ListTable } from './table/list-table.tsx'
import { ListToolbar } from './toolbar.tsx'
import { useLatest } from './use-latest.ts'
import { useListKeys } from './use-list-keys.ts'
import { useListPaste } from './use-list-paste.ts'
import { useSayFailed } from './use-say-failed.ts'
import { useWidthBelow } from './use-width-below.ts'

export type DataListProps<Row> = {
  /** Names the list for saved views and for the export's file. */
  readonly id: string
  readonly label: string
  readonly reading: Reading
  /** All there are, unless the server keeps them. */
  readonly rows?: readonly Row[]
  readonly served?: ServedRows<Row>
  readonly rowId: (row: Row) => string
  readonly rowName: (row: Row) => string
  readonly columns: readonly Column<Row>[]
  readonly filters?: readonly Filter<Row>[]
  readonly tabs?: readonly ListTab<Row>[]
  readonly rowHeight?: number
  /** What an empty list offers next. */
  readonly empty: ReactNode
  /** With the columns that are shown. */
  readonly bulk?: (chosen: readonly Row[], clear: () => void, columns: readonly string[]) => ReactNode
  readonly peek?: (row: Row, close: () => void) => ReactNode
  /** Of a record that is read rather than glanced at: more room than the list itself. */
  readonly peekWidth?: 'wide'
  /** Opened by its address though it is not among the rows. */
  readonly elsewhere?: Row | undefined
  /** Where a row leads when there is no panel beside the list. */
  readonly onOpen?: (row: Row) => void
  readonly keys?: readonly ListKey<Row>[]
  /** Takes rows copied from a spreadsheet, with their header. */
  readonly onPaste?: (text: string) => void
  /** Where the server makes the file of a list whose further rows are not loaded yet. */
  readonly file?: (wanted: ListFile) => void
  /** Read here alone: no file of it is offered. */
  readonly noFile?: boolean
  readonly marked?: (row: Row) => boolean
  /** Further parts of the address that end with the panel. */
  readonly closes?: readonly string[]
}

const NOTHING: readonly never[] = []
const PICK = 40
const ROW_HEIGHT = 39
const DENSE_BY = 9

export function DataList<Row extends RowData>(props: DataListProps<Row>) {
  const { rows = NOTHING, served, rowId, reading, filters = NOTHING, tabs = NOTHING, peek, onOpen } = props
  const address = useListAddress()
  const phone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const columns = useMemo(() => (phone ? props.columns.map(onPhone) : props.columns), [phone, props.columns])
  // Under a thumb a row opens, unless one has begun to choose.
  const [picking, setPicking] = useState(false)
  const picks = props.bulk !== undefined && (!phone || picking)
  const besides = picks ? PICK : 0
  const { ref, width } = useWidthBelow(widthOf(columns, address, phone) + besides)
  const room = width === 0 ? 0 : width - besides
  const seen = useRows({ rows, served, columns, filters, tabs, address, phone, room })
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const [current, setCurrent] = useState<Current>()
  const chosenRows = useMemo(
    () => (served ? [...chosen.values()] : rows.filter((row) => chosen.has(rowId(row)))),
    [served, rows, chosen, rowId],
  )
  const sayFailed = useSayFailed()
  const count = served?.all ?? rows.length
  const failed = reading.isError && (served?.rows ?? rows).length === 0
  const isOpen = (row: Row | undefined): row is Row => row !== undefined && rowId(row) === address.open
  const opened =
    peek && address.open
      ? (seen.shown.find(isOpen) ?? served?.opened ?? [...rows, props.elsewhere].find(isOpen))
      : undefined
  const mark = (row: Row) => setCurrent({ id: rowId(row), at: seen.shown.indexOf(row) })
  const open = (row: Row) => {
    mark(row)
    if (peek) address.change({ open: rowId(row) }, address.open === undefined)
    else onOpen?.(row)
  }
  const close = () =>
    address.change({ open: undefined, ...Object.fromEntries((props.closes ?? []).map((name) => [name, undefined])) })
  const toggle = (row: Row) => {
    const next = new Map(chosen)
    if (!next.delete(rowId(row))) next.set(rowId(row), row)
    setChosen(next)
  }
  const clear = () => {
    setChosen(new Map())
    setPicking(false)
  }
  const [onRowOpen, onRowToggle] = [useLatest(phone && picking ? toggle : open), useLatest(toggle)]
  const found = async () => (served ? served.whole() : seen.shown.filter((row) => row !== undefined))
  const chooseAll = () => found().then((all) => setChosen(new Map(all.map((row) => [rowId(row), row]))), sayFailed)
  useListPaste(props.onPaste)
  const opens = Boolean(peek ?? onOpen)
  const indexOf = (id: string) => seen.shown.findIndex((row) => row !== undefined && rowId(row) === id)
  const at = placeOf({ length: seen.shown.length, indexOf }, address.open, current)
  const there = seen.shown[at]
  const keys = useListKeys({
    rows: seen.shown,
    at,
    move: (row) => (opened ? open(row) : mark(row)),
    open,
    close: opened ? close : chosen.size > 0 ? clear : undefined,
    toggle: props.bulk ? toggle : undefined,
    more: (props.keys ?? NOTHING).map((key) => ({ ...key, run: (row: Row) => key.run(row, chosenRows) })),
  })

  return (
    <div className={classes.layout} data-peek={opened ? (props.peekWidth ?? true) : undefined}>
      <div className={`card ${classes.list}`} ref={ref}>
        <ListToolbar
          {...props}
          filters={filters}
          tabs={tabs}
          address={address}
          rows={rows}
          found={found}
          file={served?.file ?? props.file}
          seenColumns={seen.columns}
          phone={phone}
          picking={picking}
          onPick={props.bulk && phone ? () => (picking ? clear() : setPicking(true)) : undefined}
        />
        <div className={classes.body}>
          {reading.isPending && <RowsSkeleton />}
          {failed && <Failed reading={reading} />}
          {!reading.isPending && !failed && (
            <>
              {count === 0 && props.empty}
              {count > 0 && seen.shown.length === 0 && <NothingFound address={address} rows={rows} tabs={tabs} />}
              {seen.shown.length > 0 && (
                <ListTable
                  label={props.label}
                  rows={seen.shown}
                  columns={seen.columns}
                  rowId={rowId}
                  rowName={props.rowName}
                  rowHeight={(props.rowHeight ?? ROW_HEIGHT) - (address.dense ? DENSE_BY : 0)}
                  address={address}
                  current={there && rowId(there)}
                  onOpen={onRowOpen}
                  chosen={chosen}
                  opens={opens}
                  selectable={picks}
                  phone={phone}
                  onToggle={onRowToggle}
                  onToggleAll={(all) => (all ? void chooseAll() : clear())}
                  onView={served?.onView}
                  marked={props.marked}
                />
              )}
            </>
          )}
          {chosenRows.length > 0 && props.bulk && (
            <BulkBar count={chosenRows.length} onClear={clear}>
              {props.bulk(
                chosenRows,
                clear,
                seen.columns.map(({ id }) => id),
              )}
            </BulkBar>
          )}
        </div>
        <KeyHints
          shown={seen.shown.length}
          all={reading.isPending || failed ? undefined : count}
          opens={opens}
          selectable={Boolean(props.bulk)}
          pastes={Boolean(props.onPaste)}
          more={props.keys}
          {...keys}
        />
      </div>
      {opened && peek && (
        <aside className={`card ${classes.peek}`} aria-label={props.rowName(opened)}>
          {peek(opened, close)}
        </aside>
      )}
    </div>
  )
}
