import { sql } from 'kysely'
import { idsOf, refusedAmong } from '#platform/approvals/server/closures.ts'
import type { Closed, Moving } from '#platform/approvals/server/kind.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { plainKind } from '#platform/requests/server/plain-kind.ts'
import { words } from '../contract/types.ts'

export const wfhKind = plainKind({
  name: 'wfh',
  word: 'wfh.kind',
  keepers: 'workFromHome',
  settings: 'settings.wfh',
  words,
  table: 'wfh_requests',
  ownScreen: '/me/wfh',
  check: async (tx, moving) => ({ refused: refusedAmong(await withoutGround(tx, moving), moving.move) }),
})

/** Who asked for a standing arrangement under a law that wants it answered is refused with a ground. */
async function withoutGround(tx: Tx, moving: Moving): Promise<readonly Closed[]> {
  if (moving.move !== 'reject' || moving.reason) return []
  const { rows } = await sql<{ id: string }>`
    select id from wfh_requests where company_id = ${moving.companyId} and id = any(${idsOf(moving)}::uuid[])
      and answer_by is not null`.execute(tx)
  return rows.map(({ id }) => ({ id, word: 'wfh.ground-needed', moves: ['reject'] }))
}
