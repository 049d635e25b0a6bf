/** With whose eyes an account sees a review at `/me`: not at all, unless it is theirs or they have a part in it. */
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { managerSees } from '../model/days.ts'
import { APPROVER, COMPLETED, HOD, MANAGER } from '../model/review.ts'
import type { Around, Staged } from './acting.ts'
import type { Seeing } from './review-view.ts'

export function seeingOf(
  { row, holders }: Pick<Staged, 'row' | 'holders'>,
  accountId: string,
  { today, days }: Pick<Around, 'days'> & { readonly today: PlainDate },
): Seeing | undefined {
  const { status } = row
  const holds = (stage: number) => holders[stage]?.includes(accountId) ?? false
  const canAct = status !== 3 && status < 5 && holds(status)
  if (row.account_id === accountId) return { as: 'employee', canAct: canAct && status === 0 }
  const completed = row.completed_on === null ? null : plainDateOf(row.completed_on)
  if (holds(APPROVER) && status >= APPROVER && status < COMPLETED) return { as: 'approver', canAct }
  if (!managerSees(completed, today, days.post_probation_manager_access_days)) return undefined
  if (holds(HOD) && !(holds(MANAGER) && status <= MANAGER)) return { as: 'hod', canAct }
  return holds(MANAGER) ? { as: 'manager', canAct } : undefined
}
