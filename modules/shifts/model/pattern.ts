/** Days filled by a week, Monday first, or by a pattern that repeats from the first day on. */
import { addDays, daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import { mondayOf } from './periods.ts'

export const weekKeys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Week = Readonly<Record<(typeof weekKeys)[number], string | null>>

export const shiftByWeek =
  (week: Week) =>
  (date: PlainDate): string | null => {
    const key = weekKeys[daysBetween(mondayOf(date), date)]
    return key === undefined ? null : week[key]
  }

export const shiftByPattern =
  (pattern: readonly (string | null)[], from: PlainDate) =>
  (date: PlainDate): string | null =>
    pattern[daysBetween(from, date) % pattern.length] ?? null

export function datesOf(from: PlainDate, to: PlainDate): PlainDate[] {
  const dates: PlainDate[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date)
  return dates
}
