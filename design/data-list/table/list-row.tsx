/** One row: drawn, still with the server, or the room of those out of view. */
import { memo } from 'react'
import { Bone } from '../../states.tsx'
import { useDesignWords } from '../../words.ts'
import type { Column } from '../column.ts'
import classes from '../data-list.module.css'
import { PickBox } from './pick-box.tsx'

type ListRowProps<Row> = {
  readonly row: Row
  readonly index: number
  readonly height: number
  readonly columns: readonly Column<Row>[]
  readonly isCurrent: boolean
  readonly isMarked: boolean
  readonly isChosen: boolean
  /** What choosing it is called; undefined where rows cannot be chosen. */
  readonly choose: string | undefined
  readonly onOpen: (row: Row) => void
  readonly onToggle: (row: Row) => void
}

function Drawn<Row>(props: ListRowProps<Row>) {
  const { row, index, isCurrent, isChosen, choose, onOpen, onToggle } = props
  return (
    <tr
      className={classes.row}
      style={{ height: props.height }}
      data-current={isCurrent || undefined}
      data-marked={props.isMarked || undefined}
      aria-rowindex={index + 2}
      aria-selected={choose === undefined ? isCurrent : isChosen}
      onClick={() => onOpen(row)}
    >
      {choose !== undefined && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps the click from opening the row
        <td className={classes.pick} onClick={(event) => event.stopPropagation()}>
          <PickBox label={choose} checked={isChosen} tabIndex={-1} onChange={() => onToggle(row)} />
        </td>
      )}
      {props.columns.map((column) => (
        <td key={column.id} className={column.number ? 'number' : undefined}>
          {column.cell ? column.cell(row) : column.text(row)}
        </td>
      ))}
    </tr>
  )
}

/** Scrolling draws the rows that come into view, and none of those that stay. */
export const ListRow = memo(Drawn) as typeof Drawn

type ComingProps = { readonly wide: number; readonly index: number; readonly height: number }

/** A row that is still with the server. */
export const Coming = memo(({ wide, index, height }: ComingProps) => (
  <tr aria-rowindex={index + 2} aria-busy style={{ height }}>
    <td colSpan={wide}>
      <Bone still height={12} width={`${58 - ((index * 17) % 30)}%`} />
    </td>
  </tr>
))

export function Space({ wide, height }: { readonly wide: number; readonly height: number }) {
  return (
    <tr aria-hidden>
      <td className={classes.space} colSpan={wide} style={{ height }} />
    </tr>
  )
}

/** On paper: that the list goes on where the page does not. */
export function NotHere({ rows, wide }: { readonly rows: readonly unknown[]; readonly wide: number }) {
  const t = useDesignWords()
  const count = rows.filter((row) => row === undefined).length
  if (count === 0) return null
  return (
    <tr>
      <td colSpan={wide}>{t('design.notPrinted', { count })}</td>
    </tr>
  )
}
