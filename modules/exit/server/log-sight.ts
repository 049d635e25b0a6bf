/** What HR prepares about somebody's leaving is kept from them until it is acknowledged, in the activity log too. */
import { sql } from 'kysely'
import { mayEnter } from '#access/enter.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { LogSight } from '#platform/activity/server/log-sight.ts'

export const ownLeavingInLog: LogSight = {
  async unseen(tx, companyId, session) {
    // Whoever keeps the leavings has them all on a page.
    if (mayEnter(session, 'exit')) return []
    const { rows } = await sql<{ id: string }>`
      select x.id from exits x
      ${personOf('x')}
      where x.company_id = ${companyId} and e.account_id = ${session.accountId}
        and not x.is_own and x.acknowledged_at is null`.execute(tx)
    return rows.map(({ id }) => id)
  },
}
