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

/** `place`: where in it somebody begins, from 1 on. */
export const shiftByPattern =
  (pattern: readonly (string | null)[], from: PlainDate) =>
  (date: PlainDate, place = 1): string | null =>
    pattern[(daysBetween(from, date) + place - 1) % pattern.length] ?? null

/** Where each of so many begins who follow each other by so many days. */
export const placesInTurn = (count: number, by: number, length: number): number[] =>
  Array.from({ length: count }, (_, at) => ((at * by) % length) + 1)

export function datesOf(from: PlainDate, to: PlainDate): PlainDate[] {
  const dates: PlainDate[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date)
  return dates
}
