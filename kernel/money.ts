/**
 * Money as an exact count of hundredths ("minor units"): sen, cents, centavos. Taiwan's whole dollars are
 * stored with two decimals like the rest and shown without. A sum never leaves bigint between its decimal
 * text on the wire and its decimal text in the database, so no float can appear on the way.
 */
import type { Fraction } from './fraction.ts'

/** Hundredths of the company's currency. */
export type Amount = bigint

const MONEY = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/

/** `'1234.5'` -> `123450n`; undefined for anything that is not plain decimal text with at most two decimals. */
export function parseAmount(text: string): Amount | undefined {
  const found = MONEY.exec(text)
  if (!found) return undefined
  const [, sign, whole, cents = ''] = found
  const hundredths = BigInt(whole + cents.padEnd(2, '0'))
  return sign ? -hundredths : hundredths
}

/** As `parseAmount`, for text that the database or our own code wrote; throws on anything else. */
export function amountOf(text: string): Amount {
  const amount = parseAmount(text)
  if (amount === undefined) throw new Error(`not an amount: ${text}`)
  return amount
}

/** `123450n` -> `'1234.50'`, the one text form of money on the wire and in files. */
export function amountText(amount: Amount): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0')
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export function sumOf(amounts: Iterable<Amount>): Amount {
  let total = 0n
  for (const amount of amounts) total += amount
  return total
}

/** An amount as an exact fraction of hundredths, ready to be multiplied and later rounded by name. */
export function asFraction(amount: Amount): Fraction {
  return { top: amount, bottom: 1n }
}

export const lesser = (left: Amount, right: Amount): Amount => (left < right ? left : right)
export const notNegative = (amount: Amount): Amount => (amount < 0n ? 0n : amount)
