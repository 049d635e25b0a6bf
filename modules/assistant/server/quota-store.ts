/** How many messages a company may send in a month, and has sent. */
import { sql } from 'kysely'
import { firstDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

/** Messages a month for each place of the package, where operations say no other number. */
const FOR_EACH_PLACE = 30

type Quota = { readonly period: string; readonly quota: number; readonly used: number; readonly remaining: number }

/** Its own, else by the places of its package. */
export const allowedSql = sql`coalesce(
  (select q.quota from assistant_quotas q where q.company_id = c.id), c.headcount_limit * ${FOR_EACH_PLACE}::int)`

export async function quotaOf(tx: Tx, companyId: string, today: PlainDate): Promise<Quota> {
  const month = firstDayOf(yearMonthOf(today))
  const { rows } = await sql<{ quota: number; used: number }>`
    select ${allowedSql}::int as quota, coalesce(
      (select u.used from assistant_usage u where u.company_id = c.id and u.month = ${month}), 0)::int as used
    from companies c where c.id = ${companyId}`.execute(tx)
  return quotaShown(month, rows[0] ?? { quota: 0, used: 0 })
}

export const quotaShown = (
  month: PlainDate,
  { quota, used }: { readonly quota: number; readonly used: number },
): Quota => ({
  period: month.slice(0, 7),
  quota,
  used,
  remaining: Math.max(0, quota - used),
})

/**
 * One message more; undefined where the month has none left. The row of the month is held until the transaction ends, so
 * that two at once cannot both take the last one.
 */
export async function countMessage(tx: Tx, companyId: string, today: PlainDate): Promise<Quota | undefined> {
  const month = firstDayOf(yearMonthOf(today))
  await sql`
    insert into assistant_usage (company_id, month) values (${companyId}, ${month})
    on conflict (company_id, month) do nothing`.execute(tx)
  const { rows } = await sql<{ quota: number; used: number }>`
    update assistant_usage u set used = u.used + 1 from companies c
    where u.company_id = ${companyId} and u.month = ${month} and c.id = u.company_id and u.used < ${allowedSql}
    returning ${allowedSql}::int as quota, u.used`.execute(tx)
  return rows[0] && quotaShown(month, rows[0])
}
