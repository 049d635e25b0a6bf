/** What a cost centre bears: spent is what was claimed and approved, committed what is estimated beyond that and still open. */
import { halfUpOf } from '#kernel/fraction.ts'
import { type Amount, amountOf, amountText, notNegative } from '#kernel/money.ts'

export type ChargeOf = {
  /** '33.33' */
  readonly percentage: string
  readonly estimated: string
  readonly is_paid: boolean
  /** Of the travel's claims, approved or paid. */
  readonly claimed: Amount
}

const HUNDRED_PERCENT = 10_000n

/** A share of an amount, half up to the hundredth. */
export const shareOf = (amount: Amount, percentage: string): Amount =>
  halfUpOf({ top: amount * amountOf(percentage), bottom: HUNDRED_PERCENT })

/** `left` is null without a budget, and below zero where more was promised than there is. */
/** `spent` is what approved claims charge to it. */
export function borneBy(budget: string | null, spent: Amount, charges: readonly ChargeOf[]) {
  let committed = 0n
  for (const { percentage, estimated, is_paid, claimed } of charges) {
    if (!is_paid) committed += shareOf(notNegative(amountOf(estimated) - claimed), percentage)
  }
  const left = budget === null ? null : amountText(amountOf(budget) - committed - spent)
  return { committed: amountText(committed), spent: amountText(spent), left }
}
