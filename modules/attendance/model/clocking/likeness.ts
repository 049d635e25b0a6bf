/**
 * How alike two faces are, by the numbers they come to: from 0 to 1, as the library that makes the numbers defines it.
 * One is compared with one; nobody is looked for among many.
 */
import type { TurnedFace } from '#platform/reading/model/read-file.ts'

/** From here on two faces count as one; below it the clocking is marked, and somebody looks at the photo. */
export const ALIKE = 0.5

/** So far, in radians, the head turns between the two pictures of one clocking; the page asks for somewhat more. */
const TURNED = 0.25
/** A face seen from the side is less like itself; somebody else's is not as like as this. */
const ALIKE_TURNED = 0.3

/** Whether somebody turned the head between two pictures, and nobody else stepped in. */
export const isTurned = ({ by, pair: [straight, turned] }: TurnedFace): boolean =>
  by >= TURNED && likeness(straight, turned) >= ALIKE_TURNED

const SPREAD = 25
const [NEAREST, FARTHEST] = [0.2, 0.8]

export function likeness(one: readonly number[], other: readonly number[]): number {
  if (one.length === 0 || one.length !== other.length) return 0
  const sum = one.reduce((all, part, at) => all + (part - (other[at] ?? 0)) ** 2, 0)
  const near = 1 - Math.sqrt(SPREAD * sum) / 100
  return Math.min(1, Math.max(0, (near - NEAREST) / (FARTHEST - NEAREST)))
}
