/** On which days a report runs by itself. Pure. */
import {
  addDays,
  addMonths,
  dayOf,
  daysInMonth,
  type PlainDate,
  plainDate,
  weekdayOf,
  yearMonthOf,
} from '#kernel/plain-date.ts'

export const rhythms = ['day', 'week', 'month'] as const
export type Rhythm = (typeof rhythms)[number]

export type Schedule = {
  readonly every: Rhythm
  /** 0 is Monday. */
  readonly weekday: number | null
  /** Beyond the end of a month it is its last day. */
  readonly month_day: number | null
}

/** The last day on or before this one. */
export function dueOnOrBefore({ every, weekday, month_day }: Schedule, day: PlainDate): PlainDate {
  if (every === 'day') return day
  if (every === 'week') return addDays(day, -((weekdayOf(day) - (weekday ?? 0) + 7) % 7))
  const inMonth = (count: number): PlainDate => {
    const month = addMonths(yearMonthOf(day), count)
    return plainDate(month.year, month.month, Math.min(month_day ?? 1, daysInMonth(month)))
  }
  const here = inMonth(0)
  return dayOf(here) <= dayOf(day) ? here : inMonth(-1)
}

/** The first day after this one. */
export function dueAfter(schedule: Schedule, day: PlainDate): PlainDate {
  for (let next = addDays(day, 1); ; next = addDays(next, 1)) if (dueOnOrBefore(schedule, next) === next) return next
}

/** Which day there is to see to now: one alone, however many were missed. */
export function dueNow(
  schedule: Schedule & { readonly since: PlainDate; readonly done_for: PlainDate | null },
  today: PlainDate,
): PlainDate | undefined {
  const due = dueOnOrBefore(schedule, today)
  return due >= schedule.since && (schedule.done_for === null || schedule.done_for < due) ? due : undefined
}
