/**
 * Years of service given by leave years instead, as an employer and a worker may agree in Taiwan (calendar or fiscal
 * year, Enforcement Rules of the Labor Standards Act, article 24): of each year of service its part in the leave year.
 * Parts are rounded up, so that the leave years never come to less than the years of service; and whoever leaves has
 * on the last day whatever the years of service begun by then gave more.
 */

import { ceilingOf, type Fraction, plus } from '#kernel/fraction.ts'
import { addDays, dayNumber, type PlainDate } from '#kernel/plain-date.ts'
import type { Halves } from '../halves.ts'
import type { Grant } from './grant.ts'
import { leaveYearOf, leaveYearsIn, nextLeaveYear, type Span, type YearStart } from './leave-year.ts'
import type { LeaveRounding } from './rounding.ts'
import type { ServiceYear } from './service-years.ts'

/** Years of service that begin in such a time are given so; `to` is the first day of a leave year after it. */
export type YearsTime = { readonly from: PlainDate; readonly to: PlainDate | null }
export const periods = ['service_year', 'leave_year'] as const
export type Period = (typeof periods)[number]

/** Before anybody can have joined. */
export const ALWAYS = '1900-01-01' as PlainDate

type Rule = { readonly times: readonly YearsTime[]; readonly yearStart: YearStart; readonly rounding: LeaveRounding }

export const timeOf = ({ from }: ServiceYear, times: readonly YearsTime[]): YearsTime | undefined =>
  times.find((time) => time.from <= from && (time.to === null || from < time.to))

/** Of every leave year that has a day in the span; and what is left of a year of service when the time is over. */
export function byLeaveYear(rule: Rule, years: readonly ServiceYear[], span: Span): Grant[] {
  const first = years.find(({ halves }) => halves > 0)
  if (!first) return []
  const given = leaveYearsIn(span, rule.yearStart).flatMap((year): Grant[] => {
    const halves = up(years.map((one) => partOf(one, within(one, rule.times), year)).reduce(plus, NOTHING), rule)
    const validFrom = later(first.from, year.from)
    if (halves === 0 || validFrom > year.to) return []
    return [{ validFrom, expiresOn: year.to, period: year.from, part: 0, halves }]
  })
  const rests = years.flatMap((one): Grant[] => {
    const to = timeOf(one, rule.times)?.to ?? null
    if (to === null || one.to < to || one.halves === 0 || to > span.to || one.to < span.from) return []
    const halves = up(partOf(one, one, { from: to, to: one.to }), rule)
    return [{ validFrom: to, expiresOn: one.to, period: to, part: 1, halves }]
  })
  return [...given, ...rests]
}

/** Which part of the whole service the difference on leaving is; no period has so many of its own. */
export const ON_LEAVING = 99

/**
 * What the years of service begun by the last day gave more than was granted by then. It is known by the first day of
 * service, so that it stays one and the same when the last day moves.
 */
export function differenceOnLeaving(
  { yearStart }: Pick<Rule, 'yearStart'>,
  years: readonly ServiceYear[],
  granted: readonly Grant[],
  leftOn: PlainDate,
): Grant[] {
  const sum = (all: readonly { readonly halves: Halves }[]) => all.reduce((total, { halves }) => total + halves, 0)
  const earned = sum(years.filter(({ from }) => from <= leftOn))
  const halves = earned - sum(granted.filter(({ validFrom }) => validFrom <= leftOn))
  if (halves <= 0) return []
  const { from, to } = leaveYearOf(leftOn, yearStart)
  const period = years[0]?.from ?? from
  return [{ validFrom: later(period, from), expiresOn: to, period, part: ON_LEAVING, halves }]
}

export const periodOf = (times: readonly YearsTime[]): Period =>
  times.length > 0 && times.at(-1)?.to === null ? 'leave_year' : 'service_year'

/** From which day the present choice holds; null where it does already. */
export function holdsFrom(times: readonly YearsTime[], today: PlainDate): PlainDate | null {
  const last = times.at(-1)
  const day = last && (last.to ?? last.from)
  return day !== undefined && day > today ? day : null
}

/**
 * The times after another choice: from the next leave year on, so that what runs is kept as it is. Where nothing was
 * used yet, as if it had always been so.
 */
export function choosing(
  times: readonly YearsTime[],
  wanted: Period,
  { today, yearStart, isUsed }: { readonly today: PlainDate; readonly yearStart: YearStart; readonly isUsed: boolean },
): readonly YearsTime[] {
  if (wanted === periodOf(times)) return times
  if (!isUsed) return wanted === 'leave_year' ? [{ from: ALWAYS, to: null }] : []
  const next = nextLeaveYear(leaveYearOf(today, yearStart), yearStart).from
  const last = times.at(-1)
  const before = times.slice(0, -1)
  if (wanted === 'leave_year')
    return last?.to && last.to > today ? [...before, { ...last, to: null }] : [...times, { from: next, to: null }]
  return !last || last.from > today ? before : [...before, { ...last, to: next }]
}

/** The days of a year of service that are given by leave years; none where it began at another time. */
function within(year: ServiceYear, times: readonly YearsTime[]): Span | undefined {
  const time = timeOf(year, times)
  if (!time) return undefined
  return { from: year.from, to: time.to !== null && time.to <= year.to ? addDays(time.to, -1) : year.to }
}

function partOf(year: ServiceYear, days: Span | undefined, of: Span): Fraction {
  if (!days) return NOTHING
  const [from, to] = [later(days.from, of.from), earlier(days.to, of.to)]
  if (to < from) return NOTHING
  return { top: BigInt(year.halves * lengthOf({ from, to })), bottom: BigInt(lengthOf(year)) }
}

const later = (one: PlainDate, other: PlainDate): PlainDate => (one > other ? one : other)
const earlier = (one: PlainDate, other: PlainDate): PlainDate => (one < other ? one : other)
const lengthOf = ({ from, to }: Span): number => dayNumber(to) - dayNumber(from) + 1

/** To whole halves, or whole days where the company rounds to these. */
function up({ top, bottom }: Fraction, { rounding }: Pick<Rule, 'rounding'>): Halves {
  const step = rounding === '1' ? 2n : 1n
  return Number(ceilingOf({ top, bottom: bottom * step }) * step)
}

const NOTHING: Fraction = { top: 0n, bottom: 1n }
