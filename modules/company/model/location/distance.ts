/**
 * How far two points of the earth are apart, in metres, along the surface of a sphere: right to half a per cent, which
 * is finer than any telephone knows where it is.
 */
export type Point = { readonly latitude: number; readonly longitude: number }

const EARTH_RADIUS = 6_371_000
const radians = (degrees: number): number => (degrees * Math.PI) / 180

export function metresBetween(one: Point, other: Point): number {
  const north = radians(other.latitude - one.latitude)
  const east = radians(other.longitude - one.longitude)
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(half)))
}
