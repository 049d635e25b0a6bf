/** Opening balances of leave by a sheet. */
import { personNames } from '#modules/employees/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { Change } from '#platform/sheets/model/changes.ts'
import type { FilledRow } from '#platform/sheets/server/export/template.ts'
import type { SheetKind } from '#platform/sheets/server/import-sheet.ts'
import { kindNamed, type LeaveRow, leaveFaults, leaveRow, leaveSheet } from '../model/leave-sheet.ts'
import { insertLeaveOpenings, type LeaveOpening, leaveOpenings } from './leave-opening-store.ts'
import type { MigrationNeeds } from './needs.ts'

export const LEAVE_BATCH = 'leave_openings'

type LeavePlan = { readonly changes: readonly Change[]; readonly openings: readonly LeaveOpening[] }

export function leaveBatch(
  companyId: string,
  needs: MigrationNeeds,
  { actor, clock }: { readonly actor: Actor; readonly clock: Clock },
): SheetKind<LeavePlan, object> {
  return {
    kind: LEAVE_BATCH,
    sheet: leaveSheet([]),
    async judge(tx, read) {
      const people = await personNames(tx, companyId)
      const kinds = (await needs.leaveTypes?.(tx, companyId)) ?? []
      const rows = read.map(leaveRow)
      const before = new Map((await leaveOpenings(tx, companyId)).map((one) => [keyOf(one), one]))
      const comparing = ({ staffId, leaveType, days, asOf, expiresOn }: LeaveRow) => {
        const person = people.get(staffId.toLowerCase())
        const kind = kindNamed(kinds, leaveType)?.name ?? leaveType
        const after: LeaveOpening = { employeeId: person?.id ?? '', leaveType: kind, days, asOf, expiresOn }
        const was = before.get(keyOf(after))
        return { person, after, was, differing: cells.filter(({ of }) => (was?.[of] ?? null) !== after[of]) }
      }
      const faults = leaveFaults(rows, { people, kinds, stands: (row) => comparing(row).differing.length === 0 })
      const changes: Change[] = []
      const openings: LeaveOpening[] = []
      for (const row of faults.length > 0 ? [] : rows) {
        const { person, after, was, differing } = comparing(row)
        if (!person || differing.length === 0) continue
        openings.push(after)
        const about = { kind: 'leave_balance', name: `${person.staffId} ${person.fullName} · ${after.leaveType}` }
        changes.push(
          ...differing.map(
            ({ column, of }): Change => ({
              what: was ? 'change' : 'add',
              ...about,
              field: column,
              before: was?.[of] ?? null,
              after: after[of],
            }),
          ),
        )
      }
      return { faults, notes: [], plan: { changes, openings } }
    },
    created: () => ({}),
    async store(tx, { openings }, batchId) {
      if (openings.length === 0) return
      await insertLeaveOpenings(tx, companyId, batchId, openings)
      const employeeIds = [...new Set(openings.map(({ employeeId }) => employeeId))]
      await needs.leaveOpeningsChanged?.(tx, companyId, employeeIds)
      const subject = { kind: 'import', id: batchId }
      const after = { people: employeeIds.length, balances: openings.length }
      await record(tx, companyId, [{ action: 'migration.leave-imported', subject, after }], { actor, now: clock.now() })
    },
  }
}

/** The rows as they would be sent back without a change; where there are none yet, one for each person. */
export async function leaveRows(tx: Tx, companyId: string): Promise<FilledRow[]> {
  const known = await leaveOpenings(tx, companyId)
  const people = [...(await personNames(tx, companyId)).values()]
  const byId = new Map(people.map((person) => [person.id, person]))
  if (known.length === 0) return people.map(({ staffId, fullName }) => ({ staff_id: staffId, full_name: fullName }))
  const rows = known.map(({ employeeId, leaveType, days, asOf, expiresOn }) => ({
    staff_id: byId.get(employeeId)?.staffId ?? '',
    full_name: byId.get(employeeId)?.fullName ?? '',
    leave_type: leaveType,
    days,
    as_of: asOf,
    expires_on: expiresOn,
  }))
  return rows.sort((one, other) => one.staff_id.localeCompare(other.staff_id))
}

const cells = [
  { column: 'days', of: 'days' },
  { column: 'as_of', of: 'asOf' },
  { column: 'expires_on', of: 'expiresOn' },
] as const

const keyOf = ({ employeeId, leaveType }: Pick<LeaveOpening, 'employeeId' | 'leaveType'>): string =>
  `${employeeId} ${leaveType.toLowerCase()}`
