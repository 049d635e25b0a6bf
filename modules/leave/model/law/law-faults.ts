/** What a company may not choose for a type that stands for a kind of its country's law: less than that. Field -> word. */
import type { Country } from '#kernel/countries.ts'
import { parseDecimal } from '#kernel/fraction.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { REST_IN_LIEU } from '../earned/rest-in-lieu.ts'
import { periodOf } from '../entitlement/by-leave-year.ts'
import { entitlementOf, type Step } from '../entitlement/steps.ts'
import type { Halves } from '../halves.ts'
import type { LeaveType } from '../leave-type.ts'
import { kindOfLaw, lawByEvent, lawByService, variantsOf } from './leave-law.ts'

export type Where = { readonly country: Country; readonly today: PlainDate; readonly dayHours: Halves }
type Law = NonNullable<ReturnType<typeof kindOfLaw>>
type Faults = Readonly<Record<string, readonly string[]>>
const BELOW = ['leave.below-law'] as const

export function lawFaults(type: LeaveType, within: LeaveType | undefined, where: Where): Faults {
  const { country, today, dayHours } = where
  if (type.kind === null) return {}
  const law = kindOfLaw(country, type.kind, today)
  if (!law) return earnedFaults(type, where)
  const perDay = type.unit === 'day' ? 2 : dayHours
  return {
    ...(type.granted !== law.granted && { granted: ['leave.law-granting'] }),
    ...(isLess(type.paid, law.paid) && type.kind !== DISASTER && { paid: BELOW }),
    ...(type.service_months > law.serviceMonths && { service_months: BELOW }),
    ...(periodOf(type.by_years) === 'leave_year' && country !== 'TW' && { period: ['leave.law-granting'] }),
    ...(type.sex !== null && law.sex === 'any' && { sex: BELOW }),
    ...(type.married && !law.married && { married: BELOW }),
    ...(giveLess(type.steps, country, type.kind, today, perDay) && { steps: BELOW }),
    ...countingFaults(type, law, within, perDay),
    ...eventFaults(type, law),
    ...(type.longest !== null && type.longest < longestOf(type.kind, law, where) * perDay && { longest: BELOW }),
    ...restFaults(type, law, where),
  }
}

/** The law leaves it to the employer what such days are paid. */
const DISASTER = 'disaster'

/** Days between that cost leave, parts of a year, and other leave they are taken from: none the law does not know. */
function countingFaults(type: LeaveType, law: Law, within: LeaveType | undefined, perDay: Halves): Faults {
  const isWithinLess = within && (within.kind !== law.within?.kind || type.within_after < law.within.afterDays * perDay)
  return {
    ...(type.counted_in !== 'working_days' && law.countedIn === 'working_days' && { counted_in: BELOW }),
    ...(type.granted === 'year' && type.prorated && !law.prorated && { prorated: BELOW }),
    ...(isWithinLess && { within_type: BELOW }),
  }
}

function eventFaults(type: LeaveType, { window, events }: Law): Faults {
  const isShort = (days: number | null, least: number | undefined) => days !== null && days < (least ?? 0)
  return {
    ...(isShort(type.window_before, window?.before) && { window_before: BELOW }),
    ...(isShort(type.window_after, window?.after) && { window_after: BELOW }),
    ...(type.events !== null && type.events < (events ?? Number.POSITIVE_INFINITY) && { events: BELOW }),
  }
}

/** What is paid out by law is not forfeited; in Malaysia that is what somebody leaves with, and the rest of a year ends. */
function restFaults(type: LeaveType, law: Law, { country }: Where): Faults {
  if (!law.paidOut || country === 'MY') return {}
  return {
    ...(type.leftover === 'forfeit' && { leftover: ['leave.law-pays-out'] }),
    ...(country === 'TW' && (type.carry_months ?? 0) > A_YEAR && { carry_months: ['leave.carry-a-year'] }),
  }
}

/** Enforcement Rules of the Labor Standards Act, article 24-1. */
const A_YEAR = 12

/** Work on days off that was not made up for is paid: Labor Standards Act, article 32-1. */
const earnedFaults = ({ kind, leftover, unit, paid, carry_most }: LeaveType, { country }: Where): Faults => ({
  ...(isPaidOutWhenEarned(kind, country) && leftover === 'forfeit' && { leftover: ['leave.law-pays-out'] }),
  ...(kind === REST_IN_LIEU && unit !== 'hour' && { unit: ['leave.rest-in-hours'] }),
  ...(kind === REST_IN_LIEU && isLess(paid, { top: 1n, bottom: 1n }) && { paid: BELOW }),
  ...(kind === REST_IN_LIEU && carry_most > 0 && { carry_most: ['leave.rest-not-carried'] }),
})

export const isPaidOutWhenEarned = (kind: string | null, country: Country): boolean =>
  country === 'TW' && (kind === 'off_in_lieu' || kind === REST_IN_LIEU)

/** The days that may be taken at once; where the employer has a say in when, and pays the rest, as few as they like. */
function longestOf(kind: string, { granted, paidOut }: Law, { country, today }: Where): number {
  if (paidOut && country !== 'TW') return 0
  if (granted === 'need') return Number.POSITIVE_INFINITY
  const long = { serviceMonths: LONG, number: 1 }
  const variants = [null, ...variantsOf(country, kind)]
  const events = variants.map((variant) => lawByEvent(country, kind, { ...long, variant }, today) ?? 0)
  return Math.max(lawByService(country, kind, today)?.at(LONG) ?? 0, ...(granted === 'event' ? events : []))
}

const LONG = 479

/** Anywhere along the years of service. */
export function giveLess(
  steps: readonly Step[],
  country: Country,
  kind: string,
  on: PlainDate,
  perDay: Halves,
): boolean {
  const law = lawByService(country, kind, on)
  if (!law) return false
  const own = entitlementOf(steps)
  return [0, ...law.changes].some((months) => own.at(months) < law.at(months) * perDay)
}

function isLess(text: string, least: { readonly top: bigint; readonly bottom: bigint }): boolean {
  const own = parseDecimal(text)
  return own === undefined || own.top * least.bottom < least.top * own.bottom
}
