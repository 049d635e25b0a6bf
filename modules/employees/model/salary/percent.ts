/** By how many per cent an amount changed, half-up to two decimals; from nothing there is no percentage. */
import { amountOf, amountText } from '#kernel/money.ts'

export function percentOf(before: string | null, after: string): string | null {
  const from = before === null ? 0n : amountOf(before)
  if (from <= 0n) return null
  const change = (amountOf(after) - from) * 10_000n
  const sign = change < 0n ? -1n : 1n
  return amountText(((change * sign * 2n + from) / (from * 2n)) * sign)
}
