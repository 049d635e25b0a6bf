/** An amount divided among cost centres: each its share cut below the cent, and what is left over to the largest. */
import { type Amount, amountOf, sumOf } from '#kernel/money.ts'

export type Share = { readonly cost_centre: string; readonly percentage: string }
export type Part = { readonly cost_centre: string | null; readonly amount: Amount }

const WHOLE = 100_00n

/** All of it without a cost centre where nothing is set. */
export function dividedBy(amount: Amount, shares: readonly Share[]): Part[] {
  if (shares.length === 0) return [{ cost_centre: null, amount }]
  const parts = shares.map(({ cost_centre, percentage }) => ({
    cost_centre,
    percentage: amountOf(percentage),
    // Division of bigints cuts towards zero, above it and below.
    amount: (amount * amountOf(percentage)) / WHOLE,
  }))
  const left = amount - sumOf(parts.map((part) => part.amount))
  const largest = parts.reduce((most, part) => (part.percentage > most.percentage ? part : most))
  return parts
    .map((part) => ({ cost_centre: part.cost_centre, amount: part.amount + (part === largest ? left : 0n) }))
    .filter((part) => part.amount !== 0n)
}
