/** Which reviews wait for an account now, for the inbox and the first page. */

import { sql } from 'kysely'
import { companyFacts } from '#modules/company/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf, divisionOf } from '#modules/organisation/server/public-sql.ts'
import type { PeoplePort } from '#platform/approvals/server/people-port.ts'
import type { StagedSource } from '#platform/approvals/server/staged.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { stages } from '../model/review.ts'
import { staged } from './acting.ts'
import { KEEPERS } from './holders.ts'
import { reviewsOf } from './review-store.ts'
import { linkOf } from './telling.ts'

export const waitingReviews = (people: PeoplePort): StagedSource => ({
  kind: 'probation_review',
  word: 'probation.kind',
  area: 'probation.own',
  async waiting(tx, { companyId, session, today }) {
    const facts = await companyFacts(tx, companyId)
    const { probation_setting: days, probation_approver: approver } = facts.settings
    const roles = {
      keeps: KEEPERS.some((role) => session.roles.includes(role)),
      agrees: session.roles.includes(approver),
    }
    const ids = await near(tx, companyId, session.accountId, roles)
    if (ids.length === 0) return []
    const rows = await reviewsOf(tx, companyId, { ids, open: true })
    const around = { facts, today, approver, days }
    return (await staged(tx, companyId, { people }, around, rows))
      .filter(({ row, holders }) => holders[row.status]?.includes(session.accountId))
      .map(({ row }) => ({
        id: row.id,
        name: row.full_name,
        stage: `probation.waiting-${stages[row.status]}`,
        since: row.stage_since,
        to: linkOf(row.id, row.status),
      }))
      .sort((one, other) => (one.since < other.since ? -1 : one.since > other.since ? 1 : 0))
  },
})

/** Those that may be this account's turn: of the own person, of anybody below or in what they head, or by role. */
async function near(
  tx: Tx,
  companyId: string,
  accountId: string,
  { keeps, agrees }: { readonly keeps: boolean; readonly agrees: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive me as (
      select id from employees where company_id = ${companyId} and account_id = ${accountId}
    ), below as (
      select e.id from employees e join me on e.manager_id = me.id where e.company_id = ${companyId}
      union
      select e.id from employees e join below b on e.manager_id = b.id where e.company_id = ${companyId}
    )
    select r.id from probation_reviews r
    ${personOf('r')}
    ${departmentOf()}
    ${divisionOf()}
    where r.company_id = ${companyId} and r.status < 6 and (
      (r.status = 0 and e.account_id = ${accountId})
      or (r.status = 1 and e.id in (select id from below))
      or (r.status = 2 and (d.head_id in (select id from me) or v.head_id in (select id from me)))
      or (r.status in (3, 5) and ${keeps}) or (r.status = 4 and ${agrees}))`.execute(tx)
  return rows.map(({ id }) => id)
}
