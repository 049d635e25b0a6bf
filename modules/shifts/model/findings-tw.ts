/** Taiwan, Labour Standards Act: hours by the scheme (s.30) and of a day (s.32), rest between shifts (s.34), days of rest (s.36). */
import type { Finding, PlannedDate, PlanRules, Rule } from './finding.ts'
import { daysOver, weeksOver } from './findings-my.ts'
import { periodsIn, runsOf } from './periods.ts'
import { DAY, minutesOf } from './shift.ts'

/** 例假, and days free of work altogether, by the scheme of so many weeks. */
const FREE_DAYS: Readonly<Record<number, number>> = { 2: 4, 4: 8, 8: 16 }
/** Of a single week in a scheme that shares hours out; the four weeks' scheme has none. */
const WEEK_IN_SCHEME: Readonly<Record<number, number>> = { 2: 48, 8: 48 }
const SEVEN = 7
/** Of work in a day, overtime included, by every scheme. */
const DAY_HOURS = 12

export const taiwanese: Rule = ({ days }, rules) => {
  const { periodWeeks, weekHours } = rules
  const hours = periodWeeks === 1 ? weeksOver(weekHours, days) : overScheme(days, rules)
  return [...daysOver(DAY_HOURS, days), ...hours, ...shortRests(days, rules.restHours), ...withoutRest(days, rules)]
}

function overScheme(days: readonly PlannedDate[], { periodWeeks: weeks, weekHours, periodFrom }: PlanRules): Finding[] {
  const limit = (weekHours ?? 40) * weeks
  const free = FREE_DAYS[weeks] ?? 0
  const long = periodsIn(days, weeks, periodFrom).flatMap(({ first, last, days: period }): Finding[] => {
    if (!period.some(({ shifts }) => shifts.length > 0)) return []
    const minutes = period.flatMap(({ shifts }) => shifts).reduce((sum, shift) => sum + minutesOf(shift), 0)
    const freeDays = period.filter(isFree).length
    return [
      ...(minutes > limit * 60
        ? [{ date: first, until: last, word: 'shifts.period-hours', minutes, limit, weeks }]
        : []),
      ...(freeDays < free ? [{ date: first, until: last, word: 'shifts.too-few-free-days', limit: free, weeks }] : []),
    ]
  })
  return [...long, ...weeksOver(WEEK_IN_SCHEME[weeks] ?? null, days)]
}

/** At least so many hours between shifts when the shift changes. */
function shortRests(days: readonly PlannedDate[], least: number): Finding[] {
  const all = days.flatMap(({ date, shifts }, at) =>
    shifts.map(({ id, starts, ends }) => ({ id, date, starts: at * DAY + starts, ends: at * DAY + ends })),
  )
  return all.flatMap((shift, at): Finding[] => {
    const before = all[at - 1]
    if (!before || before.date === shift.date || before.id === shift.id) return []
    const minutes = shift.starts - before.ends
    // Shorter is worse: what is missing is what counts.
    const missing = least * 60 - minutes
    if (missing <= 0) return []
    const hint = String(minutes)
    const on = { date: shift.date, until: shift.date, since: before.date }
    return [{ ...on, word: 'shifts.short-rest', minutes: missing, limit: least, hint }]
  })
}

/** A 例假 in every seven days, all that lack it told at once; by the scheme of four weeks two in every two weeks. */
function withoutRest(days: readonly PlannedDate[], { periodWeeks, periodFrom }: PlanRules): Finding[] {
  if (periodWeeks === 4)
    return periodsIn(days, 2, periodFrom).flatMap(({ first, last, days: two }): Finding[] =>
      two.some(({ shifts }) => shifts.length > 0) && two.filter(isRest).length < 2
        ? [{ date: first, until: last, word: 'shifts.two-rests-in-two-weeks' }]
        : [],
    )
  return runsOf(days, (day) => !isRest(day)).flatMap((run): Finding[] => {
    const [first, last] = [run[0], run.at(-1)]
    if (!first || !last || run.length < SEVEN || !run.some(({ shifts }) => shifts.length > 0)) return []
    return [{ date: first.date, until: last.date, word: 'shifts.no-regular-day-off', days: run.length }]
  })
}

const isRest = ({ mark, shifts, isPlanned, usual }: PlannedDate): boolean =>
  shifts.length === 0 && (isPlanned ? mark === 'rest' : usual === 'rest')
const isFree = ({ mark, shifts, isPlanned, usual }: PlannedDate): boolean =>
  shifts.length === 0 && (isPlanned ? mark !== null : usual === 'rest' || usual === 'off')
