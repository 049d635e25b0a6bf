/** What is chosen is pulled over further cells by its corner, and repeats itself there. */
import { type PointerEvent as Pointed, useState } from 'react'
import type { Bounds, Spot } from './use-selection.ts'

export type Filling = {
  readonly target: Bounds | undefined
  readonly start: (event: Pointed<HTMLElement>) => void
}

export function useFill(bounds: Bounds, done: (source: Bounds, target: Bounds) => void): Filling {
  const [target, setTarget] = useState<Bounds>()
  const start = (event: Pointed<HTMLElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const handle = event.currentTarget
    handle.setPointerCapture(event.pointerId)
    let wanted = bounds
    const move = ({ clientX, clientY }: PointerEvent) => {
      const over = spotBelow(clientX, clientY)
      if (!over) return
      wanted = reaching(bounds, over)
      setTarget(wanted)
    }
    const end = () => {
      handle.removeEventListener('pointermove', move)
      setTarget(undefined)
      if (wanted !== bounds) done(bounds, wanted)
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('pointerup', end, { once: true })
    handle.addEventListener('lostpointercapture', () => setTarget(undefined), { once: true })
  }
  return { target, start }
}

/** Along the way that is longer: down or up, else to a side. */
export function reaching(bounds: Bounds, { row, column }: Spot): Bounds {
  const down = Math.max(row - bounds.bottom, bounds.top - row, 0)
  const over = Math.max(column - bounds.right, bounds.left - column, 0)
  if (down === 0 && over === 0) return bounds
  return down >= over
    ? { ...bounds, top: Math.min(bounds.top, row), bottom: Math.max(bounds.bottom, row) }
    : { ...bounds, left: Math.min(bounds.left, column), right: Math.max(bounds.right, column) }
}

/** Where in the source a cell of the target takes its text from. */
export const sourceOf = (source: Bounds, { row, column }: Spot): Spot => ({
  row: source.top + wrapped(row - source.top, source.bottom - source.top + 1),
  column: source.left + wrapped(column - source.left, source.right - source.left + 1),
})

export const isWithin = ({ top, bottom, left, right }: Bounds, { row, column }: Spot): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

const wrapped = (step: number, length: number): number => ((step % length) + length) % length

export function spotBelow(x: number, y: number): Spot | undefined {
  const below = document.elementsFromPoint(x, y).map((one) => one.closest<HTMLElement>('[data-spot]'))
  const [row, column] = (below.find((one) => one !== null)?.dataset.spot ?? '').split(' ').map(Number)
  return row === undefined || column === undefined || Number.isNaN(column) ? undefined : { row, column }
}
