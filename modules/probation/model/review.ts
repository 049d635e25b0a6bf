/** A review of somebody in probation: its stages, what ratings come to, and which end they may lead to. Pure. */

import { isWhole as allRated, gradeAt, pointsOf as points, tenthsOf } from '#platform/stages/model/points.ts'

/** By status. 5 is HR sending the letter, which does what was decided. */
export const stages = ['employee', 'manager', 'hod', 'hr', 'approver', 'letter', 'completed'] as const
export type Stage = (typeof stages)[number]
export const [EMPLOYEE, MANAGER, HOD, HR, APPROVER, LETTER, COMPLETED] = [0, 1, 2, 3, 4, 5, 6] as const

/** The stages that rate, in their order. */
export const raters = ['employee', 'manager', 'hod'] as const
export type Rater = (typeof raters)[number]
export const isRater = (stage: Stage | undefined): stage is Rater => raters.some((one) => one === stage)

export const results = ['confirmed', 'extended', 'terminated'] as const
export type Result = (typeof results)[number]

export type Item = { readonly id: string; readonly name: string; readonly name_zh: string; readonly weight: number }
export type Grade = { readonly grade: string; readonly from: number }
export type Rating = { readonly item_id: string; readonly rating: number }
/** By the manager, kept apart from what HR makes of it. */
export type Suggested = {
  readonly result: Result | null
  readonly end_date: string | null
  readonly salary: string | null
}
export type Part = {
  readonly ratings: readonly Rating[]
  readonly comment: string
  readonly suggested?: Suggested
}
export type Parts = { readonly [Of in Rater]?: Part }

export const isWhole = (items: readonly Item[], part: Part | undefined): boolean => allRated(items, part?.ratings)

/** '86.0', of 100; null until every item is rated. */
export const pointsOf = (items: readonly Item[], part: Part | undefined): string | null => points(items, part?.ratings)

/** By the head's points, else the manager's; null where neither rated. */
export function gradeOf(items: readonly Item[], grades: readonly Grade[], { manager, hod }: Parts): string | null {
  const tenths = tenthsOf(items, hod?.ratings) ?? tenthsOf(items, manager?.ratings)
  return tenths === undefined ? null : (gradeAt(grades, tenths)?.grade ?? null)
}

/** As it was sent. */
export type Letter = {
  readonly round: number
  readonly result: Result
  /** The first as confirmed, the new end, or the last day of work. */
  readonly day: string
  readonly on: string
  /** The new basic salary of whoever is confirmed with one. */
  readonly salary: string | null
}
