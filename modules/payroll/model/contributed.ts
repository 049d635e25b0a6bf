/**
 * What other parts of the product bring into a person's pay, in days or in money: each known for good by what it comes
 * from, so that what was paid for it is found again. Of a month that is closed only the difference is left: it is paid
 * or taken in the month that is open, and says which month it corrects.
 */
import { decimalText, type Fraction, parseDecimal, plus } from '#kernel/fraction.ts'
import type { AlikeDays } from './alike-days.ts'
import { amountsTo, type BroughtAmount, type ContributedAmount, isOfNothing } from './contributed-amounts.ts'

export type ContributedDays = {
  /** What brings it: `leave`. */
  readonly origin: string
  /** What it comes from, by a name kept for good. */
  readonly source: string
  /** YYYY-MM: the month to which the days belong. */
  readonly month: string
  /** Days that are not paid, or days that are paid beside all others. */
  readonly kind: 'unpaid' | 'encashed'
  /** Decimal text; of a difference also below zero. */
  readonly days: string
  readonly told: { readonly en: string; readonly 'zh-Hant': string }
}
export type BroughtDays = ContributedDays & {
  /** Makes good what a closed month paid. */
  readonly corrects: boolean
}
export type Contributed = BroughtDays | BroughtAmount
/** While a month is worked out: with the days that are alike together. */
export type Coming = Contributed | AlikeDays

export type Paid<One> = { readonly closed: ReadonlySet<string>; readonly entries: readonly One[] }

export const isDays = <One extends { readonly kind: string }>(
  one: One,
): one is Exclude<One, { kind: 'amount' } | { kind: 'alike' }> => one.kind !== 'amount' && one.kind !== 'alike'
export const isAmount = <One extends { readonly kind: string }>(one: One): one is Extract<One, { kind: 'amount' }> =>
  one.kind === 'amount'

/** Without what is kept for what nothing was due for. */
export const isShown = (one: Contributed): boolean => !isAmount(one) || !isOfNothing(one)

/** What the month has to bring, and what closed months still owe or are owed. */
export function contributedTo(
  month: string,
  now: readonly (ContributedDays | ContributedAmount | AlikeDays)[],
  { closed, entries }: Paid<ContributedDays | BroughtAmount>,
): Coming[] {
  const days = daysTo(month, now.filter(isDays), { closed, entries: entries.filter(isDays) })
  const amounts = amountsTo(
    month,
    now.filter((one) => !isDays(one)),
    { closed, entries: entries.filter(isAmount) },
  )
  return [...days, ...amounts].sort((one, other) => (one.month < other.month ? -1 : one.month > other.month ? 1 : 0))
}

function daysTo(month: string, now: readonly ContributedDays[], paid: Paid<ContributedDays>): BroughtDays[] {
  const known = new Map<string, { of: ContributedDays; days: Fraction }>()
  const add = (of: ContributedDays, sign: 1n | -1n) => {
    if (of.month !== month && !paid.closed.has(of.month)) return
    const key = [of.month, of.kind, of.origin, of.source].join(' ')
    const days = parseDecimal(of.days) ?? NONE
    const signed = { top: days.top * sign, bottom: days.bottom }
    const former = known.get(key)
    known.set(key, { of: former?.of ?? of, days: former ? plus(former.days, signed) : signed })
  }
  // Words of today before those of then.
  for (const one of now) add(one, 1n)
  for (const one of paid.entries) add(one, -1n)
  return [...known.values()]
    .filter(({ days }) => days.top !== 0n)
    .map(({ of: { origin, source, month: of, kind, told }, days }) => ({
      ...{ origin, source, month: of, kind, told, days: plainDecimal(days), corrects: of !== month },
    }))
}

/** Of one kind and month, added up: '2.5'. */
export function daysOf(all: readonly ContributedDays[]): string {
  return plainDecimal(all.map(({ days }) => parseDecimal(days) ?? NONE).reduce(plus, NONE))
}

const NONE: Fraction = { top: 0n, bottom: 1n }

/** '1.500000' -> '1.5' */
const plainDecimal = (days: Fraction): string => {
  const text = decimalText(days)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
