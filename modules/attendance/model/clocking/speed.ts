import { metresBetween } from '#modules/company/model/public.ts'
import type { Position } from './place.ts'

type Seen = Position & { readonly at: Date }

/** Faster than an airliner. */
const FASTEST_METRES_A_SECOND = 300
/** Nearer than this, two readings of one place may differ. */
const NEAR_METRES = 1_000

/** Whether nobody gets from one place to the other in that time: then one of the two was made up. */
export function isImpossible(one: Seen, other: Seen): boolean {
  const doubt = (one.accuracy ?? 0) + (other.accuracy ?? 0)
  const metres = metresBetween(one, other) - doubt
  const seconds = Math.abs(other.at.getTime() - one.at.getTime()) / 1000
  return metres > NEAR_METRES && metres > seconds * FASTEST_METRES_A_SECOND
}
