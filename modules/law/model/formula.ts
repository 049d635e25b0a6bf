/**
 * How the parts of a step make its value, where that can be told from the figures alone: added up, multiplied, divided
 * by the last, or a share of days. A formula is only shown when it comes to the value; else the parts are a list.
 */
import { type Fraction, parseDecimal, plus, times } from '#kernel/fraction.ts'

type FormulaPart = { readonly key: string; readonly label: string; readonly value: string }
type FormulaStep = {
  readonly value: string
  readonly parts: readonly FormulaPart[]
  readonly rounding: string | null
}

type Formula<Part> =
  /** Added up; what the sum does not take in stands beside it. */
  | { readonly of: 'sum'; readonly terms: readonly Part[]; readonly beside: readonly Part[] }
  | { readonly of: 'product'; readonly terms: readonly Part[]; readonly perCent: boolean }
  | { readonly of: 'quotient'; readonly terms: readonly Part[]; readonly by: Part }
  /** Days of days, hours of hours: the amount for a part of the whole. */
  | { readonly of: 'share'; readonly whole: Part; readonly part: Part; readonly outOf: Part }

export function formulaOf<Part extends FormulaPart>(step: FormulaStep & { readonly parts: readonly Part[] }) {
  const value = parseDecimal(step.value)
  if (value === undefined || value.top === 0n) return undefined
  const close = (made: Fraction | undefined) => made !== undefined && isClose(made, value, step.rounding !== null)
  return (
    sumOf(step.parts, close) ??
    shareOf(step.parts, close) ??
    productOf(step.parts, close) ??
    overLast(step.parts, close)
  )
}

type Close = (made: Fraction | undefined) => boolean

function sumOf<Part extends FormulaPart>(parts: readonly Part[], close: Close): Formula<Part> | undefined {
  const amounts = parts.filter(isAmount)
  // Now and then an amount stands in the list only because another one follows from it.
  const tries = [amounts, ...amounts.map((one) => amounts.filter((other) => other !== one))]
  const terms = tries.find((some) => some.length > 1 && close(added(some)))
  return terms && { of: 'sum', terms, beside: parts.filter((part) => !terms.includes(part)) }
}

function shareOf<Part extends FormulaPart>(parts: readonly Part[], close: Close): Formula<Part> | undefined {
  const [whole, part, outOf, more] = parts
  if (!whole || !part || !outOf || more || !isAmount(whole) || isAmount(part) || isAmount(outOf)) return undefined
  const top = multiplied([whole, part])
  return close(top && divided(top, outOf)) ? { of: 'share', whole, part, outOf } : undefined
}

function productOf<Part extends FormulaPart>(parts: readonly Part[], close: Close): Formula<Part> | undefined {
  if (parts.length < 2) return undefined
  const made = multiplied(parts)
  if (close(made)) return { of: 'product', terms: parts, perCent: false }
  const perCent = made && parts.at(-1)?.key === 'percent' && close({ top: made.top, bottom: made.bottom * 100n })
  return perCent ? { of: 'product', terms: parts, perCent } : undefined
}

function overLast<Part extends FormulaPart>(parts: readonly Part[], close: Close): Formula<Part> | undefined {
  const [terms, by] = [parts.slice(0, -1), parts.at(-1)]
  if (!by || terms.length === 0 || isAmount(by) || !terms.every(isAmount)) return undefined
  const top = added(terms)
  return close(top && divided(top, by)) ? { of: 'quotient', terms, by } : undefined
}

const isAmount = ({ value }: FormulaPart): boolean => /^-?\d+\.\d{2}$/.test(value)

function added(parts: readonly FormulaPart[]): Fraction | undefined {
  return folded(parts, plus)
}

function multiplied(parts: readonly FormulaPart[]): Fraction | undefined {
  return folded(parts, times)
}

function divided({ top, bottom }: Fraction, { value }: FormulaPart): Fraction | undefined {
  const by = parseDecimal(value)
  return by && by.top > 0n ? { top: top * by.bottom, bottom: bottom * by.top } : undefined
}

function folded(parts: readonly FormulaPart[], join: (left: Fraction, right: Fraction) => Fraction) {
  let made: Fraction | undefined
  for (const { value } of parts) {
    const read = parseDecimal(value)
    if (read === undefined) return undefined
    made = made ? join(made, read) : read
  }
  return made
}

/** The same to the hundredth; where the step rounds, within one of the currency, or ten of a large amount. */
function isClose(made: Fraction, value: Fraction, rounds: boolean): boolean {
  const bottom = made.bottom * value.bottom
  const apart = size(made.top * value.bottom - value.top * made.bottom)
  if (apart * 100n < bottom) return true
  const near = (most: bigint, share: bigint) =>
    apart <= most * bottom && apart * share * value.bottom <= size(value.top) * bottom
  return rounds && (near(1n, 20n) || near(10n, 200n))
}

const size = (number: bigint): bigint => (number < 0n ? -number : number)
