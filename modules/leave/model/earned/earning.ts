/** What earns a day off, and what does not: by what the day is to the person. Field -> word; empty where it is right. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { DayKind, WeekDay } from '../days/calendar.ts'

export const earnings = ['off_in_lieu', 'replacement_holiday'] as const
export type Earning = (typeof earnings)[number]

export type EarningAsked = {
  readonly date: PlainDate
  readonly worked: boolean
  readonly today: PlainDate
  readonly joinedOn: PlainDate
  readonly leftOn: PlainDate | null
  /** With holidays and make-up days; and by the week alone. */
  readonly day: DayKind
  readonly weekDay: WeekDay
  /** There is a request for the day already, of either kind. */
  readonly isTaken: boolean
  /** Its work is claimed as overtime. */
  readonly isClaimed?: boolean
}
export type EarningFaults = Readonly<Record<string, readonly string[]>>

export function earningFaults(kind: Earning, asked: EarningAsked): EarningFaults {
  const { date, joinedOn, leftOn, today, worked, isTaken, isClaimed } = asked
  if (date < joinedOn) return { date: ['leave.before-joining'] }
  if (leftOn !== null && date > leftOn) return { date: ['leave.after-leaving'] }
  if (worked && date > today) return { date: ['leave.earned-future'] }
  const wrong = kind === 'off_in_lieu' ? workFault(asked) : holidayFault(asked)
  if (wrong) return { date: [wrong] }
  if (isTaken) return { date: ['leave.earned-twice'] }
  return isClaimed ? { date: ['leave.earned-claimed'] } : {}
}

const isFree = (day: DayKind | WeekDay): boolean => day === 'off' || day === 'rest' || day === 'holiday'

/** Work on a day on which nobody has to. */
const workFault = ({ day }: EarningAsked) => (isFree(day) ? undefined : 'leave.earned-working-day')

/** A holiday on a working day was had, unless it was worked. */
function holidayFault({ day, weekDay, worked }: EarningAsked): string | undefined {
  if (day !== 'holiday') return 'leave.earned-no-holiday'
  return worked || isFree(weekDay) ? undefined : 'leave.earned-holiday-off'
}

/** From the day itself; what is approved late has its whole time from then on. Null for ever. */
export function earnedUntil(date: PlainDate, approvedOn: PlainDate, days: number | null): PlainDate | null {
  return days === null ? null : addDays(date > approvedOn ? date : approvedOn, days)
}
