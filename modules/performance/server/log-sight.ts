/** What the activity log keeps from whoever a review is about: what others wrote of them, until it is completed. */
import { sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { LogSight } from '#platform/activity/server/log-sight.ts'
import { COMPLETED } from '../model/stages.ts'

export const ownReviewInLog: LogSight = {
  async withheld(tx, companyId, { accountId }) {
    const { rows } = await sql<{ id: string }>`
      select r.id from performance_reviews r
      ${personOf('r')}
      where r.company_id = ${companyId} and e.account_id = ${accountId} and r.status < ${COMPLETED}`.execute(tx)
    return rows.map(({ id }) => id)
  },
}
