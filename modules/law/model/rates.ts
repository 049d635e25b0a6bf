/**
 * Rates as people say them: 0.11 of a law that multiplies by it is 11 %, of one that divides by a hundred 0.11 %. Which of
 * the two a step means is told by what it comes to.
 */
import { parseDecimal, times } from '#kernel/fraction.ts'

export type RatePart = { readonly key: string; readonly value: string }
type RateStep = { readonly value: string; readonly parts: readonly RatePart[]; readonly row: readonly RatePart[] }

const isRate = ({ key, value }: RatePart): boolean =>
  (/(^|_)rate$/.test(key) && /^-?\d+(\.\d+)?$/.test(value)) || isShare({ key, value })

/** Of a premium that several pay: `0.2` for whoever pays a fifth of it; amounts are called shares too. */
export const isShare = ({ key, value }: RatePart): boolean => /(^|_)share$/.test(key) && /^0\.[1-9]\d?$/.test(value)
const isAmount = ({ value }: RatePart): boolean => /^-?\d+\.\d{2}$/.test(value)

/** `6 %` for the parts of a step that are rates; undefined for all others. */
export function rateText(step: RateStep, part: RatePart): string | undefined {
  if (!isRate(part)) return undefined
  if (isShare(part)) return `${inPerCent(part.value, 2)} %`
  return `${inPerCent(part.value, isPerCentAlready(step, part) ? 0 : 2)} %`
}

function isPerCentAlready({ value, parts }: RateStep, rate: RatePart): boolean {
  const base = parts.find(isAmount)
  const [by, of, to] = [parseDecimal(rate.value), base && parseDecimal(base.value), parseDecimal(value)]
  if (!by || !of || !to || !parts.includes(rate) || to.top === 0n) return false
  const made = times(of, by)
  const apart = (bottom: bigint) => size(made.top * to.bottom - to.top * made.bottom * bottom)
  // As a share it misses by more than as hundredths.
  return apart(1n) > apart(100n)
}

const size = (number: bigint): bigint => (number < 0n ? -number : number)

/** The decimal point moved to the right, without ciphers that say nothing. */
function inPerCent(text: string, by: number): string {
  const [whole = '0', cents = ''] = text.split('.')
  const moved = `${whole}${cents.padEnd(by, '0').slice(0, by)}`.replace(/^(-?)0+(?=\d)/, '$1')
  const rest = cents.slice(by).replace(/0+$/, '')
  return rest === '' ? moved : `${moved}.${rest}`
}
