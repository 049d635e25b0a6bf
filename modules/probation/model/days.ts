/** The days around a probation's end: when a review opens, who is reminded when, and how long it may last. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { lastDayOf } from '#platform/stages/model/waiting.ts'

export type RatingDays = {
  readonly employee_rating_days: number
  readonly manager_rating_days: number
  readonly hod_rating_days: number
}

/** Days before the end on which manager and HR are reminded: x and x/2, rounded down; one where both meet. */
export const remindedBefore = (reminderDays: number): readonly number[] => [
  ...new Set([reminderDays, Math.floor(reminderDays / 2)]),
]

/** The last day of a stage, or null where it has none. */
export const dueOn = (status: number, since: PlainDate, days: RatingDays): PlainDate | null =>
  lastDayOf(status, since, [days.employee_rating_days, days.manager_rating_days, days.hod_rating_days])

/** Until n days after completion a manager still sees the review; with 0 not even on its day. */
export const managerSees = (completedOn: PlainDate | null, today: PlainDate, accessDays: number): boolean =>
  completedOn === null || today < addDays(completedOn, accessDays)

export { latestProbationEnd as latestEnd } from '#modules/employees/model/public.ts'
