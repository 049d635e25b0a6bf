// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be drawn in parts
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and says which cell is active
/** The grid: short names are typed into cells, ranges copied, pasted and filled, a cell dragged to another. */
import { DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import { usePrinting } from '#design/print.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayName } from '#platform/words/week-days.ts'
import { hoursText } from '../../model/shift.ts'
import { useWords } from '../words.ts'
import { ActiveLine } from './active-line.tsx'
import { CellDialog } from './cell-dialog.tsx'
import { minutesPlanned } from './cell-names.ts'
import { GridCell } from './grid-cell.tsx'
import { GridTotals } from './grid-totals.tsx'
import classes from './roster-grid.module.css'
import { numbers, useEdits } from './use-edits.ts'
import { isWithin, sourceOf, spotBelow, useFill } from './use-fill.ts'
import type { Day, Person, Shift } from './use-roster.ts'
import { useSelection } from './use-selection.ts'

const ROW = 40
const NAME = 200
const DAY = 76
const HOURS = 72

type RosterGridProps = { readonly people: readonly Person[]; readonly shifts: readonly Shift[] }

export function RosterGrid({ people, shifts }: RosterGridProps) {
  const t = useWords()
  const language = useLanguage()
  const printing = usePrinting()
  const scroll = useRef<HTMLDivElement>(null)
  const dates = people[0]?.days.map(({ date }) => date) ?? []
  const width = NAME + dates.length * DAY + HOURS
  const choice = useSelection(people.length, dates.length)
  const [open, setOpen] = useState<{ readonly person: Person; readonly day: Day }>()
  const rows = useVirtualizer({
    count: people.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    overscan: 4,
  })
  const edits = useEdits({
    people,
    shifts,
    choice,
    back: () => scroll.current?.focus(),
    show: (row) => rows.scrollToIndex(row),
    open: () => setOpen(edits.at(choice.active)),
  })
  const { at, put, textAt, typed } = edits
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const onDragEnd = ({ activatorEvent, delta }: DragEndEvent) => {
    if (!(activatorEvent instanceof PointerEvent)) return
    const onto = spotBelow(activatorEvent.clientX + delta.x, activatorEvent.clientY + delta.y)
    const { row, column } = choice.active
    if (!onto || (onto.row === row && onto.column === column)) return
    put([
      { row, column, text: '' },
      { ...onto, text: textAt(choice.active) },
    ])
    choice.choose(onto, false)
  }
  const fill = useFill(choice.bounds, (source, target) =>
    put(
      numbers(target.top, target.bottom).flatMap((row) =>
        numbers(target.left, target.right).map((column) => ({
          row,
          column,
          text: textAt(sourceOf(source, { row, column })),
        })),
      ),
    ),
  )
  const active = at(choice.active)
  // On paper every row is drawn, where it stands.
  const drawn = printing
    ? people.map((_, index) => ({ index, start: index * ROW }))
    : rows.getVirtualItems().map(({ index, start }) => ({ index, start }))
  return (
    <DndContext sensors={sensors} onDragEnd={onDragEnd}>
      {active && <ActiveLine {...active} onOpen={() => setOpen(active)} />}
      <div
        ref={scroll}
        className={classes.grid}
        role="grid"
        tabIndex={0}
        aria-label={t('shifts.planner')}
        aria-rowcount={people.length + 1}
        aria-colcount={dates.length + 2}
        aria-multiselectable="true"
        aria-activedescendant={`cell-${choice.active.row}-${choice.active.column}`}
        {...edits.keys}
      >
        <div className={classes.head} role="row" aria-rowindex={1} style={{ width }}>
          <span role="columnheader" className={classes.name}>
            {t('shifts.person')}
          </span>
          {dates.map((date) => (
            <span key={date} role="columnheader" className={classes.day}>
              {`${weekDayName(date, language)} ${Number(date.slice(8))}`}
            </span>
          ))}
          <span role="columnheader" className={classes.hours}>
            {t('shifts.hoursTotal')}
          </span>
        </div>
        <div role="presentation" style={{ height: people.length * ROW, width, position: 'relative' }}>
          {drawn.map(({ index, start }) => {
            const person = people[index]
            if (!person) return null
            return (
              <div
                key={person.id}
                role="row"
                aria-rowindex={index + 2}
                className={classes.row}
                style={{ transform: `translateY(${start}px)`, height: ROW }}
              >
                <span role="rowheader" className={classes.name} title={person.department ?? undefined}>
                  {person.full_name}
                </span>
                {person.days.map((day, column) => {
                  const spot = { row: index, column }
                  const isActive = choice.active.row === index && choice.active.column === column
                  const isCorner = choice.bounds.bottom === index && choice.bounds.right === column
                  return (
                    <GridCell
                      key={day.date}
                      day={day}
                      person={person.full_name}
                      spot={spot}
                      colour={shifts.find(({ id }) => id === day.shifts[0]?.id)?.colour ?? null}
                      active={isActive}
                      chosen={choice.has(spot) || (fill.target !== undefined && isWithin(fill.target, spot))}
                      typed={isActive ? typed : undefined}
                      onType={edits.setTyped}
                      onCommit={edits.commit}
                      onLeave={edits.leave}
                      onChoose={choice.choose}
                      onOpen={() => edits.setTyped(textAt(spot))}
                      onPull={isCorner && typed === undefined ? fill.start : undefined}
                    />
                  )
                })}
                <span role="gridcell" className={classes.hours}>
                  {hoursText(minutesPlanned(person, shifts))}
                </span>
              </div>
            )
          })}
        </div>
        <GridTotals people={people} shifts={shifts} dates={dates} width={width} />
      </div>
      {open && <CellDialog {...open} shifts={shifts} onClose={() => setOpen(undefined)} />}
    </DndContext>
  )
}
