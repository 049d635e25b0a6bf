/** Earned days as kinds of request: approved they are granted, withdrawn they are taken back as long as nobody used them. */

import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { idsOf, peopleOf, refusedAmong } from '#platform/approvals/server/closures.ts'
import type { Closed, Kind, Moving } from '#platform/approvals/server/kind.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkUpdate, deleteByIds } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Earning, earnedUntil } from '../../model/earned/earning.ts'
import { leaveMoves } from '../../model/moves.ts'
import { insertLots, plainLot } from '../ledger/lot-store.ts'
import { reallocate } from '../ledger/reallocate.ts'
import { lockPeople } from '../people.ts'
import { earnedByIds, leftOfLot, moveEarned } from './earned-store.ts'
import { earnedType } from './earned-type.ts'

const earnedKind = (kind: Earning, keepers: Kind['keepers'], screen: string): Kind => ({
  name: kind,
  word: `leave.kind-${kind}`,
  moves: leaveMoves,
  keepers,
  settings: 'settings.leave',
  usualChain: {
    name: 'Manager',
    when: {},
    steps: [{ approvers: [{ by: 'manager', up: 1 }], needs: 'any', remind_after_days: 2 }],
  },
  fallback: ['HR Leave', 'HR Generalist', 'Company Admin'],
  nothingToMove: {
    approve: 'leave.earned-nothing-pending',
    reject: 'leave.earned-nothing-pending',
    withdraw: 'leave.nothing-approved',
  },
  link: ({ id }, reader) => (reader === 'approver' ? `/app/application?open=${id}` : `/me/${screen}?open=${id}`),
  over: (today) => sql`exists (select from earned_days x
    join leave_lots l on l.company_id = x.company_id and l.id = x.lot_id
    where x.company_id = r.company_id and x.id = r.id and (l.expires_on < ${today} or ${leftOfLot} <= 0))`,
  closed: closedAmong,
  check: async (tx, moving) => {
    // Held before it is looked at, so that nobody takes meanwhile what is taken back.
    if (takingBack.includes(moving.move)) await holdPeople(tx, moving)
    return { refused: refusedAmong(await closedAmong(tx, moving.companyId, idsOf(moving)), moving.move) }
  },
  effects: async (tx, moving) => {
    const { companyId, move, now } = moving
    if (move === 'keep') return
    const ids = idsOf(moving)
    await holdPeople(tx, moving)
    await moveEarned(tx, companyId, ids, leaveMoves[move as keyof typeof leaveMoves].to, now)
    if (move === 'approve') await grant(tx, kind, companyId, ids, plainDateOf(moving.today), moving)
    if (move === 'withdraw') await takeBack(tx, companyId, ids)
  },
  reopen: async (tx, moving) => {
    await takeBack(tx, moving.companyId, idsOf(moving))
    await moveEarned(tx, moving.companyId, idsOf(moving), 'pending', moving.now)
  },
})

/** What was granted goes away by these. */
const takingBack: readonly string[] = ['withdraw', 'reopen']

const holdPeople = (tx: Tx, { companyId, requests }: Moving) => lockPeople(tx, companyId, peopleOf({ requests }))

export const lieuKind = earnedKind('off_in_lieu', 'offInLieu', 'offInLieu')
export const replacementKind = earnedKind('replacement_holiday', 'leave', 'replacementHoliday')
export const earnedKinds: readonly Kind[] = [lieuKind, replacementKind]

async function grant(
  tx: Tx,
  kind: Earning,
  companyId: string,
  ids: readonly string[],
  today: PlainDate,
  { actor }: Pick<Moving, 'actor'>,
): Promise<void> {
  const type = await earnedType(tx, companyId, kind)
  const rows = await earnedByIds(tx, companyId, kind, ids)
  const lots = rows.map((row) => ({
    ...plainLot,
    id: newId(),
    employee_id: row.employee_id,
    type_id: type.id,
    kind: 'granted' as const,
    halves: row.halves,
    valid_from: row.date,
    expires_on: earnedUntil(row.date, today, type.window_after),
    event_date: row.date,
    reason: row.reason,
    created_by: actor.accountId,
    created_by_name: actor.name,
  }))
  await insertLots(tx, companyId, lots)
  const granted = rows.map(({ id }, at) => ({ id, lot_id: lots[at]?.id ?? null }))
  await bulkUpdate(tx, 'earned_days', granted)
}

/** What was taken from it may come from another lot; where none is left it stays. */
async function takeBack(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ lot_id: string }>`
    with taken as (select company_id, id, lot_id from earned_days
      where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) and lot_id is not null for update)
    update earned_days x set lot_id = null from taken t where x.company_id = t.company_id and x.id = t.id
    returning t.lot_id`.execute(tx)
  const lots = rows.map(({ lot_id }) => lot_id)
  const accounts = await sql<{ employee_id: string; type_id: string }>`
    select distinct employee_id, type_id from leave_lots
    where company_id = ${companyId} and id = any(${lots}::uuid[])`.execute(tx)
  await deleteByIds(tx, 'leave_lots', lots)
  await reallocate(
    tx,
    companyId,
    accounts.rows.map(({ employee_id, type_id }) => ({ employeeId: employee_id, typeId: type_id })),
  )
}

/** Nobody decides about locked days, and what was taken or promised is not taken back. */
async function closedAmong(tx: Tx, companyId: string, ids: readonly string[]): Promise<readonly Closed[]> {
  const { rows } = await sql<{ id: string; locked: boolean; used: boolean }>`
    select x.id,
      exists (select from leave_locks k where k.company_id = x.company_id and x.date between k.from_date and k.to_date
        and (k.department_id is null or k.department_id = e.department_id)) as locked,
      (exists (select from leave_uses u where u.company_id = x.company_id and u.lot_id = x.lot_id)
        or exists (select from leave_exits g where g.company_id = x.company_id and g.lot_id = x.lot_id)) as used
    from earned_days x ${personOf('x')}
    where x.company_id = ${companyId} and x.id = any(${[...ids]}::uuid[])`.execute(tx)
  return rows.flatMap(({ id, locked, used }): Closed[] => [
    ...(locked ? [{ id, word: 'leave.locked', moves: 'all' as const }] : []),
    ...(used ? [{ id, word: 'leave.earned-used', moves: takingBack }] : []),
  ])
}
