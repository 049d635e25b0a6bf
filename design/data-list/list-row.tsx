/** One row: drawn, still with the server, or the room of those out of view. */
import { Checkbox, Skeleton } from '@mantine/core'
import { useDesignWords } from '../words.ts'
import type { Column } from './column.ts'
import classes from './data-list.module.css'

export type RowsDrawn<Row> = {
  readonly columns: readonly Column<Row>[]
  readonly rowId: (row: Row) => string
  readonly rowName: (row: Row) => string
  readonly rowHeight: number
  readonly onOpen: (row: Row) => void
  readonly chosen: ReadonlyMap<string, Row>
  readonly onToggle: ((row: Row) => void) | undefined
  readonly marked: ((row: Row) => boolean) | undefined
}

type ListRowProps<Row> = RowsDrawn<Row> & {
  readonly row: Row
  readonly index: number
  readonly isCurrent: boolean
}

export function ListRow<Row>({ row, index, isCurrent, ...list }: ListRowProps<Row>) {
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

/** A row that is still with the server. */
export function Coming({
  wide,
  index,
  height,
}: {
  readonly wide: number
  readonly index: number
  readonly height: number
}) {
  return (
    <tr aria-rowindex={index + 2} aria-busy style={{ height }}>
      <td colSpan={wide}>
        <Skeleton animate={false} height={12} width={`${58 - ((index * 17) % 30)}%`} />
      </td>
    </tr>
  )
}

export function Space({ wide, height }: { readonly wide: number; readonly height: number }) {
  return (
    <tr aria-hidden>
      <td className={classes.space} colSpan={wide} style={{ height }} />
    </tr>
  )
}
