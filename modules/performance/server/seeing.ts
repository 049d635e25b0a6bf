/** With whose eyes an account sees a review: as HR, by a part in it, by name and result alone, or not at all. */
import type { RawBuilder } from 'kysely'
import { mayEnter } from '#access/enter.ts'
import { withinTeam } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { COMPLETED, HOD, HR, LAUNCH, MANAGER } from '../model/stages.ts'
import type { Acting, Staged } from './acting.ts'
import type { PerformanceNeeds } from './needs.ts'
import type { ReviewRow } from './review-store.ts'

export type Seeing = {
  readonly as: 'keeper' | 'hod' | 'manager' | 'employee' | 'reader'
  readonly canAct: boolean
}

/** By a part in it: before the launch nobody has one. */
export function seeingOf({ row, holders }: Pick<Staged, 'row' | 'holders'>, accountId: string): Seeing | undefined {
  const { status } = row
  if (status === LAUNCH) return undefined
  const holds = (stage: number) => holders[stage]?.includes(accountId) ?? false
  const canAct = status < HR && holds(status)
  if (row.account_id === accountId) return { as: 'employee', canAct: canAct && status === 0 }
  if (holds(HOD) && !(holds(MANAGER) && status <= MANAGER)) return { as: 'hod', canAct }
  return holds(MANAGER) ? { as: 'manager', canAct } : undefined
}

/** In the back office: HR all of it; whoever recruits the results; a manager what is theirs to see of the own people. */
export function seeingInPanel(one: Pick<Staged, 'row' | 'holders'>, session: LiveSession): Seeing {
  const own = seeingOf(one, session.accountId)
  if (own?.as === 'employee' && one.row.status < COMPLETED) return own
  if (mayEnter(session, 'performance.write')) return { as: 'keeper', canAct: own?.canAct ?? false }
  return own ?? { as: 'reader', canAct: false }
}

type Seen = { readonly row: ReviewRow; readonly seeing: Seeing }

/** What the person set out to reach, for whoever has a part in the review; nothing where the company keeps none. */
export async function objectivesFor(tx: Tx, call: Acting, needs: PerformanceNeeds, { row, seeing }: Seen) {
  if (seeing.as === 'reader' || !mayEnter(call.session, 'okr.own')) return []
  const within = { employeeId: row.employee_id, from: row.from_on, to: row.to_on }
  return needs.objectives(tx, call.company.companyId, within)
}

/** A condition on `employees e`, for whoever sees only the own people (decision C6). */
export const inSight = (session: LiveSession, companyId: string): RawBuilder<unknown> | undefined =>
  mayEnter(session, 'performance.all') ? undefined : withinTeam(companyId, session.accountId)
