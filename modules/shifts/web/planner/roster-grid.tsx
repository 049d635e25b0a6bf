// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be drawn in parts
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and says which cell is active
/** The grid: short names are typed into cells, ranges copied, pasted and filled, a cell dragged to another. */
import { DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePrinting } from '#design/print.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayName } from '#platform/words/week-days.ts'
import { useWords } from '../words.ts'
import { ActiveLine } from './active-line.tsx'
import type { CellActs } from './cell-acts.ts'
import { CellDialog } from './cell-dialog.tsx'
import { fieldIn } from './cell-field.tsx'
import { GridRow } from './grid-row.tsx'
import { GridTotals } from './grid-totals.tsx'
import classes from './roster-grid.module.css'
import type { Day, Person, Shift } from './roster-types.ts'
import { numbers, useEdits } from './use-edits.ts'
import { sourceOf, spotBelow, useFill } from './use-fill.ts'
import { HOURS, NAME, useGridColumns } from './use-grid-columns.ts'
import { type Bounds, useSelection } from './use-selection.ts'

const ROW = 40
const nothing = () => undefined
/** The library's words are English alone; what a drag did is told as every change is. */
const UNTOLD = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
}

type RosterGridProps = {
  readonly people: readonly Person[]
  readonly shifts: readonly Shift[]
  /** Else the first of them alone, whose sums say nothing of all. */
  readonly isWhole: boolean
  /** Knows what is chosen, for whoever acts on it from outside of the grid. */
  readonly chosen: RefObject<Bounds | undefined>
}

export function RosterGrid({ people, shifts, isWhole, chosen: told }: RosterGridProps) {
  const t = useWords()
  const language = useLanguage()
  const printing = usePrinting()
  const scroll = useRef<HTMLDivElement>(null)
  const days = people[0]?.days
  const dates = useMemo(() => days?.map(({ date }) => date) ?? [], [days])
  const choice = useSelection(people.length, dates.length)
  useEffect(() => {
    told.current = choice.bounds
    return () => {
      told.current = undefined
    }
  })
  const [open, setOpen] = useState<{ readonly person: Person; readonly day: Day }>()
  const rows = useVirtualizer({
    count: people.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    overscan: 4,
  })
  const columns = useGridColumns(dates, scroll, printing)
  // On paper all days share the width of the sheet.
  const width = printing ? undefined : NAME + dates.length * columns.day + HOURS
  const edits = useEdits({
    people,
    shifts,
    choice,
    back: () => scroll.current?.focus(),
    show: ({ row, column }) => {
      rows.scrollToIndex(row)
      columns.show(column)
    },
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
  /** Whoever is in the grid is in the field of the active cell, where that is drawn. */
  const enter = () => {
    const grid = scroll.current
    if (grid && document.activeElement === grid) fieldIn(grid)?.focus({ preventScroll: true })
  }
  useLayoutEffect(enter)
  const acts = useActs({
    onType: edits.setTyped,
    onCommit: edits.commit,
    onLeave: edits.leave,
    onKeep: edits.keep,
    onChoose: (spot, extend) => {
      edits.keep()
      choice.choose(spot, extend)
    },
    onOpen: (spot) => edits.setTyped(textAt(spot)),
    onPull: fill.start,
  })
  // On paper every row is drawn, below the one before.
  const drawn = printing
    ? people.map((_, index) => ({ index, start: undefined }))
    : rows.getVirtualItems().map(({ index, start }) => ({ index, start }))
  const isDrawn =
    drawn.some(({ index }) => index === choice.active.row) &&
    columns.drawn.some(({ index }) => index === choice.active.column)
  return (
    <DndContext sensors={sensors} onDragEnd={onDragEnd} accessibility={UNTOLD}>
      {active && <ActiveLine {...active} onOpen={() => setOpen(active)} />}
      <div
        ref={scroll}
        className={classes.grid}
        style={{ ['--day' as string]: `${columns.day}px`, ['--days' as string]: dates.length }}
        role="grid"
        tabIndex={0}
        aria-label={t('shifts.planner')}
        aria-rowcount={people.length + 1}
        aria-colcount={dates.length + 2}
        aria-multiselectable="true"
        aria-activedescendant={isDrawn ? `cell-${choice.active.row}-${choice.active.column}` : undefined}
        onFocus={({ relatedTarget }) => {
          if (relatedTarget !== fieldIn(scroll.current)) enter()
        }}
        onMouseUp={enter}
        {...edits.keys}
      >
        <div role="presentation" className={classes.top}>
          <div className={classes.head} role="row" aria-rowindex={1} style={{ width }}>
            <span role="columnheader" aria-colindex={1} className={classes.name}>
              {t('shifts.person')}
            </span>
            {columns.drawn.map(({ date, index, space }) => (
              <span
                key={date}
                role="columnheader"
                aria-colindex={index + 2}
                className={classes.day}
                style={{ marginInlineStart: space }}
              >
                {`${weekDayName(date, language)} ${Number(date.slice(8))}`}
              </span>
            ))}
            <span role="columnheader" aria-colindex={dates.length + 2} className={classes.hours}>
              {t('shifts.hoursTotal')}
            </span>
          </div>
        </div>
        <div role="presentation" style={printing ? {} : { height: people.length * ROW, width, position: 'relative' }}>
          {drawn.map(({ index, start }) => {
            const person = people[index]
            if (!person) return null
            const isActive = choice.active.row === index
            const chosen = [choice.bounds, fill.target].find((one) => one && one.top <= index && index <= one.bottom)
            return (
              <GridRow
                key={person.id}
                person={person}
                shifts={shifts}
                columns={columns.drawn}
                index={index}
                top={start}
                height={ROW}
                width={width}
                active={isActive ? choice.active.column : undefined}
                corner={choice.bounds.bottom === index && typed === undefined ? choice.bounds.right : undefined}
                chosenFrom={chosen?.left ?? 0}
                chosenTo={chosen?.right ?? -1}
                typed={isActive ? typed : undefined}
                acts={acts}
              />
            )
          })}
        </div>
        {isWhole && <GridTotals people={people} shifts={shifts} columns={columns.drawn} width={width} />}
      </div>
      {open && <CellDialog {...open} shifts={shifts} onClose={() => setOpen(undefined)} />}
    </DndContext>
  )
}

/** The acts of the present under handles that stay. */
function useActs(present: CellActs): CellActs {
  const latest = useRef(present)
  latest.current = present
  return useMemo(
    () => ({
      onType: (text) => latest.current.onType(text),
      onCommit: (move) => latest.current.onCommit(move),
      onLeave: () => latest.current.onLeave(),
      onKeep: () => latest.current.onKeep(),
      onChoose: (spot, extend) => latest.current.onChoose(spot, extend),
      onOpen: (spot) => latest.current.onOpen(spot),
      onPull: (event) => latest.current.onPull(event),
    }),
    [],
  )
}
