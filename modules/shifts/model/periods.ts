/** Weeks from Monday, and the periods of several weeks over which hours are shared out. */
import { addDays, dayNumber, fromDayNumber, type PlainDate } from '#kernel/plain-date.ts'
import type { PlannedDate } from './finding.ts'

/** 1970-01-05 was a Monday. */
const MONDAY = 4
const WEEK = 7
export const mondayOf = (date: PlainDate): PlainDate => periodOf(date, 1, null)

/** As many days as the weeks have that hold them: what is copied by them comes from its own weekday. */
export const inWholeWeeks = (days: number): number => Math.ceil(days / WEEK) * WEEK

/** The first day of the period of so many weeks in which a day lies. */
export function periodOf(date: PlainDate, weeks: number, from: PlainDate | null): PlainDate {
  const [length, anchor] = [weeks * 7, from === null ? MONDAY : dayNumber(from)]
  const inside = (((dayNumber(date) - anchor) % length) + length) % length
  return fromDayNumber(dayNumber(date) - inside)
}

/** Days by periods, in order; those that lie whole within the days alone. */
export function periodsIn(
  days: readonly PlannedDate[],
  weeks: number,
  from: PlainDate | null,
): { readonly first: PlainDate; readonly last: PlainDate; readonly days: readonly PlannedDate[] }[] {
  const found = new Map<PlainDate, PlannedDate[]>()
  for (const day of days) {
    const first = periodOf(day.date, weeks, from)
    const known = found.get(first)
    if (known) known.push(day)
    else found.set(first, [day])
  }
  return [...found]
    .filter(([, own]) => own.length === weeks * 7)
    .map(([first, own]) => ({ first, last: addDays(first, weeks * 7 - 1), days: own }))
}

/** Days that follow each other and are alike. */
export function runsOf(days: readonly PlannedDate[], isPart: (day: PlannedDate) => boolean): PlannedDate[][] {
  const runs: PlannedDate[][] = [[]]
  for (const day of days) {
    if (isPart(day)) runs.at(-1)?.push(day)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}
