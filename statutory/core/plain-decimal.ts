/**
 * A number as a sheet or an answer shows it: 13.5, not 13.50 and not 27/2. Only for fractions with an end: rates,
 * hours and days as they were typed, and their halves and tenths.
 */
import { decimalText, type Fraction } from '#kernel/fraction.ts'

export function plainDecimal({ top, bottom }: Fraction): string {
  for (let scale = 1n; scale <= FINEST; scale *= 10n) {
    if ((top * scale) % bottom === 0n) return decimalText({ top: (top * scale) / bottom, bottom: scale })
  }
  throw new Error(`no decimal: ${top}/${bottom}`)
}

const FINEST = 10n ** 30n
