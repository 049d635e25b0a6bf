/** What a claim comes to in the company's currency: by the rate of its day, or by distance and the rates of a month. */
import { type Fraction, halfUpOf, parseDecimal, plus, times } from '#kernel/fraction.ts'
import { type Amount, asFraction, lesser } from '#kernel/money.ts'

export type Band = {
  /** Of the month's distance; null for all beyond. */
  readonly up_to: string | null
  readonly amount_per_unit: string
}

/** The smallest unit that is paid, in hundredths: Taiwan pays whole dollars. */
export const smallestUnit = (currency: string): bigint => (currency === 'TWD' ? 100n : 1n)

/** Half up to the smallest unit. */
function rounded(hundredths: Fraction, currency: string): Amount {
  const unit = smallestUnit(currency)
  return halfUpOf({ top: hundredths.top, bottom: hundredths.bottom * unit }) * unit
}

/** What is paid, taken back or asked for, as it is paid. */
export const payable = (amount: Amount, currency: string): Amount => rounded(asFraction(amount), currency)

export const baseAmount = (amount: Amount, rate: string | null, currency: string): Amount =>
  rounded(rate === null ? asFraction(amount) : times(asFraction(amount), decimal(rate)), currency)

/** `before` was claimed by the same person and type in the month already; distances in hundredths of a unit. */
export function mileageAmount(
  mileage: Amount,
  before: Amount,
  { amount_per_unit, bands }: { readonly amount_per_unit: string; readonly bands: readonly Band[] | null },
  currency: string,
): Amount {
  let sum: Fraction = { top: 0n, bottom: 1n }
  let [left, at] = [mileage, before]
  for (const band of bands ?? [{ up_to: null, amount_per_unit }]) {
    const end = band.up_to === null ? undefined : inHundredths(band.up_to)
    if (left <= 0n) break
    if (end !== undefined && at >= end) continue
    const here = end === undefined ? left : lesser(left, end - at)
    sum = plus(sum, times({ top: here, bottom: 1n }, decimal(band.amount_per_unit)))
    left -= here
    at += here
  }
  return rounded(sum, currency)
}

/** Whether bands go upwards, each at a rate, the last without end. */
export const areBands = (bands: readonly Band[]): boolean =>
  bands.length > 0 &&
  bands.every(({ amount_per_unit }) => decimal(amount_per_unit).top > 0n) &&
  bands.every(({ up_to }, at) => (up_to === null) === (at === bands.length - 1)) &&
  bands.every(({ up_to }, at) => up_to === null || inHundredths(up_to) > inHundredths(bands[at - 1]?.up_to ?? '0'))

/** '480' -> 48000n */
export const inHundredths = (text: string): bigint => {
  const { top, bottom } = decimal(text)
  return (top * 100n) / bottom
}

const decimal = (text: string): Fraction => {
  const found = parseDecimal(text)
  if (!found) throw new Error(`not a decimal: ${text}`)
  return found
}

/** By how many hundredths of a percent one rate differs from another, upwards rounded. */
export function differsBy(one: string, other: string): bigint {
  const [left, right] = [decimal(one), decimal(other)]
  const difference = left.top * right.bottom - right.top * left.bottom
  const [top, bottom] = [(difference < 0n ? -difference : difference) * 10_000n, right.top * left.bottom]
  return (top + bottom - 1n) / bottom
}
