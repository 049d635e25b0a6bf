/**
 * What somebody is to work on a day, from what is known of it: the roster's cell before the week; holidays before both
 * for what the day counts as; approved leave and being away are cut out, half days at the middle of the break.
 */
import type { PlainDate } from '#kernel/plain-date.ts'
import {
  type DayFact,
  type DayType,
  dayTypeOfPlanned,
  factsOf,
  partsOfWork,
  plannedDay,
  type RosteredShift,
  type Span,
  type UsualDay,
} from '#modules/holidays/model/public.ts'
import { DAY, type DayPerson, type DayRules } from './day-rules.ts'
import { minutesOf, within, without } from './spans.ts'

export type PlannedShift = Span & {
  /** Null for the office's hours. */
  readonly id: string | null
  readonly name: string | null
  readonly short_name: string | null
  readonly break: Span | null
  readonly flexible: boolean
}

/** As stored with an approved day. */
export type Schedule = {
  readonly day_type: DayType
  /** What the day is where nothing is to be worked. */
  readonly free: 'holiday' | 'off' | 'rest' | 'unscheduled'
  /** Of a holiday on a free day, which: some laws pay it otherwise. */
  readonly beneath?: 'off' | 'rest'
  readonly shifts: readonly PlannedShift[]
  /** What is not worked of the shifts, and why. */
  readonly cuts: readonly (Span & { readonly why: 'leave' | 'away' | 'week'; readonly name: string | null })[]
}

const WHOLE: Span = { starts: 0, ends: DAY }

export function scheduleOf(
  date: PlainDate,
  facts: readonly DayFact[],
  person: Pick<DayPerson, 'staff'>,
  rules: Pick<DayRules, 'office' | 'country'>,
): Schedule {
  const usual = factsOf(facts, 'usual')[0] ?? NOTHING_KNOWN
  const roster = factsOf(facts, 'roster').find(({ status }) => status !== 'draft')
  const byWeek = person.staff === 'office' || usual.day === 'holiday' ? usual.day : 'working'
  const shifts = shiftsOf(roster?.shifts, person, rules, usual.day)
  const half = !roster && usual.day === 'half' ? usual.works : null
  const planned = plannedDay(usual, roster)
  const beneath = planned.kind === 'off' || planned.kind === 'rest' ? planned.kind : undefined
  return {
    day_type: dayTypeOfPlanned(date, planned),
    free: usual.day === 'holiday' ? 'holiday' : (roster?.mark ?? freeBy(byWeek)),
    ...(usual.day === 'holiday' && beneath && { beneath }),
    shifts,
    cuts: [
      ...(half ? without([WHOLE], [half]).map((part) => ({ ...part, why: 'week' as const, name: null })) : []),
      ...factsOf(facts, 'leave')
        .filter(({ status }) => status === 'approved')
        .map(({ part, name }) => ({ ...part, why: 'leave' as const, name })),
      ...factsOf(facts, 'away').map(({ part, name }) => ({ ...part, why: 'away' as const, name })),
    ],
  }
}

/** What is to be worked of a shift: the whole of it less what is cut out; breaks are still in it. */
export const spansOf = (schedule: Schedule, shift: PlannedShift): Span[] =>
  without([shift], partsOfWork(schedule.shifts, schedule.cuts))

export const plannedSpans = (schedule: Schedule): Span[] => schedule.shifts.flatMap((shift) => spansOf(schedule, shift))

export const breaksOf = ({ shifts }: Schedule): Span[] => shifts.flatMap((shift) => (shift.break ? [shift.break] : []))

export const scheduledMinutes = (schedule: Schedule): number =>
  minutesOf(without(plannedSpans(schedule), breaksOf(schedule)))

/** Of a whole day, nothing cut out. */
export const wholeMinutes = (schedule: Schedule): number => minutesOf(without(schedule.shifts, breaksOf(schedule)))

/** As roster or week have the day, of a half day its half; leave is not cut out. */
export const minutesByPlan = (schedule: Schedule): number =>
  scheduledMinutes({ ...schedule, cuts: schedule.cuts.filter(({ why }) => why === 'week') })

/** Whether leave or being away takes all that was to be worked. */
export const takenBy = (schedule: Schedule): 'leave' | 'away' | null => {
  if (schedule.shifts.length === 0 || scheduledMinutes(schedule) > 0) return null
  return schedule.cuts.find(({ why }) => why === 'away') ? 'away' : 'leave'
}

function shiftsOf(
  rostered: readonly RosteredShift[] | undefined,
  { staff }: Pick<DayPerson, 'staff'>,
  { office }: Pick<DayRules, 'office'>,
  usual: string,
): PlannedShift[] {
  if (rostered)
    return rostered
      .map(({ id, name, shortName, starts, ends, break: pause, flexible }) => ({
        id,
        name,
        short_name: shortName,
        starts,
        ends,
        break: pause,
        flexible,
      }))
      .sort((one, other) => one.starts - other.starts)
  if (staff === 'adaptive' || !isWorked(usual)) return []
  return [{ id: null, name: null, short_name: null, ...office, flexible: false }]
}

const isWorked = (day: string): boolean => day === 'working' || day === 'half'
const freeBy = (day: string): Schedule['free'] => (day === 'off' || day === 'rest' ? day : 'unscheduled')

const NOTHING_KNOWN: UsualDay = {
  kind: 'usual',
  day: 'off',
  beneath: 'off',
  works: { starts: 0, ends: 0 },
  holidayKinds: [],
  name: null,
  nameLocal: null,
}

/** Of what was to be worked, the part that lies in these minutes, breaks not counted. */
export const plannedWithin = (schedule: Schedule, spans: readonly Span[], during: Span): number =>
  minutesOf(without(within(spans, [during]), breaksOf(schedule)))
