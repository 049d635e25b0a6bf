/**
 * What a day is to a person once the roster has spoken: OFF, REST and shifts first, the week where nobody planned
 * anything. A holiday stays one whatever is planned on it, so that work on it is a holiday worked.
 */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { RosterDay, Span, UsualDay } from './day-fact.ts'
import { type DayType, dayTypeOf } from './day-types.ts'

export type PlannedDay = {
  /** As what it is paid; `off` and `rest` also where a shift is put on them. */
  readonly kind: 'working' | 'half' | 'off' | 'rest'
  readonly holidayKinds: readonly string[]
  /** Somebody planned it: shifts, OFF or REST. */
  readonly isRostered: boolean
  /** When somebody is to be there: the shifts, or the part of the day by the week; none on holidays without a shift. */
  readonly works: readonly Span[]
}

export function plannedDay(usual: UsualDay, roster?: RosterDay): PlannedDay {
  const { holidayKinds, day, works } = usual
  const byWeek = day === 'holiday' ? usual.beneath : day
  if (!roster) {
    const none = works.ends <= works.starts
    return { kind: byWeek, holidayKinds, isRostered: false, works: none ? [] : [works] }
  }
  const { mark, shifts } = roster
  const spans = shifts.map(({ starts, ends }) => ({ starts, ends }))
  return { kind: mark ?? (spans.length > 0 ? 'working' : byWeek), holidayKinds, isRostered: true, works: spans }
}

/** A holiday goes before days of rest; rest days are `sunday_holiday`, whatever the weekday. */
export function dayTypeOfPlanned(date: PlainDate, { kind, holidayKinds }: PlannedDay): DayType {
  const free = kind === 'off' || kind === 'rest'
  const type = dayTypeOf({ date, kinds: holidayKinds, works: !free })
  if (type !== 'non_working_day' && type !== 'sunday_holiday') return type
  return kind === 'rest' ? 'sunday_holiday' : 'non_working_day'
}
