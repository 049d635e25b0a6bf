/** Which cost centres bear a claim, and what of its amount each. */
import { halfUpOf } from '#kernel/fraction.ts'
import { type Amount, amountOf, sumOf } from '#kernel/money.ts'

export type Share = { readonly cost_centre_id: string; readonly percentage: string }

const WHOLE = 10_000n

/** Field and word; undefined where they are right. `open`: those that may be charged. */
export function faultOfShares(
  shares: readonly Share[],
  open: ReadonlySet<string>,
): readonly [field: string, word: string] | undefined {
  if (shares.length === 0) return undefined
  const closed = shares.findIndex(({ cost_centre_id }) => !open.has(cost_centre_id))
  if (closed >= 0) return [`cost_centres.${closed}.cost_centre_id`, 'claims.centre-closed']
  if (new Set(shares.map(({ cost_centre_id }) => cost_centre_id)).size < shares.length)
    return ['cost_centres', 'claims.centre-twice']
  const sum = sumOf(shares.map(({ percentage }) => amountOf(percentage)))
  return sum === WHOLE ? undefined : ['cost_centres', 'claims.shares-100']
}

/** An amount by shares, half up to the hundredth; the last takes what is left, so that nothing is lost. */
export function dividedBy(amount: Amount, percentages: readonly string[]): Amount[] {
  let left = amount
  return percentages.map((percentage, at) => {
    const own = at === percentages.length - 1 ? left : halfUpOf({ top: amount * amountOf(percentage), bottom: WHOLE })
    left -= own
    return own
  })
}
