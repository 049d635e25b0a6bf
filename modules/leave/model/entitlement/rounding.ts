/** Parts of a year in the steps a company rounds to; half a step counts as one. */
import { type Fraction, floorOf, halfUpOf } from '#kernel/fraction.ts'
import type { Halves } from '../halves.ts'

/** `none`: what does not make a half is dropped. */
export type LeaveRounding = 'none' | '0.5' | '1'

export function rounded({ top, bottom }: Fraction, rounding: LeaveRounding): Halves {
  if (rounding === 'none') return Number(floorOf({ top, bottom }))
  const step = rounding === '1' ? 2n : 1n
  return Number(halfUpOf({ top, bottom: bottom * step }) * step)
}
