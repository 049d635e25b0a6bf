/**
 * Money that other parts of the product bring: what a day's overtime, a claim or a standby came to, worked out by
 * whoever brings it. A closed month is made good for what changed of the thing itself, told by its `basis`; what
 * merely would be worth more or less today, after a raise dated back, stays as it was paid.
 */
import { type Amount, amountOf, amountText, lesser } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Question, Step } from '#statutory/work-out.ts'
import { type AlikeDays, apart, isAlike } from './alike-days.ts'
import type { Paid } from './contributed.ts'
import type { Item, ItemCategory, Treated } from './country-pack.ts'
import type { Taking } from './repayments.ts'

export type ContributedAmount = {
  /** What brings it: `overtime`. */
  readonly origin: string
  /** What it comes from, by a name kept for good: a claim, a day. */
  readonly source: string
  /** The day it is for. */
  readonly day: PlainDate
  /** YYYY-MM: the month in whose pay the day counts. */
  readonly month: string
  readonly kind: 'amount'
  /** A type of pay item of the country. */
  readonly type: string
  /** Money text: all that is due for it, never below zero. */
  readonly amount: string
  /** What the amount rests on apart from wages: as long as it is the same, a closed month is not priced anew. */
  readonly basis: string
  /** The basis as it was written once, by which months that were closed then know it; not kept. */
  readonly formerly?: string
  /** How the law came to the amount; or what it was asked, where there is much of the kind. */
  readonly worksheet: readonly Step[]
  readonly asked?: Question | undefined
  /** The day whose law was asked, where that is not the day it is for. */
  readonly askedOn?: PlainDate
  readonly told: { readonly en: string; readonly 'zh-Hant': string }
  /** Counts so, and not as its type does. */
  readonly treated?: Treated
  /** Under a name of the company's. */
  readonly category?: ItemCategory
  /**
   * A repayment, taken as far as the pay leaves room. What a closed month took of it stands: whoever brings it counts
   * what was taken, and wants the rest of a later month.
   */
  readonly taking?: Taking
}
export type BroughtAmount = ContributedAmount & {
  readonly corrects: boolean
  /** All that was due for it then; `amount` is what this month paid or took of that. */
  readonly due: string
}

type Known = {
  readonly kind: 'known'
  of: ContributedAmount
  due: Amount
  paid: Amount
  basis?: string
  formerly?: string
  settled?: Set<string>
}

/** Kept for what nothing is due for: no line of the payslip. */
export const isOfNothing = ({ amount }: Pick<BroughtAmount, 'amount'>): boolean => amountOf(amount) === 0n

/** All of it: what is due for each of alike days is due as often. */
export const sumBrought = (one: BroughtAmount | AlikeDays): Amount =>
  isAlike(one) ? amountOf(one.each) * BigInt(one.days.length) : amountOf(one.amount)

export function amountsTo(
  month: string,
  now: readonly (ContributedAmount | AlikeDays)[],
  { closed, entries }: Paid<BroughtAmount>,
): (BroughtAmount | AlikeDays)[] {
  const known = new Map<string | AlikeDays, Known | AlikeDays>()
  const of = (one: ContributedAmount): Known | undefined => {
    if (one.taking && one.month !== month) return undefined
    if (one.month !== month && !closed.has(one.month)) return undefined
    const key = `${one.month} ${one.type} ${one.category?.code ?? ''} ${one.origin} ${one.source} ${one.day}`
    const found = known.get(key)
    if (found && !isAlike(found)) return found
    const first: Known = { kind: 'known', of: one, due: 0n, paid: 0n }
    known.set(key, first)
    return first
  }
  // Where the month has paid nothing yet, alike days have nothing to be compared with.
  const isPaid = entries.some((one) => one.month === month)
  for (const one of apart(now, (alike) => alike.month === month && !isPaid)) {
    if (isAlike(one)) {
      known.set(one, one)
      continue
    }
    const found = of(one)
    if (!found) continue
    found.due += amountOf(one.amount)
    found.basis = `${found.basis ?? ''}${one.basis}`
    found.formerly = `${found.formerly ?? ''}${one.formerly ?? one.basis}`
  }
  for (const one of entries) {
    const found = of(one)
    if (!found) continue
    found.paid += amountOf(one.amount)
    found.settled ??= new Set()
    found.settled.add(`${one.basis} ${one.due}`)
  }
  return [...known.values()].flatMap((found): (BroughtAmount | AlikeDays)[] => {
    if (isAlike(found)) return [alikeKept(found)]
    const { of: one, due, paid, basis = '', formerly = '', settled } = found
    const corrects = one.month !== month
    const isSettled = (by: string) => corrects && settled?.has(`${by} ${amountText(paid)}`)
    // What its month paid nothing for is known by that, and not priced anew by other wages either.
    const isNothing = !corrects && !one.taking && basis !== '' && due === 0n && paid === 0n
    if ((due === paid && !isNothing) || isSettled(basis) || isSettled(formerly)) return []
    const how = basis === '' ? { worksheet: NO_STEPS, asked: undefined } : one
    const whole = amountText(due)
    const amount = paid === 0n ? whole : amountText(due - paid)
    return [keptOf(one, how, { basis, amount, due: whole, corrects })]
  })
}

type Found = Pick<BroughtAmount, 'basis' | 'amount' | 'due' | 'corrects'>
const NO_STEPS: readonly Step[] = []

/** What they were once known by is of no use any more, and cannot be sent to another thread. */
const alikeKept = ({ formerly: _, ...kept }: AlikeDays): AlikeDays => kept

/** What is kept of it, a new field too: named one by one, since a month has hundreds of thousands and spreading takes long. */
function keptOf(
  { origin, source, day, month, kind, type, told, treated, category, taking, askedOn }: ContributedAmount,
  { worksheet, asked }: Pick<ContributedAmount, 'worksheet' | 'asked'>,
  { basis, amount, due, corrects }: Found,
): BroughtAmount {
  const whole: BroughtAmount = asked
    ? { origin, source, day, month, kind, type, amount, basis, worksheet, asked, told, due, corrects }
    : { origin, source, day, month, kind, type, amount, basis, worksheet, told, due, corrects }
  if (!treated && !category && !taking && !askedOn) return whole
  const more = { ...(treated && { treated }), ...(category && { category }), ...(taking && { taking }) }
  return { ...whole, ...more, ...(asked && askedOn && { askedOn }) }
}

export type Waiting = {
  readonly type: string
  /** The closed month that paid it. */
  readonly month: string
  /** Money text above zero: what is still to be taken back. */
  readonly amount: string
}

/**
 * What goes below zero lessens what the month pays of the same type, and not more than that: the rest is not brought
 * yet, so that it is still found owing in the next month.
 */
export function withinTheirType(
  brought: readonly (BroughtAmount | AlikeDays)[],
  items: readonly Item[],
): { readonly fits: readonly (BroughtAmount | AlikeDays)[]; readonly waits: readonly Waiting[] } {
  if (!brought.some((one) => !isAlike(one) && one.amount.startsWith('-'))) return { fits: brought, waits: [] }
  const room = new Map<string, Amount>()
  const waits = new Map<string, Waiting>()
  const add = (type: string, amount: Amount) => room.set(type, (room.get(type) ?? 0n) + amount)
  for (const { type, amount } of items) add(type, amountOf(amount))
  for (const one of brought) if (sumBrought(one) > 0n) add(one.type, sumBrought(one))
  const fits = brought.flatMap((one) => {
    const owed = -sumBrought(one)
    if (owed <= 0n || isAlike(one)) return [one]
    const { type, month } = one
    const left = room.get(type) ?? 0n
    const taken = left > 0n ? lesser(owed, left) : 0n
    room.set(type, left - taken)
    if (taken < owed) {
      const before = amountOf(waits.get(`${month} ${type}`)?.amount ?? '0.00')
      waits.set(`${month} ${type}`, { type, month, amount: amountText(before + owed - taken) })
    }
    return taken === 0n ? [] : [{ ...one, amount: amountText(-taken) }]
  })
  return { fits, waits: [...waits.values()] }
}
