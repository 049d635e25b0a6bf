/** Whoever has left needs no review any more: it ends by itself, and before that nothing of it is done. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { byItself, record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { refused } from './acting.ts'
import type { ReviewRow } from './review-store.ts'

type Night = { readonly today: PlainDate; readonly now: Date }

/** Completed without a result, from the morning after the last working day. */
export async function endOfLeavers(tx: Tx, companyId: string, { today, now }: Night): Promise<void> {
  const { rows } = await sql<{ id: string; full_name: string }>`
    update probation_reviews p set status = 6, stage_since = ${today}, completed_on = ${today}, result = null,
      revision = p.revision + 1
    from (select r.id, e.full_name from probation_reviews r ${personOf('r')}
      where r.company_id = ${companyId} and r.status < 6 and e.left_on < ${today}) gone
    where p.company_id = ${companyId} and p.id = gone.id returning p.id, gone.full_name`.execute(tx)
  if (rows.length === 0) return
  const ended = rows.map(({ id, full_name: name }) => ({
    action: 'probation.left',
    subject: { kind: 'probation', id, name },
  }))
  await record(tx, companyId, ended, { actor: byItself, now })
}

export function refuseLeft({ left_on }: Pick<ReviewRow, 'left_on'>, today: string): void {
  if (left_on !== null && left_on < today) throw new Refusal(problem('probation.has-left'))
}

/** Nobody is confirmed, or on probation for longer, from a day on which they are gone. */
export function refuseGoneBy({ left_on }: Pick<ReviewRow, 'left_on'>, day: string): void {
  if (left_on !== null && left_on < day) throw refused({ result: ['probation.gone-by-then'] })
}
