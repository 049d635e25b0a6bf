/** People's days as overtime needs them: what each is to the person, what was planned, and what attendance found. */
import type { Country } from '#kernel/countries.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { CompanySettings } from '#modules/company/server/public.ts'
import {
  type DayFact,
  type DayType,
  dayTypeOfPlanned,
  factsOf,
  plannedDay,
  type Span,
  type WorkedDay,
} from '#modules/holidays/server/public.ts'
import { DAY, minutesOf, overlaps } from '../model/claim.ts'
import { isApproved } from '../model/rostered.ts'
import { EIGHT, type Office, officeHours, scheduledShifts } from '../model/scheduled.ts'
import { isOrdinary, type WorkDay } from '../model/work-day.ts'

export const KINDS = ['usual', 'roster', 'worked'] as const

export type KnownDay = {
  readonly day: WorkDay
  readonly isRostered: boolean
  /** Shifts; empty where nobody planned any. */
  readonly shifts: readonly Span[]
  /** Paid minutes of the shifts; null where nobody planned any. */
  readonly plannedMinutes: number | null
  /** So many of a working day's are in the wages and no overtime. */
  readonly normalMinutes: number
  /** Of an approved working day by the office's hours. */
  readonly officeMinutes?: number
  /** By the week, of an ordinary day that nobody planned; undefined where the week has none of it. */
  readonly works?: Span
  readonly worked: WorkedDay | undefined
}

/**
 * A draft is told to nobody, so that nothing is judged or paid by it. What was approved is paid as the day it was approved
 * as, whatever became of the roster since.
 */
export function knownDay(date: PlainDate, facts: readonly DayFact[]): KnownDay {
  const [usual] = factsOf(facts, 'usual')
  const roster = rosterIn(facts)
  const [worked] = factsOf(facts, 'worked')
  const shifts = roster?.shifts ?? []
  const minutes = shifts.reduce((sum, shift) => sum + shift.minutes, 0)
  const plan = {
    ...{ isRostered: shifts.length > 0, shifts, plannedMinutes: shifts.length > 0 ? minutes : null, worked },
    normalMinutes: roster?.normalMinutes ?? EIGHT,
  }
  if (!usual) return { day: { type: 'normal_working_day', free: null }, ...NOTHING, worked }
  const planned = plannedDay(usual, roster)
  const free = planned.kind === 'off' || planned.kind === 'rest' ? planned.kind : null
  if (!worked || !isApproved(worked)) {
    const day = { type: dayTypeOfPlanned(date, planned), free }
    return { day, ...plan, ...(!roster && isOrdinary(day) && { works: usual.works }) }
  }
  const { dayType, beneath, isRostered, minutes: kept } = worked.planned
  const day = { type: dayType, free: FREE_BY_TYPE[dayType] ?? beneath ?? (dayType in FREE_BY_TYPE ? null : free) }
  const officeMinutes = !isRostered && kept > 0 && isOrdinary(day) ? { officeMinutes: kept } : {}
  return { ...plan, day, isRostered, plannedMinutes: isRostered ? kept : null, ...officeMinutes }
}

/** Of types that tell it by themselves. */
const FREE_BY_TYPE: Readonly<Partial<Record<DayType, 'off' | 'rest' | null>>> = {
  normal_working_day: null,
  non_working_day: 'off',
  sunday_holiday: 'rest',
  regular_holiday: null,
  special_holiday: null,
}

const rosterIn = (facts: readonly DayFact[]) => factsOf(facts, 'roster').find(({ status }) => status !== 'draft')

type Plan = {
  readonly country: Country
  /** Null for whoever works by the roster alone. */
  readonly office: Office | null
}

/** When somebody is at work by the plan: the shifts of the roster, else the hours of the office on a day of their week. */
export function scheduledOn(date: PlainDate, facts: readonly DayFact[], { country, office }: Plan): readonly Span[] {
  const roster = rosterIn(facts)
  // Wages hold the normal hours of a working day; in Malaysia and Taiwan a holiday or a day of rest pays all its shift.
  if (roster) {
    const { day, normalMinutes } = knownDay(date, facts)
    return scheduledShifts(roster.shifts, country === 'PH' || isOrdinary(day) ? normalMinutes : null)
  }
  const [usual] = factsOf(facts, 'usual')
  const [worked] = factsOf(facts, 'worked')
  return usual && office ? officeHours(office, usual.works, worked?.clockedIn ?? null) : []
}

/** Whether somebody is at work by the plan at this time; nights of the day before and of the day after are looked at as well. */
export const overlapsPlan = (
  date: PlainDate,
  span: Span,
  factsOn: (date: PlainDate) => readonly DayFact[],
  plan: Plan,
): boolean =>
  [-1, 0, 1].some((at) => {
    const day = addDays(date, at)
    return scheduledOn(day, factsOn(day), plan).some(({ starts, ends }) =>
      overlaps({ starts: starts + at * DAY, ends: ends + at * DAY }, span),
    )
  })

/** Scheduled minutes of a day that is worked by the hours of the office; null where it is not. */
export function officeMinutesOn({ officeMinutes, works }: KnownDay, office: Office | null): number | null {
  if (officeMinutes !== undefined) return officeMinutes
  if (!works || !office) return null
  const found = officeHours(office, works, null).reduce((sum, one) => sum + workedIn(one, office.break), 0)
  return found > 0 ? found : null
}

const workedIn = ({ starts, ends }: Span, pause: Span | null): number =>
  ends - starts - (pause ? Math.max(0, Math.min(ends, pause.ends) - Math.max(starts, pause.starts)) : 0)

export function officeOf(settings: CompanySettings): Office {
  const [starts, ends, pause] = [settings.office_start, settings.office_end, settings.office_break_start].map(minutesOf)
  const length = settings.office_break_minutes
  return {
    starts: starts ?? 0,
    ends: ends ?? 0,
    break: pause === undefined || length === 0 ? null : { starts: pause, ends: pause + length },
    flexible: { earlier: settings.flexible_allow_earlier, later: settings.flexible_allow_later },
  }
}

/** Of many days: settings that are the same are read once. */
export function officesOf(): (settings: CompanySettings) => Office {
  const known = new Map<CompanySettings, Office>()
  return (settings) => {
    const found = known.get(settings) ?? officeOf(settings)
    known.set(settings, found)
    return found
  }
}

const NOTHING = { isRostered: false, shifts: [], plannedMinutes: null, normalMinutes: EIGHT } as const
