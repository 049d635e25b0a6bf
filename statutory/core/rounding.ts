/**
 * Rounding is always a named act. Every name here is a word of the worksheet; no figure is rounded by being
 * shown. Values are fractions of hundredths (sen), as the kernel keeps money.
 */
import { ceilingOf, type Fraction, halfUpOf } from '#kernel/fraction.ts'
import type { Amount } from '#kernel/money.ts'

export type RoundingName =
  | 'cut_to_sen'
  | 'half_up_to_sen'
  | 'up_to_ringgit'
  | 'up_to_band'
  | 'cut_to_ringgit'
  | 'up_to_five_sen'
  | 'half_up_to_day'

const RINGGIT = 100n

/** Digits after the sen are dropped. */
export function cutToSen({ top, bottom }: Fraction): Amount {
  return top / bottom
}

/** To the nearest sen, half a sen upwards. */
export const halfUpToSen: (value: Fraction) => Amount = halfUpOf

/** Up to the next whole ringgit; a whole ringgit stays. */
export function upToRinggit({ top, bottom }: Fraction): Amount {
  return ceilingOf({ top, bottom: bottom * RINGGIT }) * RINGGIT
}

/** Sen are dropped. */
export function cutToRinggit(amount: Amount): Amount {
  return (amount / RINGGIT) * RINGGIT
}

/** Up to the next multiple of a step; a multiple stays. For amounts that are not negative. */
export function upToMultiple(amount: Amount, step: Amount): Amount {
  const over = amount % step
  return over === 0n ? amount : amount - over + step
}

/** The share of an amount, unrounded. */
export function shareOf(amount: Amount, rate: Fraction): Fraction {
  return { top: amount * rate.top, bottom: rate.bottom }
}
