/** A finding of a roster, and what rules find it in: people, their days and shifts. Pure. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Hours } from './shift.ts'

export type WorkShift = Hours & { readonly id: string; readonly hasAllowance: boolean }

export type PlannedDate = {
  readonly date: PlainDate
  readonly mark: 'off' | 'rest' | null
  readonly shifts: readonly WorkShift[]
  /** Hours on call, which end beyond 1440 where they run into the next day. */
  readonly standbys: readonly { readonly starts: number; readonly ends: number }[]
  readonly isPlanned: boolean
  /** By the week, holidays aside. */
  readonly usual: 'working' | 'half' | 'off' | 'rest'
  readonly onLeave: boolean
  readonly hasAttendance: boolean
}

export type Planned = {
  readonly isAdaptive: boolean
  /** The basic salary is above what protects overtime and allowances. */
  readonly paidAboveLimit: boolean
  /** Every day of whole weeks, in order. */
  readonly days: readonly PlannedDate[]
}

export type PlanRules = {
  readonly dayHours: number
  readonly weekHours: number | null
  readonly restHours: number
  readonly periodWeeks: number
  /** A day on which a period begins; null: whole weeks from Monday. */
  readonly periodFrom: PlainDate | null
}

export type Finding = {
  readonly date: PlainDate
  /** The last day it is about. */
  readonly until: PlainDate
  /** The first day whose change may bring it, where that is an earlier one. */
  readonly since?: PlainDate
  readonly word: string
  readonly minutes?: number
  readonly limit?: number
  readonly weeks?: number
  /** How many days follow each other. */
  readonly days?: number
  readonly hint?: string
}

export type Rule = (planned: Planned, rules: PlanRules) => Finding[]
