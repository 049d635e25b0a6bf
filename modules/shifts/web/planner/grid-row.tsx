// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be drawn in parts
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and says which cell is active
/** One person's days; drawn again only where something of it changed. */
import { memo } from 'react'
import { hoursText } from '../../model/shift.ts'
import type { CellActs } from './cell-acts.ts'
import { minutesPlanned } from './cell-names.ts'
import { GridCell } from './grid-cell.tsx'
import classes from './roster-grid.module.css'
import type { Person, Shift } from './roster-types.ts'
import type { GridColumn } from './use-grid-columns.ts'

type GridRowProps = {
  readonly person: Person
  readonly shifts: readonly Shift[]
  readonly columns: readonly GridColumn[]
  readonly index: number
  /** Nothing where rows follow one another, on paper. */
  readonly top: number | undefined
  readonly height: number
  readonly width: number | undefined
  /** Columns of this row. */
  readonly active: number | undefined
  readonly corner: number | undefined
  readonly chosenFrom: number
  readonly chosenTo: number
  readonly typed: string | undefined
  readonly acts: CellActs
}

export const GridRow = memo(function GridRow({
  person,
  shifts,
  columns,
  index,
  top,
  height,
  width,
  active,
  corner,
  chosenFrom,
  chosenTo,
  typed,
  acts,
}: GridRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes.row}
      style={{ height, width, ...(top !== undefined && { transform: `translateY(${top}px)` }) }}
    >
      <span role="rowheader" aria-colindex={1} className={classes.name} title={person.department ?? undefined}>
        {person.full_name}
      </span>
      {columns.map(({ date, index: column, space }) => {
        const day = person.days[column]
        if (!day) return null
        return (
          <GridCell
            key={date}
            day={day}
            person={person.full_name}
            row={index}
            column={column}
            colour={shifts.find(({ id }) => id === day.shifts[0]?.id)?.colour ?? null}
            space={space}
            active={active === column}
            chosen={chosenFrom <= column && column <= chosenTo}
            corner={corner === column}
            typed={active === column ? typed : undefined}
            acts={acts}
          />
        )
      })}
      <span role="gridcell" aria-colindex={person.days.length + 2} className={classes.hours}>
        {hoursText(minutesPlanned(person, shifts))}
      </span>
    </div>
  )
})
