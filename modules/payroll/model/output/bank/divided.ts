/** One person's net pay over several accounts: every share rounded down to what is paid, the rest to the first. */
import { type Amount, amountOf, sumOf } from '#kernel/money.ts'

/** `shares` in per cent with two decimals, below a hundred together. */
export function divided(
  amount: Amount,
  shares: readonly string[],
  smallest: Amount,
): { readonly first: Amount; readonly rest: readonly Amount[] } {
  const rest = shares.map((share) => ((amount * amountOf(share)) / (100_00n * smallest)) * smallest)
  return { first: amount - sumOf(rest), rest }
}
