// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be drawn in parts
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and says which cell is active
import { useDraggable } from '@dnd-kit/core'
import { IconGripVertical } from '@tabler/icons-react'
import { memo } from 'react'
import { useWords } from '../words.ts'
import type { CellActs } from './cell-acts.ts'
import { CellField } from './cell-field.tsx'
import { namesOf } from './cell-names.ts'
import classes from './roster-grid.module.css'
import type { Day } from './roster-types.ts'

type GridCellProps = {
  readonly day: Day
  readonly person: string
  readonly row: number
  readonly column: number
  readonly colour: string | null
  /** Of the days before the first that is drawn. */
  readonly space: number | undefined
  readonly active: boolean
  readonly chosen: boolean
  /** The last cell chosen: what is chosen is pulled by it. */
  readonly corner: boolean
  /** What is being typed into it. */
  readonly typed: string | undefined
  readonly acts: CellActs
}

export const GridCell = memo(function GridCell({
  day,
  person,
  row,
  column,
  colour,
  space,
  active,
  chosen,
  corner,
  typed,
  acts: on,
}: GridCellProps) {
  const spot = { row, column }
  const t = useWords()
  const names = namesOf(day)
  const free = day.holiday ?? day.leave
  const said = [names || t('shifts.nothing'), day.holiday, day.leave, ...day.findings].filter(Boolean).join(', ')
  const label = `${person}, ${day.date}: ${said}`
  return (
    <div
      id={`cell-${spot.row}-${spot.column}`}
      role="gridcell"
      aria-label={label}
      aria-selected={chosen}
      aria-readonly={day.is_locked}
      className={classes.cell}
      title={[free, ...day.findings].filter(Boolean).join('\n') || undefined}
      data-spot={`${spot.row} ${spot.column}`}
      data-active={active || undefined}
      data-chosen={chosen || undefined}
      data-confirmed={day.is_confirmed || undefined}
      data-usual={day.usual}
      data-outside={!day.is_employed || undefined}
      data-locked={day.is_locked || undefined}
      aria-colindex={column + 2}
      style={{ borderInlineStartColor: colour ?? undefined, marginInlineStart: space }}
      onPointerDown={(event) => {
        if (typed === undefined) on.onChoose(spot, event.shiftKey)
      }}
      onDoubleClick={() => on.onOpen(spot)}
    >
      {typed === undefined && (
        <>
          <span className={classes.names}>{names || (day.leave ? t('shifts.leaveMark') : '')}</span>
          {day.findings.length > 0 && <span className={classes.finding} aria-hidden />}
          {active && names !== '' && !day.is_locked && <Grip />}
          {corner && <span className={classes.pull} title={t('shifts.fillDown')} onPointerDown={on.onPull} />}
        </>
      )}
      {active && (
        <CellField
          label={typed === undefined ? label : t('shifts.typeInto', { name: person, date: day.date })}
          typed={typed}
          acts={on}
        />
      )}
    </div>
  )
})

/** Only the active cell can be dragged: one handle, however large the grid is. */
function Grip() {
  const { setNodeRef, listeners, transform } = useDraggable({ id: 'cell' })
  const moved = transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined
  return (
    <span ref={setNodeRef} className={classes.grip} style={{ transform: moved }} {...listeners} aria-hidden>
      <IconGripVertical size={13} />
    </span>
  )
}
