/**
 * What is owed of a training bond: the part of its amount for the months that were agreed and not served, half up to the
 * smallest unit of the currency. Nothing was agreed where the person did not accept it.
 */
import { halfUpOf } from '#kernel/fraction.ts'
import { amountOf, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { monthsLater, wholeMonths } from './months.ts'

export type Bond = {
  readonly amount: string
  readonly months: number
  /** The last day of the session, from which it is served. */
  readonly from: PlainDate
  readonly acceptedOn: PlainDate | null
}

/** The dollar of Taiwan is not divided. */
const WHOLE = 100n

export const servedMonths = ({ from, months }: Bond, asOf: PlainDate): number =>
  Math.min(months, wholeMonths(from, asOf))
export const servedUntil = ({ from, months }: Bond): PlainDate => monthsLater(from, months)

export function owedOf(bond: Bond, asOf: PlainDate, currency: string): string {
  if (bond.acceptedOn === null) return amountText(0n)
  const unit = currency === 'TWD' ? WHOLE : 1n
  const top = amountOf(bond.amount) * BigInt(bond.months - servedMonths(bond, asOf))
  return amountText(halfUpOf({ top, bottom: BigInt(bond.months) * unit }) * unit)
}
