/**
 * A piece of the earth small enough to be drawn flat: metres east and north of the middle, and pixels from them. Right
 * as far as a company's places of one town go; what lies farther is told by its distance and not drawn.
 */
import type { Point } from '../../../model/location/distance.ts'

export type Frame = {
  readonly middle: Point
  readonly metresWide: number
  readonly width: number
  readonly height: number
}
export type Spot = { readonly x: number; readonly y: number }

const METRES_OF_DEGREE = 111_195

const narrowing = ({ latitude }: Point): number => Math.max(0.01, Math.cos((latitude * Math.PI) / 180))

export const metresPerPixel = ({ metresWide, width }: Frame): number => metresWide / width

export function spotOf(frame: Frame, point: Point): Spot {
  const scale = metresPerPixel(frame)
  const east = turned(point.longitude - frame.middle.longitude) * METRES_OF_DEGREE * narrowing(frame.middle)
  const north = (point.latitude - frame.middle.latitude) * METRES_OF_DEGREE
  return { x: frame.width / 2 + east / scale, y: frame.height / 2 - north / scale }
}

/** To six decimals, as points are kept. */
export function pointOf(frame: Frame, { x, y }: Spot): Point {
  const scale = metresPerPixel(frame)
  const east = ((x - frame.width / 2) * scale) / (METRES_OF_DEGREE * narrowing(frame.middle))
  const north = ((frame.height / 2 - y) * scale) / METRES_OF_DEGREE
  return {
    latitude: sixth(Math.max(-90, Math.min(90, frame.middle.latitude + north))),
    longitude: sixth(turned(frame.middle.longitude + east)),
  }
}

/** The longest of 1, 2, 5, 10, 20 ... metres that is not longer than this. */
export function niceLength(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, metres)))
  return [5, 2, 1].map((step) => step * power).find((length) => length <= metres) ?? 1
}

/** Degrees east between -180 and 180, the short way round. */
const turned = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180
const sixth = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
