/** All days of one person between two: schedules, pairs, figures, and what was decided of them. */
import { addDays, dayNumber, daysBetween, fromDayNumber, type PlainDate } from '#kernel/plain-date.ts'
import { employmentBy } from '#modules/employees/model/public.ts'
import type { DayFact } from '#modules/holidays/model/public.ts'
import { approvalOf, type DayApproval, type Decided } from './approval.ts'
import type { DayPerson, DayRules } from './day-rules.ts'
import { type Clocked, type Pair, pairsOf } from './pairing.ts'
import { type Schedule, scheduleOf } from './schedule.ts'
import { isStale, type KeptDay } from './stale.ts'
import { type WorkedDay, workedDay } from './worked-day.ts'

/** How many days before and after must be known for pairs to find their day. */
export const AROUND = 2

export type PersonDays = {
  readonly person: DayPerson
  readonly clockings: readonly Clocked[]
  readonly factsOn: (date: PlainDate) => readonly DayFact[]
  /** What was decided, with what it was decided on. */
  readonly kept: ReadonlyMap<PlainDate, KeptDay & { readonly decision: Decided }>
}
export type FoundDay = WorkedDay & {
  readonly approval: DayApproval | null
  readonly stale: boolean
  /** The schedule as it would be now; that of an approved day is the one it was approved on. */
  readonly current: Schedule
}

/** `now` in local minutes from 1970-01-01. Days before joining and after leaving are none. */
export function personDays(
  { person, clockings, factsOn, kept }: PersonDays,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
  rules: DayRules,
  now: number,
): FoundDay[] {
  const schedules = new Map<number, Schedule>()
  const current = new Map<number, Schedule>()
  for (let number = dayNumber(from) - AROUND; number <= dayNumber(to) + AROUND; number++) {
    const date = fromDayNumber(number)
    if (!isEmployed(person, date)) continue
    const schedule = scheduleOf(date, factsOn(date), person, rules)
    current.set(number, schedule)
    schedules.set(number, kept.get(date)?.schedule ?? schedule)
  }
  const pairs = new Map<number, Pair[]>()
  for (const pair of pairsOf(clockings, schedules, person.staff, rules)) {
    const known = pairs.get(pair.slot.day)
    if (known) known.push(pair)
    else pairs.set(pair.slot.day, [pair])
  }
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => addDays(from, at)).flatMap(
    (date) => {
      const number = dayNumber(date)
      const schedule = schedules.get(number)
      if (!schedule) return []
      const own = kept.get(date)
      const day = workedDay(date, schedule, pairs.get(number) ?? [], person, rules, now)
      const approval = approvalOf(day, own?.decision ?? null, rules)
      const present = current.get(number) ?? schedule
      return [{ ...day, approval, stale: own !== undefined && isStale(own, day, present), current: present }]
    },
  )
}

/** Now, or before somebody left and came back. */
function isEmployed(person: DayPerson, date: PlainDate): boolean {
  const { joinedOn, leftOn } = employmentBy(date, person)
  return date >= joinedOn && (leftOn === null || date <= leftOn)
}
