/** The day a clocking is told under at once; the day's own working-out looks at all clockings together. */
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { ClockingType } from './flags.ts'

export function localDay(timeZone: string, at: Date): PlainDate {
  return plainDateOf(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at))
}

/** HH:MM by the clock on the wall. */
export const localTime = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)

type Asked = {
  readonly type: ClockingType
  readonly at: Date
  readonly timeZone: string
  /** HH:MM before which a clock-in belongs to the day before. */
  readonly cutoff: string | null
  /** When the person clocked in, where that is still open. */
  readonly openSince: Date | null
}

export function workDate({ type, at, timeZone, cutoff, openSince }: Asked): PlainDate {
  const began = type !== 'in' && openSince ? openSince : at
  const day = localDay(timeZone, began)
  return cutoff !== null && localTime(timeZone, began) < cutoff ? addDays(day, -1) : day
}
