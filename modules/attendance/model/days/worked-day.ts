/** A day as it was worked: minutes, lateness, absence and status, from its schedule and the pairs that belong to it. */
import { dayNumber, type PlainDate } from '#kernel/plain-date.ts'
import type { Span } from '#modules/holidays/model/public.ts'
import { DAY, type DayPerson, type DayRules, NIGHT } from './day-rules.ts'
import { type Lateness, latenessOf } from './lateness.ts'
import type { Pair } from './pairing.ts'
import { presenceOf } from './presence.ts'
import { type Schedule, scheduledMinutes, takenBy, wholeMinutes } from './schedule.ts'
import { minutesOf, within, without } from './spans.ts'

export const dayStatuses = [
  'present',
  'incomplete',
  'absent',
  'leave',
  'away',
  'holiday',
  'off',
  'rest',
  'unscheduled',
  'upcoming',
] as const
export type DayStatus = (typeof dayStatuses)[number]

export type WorkedDay = {
  readonly date: PlainDate
  readonly status: DayStatus
  readonly schedule: Schedule
  /** Minutes of the day; the next day's go on from 1440. */
  readonly firstIn: number | null
  readonly lastOut: number | null
  readonly scheduled: number
  readonly present: number
  readonly worked: number
  readonly extra: number
  readonly night: number
  readonly late: number
  readonly early: number
  readonly absentHalves: number
  readonly flags: readonly string[]
  /** Somebody is at work right now. */
  readonly isOpen: boolean
  readonly pairs: readonly Pair[]
  /** How the figures come about. */
  readonly why: {
    readonly present: readonly Span[]
    readonly worked: readonly Span[]
    readonly planned: readonly Span[]
  } & Pick<Lateness, 'movedBy' | 'buffered'>
}

/** `now` and pairs in local minutes from 1970-01-01. */
export function workedDay(
  date: PlainDate,
  schedule: Schedule,
  pairs: readonly Pair[],
  person: DayPerson,
  rules: DayRules,
  now: number,
): WorkedDay {
  const base = dayNumber(date) * DAY
  const presence = presenceOf(pairs, schedule, rules, base, now)
  const lateness = latenessOf(presence, schedule, person, rules, now - base)
  const scheduled = scheduledMinutes(schedule)
  const worked = within(presence.spans, lateness.planned)
  const status = statusOf(date, schedule, presence, person, rules, now - base)
  const present = minutesOf(presence.spans)
  const extra = minutesOf(without(presence.spans, lateness.planned))
  const isDone = status === 'present' && !presence.isOpen
  return {
    date,
    status,
    schedule,
    firstIn: presence.firstIn,
    lastOut: presence.lastOut,
    scheduled,
    present,
    worked: minutesOf(worked),
    extra: extra < rules.extraFrom ? 0 : extra,
    night: minutesOf(within(worked, nights)),
    late: lateness.late,
    early: lateness.early,
    absentHalves:
      status === 'absent' ? wholeAbsence(schedule) : Math.min(lateness.absentHalves, wholeAbsence(schedule)),
    flags: [
      ...presence.flags,
      ...(isDone && rules.durationMin !== null && present < rules.durationMin ? ['too_short'] : []),
      ...(presence.isCut ? ['too_long'] : []),
      ...(isAsked(date, person, rules) || pairs.length > 0 || scheduled === 0 ? [] : ['not_asked']),
    ],
    isOpen: presence.isOpen,
    pairs,
    why: {
      present: presence.spans,
      worked,
      planned: lateness.planned,
      movedBy: lateness.movedBy,
      buffered: lateness.buffered,
    },
  }
}

/** The night before, this one and the next, in minutes of the day. */
const nights: readonly Span[] = [-1, 0, 1].map((day) => ({
  starts: NIGHT.starts + day * DAY,
  ends: NIGHT.ends + day * DAY,
}))

/** In halves of a day: less where leave takes a part; what is left is rounded in favour of the person. */
function wholeAbsence(schedule: Schedule): number {
  const whole = wholeMinutes(schedule)
  if (whole === 0) return 0
  return Math.max(1, Math.floor((scheduledMinutes(schedule) * 2) / whole))
}

function isAsked(date: PlainDate, { clocks }: DayPerson, { from }: DayRules): boolean {
  return clocks && from !== null && date >= from
}

function statusOf(
  date: PlainDate,
  schedule: Schedule,
  { isComplete, isOpen, hasAny }: ReturnType<typeof presenceOf>,
  person: DayPerson,
  rules: DayRules,
  now: number,
): DayStatus {
  if (hasAny) return isComplete || isOpen ? 'present' : 'incomplete'
  const taken = takenBy(schedule)
  if (taken) return taken
  if (schedule.shifts.length === 0) return schedule.free
  const ends = Math.max(...schedule.shifts.map((shift) => shift.ends)) + rules.allowLater
  if (now < ends) return 'upcoming'
  return isAsked(date, person, rules) ? 'absent' : 'unscheduled'
}
