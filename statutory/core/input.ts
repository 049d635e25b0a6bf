/**
 * What may be given for one key, told as data: enough to make a form from, without knowing the scheme. It says which
 * kind of value is wanted and what to choose from; whether a value holds is for the rule alone to say.
 */
import type { Fraction } from '#kernel/fraction.ts'
import { amountText } from '#kernel/money.ts'
import type { Fields } from './given.ts'
import { plainDecimal } from './plain-decimal.ts'

/** Kinds that need no more said. */
export type PlainInput = 'money' | 'decimal' | 'rate' | 'hours' | 'whole' | 'halves' | 'flag' | 'day'

export type Input =
  | { readonly of: PlainInput }
  /** One of these words or whole numbers. */
  | { readonly of: 'choice'; readonly words: readonly string[] }
  /** Free text; `known` are the words that the law's tables know, where they list them. */
  | { readonly of: 'text'; readonly known?: Known }
  | { readonly of: 'list' | 'part'; readonly fields: Fields }
  /** Any number of these codes with a value each. */
  | { readonly of: 'map'; readonly values: Input; readonly known: Known }

/** Some lists depend on what is given beside: the sectors on the region. */
export type Known = (beside?: { readonly [key: string]: unknown }) => readonly string[]

/** What stands in for a key that is not given, as it would be typed; empty where nothing does. */
export function absentText(input: Input, absent: unknown): string {
  if (absent === undefined) return ''
  switch (input.of) {
    case 'money':
      return amountText(absent as bigint)
    case 'decimal':
    case 'rate':
    case 'hours':
      return plainDecimal(absent as Fraction)
    case 'halves':
      return plainDecimal({ top: BigInt(absent as number), bottom: 2n })
    case 'whole':
    case 'flag':
    case 'choice':
    case 'text':
    case 'day':
      return String(absent)
    default:
      return ''
  }
}
