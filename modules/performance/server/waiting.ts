/** Which reviews wait for an account now, for the inbox and the first page. */
import { sql } from 'kysely'
import type { PeoplePort } from '#platform/approvals/server/people-port.ts'
import type { StagedSource } from '#platform/approvals/server/staged.ts'
import { HR, raters } from '../model/stages.ts'
import { KEEPERS, staged } from './acting.ts'
import { near } from './near.ts'
import { reviewsOf } from './review-store.ts'
import { linkOf } from './telling.ts'

export const waitingPerformance = (people: PeoplePort): StagedSource => ({
  kind: 'performance_review',
  word: 'performance.kind',
  area: 'performance.own',
  async waiting(tx, { companyId, session, today }) {
    const keeps = KEEPERS.some((role) => session.roles.includes(role))
    const where = sql`(r.status = ${HR} and ${keeps} or r.status between 0 and 2
      and ${near(companyId, session.accountId)})`
    const rows = await reviewsOf(tx, companyId, { open: true, where })
    return (await staged(tx, companyId, { people }, today, rows))
      .filter(({ row, holders }) => holders[row.status]?.includes(session.accountId))
      .map(({ row }) => ({
        id: row.id,
        name: row.full_name,
        stage: `performance.waiting-${raters[row.status] ?? 'hr'}`,
        since: row.stage_since,
        to: linkOf(row.id, row.status),
      }))
      .sort((one, other) => (one.since < other.since ? -1 : one.since > other.since ? 1 : 0))
  },
})
