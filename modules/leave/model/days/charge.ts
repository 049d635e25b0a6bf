/** What each day of a request costs: nothing where nobody works, unless the type counts every day. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Halves } from '../halves.ts'
import { type Calendar, type CalendarDay, daysOf, meet, NOON, overlap, type Part, parts } from './calendar.ts'

type DayPart = 'full' | 'morning' | 'afternoon'

export type Asked = {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly fromPart: DayPart
  readonly toPart: DayPart
  /** Of a part of one day by the hour: from which minute, how long in halves of an hour. */
  readonly hours?: { readonly startMinute: number; readonly halves: Halves } | undefined
}

export type Counting = {
  readonly countedIn: 'working_days' | 'working_days_and_between' | 'calendar_days'
  readonly unit: 'day' | 'hour'
  /** Of a whole working day, in halves of an hour. */
  readonly dayHours: Halves
}

export type ChargedDay = CalendarDay & {
  /** The part that is asked for. */
  readonly asked: Part
  readonly charge: Halves
  /** What the whole day would cost. */
  readonly whole: Halves
}

export function chargedDays(calendar: Calendar, asked: Asked, counting: Counting): ChargedDay[] {
  const whole = counting.unit === 'day' ? 2 : counting.dayHours
  const days = daysOf(calendar, asked.from, asked.to).map((day): ChargedDay => {
    const part = askedPart(asked, day.date)
    const worked = counting.countedIn === 'calendar_days' ? { ...day, works: parts.full } : day
    return { ...day, asked: part, charge: chargeOf(worked, part, asked.hours?.halves, whole, counting.unit), whole }
  })
  return counting.countedIn === 'working_days_and_between' ? withDaysBetween(days) : days
}

export const totalOf = (days: readonly ChargedDay[]): Halves => days.reduce((sum, { charge }) => sum + charge, 0)

function askedPart({ from, to, fromPart, toPart, hours }: Asked, date: PlainDate): Part {
  if (hours) return { starts: hours.startMinute, ends: hours.startMinute + hours.halves * HALF_HOUR }
  if (date === from && fromPart !== 'full') return parts[fromPart]
  return date === to && toPart !== 'full' ? parts[toPart] : parts.full
}

const HALF_HOUR = 30

function chargeOf({ works }: CalendarDay, asked: Part, hours: Halves | undefined, whole: Halves, unit: 'day' | 'hour') {
  if (!meet(works, asked)) return 0
  if (hours !== undefined && unit === 'hour') return Math.min(hours, whole)
  const both = overlap(works, asked)
  const isHalf = both.ends - both.starts <= NOON
  // Of an odd number of half hours the half is rounded up: 7.5 hours, 4 for a half.
  return isHalf ? Math.ceil(whole / 2) : whole
}

/** Days nobody works count where they lie between days of the same leave. */
function withDaysBetween(days: readonly ChargedDay[]): ChargedDay[] {
  const first = days.findIndex(({ charge }) => charge > 0)
  const last = days.findLastIndex(({ charge }) => charge > 0)
  return days.map((day, at) => (day.charge === 0 && at > first && at < last ? { ...day, charge: day.whole } : day))
}
