/** Coming late and leaving early, shift by shift; the flexible window moves what was planned before either is counted. */
import type { Span } from '#modules/holidays/model/public.ts'
import type { DayPerson, DayRules } from './day-rules.ts'
import type { Presence } from './presence.ts'
import { plannedWithin, type Schedule, spansOf, wholeMinutes } from './schedule.ts'
import { joined, within } from './spans.ts'

export type Lateness = {
  readonly late: number
  readonly early: number
  /** Of a day, for lateness above the limit. */
  readonly absentHalves: number
  /** What was to be worked, moved by the flexible window; breaks are still in it. */
  readonly planned: readonly Span[]
  readonly movedBy: number
  /** Minutes that the buffer forgave. */
  readonly buffered: number
}

type Rules = Pick<DayRules, 'late' | 'latenessStep' | 'allowEarlier' | 'allowLater'>

export function latenessOf(
  presence: Presence,
  schedule: Schedule,
  person: Pick<DayPerson, 'staff' | 'flexible'>,
  rules: Rules,
  now: number,
): Lateness {
  const { buffer, limit } = rules.late[person.staff]
  const shifts = schedule.shifts.flatMap((shift) => {
    const spans = spansOf(schedule, shift)
    const first = spans[0]
    return first ? [{ ...shiftLateness(presence, schedule, spans, first, rules, now), neverLate: shift.flexible }] : []
  })
  const counted = shifts.filter(({ neverLate }) => !neverLate && !person.flexible)
  const late = counted.reduce((sum, one) => sum + (one.late > buffer ? one.late : 0), 0)
  const isAbove = limit !== null && late > limit && rules.latenessStep > 0
  return {
    late,
    early: counted.reduce((sum, one) => sum + one.early, 0),
    absentHalves: isAbove ? upTo(rules.latenessStep, (late * 2) / wholeMinutes(schedule)) : 0,
    planned: joined(shifts.flatMap(({ planned }) => planned)),
    movedBy: shifts[0]?.movedBy ?? 0,
    buffered: counted.reduce((sum, one) => sum + (one.late > buffer ? 0 : one.late), 0),
  }
}

function shiftLateness(
  { attended, spans: present, isComplete, hasAny }: Presence,
  schedule: Schedule,
  spans: readonly Span[],
  first: Span,
  rules: Rules,
  now: number,
) {
  const ends = spans.at(-1)?.ends ?? first.ends
  const reach = { starts: first.starts - rules.allowEarlier, ends: ends + rules.allowLater }
  const [arrival] = within(attended, [reach])
  const movedBy = arrival ? Math.min(rules.allowLater, Math.max(-rules.allowEarlier, arrival.starts - first.starts)) : 0
  const planned = movedEnds(spans, movedBy)
  const begins = first.starts + movedBy
  const finishes = ends + movedBy
  const missed = hasAny && isComplete && !arrival && now >= ends
  const departure = isComplete ? within(present, planned).at(-1)?.ends : undefined
  return {
    planned,
    movedBy,
    late: missed
      ? plannedWithin(schedule, planned, { starts: begins, ends: finishes })
      : arrival
        ? plannedWithin(schedule, planned, { starts: begins, ends: arrival.starts })
        : 0,
    early:
      departure === undefined || !arrival ? 0 : plannedWithin(schedule, planned, { starts: departure, ends: finishes }),
  }
}

function movedEnds(spans: readonly Span[], by: number): Span[] {
  return spans.map(({ starts, ends }, at) => ({
    starts: at === 0 ? starts + by : starts,
    ends: at === spans.length - 1 ? ends + by : ends,
  }))
}

const upTo = (step: number, halves: number): number => Math.ceil(halves / step) * step
