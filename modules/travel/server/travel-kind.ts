/** Travel as a kind of request: what stands against withdrawing it once money was paid or claimed. */
import { sql } from 'kysely'
import { liveClaim, liveClaimsOfTravel } from '#modules/claims/server/public-sql.ts'
import { idsOf, refusedAmong } from '#platform/approvals/server/closures.ts'
import type { Closed, Moving } from '#platform/approvals/server/kind.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { plainKind } from '#platform/requests/server/plain-kind.ts'
import { words } from '../contract/types.ts'

export const travelKind = plainKind({
  name: 'travel',
  word: 'travel.kind',
  keepers: 'travel',
  settings: 'settings.travel',
  words,
  table: 'travel_requests',
  ownScreen: '/me/travel',
  closed: (tx, companyId, ids) => withMoney(tx, companyId, ids),
  check: async (tx, moving: Moving) => {
    const ids = idsOf(moving)
    // Whoever pays an advance or claims holds it too.
    await sql`select from travel_requests where company_id = ${moving.companyId} and id = any(${ids}::uuid[])
              order by id for update`.execute(tx)
    const lines = moving.move === 'withdraw' ? await claimsLeft(tx, moving.companyId, ids) : []
    return {
      refused: refusedAmong(await withMoney(tx, moving.companyId, ids), moving.move),
      ...(lines.length > 0 && { confirm: { word: 'travel.claims-remain', lines } }),
    }
  },
})

/** Where money has gone out it is settled first: an advance that nobody travels with is paid back, not forgotten. */
async function withMoney(tx: Tx, companyId: string, ids: readonly string[]): Promise<readonly Closed[]> {
  const { rows } = await sql<{ id: string; is_paid: boolean }>`
    select x.id, x.is_paid from travel_requests x where x.company_id = ${companyId} and x.id = any(${[...ids]}::uuid[])
      and (x.advance_paid_on is not null or x.is_paid or ${liveClaim(sql`x.per_diem_claim_id`)} is not null)`.execute(
    tx,
  )
  return rows.map(({ id, is_paid }) => ({
    id,
    word: is_paid ? 'travel.is-closed' : 'travel.settle-first',
    moves: ['withdraw', 'reopen'],
  }))
}

/** Claims stay when their travel goes: whoever withdraws it knows which. Of what cannot be withdrawn nothing is asked. */
async function claimsLeft(tx: Tx, companyId: string, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; claims: readonly string[] }>`
    select x.id, ${liveClaimsOfTravel} as claims from travel_requests x
    where x.company_id = ${companyId} and x.id = any(${[...ids]}::uuid[]) order by x.from_date, x.id`.execute(tx)
  const closed = new Set((await withMoney(tx, companyId, ids)).map(({ id }) => id))
  return rows.flatMap(({ id, claims }) => (closed.has(id) ? [] : claims))
}
