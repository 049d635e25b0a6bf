/** What HR prepares about somebody's leaving is kept from them until it is acknowledged, in the activity log too. */
import { sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { LogSight } from '#platform/activity/server/log-sight.ts'
import { shownTo } from './exits/exit-store.ts'

export const ownLeavingInLog: LogSight = {
  async unseen(tx, companyId, session) {
    const { rows } = await sql<{ id: string }>`
      select x.id from exits x
      ${personOf('x')}
      where x.company_id = ${companyId} and not ${shownTo(session.accountId)}`.execute(tx)
    return rows.map(({ id }) => id)
  },
}
