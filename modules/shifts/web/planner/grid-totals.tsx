// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be drawn in parts
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and says which cell is active
/** How many are planned for each day, against how many are needed. */
import { memo } from 'react'
import { useWords } from '../words.ts'
import classes from './roster-grid.module.css'
import type { Person, Shift } from './roster-types.ts'
import type { GridColumn } from './use-grid-columns.ts'

type GridTotalsProps = {
  readonly people: readonly Person[]
  readonly shifts: readonly Shift[]
  readonly columns: readonly GridColumn[]
  readonly width: number | undefined
}

export const GridTotals = memo(function GridTotals({ people, shifts, columns, width }: GridTotalsProps) {
  const t = useWords()
  return (
    <div role="row" className={classes.foot} aria-rowindex={people.length + 2} style={{ width }}>
      <span role="rowheader" aria-colindex={1} className={classes.name}>
        {t('shifts.plannedOfNeeded')}
      </span>
      {columns.map(({ date, index, space }) => {
        const planned = people.filter(({ days }) => days[index]?.shifts.some(({ kind }) => kind === 'work')).length
        const needed = neededOn(shifts, date)
        return (
          <span
            key={date}
            role="gridcell"
            aria-colindex={index + 2}
            className={classes.day}
            data-short={planned < needed || undefined}
            style={{ marginInlineStart: space }}
          >
            {needed > 0 ? `${planned} / ${needed}` : planned}
          </span>
        )
      })}
    </div>
  )
})

function neededOn(shifts: readonly Shift[], date: string): number {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
  return shifts.filter(({ status }) => status === 1).reduce((sum, { needed }) => sum + (needed[weekday] ?? 0), 0)
}
