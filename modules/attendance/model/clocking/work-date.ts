/** The day a clocking is told under at once; the day's own working-out looks at all clockings together. */
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { ClockingType } from './flags.ts'

export function localDay(timeZone: string, at: Date): PlainDate {
  return plainDateOf(days(timeZone).format(at))
}

/** HH:MM by the clock on the wall. */
export const localTime = (timeZone: string, at: Date): string => times(timeZone).format(at)

// To make one takes as long as all the rest of a clocking's working-out.
const days = kept((timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone }))
const times = kept((timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }))

function kept<Made>(make: (timeZone: string) => Made): (timeZone: string) => Made {
  const made = new Map<string, Made>()
  return (timeZone) => {
    const known = made.get(timeZone) ?? make(timeZone)
    made.set(timeZone, known)
    return known
  }
}

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
