/** Whoever has left is reviewed no more: what is open ends by itself, without a result. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { byItself, record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'

type Night = { readonly today: PlainDate; readonly now: Date }

export async function endOfLeavers(tx: Tx, companyId: string, { today, now }: Night): Promise<void> {
  const { rows } = await sql<{ id: string; full_name: string }>`
    update performance_reviews p set status = 4, stage_since = ${today}, completed_on = ${today}, grade = null,
      expectation = null, revision = p.revision + 1
    from (select r.id, e.full_name from performance_reviews r ${personOf('r')}
      where r.company_id = ${companyId} and r.status < 4 and e.left_on < ${today}) gone
    where p.company_id = ${companyId} and p.id = gone.id returning p.id, gone.full_name`.execute(tx)
  const ended = rows.map(({ id, full_name: name }) => ({
    action: 'performance.left',
    subject: { kind: 'performance', id, name },
  }))
  await record(tx, companyId, ended, { actor: byItself, now })
}
