/**
 * The field of the active cell. It waits unseen for the first key, since what composes Chinese (注音, 倉頡, handwriting)
 * does so in a field alone: opened by the first key, it would have lost that key.
 */
import { useLayoutEffect, useRef } from 'react'
import type { CellActs } from './cell-acts.ts'
import classes from './roster-grid.module.css'
import type { Spot } from './use-selection.ts'

type CellFieldProps = {
  readonly label: string
  /** Nothing as long as it waits. */
  readonly typed: string | undefined
  readonly acts: CellActs
}

export function CellField({ label, typed, acts: on }: CellFieldProps) {
  const own = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const field = own.current
    // Gone with its cell it leaves the keys to the grid.
    return () => {
      if (field && document.activeElement === field) gridOf(field)?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <input
      ref={own}
      className={typed === undefined ? classes.waiting : classes.typing}
      aria-label={label}
      tabIndex={-1}
      autoComplete="off"
      data-at-once
      value={typed ?? ''}
      onChange={(event) => on.onType(event.currentTarget.value)}
      onCompositionEnd={(event) => {
        // Given up before anything was chosen: the cell keeps what it has.
        if (event.currentTarget.value === '') on.onLeave()
      }}
      onBlur={on.onKeep}
      onKeyDown={(event) => {
        if (typed === undefined) return
        event.stopPropagation()
        if (isComposing(event)) return
        if (event.key === 'Escape') on.onLeave()
        const move = MOVES[event.key]
        if (!move) return
        event.preventDefault()
        on.onCommit(move)
      }}
    />
  )
}

const MOVES: Readonly<Record<string, Spot>> = { Enter: { row: 1, column: 0 }, Tab: { row: 0, column: 1 } }

/** The key belongs to what composes a character; the first of them is told by its number alone. */
export const isComposing = (event: { readonly keyCode: number; readonly nativeEvent: KeyboardEvent }): boolean =>
  event.nativeEvent.isComposing || event.keyCode === 229

const gridOf = (field: Element) => field.closest<HTMLElement>('[role=grid]')

/** Of the active cell, where that is drawn. */
export const fieldIn = (grid: Element | null) =>
  grid?.querySelector<HTMLInputElement>(`.${classes.waiting}, .${classes.typing}`)
