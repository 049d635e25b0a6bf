/** Approved claims of a travel set off against the advance that was paid for it, in the order in which they were approved. */
import { type Amount, amountOf, amountText, lesser, notNegative } from '#kernel/money.ts'

export type ToCover = {
  readonly id: string
  readonly claimable_amount: string
  /** Paid as salary by the run: never covered. */
  readonly excess_amount: string
  /** As it stands. */
  readonly covered_amount: string
  /** Paid, or handed to the bank: it keeps what it has. */
  readonly fixed: boolean
}
export type Covered = {
  readonly id: string
  readonly covered_amount: string
  /** Nothing of it is left to be paid. */
  readonly whole: boolean
}

/** Of those whose cover changes. */
export function setOff(advance: string, claims: readonly ToCover[]): Covered[] {
  let left: Amount = amountOf(advance)
  for (const { fixed, covered_amount } of claims) if (fixed) left -= amountOf(covered_amount)
  return claims.flatMap(({ id, fixed, claimable_amount, excess_amount, covered_amount }) => {
    if (fixed) return []
    const claimable = amountOf(claimable_amount)
    const covered = lesser(notNegative(left), notNegative(claimable - amountOf(excess_amount)))
    left -= covered
    const whole = covered === claimable && claimable > 0n
    if (covered === amountOf(covered_amount) && !whole) return []
    return [{ id, covered_amount: amountText(covered), whole }]
  })
}

/** What of a claim is salary: lowering it lowers that first. */
export const excessOf = (excess: string, base: string, claimable: string): Amount =>
  notNegative(amountOf(excess) - (amountOf(base) - amountOf(claimable)))
