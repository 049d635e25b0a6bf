/** The lots a person is granted of a type, over the days asked about: each with its own days of validity. */

import { addDays, addMonths, firstDayOf, lastDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import type { Halves } from '../halves.ts'
import { byLeaveYear, differenceOnLeaving, timeOf, type YearsTime } from './by-leave-year.ts'
import type { Grant } from './grant.ts'
import { leaveYearOf, leaveYearsIn, type Span, type YearStart } from './leave-year.ts'
import { type LeaveRounding, rounded } from './rounding.ts'
import { completedMonths, monthsAfter } from './service.ts'
import { serviceYears } from './service-years.ts'
import type { Entitlement } from './steps.ts'

export type GrantRule = {
  readonly granted: 'year' | 'anniversary' | 'month'
  readonly entitlement: Entitlement
  /** What the law gives in a part of a year, where it says so itself; the rule's own rounding may not give less. */
  readonly least?: (serviceMonths: number, completedMonths: number) => Halves
  readonly prorated: boolean
  readonly accrues: 'at_once' | 'monthly'
  readonly serviceMonths: number
  readonly rounding: LeaveRounding
  readonly yearStart: YearStart
  /** When years of service are given by leave years instead. */
  readonly byYears?: readonly YearsTime[]
}

/** Of every period that has a day in the span; nothing before somebody joined, or after they left. */
export function grantsOf(rule: GrantRule, joinedOn: PlainDate, span: Span, leftOn: PlainDate | null = null): Grant[] {
  const from = later(span.from, joinedOn)
  if (from > span.to) return []
  const grants = ofPeriods(rule, joinedOn, { from, to: span.to }, leftOn)
  return leftOn === null ? grants : grants.filter(({ validFrom }) => validFrom <= leftOn)
}

function ofPeriods(rule: GrantRule, joinedOn: PlainDate, span: Span, leftOn: PlainDate | null): Grant[] {
  if (rule.granted === 'month') return ofMonths(rule, joinedOn, span)
  if (rule.granted === 'anniversary') return ofService(rule, joinedOn, span, leftOn)
  return leaveYearsIn(span, rule.yearStart).flatMap((year) => ofYear(rule, joinedOn, year, leftOn))
}

/** From the day the conditions are met: the whole year's part at once, month by month, or in steps with service. */
function ofYear(rule: GrantRule, joinedOn: PlainDate, year: Span, leftOn: PlainDate | null): Grant[] {
  const employed = later(joinedOn, year.from)
  const first = later(employed, monthsAfter(joinedOn, rule.serviceMonths))
  if (first > year.to) return []
  if (!rule.prorated) return inSteps(rule, joinedOn, year, first)
  // Whoever joins or leaves within it has the part of the months in between.
  const last = leftOn !== null && leftOn < year.to ? leftOn : year.to
  const months = Math.max(0, completedMonths(employed, addDays(last, 1)))
  const least = rule.least?.(completedMonths(joinedOn, employed), months) ?? 0
  const earned = (count: number): Halves => {
    let top = 0
    for (let month = 0; month < count; month += 1) {
      top += rule.entitlement.at(completedMonths(joinedOn, monthsAfter(employed, month)))
    }
    const own = rounded({ top: BigInt(top), bottom: 12n }, rule.rounding)
    return count === months ? Math.max(own, least) : own
  }
  if (rule.accrues === 'at_once') {
    return [{ validFrom: first, expiresOn: year.to, period: year.from, part: 0, halves: earned(months) }]
  }
  return Array.from({ length: months }, (_, month) => ({
    validFrom: later(first, monthsAfter(employed, month)),
    expiresOn: year.to,
    period: year.from,
    part: month,
    halves: Math.max(0, earned(month + 1) - earned(month)),
  }))
}

/** What the year begins with, and what further service adds to it on the day it is reached. */
function inSteps({ entitlement }: GrantRule, joinedOn: PlainDate, year: Span, first: PlainDate): Grant[] {
  const reached = entitlement.changes
    .map((months) => monthsAfter(joinedOn, months))
    .filter((day) => day > first && day <= year.to)
  let granted = 0
  return [first, ...reached].flatMap((validFrom, part) => {
    const whole = entitlement.at(completedMonths(joinedOn, validFrom))
    const halves = Math.max(0, whole - granted)
    granted += halves
    return part > 0 && halves === 0 ? [] : [{ validFrom, expiresOn: year.to, period: year.from, part, halves }]
  })
}

/** By years of service, or by leave years where that was agreed. */
function ofService(rule: GrantRule, joinedOn: PlainDate, span: Span, leftOn: PlainDate | null): Grant[] {
  const { entitlement, byYears: times = [], yearStart, rounding } = rule
  const until = leaveYearOf(span.to, yearStart).to
  const years = serviceYears(entitlement, joinedOn, times.length > 0 ? until : span.to)
  const whole = years
    .filter((year) => year.halves > 0 && timeOf(year, times) === undefined)
    .map(({ from, to, halves }) => ({ validFrom: from, expiresOn: to, period: from, part: 0, halves }))
  const own = whole.filter(({ validFrom, expiresOn }) => expiresOn >= span.from && validFrom <= span.to)
  if (times.length === 0) return own
  const parted = { times, yearStart, rounding }
  const grants = [...own, ...byLeaveYear(parted, years, span)]
  if (leftOn === null || leftOn < joinedOn || leaveYearOf(leftOn, yearStart).to > until) return grants
  const all = [...whole, ...byLeaveYear(parted, years, { from: joinedOn, to: leftOn })]
  const rest = differenceOnLeaving(parted, years, all, leftOn)
  return [...grants, ...rest.filter(({ validFrom, expiresOn }) => expiresOn >= span.from && validFrom <= span.to)]
}

function ofMonths({ entitlement, serviceMonths }: GrantRule, joinedOn: PlainDate, span: Span): Grant[] {
  const entitled = monthsAfter(joinedOn, serviceMonths)
  const grants: Grant[] = []
  for (let month = yearMonthOf(span.from); firstDayOf(month) <= span.to; month = addMonths(month, 1)) {
    const [first, expiresOn] = [firstDayOf(month), lastDayOf(month)]
    const validFrom = later(first, entitled)
    const halves = entitlement.at(completedMonths(joinedOn, later(first, joinedOn)))
    if (validFrom <= expiresOn && halves > 0) grants.push({ validFrom, expiresOn, period: first, part: 0, halves })
  }
  return grants
}

const later = (one: PlainDate, other: PlainDate): PlainDate => (one > other ? one : other)
