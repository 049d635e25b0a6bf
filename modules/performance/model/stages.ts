/** The way of a review: launched by HR, then the person, the manager, the head, and HR to complete. Pure. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { Way } from '#platform/stages/model/way.ts'

export const [LAUNCH, EMPLOYEE, MANAGER, HOD, HR, COMPLETED] = [-1, 0, 1, 2, 3, 4] as const

/** By status + 1. */
export const formStatuses = ['form_launch', 'employee', 'manager', 'hod', 'hr_to_complete', 'completed'] as const
export type FormStatus = (typeof formStatuses)[number]
export const formStatusOf = (status: number): FormStatus => formStatuses[status + 1] ?? 'completed'

/** HR completes it: nobody else says what it comes to. */
export const way: Way = { last: HR, byPeople: [EMPLOYEE, MANAGER, HOD], neverSkipped: [] }

/** Those that rate, by their stage. */
export const raters = ['employee', 'manager', 'hod'] as const
export type Rater = (typeof raters)[number]

/** Many at once only where HR alone acts. */
export const inBulk = (status: number): boolean => status === LAUNCH || status === HR

export type StageDays = {
  readonly employee_days: number
  readonly manager_days: number
  readonly hod_days: number
}

/** The last day of a stage, or null where it has none. */
export function dueOn(status: number, since: PlainDate, days: StageDays): PlainDate | null {
  const given = [days.employee_days, days.manager_days, days.hod_days][status]
  return given === undefined ? null : addDays(since, given)
}
