// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be drawn in parts
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and says which cell is active
import { useDraggable } from '@dnd-kit/core'
import { IconAlertTriangle, IconGripVertical, IconLock } from '@tabler/icons-react'
import type { PointerEvent } from 'react'
import { useWords } from '../words.ts'
import { namesOf } from './cell-names.ts'
import classes from './roster-grid.module.css'
import type { Day } from './use-roster.ts'
import type { Spot } from './use-selection.ts'

type GridCellProps = {
  readonly day: Day
  readonly person: string
  readonly spot: Spot
  readonly colour: string | null
  readonly active: boolean
  readonly chosen: boolean
  /** Begins to pull what is chosen over further cells; of the last cell chosen alone. */
  readonly onPull: ((event: PointerEvent<HTMLElement>) => void) | undefined
  /** What is being typed into it. */
  readonly typed: string | undefined
  readonly onType: (text: string) => void
  readonly onCommit: (move: Spot | undefined) => void
  readonly onLeave: () => void
  readonly onChoose: (spot: Spot, extend: boolean) => void
  readonly onOpen: () => void
}

export function GridCell({ day, person, spot, colour, active, chosen, typed, ...on }: GridCellProps) {
  const t = useWords()
  const names = namesOf(day)
  const free = day.holiday ?? day.leave
  const said = [names || t('shifts.nothing'), day.holiday, day.leave, ...day.findings].filter(Boolean).join(', ')
  return (
    <div
      id={`cell-${spot.row}-${spot.column}`}
      role="gridcell"
      aria-label={`${person}, ${day.date}: ${said}`}
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
      style={colour ? { borderInlineStartColor: colour } : undefined}
      onPointerDown={(event) => {
        if (typed === undefined) on.onChoose(spot, event.shiftKey)
      }}
      onDoubleClick={on.onOpen}
    >
      {typed === undefined ? (
        <>
          <span className={classes.names}>{names || (day.leave ? t('shifts.leaveMark') : '')}</span>
          {day.findings.length > 0 && <IconAlertTriangle size={13} className={classes.finding} aria-hidden />}
          {day.is_locked && <IconLock size={12} aria-hidden />}
          {active && names !== '' && !day.is_locked && <Grip />}
          {on.onPull && <span className={classes.pull} title={t('shifts.fillDown')} onPointerDown={on.onPull} />}
        </>
      ) : (
        <input
          className={classes.typing}
          aria-label={t('shifts.typeInto', { name: person, date: day.date })}
          value={typed}
          // biome-ignore lint/a11y/noAutofocus: it opens where somebody types
          autoFocus
          onChange={(event) => on.onType(event.currentTarget.value)}
          onBlur={on.onLeave}
          onKeyDown={(event) => {
            event.stopPropagation()
            if (event.key === 'Escape') on.onLeave()
            const move = MOVES[event.key]
            if (!move) return
            event.preventDefault()
            on.onCommit(move)
          }}
        />
      )}
    </div>
  )
}

const MOVES: Readonly<Record<string, Spot>> = { Enter: { row: 1, column: 0 }, Tab: { row: 0, column: 1 } }

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
