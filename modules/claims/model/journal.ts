/**
 * Claims as debits and credits: expenses by their accounts and cost centres, recoverable tax apart, against what is
 * payable; what is payable against the bank or the advances of travels.
 */
import { type Amount, amountOf, amountText, lesser, sumOf } from '#kernel/money.ts'
import { dividedBy } from './shares.ts'

export type Booking = {
  readonly type: string
  readonly account: string | null
  /** In the company's currency. */
  readonly amount: string
  /** Of a type whose tax is got back; '0.00' of others, and of what was spent in another currency. */
  readonly tax: string
  /** Who bears it, by the code; none where nobody said. */
  readonly shares: readonly { readonly code: string; readonly percentage: string }[]
}
type Account = 'payable' | 'bank' | 'advances' | 'tax'
export type Accounts = Readonly<Record<Account, string | null>>
export type Names = Readonly<Record<Account, string>>
export type JournalLine = {
  readonly account: string | null
  readonly name: string
  /** Its code. */
  readonly cost_centre: string | null
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
  const sums = new Map<string, { account: string | null; name: string; cost_centre: string | null; debit: Amount }>()
  let tax = 0n
  for (const one of bookings) {
    const [amount, own] = [amountOf(one.amount), lesser(amountOf(one.tax), amountOf(one.amount))]
    tax += own
    const shares = one.shares.length > 0 ? one.shares : [{ code: null, percentage: '100' }]
    const parts = dividedBy(
      amount - own,
      shares.map(({ percentage }) => percentage),
    )
    for (const [at, { code }] of shares.entries()) {
      const key = `${one.type}\n${code ?? ''}`
      const found = sums.get(key) ?? { account: one.account, name: one.type, cost_centre: code, debit: 0n }
      found.debit += parts[at] ?? 0n
      sums.set(key, found)
    }
  }
  const debits = [...sums.values(), { account: accounts.tax, name: names.tax, cost_centre: null, debit: tax }].filter(
    ({ debit }) => debit > 0n,
  )
  return balanced(debits, [{ account: accounts.payable, name: names.payable, credit: sumOf(debits.map(debitOf)) }])
}

export type Settled = { readonly bank: readonly string[]; readonly advances: readonly string[] }

/** What was paid from the bank or by an advance: payable against them. What a run paid is booked by the journal of pay alone. */
export const paidJournal = ({ bank, advances }: Settled, accounts: Accounts, names: Names): Journal => {
  const credits = [
    { account: accounts.bank, name: names.bank, credit: sumOf(bank.map(amountOf)) },
    { account: accounts.advances, name: names.advances, credit: sumOf(advances.map(amountOf)) },
  ].filter(({ credit }) => credit > 0n)
  const debit = sumOf(credits.map(({ credit }) => credit))
  const debits = debit > 0n ? [{ account: accounts.payable, name: names.payable, cost_centre: null, debit }] : []
  return balanced(debits, credits)
}

type Side = { readonly account: string | null; readonly name: string }
type Debit = Side & { readonly cost_centre: string | null; readonly debit: Amount }
type Credit = Side & { readonly credit: Amount }
const debitOf = ({ debit }: Debit): Amount => debit

function balanced(debits: readonly Debit[], credits: readonly Credit[]): Journal {
  const total = amountText(sumOf(debits.map(debitOf)))
  const lines: JournalLine[] = [
    ...debits.map(({ debit, ...one }) => ({ ...one, debit: amountText(debit), credit: '0.00' })),
    ...credits.flatMap(({ credit, ...one }) =>
      credit > 0n ? [{ ...one, cost_centre: null, debit: '0.00', credit: amountText(credit) }] : [],
    ),
  ]
  const unmapped = [...new Set(lines.filter(({ account }) => account === null).map(({ name }) => name))]
  return { lines, debit: total, credit: total, unmapped }
}
