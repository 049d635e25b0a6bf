/**
 * A plan of a place of work, drawn by ourselves: the point, how far around counts, the other places, a grid and a bar
 * to measure by. No street map: nothing is loaded from elsewhere, so nobody else learns where the company is.
 */
import { Group } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { metresText } from '#platform/words/web/words.ts'
import type { Point } from '../../../model/location/distance.ts'
import { useWords } from '../../words.ts'
import classes from './location-plan.module.css'
import { Neighbours, type PlanPlace } from './neighbours.tsx'
import { PlanGrid } from './plan-grid.tsx'
import { PlanHandle } from './plan-handle.tsx'
import { type Frame, metresPerPixel, spotOf } from './projection.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

type LocationPlanProps = {
  readonly name: string
  readonly point: Point
  readonly radius: number
  readonly others: readonly PlanPlace[]
  /** Given where the point may be moved. */
  readonly onMove?: (to: Point) => void
}

const HEIGHT = 320
/** The circle takes two fifths of the height, so that what is around is seen too. */
const fitting = (radius: number, width: number): number => ((radius * 2) / 0.4) * (width / HEIGHT)

export function LocationPlan({ name, point, radius, others, onMove }: LocationPlanProps) {
  const t = useWords()
  const { ref, width } = useElementSize<HTMLDivElement>()
  const [middle, setMiddle] = useState(point)
  const [zoom, setZoom] = useState(1)
  const frame: Frame = { middle, metresWide: fitting(radius, width || 600) * zoom, width: width || 600, height: HEIGHT }
  const spot = spotOf(frame, point)
  const lost = spot.x < 0 || spot.y < 0 || spot.x > frame.width || spot.y > frame.height
  // Typed into its fields the point may be anywhere: the plan goes with it.
  useEffect(() => {
    if (lost) setMiddle(point)
  }, [lost, point])
  const about = t('company.planOf', { name, radius: metresText(radius), count: others.length })
  return (
    <div className={classes.plan} ref={ref}>
      <svg
        className={classes.drawing}
        width="100%"
        height={HEIGHT}
        viewBox={`0 0 ${frame.width} ${HEIGHT}`}
        role={onMove ? 'group' : 'img'}
        aria-label={about}
      >
        <PlanGrid frame={frame} />
        <Neighbours frame={frame} from={point} places={others} />
        <circle className={classes.around} cx={spot.x} cy={spot.y} r={radius / metresPerPixel(frame)} />
        <text className={classes.radius} x={spot.x} y={spot.y - radius / metresPerPixel(frame) - 6} textAnchor="middle">
          {metresText(radius)}
        </text>
        <PlanHandle frame={frame} point={point} onMove={onMove} />
        <text className={classes.name} x={spot.x} y={spot.y + 24} textAnchor="middle">
          {name}
        </text>
      </svg>
      <Group justify="space-between" gap={8} className={classes.under}>
        <span className="muted">{t(onMove ? 'company.planHintMove' : 'company.planHint')}</span>
        <ZoomButtons zoom={zoom} onZoom={setZoom} onMiddle={() => setMiddle(point)} />
      </Group>
    </div>
  )
}
