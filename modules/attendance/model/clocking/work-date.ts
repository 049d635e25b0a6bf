/** The day a clocking is told under at once, and what of it is known then. */
import { dayNumber, fromDayNumber, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { DAY, type DayRules, type Staff } from '../days/day-rules.ts'
import { type Clocked, pairsOf } from '../days/pairing.ts'
import type { Schedule } from '../days/schedule.ts'

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

/** Local minutes from 1970-01-01, seconds cut, as days count them. */
export function localMinute(timeZone: string, at: Date): number {
  const [hour = 0, minute = 0] = localTime(timeZone, at).split(':').map(Number)
  return dayNumber(localDay(timeZone, at)) * DAY + hour * 60 + minute
}

/** What is known of a day as soon as somebody clocked; its figures follow when it is looked at. */
export type DayAtOnce = {
  readonly date: PlainDate
  readonly shifts: Schedule['shifts']
  /** Minutes from the beginning of the day. */
  readonly firstIn: number | null
  readonly lastOut: number | null
}

type Known = {
  /** What the person clocked around it, without it. */
  readonly others: readonly Clocked[]
  readonly schedules: ReadonlyMap<number, Schedule>
  readonly staff: Staff
  readonly rules: Pick<DayRules, 'clockInCutoff' | 'clockOutCutoff'>
}

/** The day a clocking belongs to, by the same rules as days are worked out by: that on which its shift begins. */
export function dayOf(clocking: Clocked, { others, schedules, staff, rules }: Known): DayAtOnce {
  const pairs = pairsOf([...others, clocking], schedules, staff, rules)
  const own = pairs.find((pair) => [pair.in, pair.out, ...pair.breaks].some((one) => one?.id === clocking.id))
  const number = own?.slot.day ?? Math.floor(clocking.at / DAY)
  const ofDay = pairs.filter(({ slot }) => slot.day === number)
  const within = (one: Clocked | null | undefined) => (one ? one.at - number * DAY : null)
  return {
    date: fromDayNumber(number),
    shifts: schedules.get(number)?.shifts ?? [],
    firstIn: within(ofDay.find((pair) => pair.in)?.in),
    lastOut: within(ofDay.findLast((pair) => pair.out)?.out),
  }
}
