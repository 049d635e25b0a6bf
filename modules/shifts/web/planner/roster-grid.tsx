// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be drawn in parts
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and says which cell is active
/** The grid: short names are typed into cells, ranges copied, pasted and filled, a cell dragged to another. */
import { DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayName } from '#platform/words/week-days.ts'
import { useWords } from '../words.ts'
import { gridOfText, idsNamed, namesOf, textOfGrid } from './cell-names.ts'
import { GridCell } from './grid-cell.tsx'
import { GridTotals } from './grid-totals.tsx'
import classes from './roster-grid.module.css'
import { showProblemText } from './show-problem-text.ts'
import { type CellWish, useCells } from './use-cells.ts'
import type { Person, Shift } from './use-roster.ts'
import { type Spot, useSelection } from './use-selection.ts'

const ROW = 40
const NAME = 200
const DAY = 76

type RosterGridProps = { readonly people: readonly Person[]; readonly shifts: readonly Shift[] }

export function RosterGrid({ people, shifts }: RosterGridProps) {
  const t = useWords()
  const language = useLanguage()
  const scroll = useRef<HTMLDivElement>(null)
  const dates = people[0]?.days.map(({ date }) => date) ?? []
  const choice = useSelection(people.length, dates.length)
  const [typed, setTyped] = useState<string>()
  const { write } = useCells()
  const rows = useVirtualizer({
    count: people.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    overscan: 4,
  })
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const at = ({ row, column }: Spot) => {
    const person = people[row]
    const day = person?.days[column]
    return person && day ? { person, day } : undefined
  }
  const put = (spots: readonly (Spot & { readonly text: string })[]) => {
    const wishes: CellWish[] = []
    for (const { text, ...spot } of spots) {
      const cell = at(spot)
      const ids = idsNamed(text, shifts)
      if (ids === undefined) return showProblemText(t('shifts.noSuchShift', { name: text }))
      if (cell) wishes.push({ ...cell, ids })
    }
    write(wishes)
  }
  const range = () => choice.spots().map((spot) => ({ ...spot, text: namesOf(at(spot)?.day ?? { shifts: [] }) }))
  const commit = (move: Spot | undefined) => {
    if (typed !== undefined) put(choice.spots().map((spot) => ({ ...spot, text: typed })))
    setTyped(undefined)
    scroll.current?.focus()
    if (move) choice.moveBy(move, false)
  }
  const show = (row: number) => rows.scrollToIndex(row)
  const onKeyDown = (event: KeyboardEvent) => {
    if (typed !== undefined) return
    const step = STEPS[event.key]
    const way = event.metaKey || event.ctrlKey
    if (step) {
      event.preventDefault()
      show(choice.moveBy(step, event.shiftKey).row)
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      put(choice.spots().map((spot) => ({ ...spot, text: '' })))
    } else if (way && (event.key === 'd' || event.key === 'r')) {
      event.preventDefault()
      const cells = range()
      put(cells.map((cell) => ({ ...cell, text: firstOf(cells, cell, event.key === 'd' ? 'column' : 'row') })))
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault()
      setTyped(range()[0]?.text ?? '')
    } else if (!way && event.key.length === 1 && event.key !== ' ') {
      event.preventDefault()
      setTyped(event.key)
    }
  }
  const onCopy = (event: ClipboardEvent) => {
    if (typed !== undefined) return
    event.preventDefault()
    const { top, bottom, left, right } = choice.bounds
    const lines = numbers(top, bottom).map((row) =>
      numbers(left, right).map((column) => namesOf(at({ row, column })?.day ?? { shifts: [] })),
    )
    event.clipboardData.setData('text/plain', textOfGrid(lines))
  }
  const onPaste = (event: ClipboardEvent) => {
    if (typed !== undefined) return
    event.preventDefault()
    const given = gridOfText(event.clipboardData.getData('text/plain'))
    const { top, left } = choice.bounds
    const single = given.length === 1 && given[0]?.length === 1 ? given[0][0] : undefined
    // One cell fills all that is chosen, as in a spreadsheet.
    if (single !== undefined) return put(choice.spots().map((spot) => ({ ...spot, text: single })))
    put(given.flatMap((line, down) => line.map((text, over) => ({ row: top + down, column: left + over, text }))))
  }
  const onDragEnd = ({ activatorEvent, delta }: DragEndEvent) => {
    if (!(activatorEvent instanceof PointerEvent)) return
    const below = document.elementsFromPoint(activatorEvent.clientX + delta.x, activatorEvent.clientY + delta.y)
    const cell = below.map((one) => one.closest<HTMLElement>('[data-spot]')).find((one) => one !== null)
    const [row, column] = (cell?.dataset.spot ?? '').split(' ').map(Number)
    const [source] = range()
    if (!source || row === undefined || column === undefined || Number.isNaN(column)) return
    if (row === source.row && column === source.column) return
    put([
      { row: source.row, column: source.column, text: '' },
      { row, column, text: source.text },
    ])
    choice.choose({ row, column }, false)
  }
  return (
    <DndContext sensors={sensors} onDragEnd={onDragEnd}>
      <div
        ref={scroll}
        className={classes.grid}
        role="grid"
        tabIndex={0}
        aria-label={t('shifts.planner')}
        aria-rowcount={people.length + 1}
        aria-colcount={dates.length + 1}
        aria-multiselectable="true"
        aria-activedescendant={`cell-${choice.active.row}-${choice.active.column}`}
        onKeyDown={onKeyDown}
        onCopy={onCopy}
        onPaste={onPaste}
      >
        <div className={classes.head} role="row" aria-rowindex={1} style={{ width: NAME + dates.length * DAY }}>
          <span role="columnheader" className={classes.name}>
            {t('shifts.person')}
          </span>
          {dates.map((date) => (
            <span key={date} role="columnheader" className={classes.day}>
              {`${weekDayName(date, language)} ${Number(date.slice(8))}`}
            </span>
          ))}
        </div>
        <div
          role="presentation"
          style={{ height: rows.getTotalSize(), width: NAME + dates.length * DAY, position: 'relative' }}
        >
          {rows.getVirtualItems().map(({ index, start }) => {
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
                  const isActive = choice.active.row === index && choice.active.column === column
                  return (
                    <GridCell
                      key={day.date}
                      day={day}
                      person={person.full_name}
                      spot={{ row: index, column }}
                      colour={shifts.find(({ id }) => id === day.shifts[0]?.id)?.colour ?? null}
                      active={isActive}
                      chosen={choice.has({ row: index, column })}
                      typed={isActive ? typed : undefined}
                      onType={setTyped}
                      onCommit={commit}
                      onLeave={() => {
                        setTyped(undefined)
                        scroll.current?.focus()
                      }}
                      onChoose={choice.choose}
                      onOpen={() => setTyped(namesOf(day))}
                    />
                  )
                })}
              </div>
            )
          })}
        </div>
        <GridTotals people={people} shifts={shifts} dates={dates} width={NAME + dates.length * DAY} />
      </div>
    </DndContext>
  )
}

const STEPS: Readonly<Record<string, Spot>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}
const numbers = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** Of the same column the topmost, or of the same row the leftmost. */
function firstOf(cells: readonly (Spot & { readonly text: string })[], cell: Spot, along: 'row' | 'column'): string {
  return cells.find((one) => one[along] === cell[along])?.text ?? ''
}
