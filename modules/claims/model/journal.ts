/** Claims as debits and credits: expenses by their accounts, recoverable tax apart, against what is payable or the bank. */
import { type Amount, amountOf, amountText, lesser, sumOf } from '#kernel/money.ts'

export type Booking = {
  readonly type: string
  readonly account: string | null
  /** In the company's currency. */
  readonly amount: string
  /** Of a type whose tax is got back; '0.00' of others, and of what was spent in another currency. */
  readonly tax: string
}
export type Accounts = { readonly payable: string | null; readonly bank: string | null; readonly tax: string | null }
export type Names = { readonly payable: string; readonly bank: string; readonly tax: string }
export type JournalLine = {
  readonly account: string | null
  readonly name: string
  readonly debit: string
  readonly credit: string
}
export type Journal = {
  readonly lines: JournalLine[]
  readonly debit: string
  readonly credit: string
  readonly unmapped: string[]
}

/** What was approved: expenses against what is payable. */
export function approvedJournal(bookings: readonly Booking[], accounts: Accounts, names: Names): Journal {
  const sums = new Map<string, { account: string | null; name: string; debit: Amount }>()
  let tax = 0n
  for (const one of bookings) {
    const [amount, own] = [amountOf(one.amount), lesser(amountOf(one.tax), amountOf(one.amount))]
    tax += own
    const found = sums.get(one.type) ?? { account: one.account, name: one.type, debit: 0n }
    found.debit += amount - own
    sums.set(one.type, found)
  }
  const debits = [...sums.values(), { account: accounts.tax, name: names.tax, debit: tax }].filter(
    ({ debit }) => debit > 0n,
  )
  return balanced(debits, { account: accounts.payable, name: names.payable })
}

/** What was paid from the bank: payable against it. What a run paid is booked by the journal of pay alone. */
export const paidJournal = (amounts: readonly string[], accounts: Accounts, names: Names): Journal => {
  const debit = sumOf(amounts.map(amountOf))
  const debits = debit > 0n ? [{ account: accounts.payable, name: names.payable, debit }] : []
  return balanced(debits, { account: accounts.bank, name: names.bank })
}

type Debit = { readonly account: string | null; readonly name: string; readonly debit: Amount }

function balanced(
  debits: readonly Debit[],
  against: { readonly account: string | null; readonly name: string },
): Journal {
  const total = sumOf(debits.map(({ debit }) => debit))
  const credits = total > 0n ? [{ ...against, debit: '0.00', credit: amountText(total) }] : []
  const lines = [
    ...debits.map(({ debit, ...one }) => ({ ...one, debit: amountText(debit), credit: '0.00' })),
    ...credits,
  ]
  const unmapped = [...new Set(lines.filter(({ account }) => account === null).map(({ name }) => name))]
  return { lines, debit: amountText(total), credit: amountText(total), unmapped }
}
