/** The rows themselves; from two hundred up only those in view are drawn. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { filled } from '#platform/words/catalogue.ts'
import { usePrinting } from '../../print.ts'
import { useDesignWords } from '../../words.ts'
import type { ListAddress } from '../address.ts'
import type { Column } from '../column.ts'
import classes from '../data-list.module.css'
import { leastOf, leastOnPhone } from '../rows.ts'
import { Heading } from './heading.tsx'
import { Coming, ListRow, NotHere, Space } from './list-row.tsx'
import { measuredLater } from './measured-later.ts'
import { PickBox } from './pick-box.tsx'

const VIRTUAL_FROM = 200
/** Beyond the edge, so that a turn of the wheel finds them drawn; not at first, when only what is seen counts. */
const ROWS_BEYOND = 6
/** What usually stands above and below a list; how high it really is, is known once it has been drawn. */
const AROUND_PX = 200

type ListTableProps<Row> = {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rowId: (row: Row) => string
  readonly rowName: (row: Row) => string
  readonly rowHeight: number
  readonly marked: ((row: Row) => boolean) | undefined
  readonly chosen: ReadonlyMap<string, Row>
  /** The same functions all the time, so that rows are drawn again only when they changed. */
  readonly onOpen: (row: Row) => void
  readonly onToggle: (row: Row) => void
  /** Whether there is anything behind a row. */
  readonly opens: boolean
  readonly selectable: boolean
  readonly phone: boolean
  /** Undefined where a row is still with the server. */
  readonly rows: readonly (Row | undefined)[]
  readonly address: ListAddress
  readonly current: string | undefined
  readonly onToggleAll: (all: boolean) => void
  /** Told which rows are in view, where the server keeps them. */
  readonly onView: ((first: number, last: number) => void) | undefined
}

export function ListTable<Row>(props: ListTableProps<Row>) {
  const { rows, columns, rowId, rowHeight, current, selectable, chosen, onView, address } = props
  const t = useDesignWords()
  const scroll = useRef<HTMLDivElement>(null)
  const [beyond, setBeyond] = useState(0)
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: rows.length >= VIRTUAL_FROM,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: beyond,
    // So that the first rows come with the first drawing, and not with a second after that was measured.
    initialRect: { width: 0, height: Math.max(0, window.innerHeight - AROUND_PX) },
    ...measuredLater(() => setBeyond(ROWS_BEYOND)),
  })
  const printing = usePrinting()
  const drawsAll = rows.length < VIRTUAL_FROM || printing
  const items = !drawsAll ? virtual.getVirtualItems() : undefined
  const first = items?.[0]?.index ?? 0
  const last = items ? (items[items.length - 1]?.index ?? -1) : rows.length - 1
  const at = current === undefined ? -1 : rows.findIndex((row) => row !== undefined && rowId(row) === current)
  const shownAt = useRef('')
  useEffect(() => {
    // Once for each row: who scrolls away from it is not taken back when it comes from the server again.
    const now = `${current} ${rows.length}`
    const isMeasured = rows.length < VIRTUAL_FROM || beyond > 0
    if (at < 0 || !isMeasured || shownAt.current === now) return
    shownAt.current = now
    if (rows.length >= VIRTUAL_FROM) virtual.scrollToIndex(at)
    else scroll.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' })
  }, [at, beyond, current, rows.length, virtual])
  useEffect(() => onView?.(first, last), [onView, first, last])
  const asked = `${address.search} ${address.tab} ${address.sort?.id} ${address.sort?.desc}`
  const askedBefore = useRef(asked)
  useEffect(() => {
    if (askedBefore.current !== asked) scroll.current?.scrollTo({ top: 0 })
    askedBefore.current = asked
  }, [asked])
  const wide = columns.length + (selectable ? 1 : 0)
  // The word alone, where a phone has no room for the sums, says nothing.
  const totals = columns.some(({ total, number }) => number && total !== undefined)
  const here = totals ? rows.filter((row) => row !== undefined) : []
  const least = props.phone ? leastOnPhone<Row> : leastOf<Row>
  const choose = selectable ? t('design.selectRow') : undefined

  return (
    <section
      className={classes.scroll}
      ref={scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={props.label}
      data-opens={props.opens || undefined}
    >
      <table
        className={classes.table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows are chosen and opened, so it is a grid
        role="grid"
        aria-label={props.label}
        aria-rowcount={rows.length + 1}
        // A sheet of paper cannot be scrolled sideways.
        style={{ minWidth: printing ? 0 : columns.reduce((sum, column) => sum + least(column), selectable ? 40 : 0) }}
      >
        <colgroup>
          {selectable && <col style={{ width: 40 }} />}
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selectable && (
              <th className={classes.pick} scope="col">
                <PickBox
                  label={t('design.selectAll')}
                  checked={chosen.size > 0 && chosen.size >= rows.length}
                  some={chosen.size > 0 && chosen.size < rows.length}
                  onChange={props.onToggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.id} column={column} address={address} />
            ))}
          </tr>
        </thead>
        <tbody>
          {first > 0 && <Space wide={wide} height={first * rowHeight} />}
          {rows.slice(first, last + 1).map((row, index) =>
            row === undefined ? (
              printing ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row that is not there yet is its place
                <Coming key={`coming ${first + index}`} wide={wide} index={first + index} height={rowHeight} />
              )
            ) : (
              <ListRow
                key={rowId(row)}
                row={row}
                index={first + index}
                height={rowHeight}
                columns={columns}
                isCurrent={first + index === at}
                isMarked={props.marked?.(row) ?? false}
                isChosen={chosen.has(rowId(row))}
                choose={choose && filled(choose, { name: props.rowName(row) })}
                onOpen={props.onOpen}
                onToggle={props.onToggle}
              />
            ),
          )}
          {printing && <NotHere rows={rows} wide={wide} />}
          {last < rows.length - 1 && <Space wide={wide} height={(rows.length - 1 - last) * rowHeight} />}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {selectable && <td />}
              {columns.map((column) => (
                <td key={column.id} className={column.number ? 'number' : undefined}>
                  {typeof column.total === 'function' ? column.total(here) : column.total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
