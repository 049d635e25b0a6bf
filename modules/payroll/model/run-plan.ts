/** What a plan gives a person: a twelfth of the year's basic pay, months of pay, or an amount, each with how it came about. */
import { halfUpOf, parseDecimal, times } from '#kernel/fraction.ts'
import { type Amount, amountOf, amountText, sumOf } from '#kernel/money.ts'
import {
  daysBetween,
  daysInMonth,
  firstDayOf,
  isLeapYear,
  lastDayOf,
  monthOf,
  type PlainDate,
  plainDate,
  yearMonthText,
  yearOf,
} from '#kernel/plain-date.ts'
import type { PersonForPay } from './country-pack.ts'
import type { Period } from './period.ts'
import { agreedOn } from './settlement/wages.ts'

export const planKinds = ['thirteenth_month', 'months_of_pay', 'amount'] as const
export type PlanKind = (typeof planKinds)[number]
export type Plan =
  | { readonly kind: 'thirteenth_month' }
  | {
      readonly kind: 'months_of_pay'
      /** Decimal text. */
      readonly months: string
      readonly base: 'basic' | 'basic_and_fixed'
      readonly pro_rata?: boolean | undefined
    }
  | { readonly kind: 'amount'; readonly amount: string }

export type PlanFacts = {
  readonly person: PersonForPay
  readonly period: Period
  readonly payDate: PlainDate
  /** YYYY-MM -> basic pay of the approved months of the year. */
  readonly earned: ReadonlyMap<string, Amount>
  /** What of a thirteenth month was paid in the year. */
  readonly paid: Amount
  /** Taiwan pays whole dollars. */
  readonly wholeOnly: boolean
}

export type Planned = { readonly amount: Amount; readonly why: readonly [key: string, params: Why] }
type Why = Readonly<Record<string, string>>

const BASIC = 'basic_salary'

export function plannedFor(plan: Plan, facts: PlanFacts): Planned {
  const rounded = (amount: Amount) => (facts.wholeOnly ? halfUpOf({ top: amount, bottom: WHOLE }) * WHOLE : amount)
  if (plan.kind === 'amount') return { amount: amountOf(plan.amount), why: ['payroll.plan.why.amount', {}] }
  const found = plan.kind === 'thirteenth_month' ? thirteenth(facts) : monthsOfPay(plan, facts)
  return { ...found, amount: rounded(found.amount) }
}

const WHOLE = 100n

/** Months that were not worked out count at agreed pay; the whole year where it is paid at its end. */
function thirteenth(facts: PlanFacts): Planned {
  const { period, payDate, paid, earned } = facts
  const isAtEnd = yearOf(payDate) > period.year || monthOf(payDate) >= NOVEMBER
  const last = isAtEnd ? DECEMBER : period.month
  const months = Array.from({ length: last }, (_, at) => ({ year: period.year, month: at + 1 }))
  const sum = sumOf(months.map((month) => earned.get(yearMonthText(month)) ?? agreedFor(facts.person, month)))
  const amount = halfUpOf({ top: sum, bottom: 12n }) - paid
  const params = { earned: amountText(sum), to: yearMonthText({ year: period.year, month: last }) }
  return paid > 0n
    ? {
        amount: atLeastNothing(amount),
        why: ['payroll.plan.why.thirteenth-less', { ...params, paid: amountText(paid) }],
      }
    : { amount: atLeastNothing(amount), why: ['payroll.plan.why.thirteenth', params] }
}

const NOVEMBER = 11
const DECEMBER = 12
const atLeastNothing = (amount: Amount): Amount => (amount > 0n ? amount : 0n)

/** The basic pay of a month, by the days employed in it. */
export function agreedFor(
  { rates, joinedOn, leftOn }: Pick<PersonForPay, 'rates' | 'joinedOn' | 'leftOn'>,
  month: { year: number; month: number },
): Amount {
  const [first, last] = [firstDayOf(month), lastDayOf(month)]
  const from = joinedOn > first ? joinedOn : first
  const to = leftOn !== null && leftOn < last ? leftOn : last
  if (to < from) return 0n
  const days = BigInt(daysBetween(from, to) + 1)
  return halfUpOf({ top: agreedOn(basicOf(rates), to) * days, bottom: BigInt(daysInMonth(month)) })
}

const basicOf = (rates: PersonForPay['rates']) => rates.filter(({ component }) => component === BASIC)

function monthsOfPay(plan: Extract<Plan, { kind: 'months_of_pay' }>, { person, period }: PlanFacts): Planned {
  const { rates, joinedOn, leftOn } = person
  const day = leftOn !== null && leftOn < period.last ? leftOn : period.last
  const base = agreedOn(plan.base === 'basic' ? basicOf(rates) : rates, day)
  const months = parseDecimal(plan.months) ?? { top: 0n, bottom: 1n }
  const whole = times({ top: base, bottom: 1n }, months)
  const params = { base: amountText(base), months: plan.months }
  const year = isLeapYear(period.year) ? 366 : 365
  const [first, last] = [plainDate(period.year, 1, 1), plainDate(period.year, 12, 31)]
  const isNew = joinedOn > first
  const to = leftOn !== null && leftOn < last ? leftOn : last
  const days = daysBetween(isNew ? joinedOn : first, to) + 1
  if (!plan.pro_rata || days >= year) return { amount: halfUpOf(whole), why: ['payroll.plan.why.months', params] }
  return {
    amount: halfUpOf(times(whole, { top: BigInt(Math.max(days, 0)), bottom: BigInt(year) })),
    why: ['payroll.plan.why.months-pro-rata', { ...params, days: String(days), of: String(year) }],
  }
}
