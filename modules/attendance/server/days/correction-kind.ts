/** A time correction as a kind of request: managers decide, and what is approved becomes clockings. */

import { sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Moves } from '#platform/approvals/model/moves.ts'
import type { Closed, Kind } from '#platform/approvals/server/kind.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem } from '#platform/http/server/answers.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { applyCorrections, moveCorrections } from './correction-store.ts'
import { lockedOn } from './lock-store.ts'

export const CORRECTION_KIND = 'time_correction'

export const correctionMoves = {
  approve: { from: ['pending'], to: 'approved', by: 'approver' },
  reject: { from: ['pending'], to: 'rejected', by: 'approver' },
  cancel: { from: ['pending'], to: 'cancelled', by: 'applicant' },
} as const satisfies Moves

export const correctionKind = ({ payChanged }: Pick<AttendanceNeeds, 'payChanged'>): Kind => ({
  name: CORRECTION_KIND,
  word: 'attendance.kind-time-correction',
  moves: correctionMoves,
  keepers: 'attendance',
  settings: 'settings.attendance',
  usualChain: {
    name: 'Manager',
    when: {},
    steps: [{ approvers: [{ by: 'manager', up: 1 }], needs: 'any', remind_after_days: 2 }],
  },
  fallback: ['HR Generalist', 'HR Manager', 'Company Admin'],
  nothingToMove: { approve: 'approvals.nothing-to-decide', reject: 'approvals.nothing-to-decide' },
  link: ({ id, from_date }, reader) =>
    reader === 'approver' ? `/app/application?open=${id}` : `/me/attendance?day=${from_date}`,
  closed: lockedAmong,
  check: async (tx, { companyId, requests }) => {
    const locked = await lockedAmong(
      tx,
      companyId,
      requests.map(({ id }) => id),
    )
    return { refused: new Map(locked.map(({ id, word }) => [id, problem(word)])) }
  },
  effects: async (tx, { companyId, move, requests, now, actor }) => {
    if (move === 'keep') return
    const ids = requests.map(({ id }) => id)
    await moveCorrections(tx, companyId, ids, correctionMoves[move as keyof typeof correctionMoves].to, now)
    if (move !== 'approve') return
    const touched = await applyCorrections(tx, companyId, ids, actor.accountId, now)
    const employeeIds = [...new Set(touched.map(({ employeeId }) => employeeId))]
    await payChanged?.(tx, companyId, { employeeIds, cause: 'attendance', by: actor.name })
  },
})

/** Nobody decides about locked days. */
async function lockedAmong(tx: Tx, companyId: string, ids: readonly string[]): Promise<readonly Closed[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from time_corrections c ${personOf('c')}
    where c.company_id = ${companyId} and c.id = any(${[...ids]}::uuid[]) and ${lockedOn(sql`c.date`)}`.execute(tx)
  return rows.map(({ id }) => ({ id, word: 'attendance.locked', moves: ['approve'] }))
}
