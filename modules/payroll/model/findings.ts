/** What somebody should look at, whatever the country. Three of them stop the run; the rest are for people to judge. */
import { type Amount, amountOf, parseAmount } from '#kernel/money.ts'
import { addDays, dayOf, daysInMonth, monthOf, type PlainDate, plainDate, yearOf } from '#kernel/plain-date.ts'
import type { PersonForPay } from './country-pack.ts'
import type { Finding } from './payslip.ts'
import { employedIn, type Period, periodBefore } from './period.ts'

export type Former = { readonly grossPay: string; readonly netPay: string }

export type Judged = {
  readonly person: PersonForPay
  readonly period: Period
  readonly today: PlainDate
  readonly grossPay: string
  readonly netPay: string
  readonly former: Former | undefined
  /** Per cent. */
  readonly threshold: string
  readonly isFirst?: boolean | undefined
}

export function generalFindings(judged: Judged): Finding[] {
  const { person, period, today } = judged
  const net = amountOf(judged.netPay)
  return [
    ...(net < 0n ? [finding('negative_net', 'stops', { amount: judged.netPay })] : []),
    ...(!person.hasBankAccount && net > 0n ? [finding('no_bank_account', 'look')] : []),
    ...(leftLongAgo(person.leftOn, today) ? [finding('left_long_ago', 'look', { left_on: person.leftOn ?? '' })] : []),
    ...changeOver(judged),
    ...(amountOf(judged.grossPay) === 0n ? [finding('no_pay', 'note')] : []),
    ...(person.joinedOn >= period.first ? [finding('joined', 'note', { on: person.joinedOn })] : []),
    ...(person.leftOn && person.leftOn <= period.last ? [finding('left', 'note', { on: person.leftOn })] : []),
    ...(wasLeftOut(judged) ? [finding('not_paid_before', 'note')] : []),
  ]
}

/** Employed in the month before, and without a payslip in its run. */
const wasLeftOut = ({ former, isFirst, person, period }: Judged): boolean =>
  !former && !isFirst && employedIn(person, periodBefore(period))

export const finding = (code: string, weight: Finding['weight'], params?: Finding['params']): Finding =>
  params ? { code, weight, params } : { code, weight }

/** Resigned more than one month ago, counted in calendar months. */
function leftLongAgo(leftOn: PlainDate | null, today: PlainDate): boolean {
  return leftOn !== null && monthAfter(leftOn) < today
}

function monthAfter(day: PlainDate): PlainDate {
  const [year, month] = monthOf(day) === 12 ? [yearOf(day) + 1, 1] : [yearOf(day), monthOf(day) + 1]
  const last = daysInMonth({ year, month })
  return dayOf(day) > last ? addDays(plainDate(year, month, last), 1) : plainDate(year, month, dayOf(day))
}

function changeOver({ grossPay, netPay, former, threshold }: Judged): Finding[] {
  if (!former) return []
  const limit = parseAmount(threshold)
  if (limit === undefined) return []
  const over =
    isOver(amountOf(former.grossPay), amountOf(grossPay), limit) ||
    isOver(amountOf(former.netPay), amountOf(netPay), limit)
  return over ? [finding('changed_much', 'look', { before: former.netPay, after: netPay })] : []
}

/** More than `limit` hundredths of a per cent. */
function isOver(before: Amount, after: Amount, limit: Amount): boolean {
  const difference = after > before ? after - before : before - after
  const from = before < 0n ? -before : before
  return difference * 10_000n > from * limit
}
