/** A change of the employment side that holds from a day to come: what of it is planned, whether it may, and by whom. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import { invalid } from '../invalid.ts'
import { logChange } from '../log.ts'
import { closesCircle, wrongPlaces } from '../places.ts'
import type { EmploymentWanted } from '../profile/change-store.ts'
import type { ProfileRow } from '../profile/profile-store.ts'
import { PLACES, type Places, planMove } from './planned-store.ts'

export type ForLater = { readonly places: Places; readonly on: PlainDate; readonly type: string | null }
type Day = { readonly type: string | undefined; readonly on: PlainDate | undefined; readonly today: PlainDate }

/** Where somebody works and for whom waits for the day; whatever else is said holds at once. A correction has no day. */
export function partedByDay(
  wanted: EmploymentWanted,
  row: ProfileRow,
  { type, on, today }: Day,
): { readonly now: EmploymentWanted; readonly later: ForLater | undefined } {
  const changed = PLACES.filter((place) => wanted[place] !== undefined && wanted[place] !== row[place])
  if (!on || on <= today || type === 'correction' || changed.length === 0) return { now: wanted, later: undefined }
  const { department_id, division_id, position_id, job_level_id, manager_id, ...now } = wanted
  const given = { department_id, division_id, position_id, job_level_id, manager_id }
  const places: Places = Object.fromEntries(changed.map((place) => [place, given[place] ?? null]))
  const isOfUnit = changed.some((place) => place === 'department_id' || place === 'division_id')
  const unit = {
    department_id: department_id === undefined ? row.department_id : department_id,
    division_id: division_id === undefined ? row.division_id : division_id,
  }
  return { now, later: { places: isOfUnit ? { ...places, ...unit } : places, on, type: type ?? null } }
}

export async function judgePlanned(
  tx: Tx,
  companyId: string,
  row: ProfileRow,
  { places, on }: ForLater,
): Promise<void> {
  const errors = {
    ...(await wrongPlaces(tx, companyId, places)),
    ...(on < row.joined_on ? { moved_on: ['employees.before-first-day'] } : {}),
    ...(row.left_on !== null && on > row.left_on ? { moved_on: ['employees.after-last-day'] } : {}),
  }
  if (Object.keys(errors).length > 0) throw new Refusal(invalid(errors))
  if (places.manager_id && (await closesCircle(tx, companyId, row.id, places.manager_id))) {
    throw new Refusal(problem('employees.manager-circle', { errors: { manager_id: ['employees.manager-circle'] } }))
  }
}

type Planner = Parameters<typeof logChange>[1] & { readonly actor: Actor }

export function planForLater(
  tx: Tx,
  { company, actor, clock }: Planner,
  row: ProfileRow,
  later: ForLater,
): Promise<void> {
  const by = { accountId: actor.accountId, name: actor.name }
  return planMove(tx, company.companyId, { employeeId: row.id, ...later, by, now: clock.now() })
}

export const logPlanned = (tx: Tx, call: Planner, row: ProfileRow, { places, on }: ForLater): Promise<void> =>
  logChange(tx, call, row, {
    before: { ...row, moved_on: null },
    after: { ...places, moved_on: on },
    action: 'employees.move-planned',
  })
