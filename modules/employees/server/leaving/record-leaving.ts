/**
 * A leaving written into the record, in the transaction of whoever decides it: here by hand, or by another module that
 * keeps leavings. Accounts follow afterwards: `accountsFollow`, once the transaction has ended.
 */
import { lockCompany } from '#modules/company/server/public.ts'
import type { By } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, type Problem, problem } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { disable } from '../../contract/leaving.ts'
import { invalid } from '../invalid.ts'
import { logChange } from '../log.ts'
import { type Asking, lookingOf } from '../looking.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { closesCircle, wrongPlaces } from '../places.ts'
import { lockProfile, type ProfileRow } from '../profile/profile-store.ts'
import type { Sight } from '../sight.ts'
import { refusalOfLeaver } from './account-beyond.ts'
import { handOver, isExitReason, reportsOf, setDays, settle } from './standing-store.ts'

type Looking = Awaited<ReturnType<typeof lookingOf>>
type Acting = Asking & { readonly actor: By }
type Needs = Pick<EmployeesNeeds, 'payInputsChanged'>
export type LeavingOfPerson = Call<typeof disable>['body']

/** Why it cannot be; nothing is written then. Whoever is out of the caller's sight is not there. */
export async function recordLeaving(
  tx: Tx,
  call: Acting,
  { payInputsChanged }: Needs,
  id: string,
  leaving: LeavingOfPerson,
  /** Whoever makes the pay reaches everybody it is of, without the records. */
  sight?: Sight,
): Promise<Problem | undefined> {
  const { companyId } = call.company
  await lockCompany(tx, companyId)
  const looking = await lookingOf(tx, call, sight)
  const row = await lockProfile(tx, looking, id)
  if (!row) return notFound()
  const refused =
    (await refusalOfLeaver(tx, companyId, call.session.roles, row.id)) ??
    (await leavingRefusal(tx, looking, row, leaving))
  if (refused) return refused
  const days = {
    left_on: leaving.last_working_date,
    left_kind: leaving.kind,
    left_remark: leaving.remark || null,
    exit_reason_id: leaving.exit_reason_id ?? null,
  }
  await setDays(tx, companyId, row.id, days)
  if (leaving.manager_id) await handOver(tx, companyId, row, leaving.manager_id)
  await payInputsChanged(tx, companyId, { employeeIds: [row.id], cause: 'employment', by: call.actor.name })
  await settle(tx, companyId, looking.today, row.id)
  await logChange(tx, call, row, { before: row, after: days, action: 'employees.left' })
  return undefined
}

/** Before the last day nothing was interrupted: the record is as if nobody had thought of leaving. */
export async function takeLeavingBack(
  tx: Tx,
  call: Acting,
  { payInputsChanged }: Needs,
  id: string,
  sight?: Sight,
): Promise<Problem | undefined> {
  const { companyId } = call.company
  const looking = await lookingOf(tx, call, sight)
  const row = await lockProfile(tx, looking, id)
  if (!row) return notFound()
  if (row.left_on === null) return undefined
  if (row.left_on < looking.today) return problem('employees.has-left')
  const days = { left_on: null, left_kind: null, left_remark: null, exit_reason_id: null }
  await setDays(tx, companyId, row.id, days)
  await payInputsChanged(tx, companyId, { employeeIds: [row.id], cause: 'employment', by: call.actor.name })
  await settle(tx, companyId, looking.today, row.id)
  await logChange(tx, call, row, { before: row, after: days, action: 'employees.reassigned' })
  return undefined
}

/** Those who stand directly under somebody, from now on under another, who must not stand deep below. */
export async function handReportsOver(
  tx: Tx,
  call: Acting,
  id: string,
  managerId: string,
): Promise<Problem | undefined> {
  const { companyId } = call.company
  await lockCompany(tx, companyId)
  const looking = await lookingOf(tx, call)
  const row = await lockProfile(tx, looking, id)
  if (!row) return notFound()
  const refused = await heirRefusal(tx, looking, row, managerId)
  if (refused) return refused
  const reports = await reportsOf(tx, companyId, row.id)
  await handOver(tx, companyId, row, managerId)
  const after = { manager_id: managerId, people: reports.map(({ full_name }) => full_name).join(', ') }
  await logChange(tx, call, row, { before: { manager_id: row.id, people: '' }, after, action: 'employees.handed-over' })
  return undefined
}

async function leavingRefusal(
  tx: Tx,
  { companyId, today }: Looking,
  row: ProfileRow,
  { last_working_date, manager_id, exit_reason_id }: LeavingOfPerson,
): Promise<Problem | undefined> {
  // Whoever is gone comes back by a reassignment, not by leaving later.
  if (row.left_on !== null && row.left_on < today && last_working_date >= today) {
    return problem('employees.has-left', { errors: { last_working_date: ['employees.has-left'] } })
  }
  if (last_working_date < row.joined_on) {
    const told = { last_working_date: ['employees.left-before-joining'] }
    return problem('employees.left-before-joining', { errors: told })
  }
  const isKnown = !exit_reason_id || (await isExitReason(tx, companyId, exit_reason_id))
  if (!isKnown) return invalid({ exit_reason_id: ['employees.unknown-entry'] })
  return manager_id ? heirRefusal(tx, { companyId }, row, manager_id) : undefined
}

/** Who takes over stands beside, above, or directly below; deeper down a circle would close. */
async function heirRefusal(
  tx: Tx,
  { companyId }: Pick<Looking, 'companyId'>,
  row: ProfileRow,
  manager_id: string,
): Promise<Problem | undefined> {
  const errors = await wrongPlaces(tx, companyId, { manager_id })
  if (Object.keys(errors).length > 0) return invalid(errors)
  const below = (await reportsOf(tx, companyId, row.id)).some(({ id }) => id === manager_id)
  return !below && (manager_id === row.id || (await closesCircle(tx, companyId, row.id, manager_id)))
    ? problem('employees.manager-circle', { errors: { manager_id: ['employees.manager-circle'] } })
    : undefined
}
