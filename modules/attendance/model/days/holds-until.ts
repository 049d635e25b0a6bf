/** How long a day stays what it was found to be where nothing but the time goes on: until then it may be kept. */
import { dayNumber } from '#kernel/plain-date.ts'
import { DAY, type DayRules } from './day-rules.ts'
import { spansOf } from './schedule.ts'
import type { WorkedDay } from './worked-day.ts'

/** Days kept by another reckoning are void: to be raised with every change of what a day comes to. */
export const RECKONING = 2

/** In local minutes from 1970-01-01, the first in which it may be another; null: it stays. */
export function holdsUntil(
  { date, schedule, pairs }: Pick<WorkedDay, 'date' | 'schedule' | 'pairs'>,
  { allowEarlier, allowLater }: Pick<DayRules, 'allowEarlier' | 'allowLater'>,
  now: number,
): number | null {
  const base = dayNumber(date) * DAY
  const ofShifts = schedule.shifts.flatMap((shift) => {
    const spans = spansOf(schedule, shift)
    const begins = spans[0]?.starts ?? shift.starts
    const ends = spans.at(-1)?.ends ?? shift.ends
    return [begins - allowEarlier, begins, ends, ends + allowLater, shift.ends, shift.ends + allowLater]
  })
  const moments = [
    ...ofShifts.flatMap((minute) => [base + minute, base + minute + 1]),
    // Whoever came is there from the next minute on, and no more when nothing would close it.
    ...pairs.flatMap((pair) => [pair.until + 1, ...(pair.in ? [pair.in.at + 1] : [])]),
  ].filter((moment) => moment > now)
  return moments.length === 0 ? null : Math.min(...moments)
}
