/** The company's other places: drawn where they are near, told at the edge by direction and distance where they are not. */
import { metresText } from '#platform/words/web/words.ts'
import { metresBetween, type Point } from '../../../model/location/distance.ts'
import classes from './location-plan.module.css'
import { type Frame, metresPerPixel, type Spot, spotOf } from './projection.ts'

export type PlanPlace = Point & { readonly id: string; readonly name: string; readonly radius: number }

type NeighboursProps = { readonly frame: Frame; readonly from: Point; readonly places: readonly PlanPlace[] }

/** More arrows at the edge than this are told by nobody. */
const AT_THE_EDGE = 4
const MARGIN = 30

export function Neighbours({ frame, from, places }: NeighboursProps) {
  const drawn = places
    .map((place) => ({ place, spot: spotOf(frame, place), metres: metresBetween(from, place) }))
    .sort((one, other) => one.metres - other.metres)
  const near = drawn.filter(({ spot }) => isInside(frame, spot))
  const far = drawn.filter(({ spot }) => !isInside(frame, spot)).slice(0, AT_THE_EDGE)
  return (
    <g aria-hidden>
      {near.map(({ place, spot }) => (
        <g key={place.id}>
          <circle className={classes.otherAround} cx={spot.x} cy={spot.y} r={place.radius / metresPerPixel(frame)} />
          <circle className={classes.otherPoint} cx={spot.x} cy={spot.y} r={4} />
          <text className={classes.small} x={spot.x} y={spot.y + 16} textAnchor="middle">
            {place.name}
          </text>
        </g>
      ))}
      {apart(frame, far).map(({ id, text, edge, y, onTheLeft }) => (
        <g key={id}>
          <path
            className={classes.arrow}
            d="M6 0L-4 4.5V-4.5z"
            transform={`translate(${edge.x} ${y}) rotate(${edge.degrees})`}
          />
          <text
            className={classes.small}
            x={edge.x + (onTheLeft ? 10 : -10)}
            y={y + 4}
            textAnchor={onTheLeft ? 'start' : 'end'}
          >
            {text}
          </text>
        </g>
      ))}
    </g>
  )
}

const isInside = ({ width, height }: Frame, { x, y }: Spot): boolean => x >= 0 && y >= 0 && x <= width && y <= height

/** Where the line to a far spot leaves the plan. */
function edgeOf({ width, height }: Frame, { x, y }: Spot) {
  const [east, south] = [x - width / 2, y - height / 2]
  const reach = Math.min(
    (width / 2 - MARGIN / 2) / Math.max(1e-6, Math.abs(east)),
    (height / 2 - MARGIN) / Math.max(1e-6, Math.abs(south)),
  )
  return {
    x: width / 2 + east * reach,
    y: height / 2 + south * reach,
    degrees: (Math.atan2(south, east) * 180) / Math.PI,
  }
}

type Far = { readonly place: PlanPlace; readonly spot: Spot; readonly metres: number }

const LINE = 17
/** Below it stand the bar to measure by and nothing else. */
const KEPT_BELOW = 40

/** Several at one edge stand below each other, towards the middle, so that each can be read. */
function apart(frame: Frame, far: readonly Far[]) {
  const taken: number[] = []
  return far.map(({ place, spot, metres }) => {
    const edge = edgeOf(frame, spot)
    const inwards = edge.y < frame.height / 2 ? LINE : -LINE
    let y = Math.min(edge.y, frame.height - KEPT_BELOW)
    while (taken.some((other) => Math.abs(other - y) < LINE)) y += inwards
    taken.push(y)
    const text = `${short(place.name)} · ${metresText(metres)}`
    return { id: place.id, text, edge, y, onTheLeft: edge.x < frame.width / 2 }
  })
}

const LONGEST = 22
const short = (name: string): string => ([...name].length > LONGEST ? `${[...name].slice(0, LONGEST).join('')}…` : name)
