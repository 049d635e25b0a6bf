/** A payment against bills: who gets how much, and what is left of it. */
import { type Amount, amountOf, amountText, lesser, sumOf } from '#kernel/money.ts'

export type Share = { readonly invoice_id: string; readonly amount: string }
type Open = { readonly id: string; readonly total: string; readonly paid: string }

export const leftOf = ({ total, paid }: Pick<Open, 'total' | 'paid'>): Amount => amountOf(total) - amountOf(paid)

/** Without shares of its own a payment goes to the open bills in the order given, the oldest first. */
export function sharedOut(amount: string, bills: readonly Open[]): Share[] {
  let rest = amountOf(amount)
  return bills.flatMap((bill) => {
    const share = lesser(rest, leftOf(bill))
    rest -= share
    return share > 0n ? [{ invoice_id: bill.id, amount: amountText(share) }] : []
  })
}

export const unsharedOf = (amount: string, shares: readonly Pick<Share, 'amount'>[]): Amount =>
  amountOf(amount) - sumOf(shares.map((share) => amountOf(share.amount)))

/** What is wrong with shares, by the word; undefined where they fit. */
export function wrongShares(amount: string, shares: readonly Share[], bills: readonly Open[]): string | undefined {
  if (new Set(shares.map(({ invoice_id }) => invoice_id)).size < shares.length) return 'billing.bill-twice'
  if (shares.some(({ amount: share }) => amountOf(share) <= 0n)) return 'billing.share-above-zero'
  if (unsharedOf(amount, shares) < 0n) return 'billing.shares-too-much'
  const open = new Map(bills.map((bill) => [bill.id, bill]))
  for (const { invoice_id, amount: share } of shares) {
    const bill = open.get(invoice_id)
    if (!bill) return 'billing.bill-not-open'
    if (amountOf(share) > leftOf(bill)) return 'billing.share-beyond-bill'
  }
  return undefined
}

/** What of a bill is open while a payment is shared out anew: what the payment counts for already is open again. */
export const openWithout = (bill: { readonly id: string; readonly left: string }, own: readonly Share[]): string =>
  amountText(
    sumOf(
      [bill.left, ...own.flatMap(({ invoice_id, amount }) => (invoice_id === bill.id ? [amount] : []))].map(amountOf),
    ),
  )
