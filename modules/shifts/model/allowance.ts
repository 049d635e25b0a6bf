/**
 * What a shift or a standby is paid beside the wages: an amount each, once a day, or by the hour; another one by the
 * type of day where that is set. Who was absent for longer than is allowed loses it.
 */

import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type FormerTerms, formerIn } from '#modules/company/model/public.ts'
import {
  type DayFact,
  type DayType,
  dayTypeOfPlanned,
  type FactOf,
  factsOf,
  plannedDay,
  type UsualDay,
} from '#modules/holidays/model/public.ts'

export const allowanceTypes = ['fixed', 'per_day', 'per_hour'] as const
export const forfeitUnits = ['none', 'hours', 'days'] as const

type RosterDay = FactOf<'roster'>
type WorkedDay = Pick<FactOf<'worked'>, 'status' | 'scheduledMinutes' | 'workedMinutes'>
type Span = { readonly starts: number; readonly ends: number }

export type Allowance = {
  readonly id: string
  /** Minutes of the day on which it begins. */
  readonly starts: number
  readonly ends: number
  /** Is not paid by the hour. */
  readonly pause?: Span | null
  readonly allowance_type: (typeof allowanceTypes)[number]
  readonly allowance_amount: string | null
  readonly day_type_rates: Readonly<Record<string, string>>
  readonly forfeit_unit: (typeof forfeitUnits)[number]
  /** Decimal text in halves. */
  readonly forfeit_value: string
}
/** Of a shift, which may have none. */
export type Terms = Pick<Allowance, 'allowance_amount' | 'day_type_rates' | 'forfeit_unit' | 'forfeit_value'> & {
  readonly allowance_type: Allowance['allowance_type'] | null
  readonly earning_category: string | null
}

/** What is paid in a month, YYYY-MM, goes by the terms of it: of a closed month by those that held then. */
export const withTermsOf = <One extends Terms & { readonly id: string }>(
  one: One,
  former: ReadonlyMap<string, FormerTerms<Terms>>,
  month: string,
): One => ({ ...one, ...formerIn(former.get(one.id) ?? null, month) })

export type DayOnCall = {
  readonly dayType: string
  /** Leave of the day, in minutes of it. */
  readonly leave: readonly Span[]
  /** What attendance found, in halves: '0.5'; null where nothing is known. */
  readonly absentDays: string | null
  /** Scheduled and not worked, in minutes. */
  readonly absentMinutes: number
}
/** `by_hour`: what is paid once is paid for the hours without leave or absence alone. */
export type Calculation = 'by_day' | 'by_hour'

export type Paid = {
  readonly id: string
  readonly amount: string
  /** For which it is paid. */
  readonly minutes: number
  /** Without leave and absence. */
  readonly present: number
  readonly dayType: string
}

/** Of a day that was decided. What cannot be told for want of a clocking is no absence. */
export const absentMinutesOf = ({ status, scheduledMinutes, workedMinutes }: WorkedDay): number =>
  status === 'incomplete' ? 0 : Math.max(0, scheduledMinutes - workedMinutes)

export const approvedLeave = (facts: readonly DayFact[]): readonly Span[] =>
  factsOf(facts, 'leave')
    .filter(({ status }) => status === 'approved')
    .map(({ part }) => part)

/** By the roster of now, of a day that nobody decided about. */
export const typeOf = (date: PlainDate, usual?: UsualDay, roster?: RosterDay): DayType =>
  usual ? dayTypeOfPlanned(date, plannedDay(usual, roster)) : 'normal_working_day'

/** Of one day, in the order of the standbys; who is paid nothing for one is not among them. */
export function paidOfDay(standbys: readonly Allowance[], day: DayOnCall, calculation: Calculation): Paid[] {
  let hasDaily = false
  return standbys.flatMap((standby) => {
    if (isForfeited(standby, day)) return []
    if (standby.allowance_type === 'per_day' && hasDaily) return []
    const whole = partsOf(standby).reduce((sum, part) => sum + part.ends - part.starts, 0)
    const minutes = presentMinutes(standby, day)
    const counts = standby.allowance_type === 'per_hour' || calculation === 'by_hour' ? minutes : whole
    const rate = rateOf(standby, day.dayType)
    const amount = standby.allowance_type === 'per_hour' ? share(rate, counts, 60) : share(rate, counts, whole)
    if (amount === 0n) return []
    if (standby.allowance_type === 'per_day') hasDaily = true
    return [{ id: standby.id, amount: amountText(amount), minutes: counts, present: minutes, dayType: day.dayType }]
  })
}

const rateOf = (
  { allowance_amount, day_type_rates }: Pick<Terms, 'allowance_amount' | 'day_type_rates'>,
  dayType: string,
): Amount => amountOf(day_type_rates[dayType] ?? allowance_amount ?? '0.00')

/** Half up to the cent. */
function share(rate: Amount, minutes: number, of: number): Amount {
  const [top, bottom] = [rate * BigInt(minutes), BigInt(of)]
  return (2n * top + bottom) / (2n * bottom)
}

/** Leave is cut out of it; absence takes its share of the day. */
function presentMinutes(paid: Allowance, { leave, absentDays }: DayOnCall): number {
  const left = partsOf(paid).reduce((sum, { starts, ends }) => {
    const within = (away: Span) => Math.max(0, Math.min(ends, away.ends) - Math.max(starts, away.starts))
    return sum + Math.max(0, ends - starts - leave.reduce((minutes, away) => minutes + within(away), 0))
  }, 0)
  // Halves of a day, so that what is left is whole minutes but for a half.
  const halves = Math.min(2, Number(absentDays ?? 0) * 2)
  return Math.floor((left * (2 - halves)) / 2)
}

/** Before and after the break. */
const partsOf = ({ starts, ends, pause }: Allowance): readonly Span[] =>
  pause
    ? [
        { starts, ends: pause.starts },
        { starts: pause.ends, ends },
      ]
    : [{ starts, ends }]

/** Absence of that much or more loses all of it. */
function isForfeited({ forfeit_unit, forfeit_value }: Allowance, { absentDays, absentMinutes }: DayOnCall): boolean {
  const limit = Number(forfeit_value)
  if (forfeit_unit === 'none' || limit === 0) return false
  return forfeit_unit === 'days' ? Number(absentDays ?? 0) >= limit : absentMinutes >= limit * 60
}
