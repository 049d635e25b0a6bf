/** The rows themselves; from two hundred up only those in view are drawn. */
import { Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useDesignWords } from '../words.ts'
import type { ListAddress } from './address.ts'
import type { Column } from './column.ts'
import classes from './data-list.module.css'
import { leastOf } from './rows.ts'

const VIRTUAL_FROM = 200

type ListTableProps<Row> = {
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly rowId: (row: Row) => string
  readonly rowName: (row: Row) => string
  readonly rowHeight: number
  readonly address: ListAddress
  readonly current: string | undefined
  readonly onOpen: (row: Row) => void
  readonly chosen: ReadonlySet<string>
  readonly onToggle: ((row: Row) => void) | undefined
  readonly onToggleAll: (all: boolean) => void
  readonly marked: ((row: Row) => boolean) | undefined
}

export function ListTable<Row>(props: ListTableProps<Row>) {
  const { rows, columns, rowId, rowHeight, current, onToggle, chosen } = props
  const t = useDesignWords()
  const scroll = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: rows.length >= VIRTUAL_FROM,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  })
  const items = rows.length >= VIRTUAL_FROM ? virtual.getVirtualItems() : undefined
  const first = items?.[0]?.index ?? 0
  const last = items ? (items[items.length - 1]?.index ?? -1) : rows.length - 1
  const at = rows.findIndex((row) => rowId(row) === current)
  useEffect(() => {
    if (at < 0) return
    if (rows.length >= VIRTUAL_FROM) virtual.scrollToIndex(at)
    else scroll.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' })
  }, [at, rows.length, virtual])
  const wide = columns.length + (onToggle ? 1 : 0)
  const totals = columns.some(({ total }) => total !== undefined)

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.scroll} ref={scroll} tabIndex={0} aria-label={props.label}>
      <table
        className={classes.table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows are chosen and opened, so it is a grid
        role="grid"
        aria-label={props.label}
        aria-rowcount={rows.length + 1}
        style={{ minWidth: columns.reduce((sum, column) => sum + leastOf(column), onToggle ? 40 : 0) }}
      >
        <colgroup>
          {onToggle && <col style={{ width: 40 }} />}
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {onToggle && (
              <th className={classes.pick} scope="col">
                <Checkbox
                  size="xs"
                  aria-label={t('design.selectAll')}
                  checked={chosen.size > 0 && chosen.size >= rows.length}
                  indeterminate={chosen.size > 0 && chosen.size < rows.length}
                  onChange={(event) => props.onToggleAll(event.currentTarget.checked)}
                />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.id} column={column} address={props.address} />
            ))}
          </tr>
        </thead>
        <tbody>
          {first > 0 && <Space wide={wide} height={first * rowHeight} />}
          {rows.slice(first, last + 1).map((row, index) => (
            <ListRow key={rowId(row)} row={row} index={first + index} isCurrent={first + index === at} {...props} />
          ))}
          {last < rows.length - 1 && <Space wide={wide} height={(rows.length - 1 - last) * rowHeight} />}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {onToggle && <td />}
              {columns.map((column) => (
                <td key={column.id} className={column.number ? 'number' : undefined}>
                  {column.total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}

type ListRowProps<Row> = ListTableProps<Row> & {
  readonly row: Row
  readonly index: number
  readonly isCurrent: boolean
}

function ListRow<Row>({ row, index, isCurrent, ...list }: ListRowProps<Row>) {
  const t = useDesignWords()
  const picked = list.chosen.has(list.rowId(row))
  return (
    <tr
      className={classes.row}
      style={{ height: list.rowHeight }}
      data-current={isCurrent || undefined}
      data-marked={list.marked?.(row) || undefined}
      aria-rowindex={index + 2}
      aria-selected={list.onToggle ? picked : isCurrent}
      onClick={() => list.onOpen(row)}
    >
      {list.onToggle && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps the click from opening the row
        <td className={classes.pick} onClick={(event) => event.stopPropagation()}>
          <Checkbox
            size="xs"
            tabIndex={-1}
            aria-label={t('design.selectRow', { name: list.rowName(row) })}
            checked={picked}
            onChange={() => list.onToggle?.(row)}
          />
        </td>
      )}
      {list.columns.map((column) => (
        <td key={column.id} className={column.number ? 'number' : undefined}>
          {column.cell ? column.cell(row) : column.text(row)}
        </td>
      ))}
    </tr>
  )
}

type HeadingProps<Row> = { readonly column: Column<Row>; readonly address: ListAddress }

function Heading<Row>({ column, address }: HeadingProps<Row>) {
  const t = useDesignWords()
  if (!column.header) return <td className={classes.head} />
  const sorted = address.sort?.id === column.id ? (address.sort.desc ? 'descending' : 'ascending') : undefined
  const next = sorted === undefined ? column.id : sorted === 'ascending' ? `-${column.id}` : undefined
  const Arrow = sorted === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <th scope="col" aria-sort={sorted ?? 'none'}>
      <button
        type="button"
        className={classes.sorter}
        data-sorted={sorted}
        data-number={column.number || undefined}
        title={t('design.sortBy', { name: column.header })}
        onClick={() => address.change({ sort: next })}
      >
        <span>{column.short ?? column.header}</span>
        {sorted && <Arrow size={13} aria-hidden />}
      </button>
    </th>
  )
}

function Space({ wide, height }: { readonly wide: number; readonly height: number }) {
  return (
    <tr aria-hidden>
      <td className={classes.space} colSpan={wide} style={{ height }} />
    </tr>
  )
}
