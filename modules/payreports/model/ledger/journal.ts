/**
 * A month's pay as debits and credits. What is earned and what the employer pays are expenses; what is deducted, what
 * agencies get and the net pay are owed to somebody. Expenses tell department and cost centre, what is owed does not.
 */
import { type Amount, amountOf, amountText, sumOf } from '#kernel/money.ts'
import {
  type Account,
  type AccountOf,
  ALL_DEDUCTIONS,
  ALL_EARNINGS,
  ALL_EMPLOYER,
  LOANS,
  NET,
  type Place,
  type Side,
} from './rules.ts'
import { dividedBy, type Share } from './shares.ts'

export type BookedLine = {
  readonly figure: string
  readonly side: 'earning' | 'deduction' | 'refund' | 'employer'
  /** Id of the company's category that it stands under. */
  readonly category: string | null
  /** Booked by another journal already, or lent by the company. */
  readonly source: 'claim' | 'loan' | null
  readonly amount: string
}
export type BookedPerson = {
  readonly department: string | null
  readonly shares: readonly Share[]
  readonly net: string
  readonly lines: readonly BookedLine[]
}
export type JournalLine = {
  readonly account: string
  readonly name: string
  readonly department: string | null
  readonly cost_centre: string | null
  readonly description: string
  readonly debit: string
  readonly credit: string
}
export type Unmapped = {
  readonly figure: string
  readonly category: string | null
  readonly label: string
  readonly side: Side
  readonly amount: string
}
export type Journal = {
  readonly lines: readonly JournalLine[]
  readonly debit: string
  readonly credit: string
  readonly unmapped: readonly Unmapped[]
}
export type Booking = {
  readonly accountOf: AccountOf
  readonly suspense: Account
  /** Of the journal of claims; without one they wait in suspense. */
  readonly claims: Account | null
  readonly label: (what: { readonly figure: string; readonly category: string | null }) => string
  /** Figures that lower what is earned: booked with the basic pay unless they have an account of their own. */
  readonly reductions: ReadonlySet<string>
  readonly basic: string
}

type What = { readonly figure: string; readonly category: string | null }
type Post = What & { readonly chain: readonly string[]; readonly side: Side; readonly isExpense: boolean }

type Summed = { readonly line: Omit<JournalLine, 'debit' | 'credit'>; readonly side: Side; sum: Amount }
type Open = { readonly what: What; readonly side: Side; sum: Amount }

export const CLAIMS = 'claims'

export function journalOf(people: readonly BookedPerson[], booking: Booking): Journal {
  const sums = new Map<string, Summed>()
  const unmapped = new Map<string, Open>()
  // Many people's pay goes the same few ways: each is found once.
  const ways = new Map<string, { readonly into: Summed; readonly open: Open | undefined }>()
  const wayOf = ({ chain, side, isExpense, ...what }: Post, place: Place) => {
    const to = [place.department, place.cost_centre, side, isExpense]
    const key = [what.figure, what.category, ...to, ...chain].join('\u0001')
    const before = ways.get(key)
    if (before) return before
    const found = what.figure === CLAIMS ? booking.claims : accountFor(booking, chain, place, side)
    const line = {
      ...(found ?? booking.suspense),
      ...(isExpense ? place : { department: null, cost_centre: null }),
      description: booking.label(what),
    }
    const way = {
      into: kept(sums, JSON.stringify([line, side]), { line, side }),
      open: found ? undefined : kept(unmapped, JSON.stringify([what, side]), { what, side }),
    }
    ways.set(key, way)
    return way
  }
  const post = (person: BookedPerson, one: Post, whole: Amount) => {
    for (const { cost_centre, amount } of dividedBy(whole, person.shares)) {
      const { into, open } = wayOf(one, { department: person.department, cost_centre })
      into.sum += amount
      if (open) open.sum += amount
    }
  }
  for (const person of people) {
    for (const line of person.lines) for (const one of postsOf(line, booking)) post(person, one, amountOf(line.amount))
    post(person, { figure: NET, category: null, chain: [NET], side: 'credit', isExpense: false }, amountOf(person.net))
  }
  const lines = [...sums.values()].filter(({ sum }) => sum !== 0n).map(told)
  const of = (side: Side) => amountText(sumOf(lines.map((line) => amountOf(line[side]))))
  return {
    lines: lines.toSorted(inOrder),
    debit: of('debit'),
    credit: of('credit'),
    unmapped: [...unmapped.values()].map(({ what, side, sum }) => {
      return { ...what, label: booking.label(what), side, amount: amountText(sum) }
    }),
  }
}

/** Whether two come to the same in the ledger, in whatever words they are told. */
export function comeToTheSame(one: readonly JournalLine[], other: readonly JournalLine[]): boolean {
  const sums = new Map<string, Amount>()
  const count = (lines: readonly JournalLine[], sign: bigint) => {
    for (const { account, department, cost_centre, debit, credit } of lines) {
      const key = JSON.stringify([account, department, cost_centre])
      sums.set(key, (sums.get(key) ?? 0n) + sign * (amountOf(debit) - amountOf(credit)))
    }
  }
  count(one, 1n)
  count(other, -1n)
  return [...sums.values()].every((sum) => sum === 0n)
}

/** Debits and credits changed about. */
export const reversalOf = (lines: readonly JournalLine[]): JournalLine[] =>
  lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit })).toSorted(inOrder)

function postsOf({ figure, category, side, source }: BookedLine, { accountOf, reductions, basic }: Booking): Post[] {
  const debit = { side: 'debit' as const, category, isExpense: true }
  const credit = { side: 'credit' as const, category, isExpense: false }
  const own = [...(category === null ? [] : [category]), figure]
  if (source === 'claim')
    return [{ ...(side === 'deduction' ? credit : debit), category: null, figure: CLAIMS, chain: [], isExpense: false }]
  if (source === 'loan') return [{ ...credit, category: null, figure: LOANS, chain: [LOANS, ...own, ALL_DEDUCTIONS] }]
  if (side === 'deduction') return [{ ...credit, figure, chain: [...own, ALL_DEDUCTIONS] }]
  if (side === 'refund') return [{ ...debit, figure, chain: own, isExpense: false }]
  if (side === 'employer')
    return [
      { ...debit, figure, chain: [...own, ALL_EMPLOYER] },
      { ...credit, figure, chain: [...own, ALL_EMPLOYER] },
    ]
  const lowers = reductions.has(figure) && !accountOf(own, { department: null, cost_centre: null }, 'debit')
  return [{ ...debit, figure: lowers ? basic : figure, chain: [...(lowers ? [basic] : own), ALL_EARNINGS] }]
}

/** A refund of tax goes back where the tax is owed, unless it has an account of its own. */
function accountFor({ accountOf }: Booking, chain: readonly string[], place: Parameters<AccountOf>[1], side: Side) {
  const own = accountOf(chain, place, side)
  return own ?? (chain.includes('tax_refund') ? accountOf(['withholding_tax'], place, 'credit') : undefined)
}

function kept<One extends object>(among: Map<string, One & { sum: Amount }>, key: string, one: One) {
  const before = among.get(key)
  if (before) return before
  const first = { ...one, sum: 0n }
  among.set(key, first)
  return first
}

/** No ledger takes an amount below zero: it stands on the other side. */
function told({
  line,
  side,
  sum,
}: {
  line: Omit<JournalLine, 'debit' | 'credit'>
  side: Side
  sum: Amount
}): JournalLine {
  const isDebit = (side === 'debit') === sum > 0n
  const amount = amountText(sum < 0n ? -sum : sum)
  return { ...line, debit: isDebit ? amount : '0.00', credit: isDebit ? '0.00' : amount }
}

/** Debits first, then by account, department and cost centre. */
function inOrder(one: JournalLine, other: JournalLine): number {
  const key = ({ debit, account, department, cost_centre, description }: JournalLine) =>
    [debit === '0.00' ? 1 : 0, account, department ?? '', cost_centre ?? '', description].join('\u0001')
  const [left, right] = [key(one), key(other)]
  return left < right ? -1 : left > right ? 1 : 0
}
