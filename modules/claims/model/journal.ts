/**
 * Claims as debits and credits: expenses by their accounts, departments and cost centres, recoverable tax apart, against
 * what is payable; what is payable against the bank or the advances of travels. What came back is booked the other way.
 */
import { type Amount, amountOf, amountText, lesser, sumOf } from '#kernel/money.ts'
import { dividedBy } from './shares.ts'

/** Sheets that ledgers take in; the last is the company's own. */
export const journalLayouts = ['generic', 'xero', 'quickbooks', 'own'] as const
export type JournalLayout = (typeof journalLayouts)[number]

export type Booking = {
  readonly type_id: string
  readonly type: string
  readonly account: string | null
  /** In the company's currency; below zero where it was withdrawn or taken back. */
  readonly amount: string
  /** Of a type whose tax is got back; '0.00' of others, and of what was spent in another currency. */
  readonly tax: string
  readonly department: string | null
  /** Who bears it, by the code; none where nobody said. */
  readonly shares: readonly { readonly code: string; readonly percentage: string }[]
}
type Own = 'payable' | 'bank' | 'advances' | 'tax'
export type Account = { readonly account: string; readonly name: string }
export type Ledger = {
  readonly accounts: Readonly<Record<Own, string | null>>
  readonly names: Readonly<Record<Own, string>>
  /** Takes what has no account of its own. */
  readonly suspense: Account
}
export type JournalLine = Account & {
  readonly department: string | null
  /** Its code. */
  readonly cost_centre: string | null
  readonly description: string
  readonly debit: string
  readonly credit: string
}
type Side = 'debit' | 'credit'
export type Journal = {
  readonly lines: JournalLine[]
  readonly debit: string
  readonly credit: string
  readonly unmapped: {
    readonly figure: string
    readonly category: string | null
    readonly label: string
    readonly side: Side
    readonly amount: string
  }[]
}

/** What was approved: expenses against what is payable. */
export function approvedJournal(bookings: readonly Booking[], ledger: Ledger): Journal {
  const sums = new Map<string, Post & { sum: Amount }>()
  let tax = 0n
  for (const one of bookings) {
    const amount = amountOf(one.amount)
    const own = amount < 0n ? -lesser(amountOf(one.tax), -amount) : lesser(amountOf(one.tax), amount)
    tax += own
    const shares = one.shares.length > 0 ? one.shares : [{ code: null, percentage: '100' }]
    const parts = dividedBy(
      amount - own,
      shares.map(({ percentage }) => percentage),
    )
    for (const [at, { code }] of shares.entries()) {
      const key = JSON.stringify([one.type_id, one.department, code])
      const found = sums.get(key) ?? {
        ...{ figure: 'type', category: one.type_id, account: one.account, label: one.type },
        ...{ department: one.department, cost_centre: code, sum: 0n },
      }
      found.sum += parts[at] ?? 0n
      sums.set(key, found)
    }
  }
  const debits = [...sums.values(), { ...ownPost('tax', ledger), sum: tax }]
  return balanced([...debits, { ...ownPost('payable', ledger), sum: -sumOf(debits.map(({ sum }) => sum)) }], ledger)
}

export type Settled = { readonly bank: readonly string[]; readonly advances: readonly string[] }

/** What was paid from the bank or by an advance: payable against them. What a run paid is booked by the journal of pay alone. */
export function paidJournal(settled: Settled, ledger: Ledger): Journal {
  const [bank, advances] = [sumOf(settled.bank.map(amountOf)), sumOf(settled.advances.map(amountOf))]
  const posts = [
    { ...ownPost('payable', ledger), sum: bank + advances },
    { ...ownPost('bank', ledger), sum: -bank },
    { ...ownPost('advances', ledger), sum: -advances },
  ]
  return balanced(posts, ledger)
}

type Post = {
  readonly figure: string
  readonly category: string | null
  readonly account: string | null
  readonly label: string
  readonly department: string | null
  readonly cost_centre: string | null
}
const ownPost = (figure: Own, { accounts, names }: Ledger): Post => ({
  ...{ figure, category: null, account: accounts[figure], label: names[figure] },
  ...{ department: null, cost_centre: null },
})

/** Debits first. No ledger takes an amount below zero: it stands on the other side. */
function balanced(posts: readonly (Post & { readonly sum: Amount })[], { suspense }: Ledger): Journal {
  const sides = posts.flatMap((post) => {
    const side: Side = post.sum > 0n ? 'debit' : 'credit'
    return post.sum === 0n ? [] : [{ ...post, side, amount: amountText(post.sum < 0n ? -post.sum : post.sum) }]
  })
  const inOrder = [...sides.filter(({ side }) => side === 'debit'), ...sides.filter(({ side }) => side === 'credit')]
  const lines = inOrder.map(
    ({ account, label, department, cost_centre, side, amount }): JournalLine => ({
      ...(account === null ? suspense : { account, name: label }),
      ...{ department, cost_centre, description: label },
      ...{ debit: side === 'debit' ? amount : '0.00', credit: side === 'credit' ? amount : '0.00' },
    }),
  )
  const unmapped = inOrder.flatMap(({ figure, category, account, label, side, amount }) =>
    account === null ? [{ figure, category, label, side, amount }] : [],
  )
  const total = (side: Side) => amountText(sumOf(lines.map((line) => amountOf(line[side]))))
  return { lines, debit: total('debit'), credit: total('credit'), unmapped: together(unmapped) }
}

/** What has no account is told once, however it is divided. */
function together(all: Journal['unmapped']): Journal['unmapped'] {
  const sums = new Map<string, Journal['unmapped'][number]>()
  for (const one of all) {
    const key = JSON.stringify([one.figure, one.category, one.side])
    const before = sums.get(key)?.amount ?? '0.00'
    sums.set(key, { ...one, amount: amountText(amountOf(before) + amountOf(one.amount)) })
  }
  return [...sums.values()]
}
