/** Where a clocking was: which of the places open to the person it was at, and how far from it. */
import { metresBetween, type Point } from '#modules/company/model/public.ts'

export type Position = Point & {
  /** In metres, as the device tells it. */
  readonly accuracy: number | null
}
export type Place = Point & { readonly id: string | null; readonly name: string; readonly radius: number }
export type Found = { readonly place: Place; readonly distance: number; readonly isInside: boolean }

/** A device that knows less gives nobody a wider place. */
const MOST_ACCURACY = 100

/** The nearest of those it was inside of; else the nearest of all. Undefined where no place is open. */
export function placeAt(position: Position, places: readonly Place[]): Found | undefined {
  const grace = Math.min(position.accuracy ?? 0, MOST_ACCURACY)
  const found = places.map((place): Found => {
    const distance = Math.round(metresBetween(position, place))
    return { place, distance, isInside: distance <= place.radius + grace }
  })
  const nearest = (those: readonly Found[]) => those.toSorted((one, other) => one.distance - other.distance)[0]
  return nearest(found.filter(({ isInside }) => isInside)) ?? nearest(found)
}
