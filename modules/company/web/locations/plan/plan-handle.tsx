/** The point itself: dragged by pointer or finger, moved by the arrow keys, ten times as far with Shift. */
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { metresText } from '#platform/words/web/words.ts'
import type { Point } from '../../../model/location/distance.ts'
import { useWords } from '../../words.ts'
import classes from './location-plan.module.css'
import { type Frame, metresPerPixel, niceLength, pointOf, spotOf } from './projection.ts'

type PlanHandleProps = { readonly frame: Frame; readonly point: Point; readonly onMove?: (to: Point) => void }

const TO: Readonly<Record<string, readonly [east: number, south: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function PlanHandle({ frame, point, onMove }: PlanHandleProps) {
  const t = useWords()
  const [held, setHeld] = useState(false)
  const spot = spotOf(frame, point)
  if (!onMove) return <circle className={classes.point} cx={spot.x} cy={spot.y} r={6} aria-hidden />
  const step = niceLength(metresPerPixel(frame) * 4)
  const onKeyDown = (event: KeyboardEvent) => {
    const to = TO[event.key]
    if (!to) return
    event.preventDefault()
    const pixels = (step / metresPerPixel(frame)) * (event.shiftKey ? 10 : 1)
    onMove(pointOf(frame, { x: spot.x + to[0] * pixels, y: spot.y + to[1] * pixels }))
  }
  const drag = (event: PointerEvent<SVGGElement>) => {
    const drawing = event.currentTarget.ownerSVGElement?.getBoundingClientRect()
    if (!held || !drawing) return
    const x = ((event.clientX - drawing.left) / drawing.width) * frame.width
    const y = ((event.clientY - drawing.top) / drawing.height) * frame.height
    onMove(pointOf(frame, { x: within(x, frame.width), y: within(y, frame.height) }))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no button of its own
    <g
      className={classes.handle}
      role="button"
      tabIndex={0}
      aria-label={t('company.planHandle', { step: metresText(step) })}
      data-held={held || undefined}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setHeld(true)
      }}
      onPointerMove={drag}
      onPointerUp={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
    >
      <circle className={classes.reach} cx={spot.x} cy={spot.y} r={18} />
      <circle className={classes.point} cx={spot.x} cy={spot.y} r={7} />
    </g>
  )
}

const within = (value: number, most: number): number => Math.max(0, Math.min(most, value))
