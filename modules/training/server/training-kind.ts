/** Training as a kind of request: approved it takes a seat or a place on the waiting list, withdrawn it frees it. */
import { sql } from 'kysely'
import { idsOf, refusedAmong } from '#platform/approvals/server/closures.ts'
import type { Closed, Kind, Moving } from '#platform/approvals/server/kind.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { plainKind } from '#platform/requests/server/plain-kind.ts'
import { words } from '../contract/types.ts'
import { fillSeats, freeSeats, queue } from './seat-store.ts'
import { holdSessions } from './session-store.ts'
import { tellSeats, tellWaiting } from './telling.ts'

const plain = plainKind({
  name: 'training',
  word: 'training.kind',
  keepers: 'training',
  settings: 'settings.training',
  words,
  table: 'training_requests',
  ownScreen: '/me/training',
  closed: sessionsClosed,
  check: async (tx, moving) => ({
    refused: refusedAmong(await sessionsClosed(tx, moving.companyId, idsOf(moving)), moving.move),
  }),
})

export const trainingKind: Kind = {
  ...plain,
  effects: async (tx, moving) => {
    await plain.effects(tx, moving)
    if (moving.move === 'approve') await takeSeats(tx, moving)
    if (moving.move === 'withdraw') await giveBack(tx, moving)
  },
  reopen: async (tx, moving) => {
    await plain.reopen?.(tx, moving)
    await giveBack(tx, moving)
  },
}

/** Nobody comes into a session that is closed, or out of it; whoever only waited for a seat may still withdraw. */
async function sessionsClosed(tx: Tx, companyId: string, ids: readonly string[]): Promise<readonly Closed[]> {
  const { rows } = await sql<{ id: string; waited: boolean }>`
    select x.id, coalesce(a.place = 'waiting', false) as waited from training_requests x
    join training_sessions s on s.company_id = x.company_id and s.id = x.session_id
    left join training_seats a on a.company_id = x.company_id and a.request_id = x.id
    where x.company_id = ${companyId} and x.id = any(${[...ids]}::uuid[]) and s.closed_on is not null`.execute(tx)
  return rows.map(({ id, waited }) => ({
    ...{ id, word: 'training.session-closed' },
    moves: ['approve', ...(waited ? [] : ['withdraw']), 'reopen'],
  }))
}

/** In the order in which they were asked for. */
async function takeSeats(tx: Tx, moving: Moving): Promise<void> {
  const { companyId, now } = moving
  const { rows } = await sql<{
    session_id: string
    employee_id: string
    request_id: string
    bond_accepted_on: string | null
    bond_amount: string | null
    bond_months: number | null
  }>`
    select session_id, employee_id, id as request_id, bond_accepted_on, bond_amount, bond_months from training_requests
    where company_id = ${companyId} and id = any(${idsOf(moving)}::uuid[]) and session_id is not null
    order by created_at, id`.execute(tx)
  const sessions = [...new Set(rows.map(({ session_id }) => session_id))]
  await holdSessions(tx, companyId, sessions)
  await queue(tx, companyId, rows)
  const people = new Set(rows.map(({ employee_id }) => employee_id))
  // Whoever waited before hears of a seat; of those who come now the decision itself says it.
  const seated = (await fillSeats(tx, companyId, sessions)).filter(({ employee_id }) => !people.has(employee_id))
  await tellSeats(tx, companyId, 'training.seat-free', seated, now)
  await tellWaiting(tx, companyId, sessions, [...people], now)
}

async function giveBack(tx: Tx, moving: Moving): Promise<void> {
  const { companyId, now } = moving
  const { rows } = await sql<{ session_id: string }>`
    select distinct session_id from training_seats
    where company_id = ${companyId} and request_id = any(${idsOf(moving)}::uuid[])`.execute(tx)
  await holdSessions(
    tx,
    companyId,
    rows.map(({ session_id }) => session_id),
  )
  const freed = await freeSeats(tx, companyId, idsOf(moving))
  await tellSeats(tx, companyId, 'training.seat-free', await fillSeats(tx, companyId, freed), now)
}
