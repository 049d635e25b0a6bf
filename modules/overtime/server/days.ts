/** People's days as overtime needs them: what each is to the person, what was planned, and what attendance found. */
import type { PlainDate } from '#kernel/plain-date.ts'
import {
  type DayFact,
  dayTypeOfPlanned,
  factsOf,
  plannedDay,
  type Span,
  type WorkedDay,
} from '#modules/holidays/server/public.ts'
import type { WorkDay } from '../model/work-day.ts'

export const KINDS = ['usual', 'roster', 'worked'] as const

export type KnownDay = {
  readonly day: WorkDay
  readonly isRostered: boolean
  /** Shifts; empty where nobody planned any. */
  readonly shifts: readonly Span[]
  /** Paid minutes of the shifts; null where nobody planned any. */
  readonly plannedMinutes: number | null
  readonly worked: WorkedDay | undefined
}

/** A draft is told to nobody, so that nothing is judged or paid by it. */
export function knownDay(date: PlainDate, facts: readonly DayFact[]): KnownDay {
  const [usual] = factsOf(facts, 'usual')
  const roster = factsOf(facts, 'roster').find(({ status }) => status !== 'draft')
  const [worked] = factsOf(facts, 'worked')
  if (!usual) return { day: { type: 'normal_working_day', free: null }, ...NOTHING, worked }
  const planned = plannedDay(usual, roster)
  const free = planned.kind === 'off' || planned.kind === 'rest' ? planned.kind : null
  const shifts = roster?.shifts ?? []
  return {
    day: { type: dayTypeOfPlanned(date, planned), free },
    isRostered: shifts.length > 0,
    shifts,
    plannedMinutes: shifts.length > 0 ? shifts.reduce((sum, { minutes }) => sum + minutes, 0) : null,
    worked,
  }
}

const NOTHING = { isRostered: false, shifts: [], plannedMinutes: null } as const
