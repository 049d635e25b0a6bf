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
  | 'half_up_to_centavo'
  | 'cut_to_centavo'
  | 'half_up_to_dollar'
  | 'up_to_dollar'
  | 'cut_to_dollar'
  | 'cut_to_ten_dollars'

const RINGGIT = 100n
const DOLLAR = 100n

/** Digits after the sen are dropped. */
export function cutToSen({ top, bottom }: Fraction): Amount {
  return top / bottom
}

/** To the nearest sen, half a sen upwards. */
export const halfUpToSen: (value: Fraction) => Amount = halfUpOf

/** To the nearest centavo, half a centavo upwards on the magnitude. */
export const halfUpToCentavo: (value: Fraction) => Amount = halfUpOf

/** Digits after the centavo are dropped; for amounts that are not negative. */
export const cutToCentavo: (value: Fraction) => Amount = cutToSen

/** Up to the next whole ringgit; a whole ringgit stays. */
export function upToRinggit({ top, bottom }: Fraction): Amount {
  return ceilingOf({ top, bottom: bottom * RINGGIT }) * RINGGIT
}

/** Sen are dropped. */
export function cutToRinggit(amount: Amount): Amount {
  return (amount / RINGGIT) * RINGGIT
}

/** To the nearest whole dollar, half a dollar upwards. */
export function halfUpToDollar({ top, bottom }: Fraction): Amount {
  return halfUpOf({ top, bottom: bottom * DOLLAR }) * DOLLAR
}

/** Up to the next whole dollar; a whole dollar stays. */
export function upToDollar({ top, bottom }: Fraction): Amount {
  return ceilingOf({ top, bottom: bottom * DOLLAR }) * DOLLAR
}

/** Cents are dropped. For values that are not negative. */
export function cutToDollar({ top, bottom }: Fraction): Amount {
  return (top / (bottom * DOLLAR)) * DOLLAR
}

/** Down to a multiple of a step; a multiple stays. For values that are not negative. */
export function cutToMultiple({ top, bottom }: Fraction, step: Amount): Amount {
  return (top / (bottom * step)) * step
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
