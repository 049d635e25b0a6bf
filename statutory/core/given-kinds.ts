/**
 * The kinds of value a case may hold. Numbers are decimal text or JSON integers, never floats: a float has
 * already lost what was meant by the time it arrives.
 */
import { type Fraction, parseDecimal } from '#kernel/fraction.ts'
import { type Amount, parseAmount } from '#kernel/money.ts'
import { type PlainDate, parsePlainDate } from '#kernel/plain-date.ts'
import { type Kind, or } from './given.ts'
import type { Input, Known, PlainInput } from './input.ts'
import { refuse } from './refusal.ts'

// Bounds of sense, not of law.
const OLDEST = 120
const MOST_MONTHS = 1200
const HOURS_OF_DAY = 24n
const LONGEST_YEAR = 366
const [FIRST_YEAR, LAST_YEAR] = ['1900', '2199']
const LONGEST_TEXT = 500
// Line ends and control characters would break the files that texts are written to.
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}]/u
const MONEY_DECIMALS = /^\d+\.\d{3,}$/

const kind = <Value>(input: Input | PlainInput, read: (value: unknown, key: string) => Value): Kind<Value> => ({
  required: true,
  absent: undefined,
  input: typeof input === 'string' ? { of: input } : input,
  read,
})

/** An amount of money, not negative, at most two decimals. */
export const money = kind('money', (value, key): Amount => {
  const text = typeof value === 'string' ? value : numberText(value, key)
  const amount = parseAmount(text)
  if (amount === undefined) {
    if (MONEY_DECIMALS.test(text)) refuse(key, 'too_precise', 'money has at most two decimals')
    return refuse(key, 'not_a_number', 'must be decimal text')
  }
  if (amount < 0n) refuse(key, 'negative', 'must not be negative')
  return amount
})

/** A decimal between two bounds, both allowed. */
export function decimalTo(most: bigint, of: 'decimal' | 'rate' | 'hours' = 'decimal'): Kind<Fraction> {
  return kind(of, (value, key) => {
    const read = readDecimal(value, key)
    if (read.top > most * read.bottom) refuse(key, 'out_of_range', `must be at most ${most}`)
    return read
  })
}

/** A decimal without a bound of its own. */
export const decimal = decimalTo(BigInt(Number.MAX_SAFE_INTEGER))

/** The same kind, more than none. */
export function aboveZero(of: Kind<Fraction>): Kind<Fraction> {
  return kind(of.input, (value, key) => {
    const read = of.read(value, key)
    if (read.top === 0n) refuse(key, 'out_of_range', 'must be more than 0')
    return read
  })
}

/** Hours within one day. */
export const hours = decimalTo(HOURS_OF_DAY, 'hours')
/** Hours within one day, more than none. */
export const hoursAboveZero = aboveZero(hours)

/** A rate between 0 and 1. */
export const rate = decimalTo(1n, 'rate')

/** A whole number between two bounds, both allowed. */
export function whole(least: number, most: number): Kind<number> {
  return kind('whole', (value, key) => {
    const { top, bottom } = readDecimal(value, key)
    if (top % bottom !== 0n) refuse(key, 'not_whole', 'must be a whole number')
    const number = Number(top / bottom)
    if (number < least || number > most) refuse(key, 'out_of_range', `must be ${least} to ${most}`)
    return number
  })
}

/** A count of things, days or people. */
export const count = whole(0, Number.MAX_SAFE_INTEGER)
/** Completed years attained by the end of the month. */
export const age = whole(0, OLDEST)
/** Completed months of service. */
export const serviceMonths = whole(0, MOST_MONTHS)

/** A count in halves, as a number of halves: 2.5 is 5. */
export function halvesTo(most: number): Kind<number> {
  return kind('halves', (value, key) => {
    const { top, bottom } = readDecimal(value, key)
    if ((top * 2n) % bottom !== 0n) refuse(key, 'not_whole', 'must be in steps of 0.5')
    const halves = Number((top * 2n) / bottom)
    if (halves > most * 2) refuse(key, 'out_of_range', `must be at most ${most}`)
    return halves
  })
}

/** Days within a year, in halves. */
export const daysOfYear = halvesTo(LONGEST_YEAR)

/** true or false; false where not given. */
export const flag = or(kind('flag', readFlag), false)
/** true or false; true where not given. */
export const flagOn = or(kind('flag', readFlag), true)
/** true, false or not said. */
export const flagIfSaid = kind('flag', readFlag)

export function oneOf<const Word extends string>(words: readonly Word[]): Kind<Word> {
  return kind({ of: 'choice', words }, (value, key) => {
    const word = words.find((known) => known === value)
    return word ?? refuse(key, 'unknown_value', `must be one of ${words.join(', ')}`)
  })
}

/** One of a few whole numbers. */
export function oneOfWhole<const N extends number>(numbers: readonly N[]): Kind<N> {
  const any = whole(0, Number.MAX_SAFE_INTEGER)
  return kind({ of: 'choice', words: numbers.map(String) }, (value, key) => {
    const number = any.read(value, key)
    return (
      numbers.find((known) => known === number) ?? refuse(key, 'unknown_value', `must be one of ${numbers.join(', ')}`)
    )
  })
}

export const day = kind('day', (value, key): PlainDate => {
  const date = typeof value === 'string' ? parsePlainDate(value) : undefined
  if (date === undefined) return refuse(key, 'not_a_day', 'must be a day written YYYY-MM-DD')
  const year = date.slice(0, 4)
  if (year < FIRST_YEAR || year > LAST_YEAR) refuse(key, 'out_of_range', `must be within ${FIRST_YEAR} to ${LAST_YEAR}`)
  return date
})

export const text = kind({ of: 'text' }, readText)

/** Text that names a row of a table; which rows there are is for the rule to say, `known` only tells them. */
export const textOf = (known: Known): Kind<string> => kind({ of: 'text', known }, readText)

function readText(value: unknown, key: string): string {
  if (typeof value !== 'string') refuse(key, 'not_text', 'must be text')
  if (value.length > LONGEST_TEXT) refuse(key, 'too_long', 'is too long')
  if (UNSEEN.test(value)) refuse(key, 'unknown_value', 'may not hold line ends or other signs without a picture')
  return value
}

function readFlag(value: unknown, key: string): boolean {
  return typeof value === 'boolean' ? value : refuse(key, 'not_a_flag', 'must be true or false')
}

function readDecimal(value: unknown, key: string): Fraction {
  const read = parseDecimal(typeof value === 'string' ? value : numberText(value, key))
  if (read === undefined) return refuse(key, 'not_a_number', 'must be decimal text')
  if (read.top < 0n) refuse(key, 'negative', 'must not be negative')
  return read
}

function numberText(value: unknown, key: string): string {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  return refuse(key, 'not_a_number', 'must be decimal text or a whole number')
}
