/**
 * What is known of a person's day, by whoever knows it: one door, so that leave, rosters, clocking, overtime and standby
 * need not know each other. Each source tells facts of its own kind; whoever asks looks for the kinds it goes by.
 */

import type { DayType } from './day-types.ts'

/** Minutes of the day on which it begins: 09:00 is 540, and 02:00 of the next day 1560. */
export type Span = { readonly starts: number; readonly ends: number }

type Named = { readonly name: string; readonly nameLocal: string | null }

/** By the person's own week, holidays and make-up days, whatever the roster says. Told of every day. */
export type UsualDay = {
  readonly kind: 'usual'
  readonly day: 'working' | 'half' | 'off' | 'rest' | 'holiday'
  /** What the day would be without the holiday: the same as `day` where there is none. */
  readonly beneath: 'working' | 'half' | 'off' | 'rest'
  /** Of the part that is worked; empty (0, 0) where nothing is. Noon parts halves. */
  readonly works: Span
  /** Of the holidays that hold there, as `dayTypeOf` takes them. */
  readonly holidayKinds: readonly string[]
} & { readonly name: string | null; readonly nameLocal: string | null }

/** A cell of the roster. No such fact: nobody planned the day. */
export type RosterDay = {
  readonly kind: 'roster'
  /** Only what is confirmed, locked or not, is told to the person; `locked` is both. */
  readonly status: 'draft' | 'confirmed' | 'locked'
  /**
   * A cell OFF or REST (休息日, 例假), or a free day of the week of somebody who works by it: shifts beside it are work
   * on that day, and paid as such.
   */
  readonly mark: 'off' | 'rest' | null
  /** The mark is of the week alone, no cell: for leave the shift is a working day all the same. */
  readonly byWeek?: boolean
  readonly shifts: readonly RosteredShift[]
  /** Of a working day no overtime by the scheme of hours that the company plans by; eight hours where it has none. */
  readonly normalMinutes?: number
}
export type RosteredShift = Span & {
  readonly id: string
  readonly name: string
  readonly shortName: string
  readonly break: Span | null
  /** Paid minutes: of the span less the break. */
  readonly minutes: number
  /** Never late. */
  readonly flexible: boolean
}

/** Leave that waits or is approved, and the part of the day it takes; told of days on which it costs nothing, too. */
export type LeaveDay = Named & {
  readonly kind: 'leave'
  readonly status: 'pending' | 'approved'
  readonly part: Span
  readonly applicationId: string
}

/** Away on business or at a course, approved: neither absent nor asked to clock. */
export type AwayDay = Named & { readonly kind: 'away'; readonly part: Span; readonly source: string }

/** A place that is open to this person that day beside the company's own, such as where they work from home. */
export type OpenPlace = Named & {
  readonly kind: 'place'
  readonly latitude: number
  readonly longitude: number
  readonly radiusMetres: number
}

/** On call; into the next day where it ends beyond 1440. A draft is told to nobody. */
export type StandbyDay = Span & { readonly kind: 'standby'; readonly name: string; readonly isConfirmed: boolean }

/** What attendance found. No such fact: nothing is known, or the person need not clock. */
export type WorkedDay = {
  readonly kind: 'worked'
  readonly status: 'present' | 'incomplete' | 'absent'
  readonly approval: 'pending' | 'auto_approved' | 'approved' | 'rejected'
  readonly clockedIn: number | null
  readonly clockedOut: number | null
  readonly scheduledMinutes: number
  readonly workedMinutes: number
  readonly nightMinutes: number
  readonly extraMinutes: number
  /** When the worked minutes were: breaks are taken out, and what lies after midnight goes on from 1440. */
  readonly spans: readonly Span[]
  /** What the day was when it was worked out; of an approved day, as it was approved. */
  readonly planned: PlannedWork
  /** Decimal text in halves: '0.5'. */
  readonly absentDays: string
}

export type PlannedWork = {
  readonly dayType: DayType
  /** Of a holiday on a free day, which; null where the type tells it. */
  readonly beneath: 'off' | 'rest' | null
  /** By shifts of the roster, not by the hours of the office. */
  readonly isRostered: boolean
  /** Of the shifts, breaks taken out and leave not. */
  readonly minutes: number
}

export type DayFact = UsualDay | RosterDay | LeaveDay | AwayDay | OpenPlace | StandbyDay | WorkedDay
export type DayFactKind = DayFact['kind']
export type FactOf<Kind extends DayFactKind> = Extract<DayFact, { readonly kind: Kind }>

/** Of one day, those of a kind. */
export const factsOf = <Kind extends DayFactKind>(facts: readonly DayFact[], kind: Kind): readonly FactOf<Kind>[] =>
  facts.filter((fact): fact is FactOf<Kind> => fact.kind === kind)
