/** Quotas of all companies, for operations; each month by the company's own clock. */
import { sql } from 'kysely'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { allowedSql, quotaShown } from './quota-store.ts'

type Row = {
  readonly id: string
  readonly company_name: string
  readonly month: string
  readonly quota: number
  readonly used: number
  readonly is_own: boolean
}

export async function quotasOf(tx: SystemTx, now: Date, id?: string) {
  const { rows } = await sql<Row>`
    select c.id, c.name as company_name, m.month, ${allowedSql}::int as quota, coalesce(u.used, 0)::int as used,
      exists (select from assistant_quotas q where q.company_id = c.id) as is_own
    from companies c
    cross join lateral (select date_trunc('month', ${now.toISOString()}::timestamptz at time zone c.timezone_key)::date as month) m
    left join assistant_usage u on u.company_id = c.id and u.month = m.month
    where ${id === undefined ? sql`true` : sql`c.id = ${id}`} order by lower(c.name), c.id`.execute(tx)
  return rows.map(({ month, quota, used, ...row }) => ({
    ...row,
    company_id: row.id,
    ...quotaShown(plainDateOf(month), { quota, used }),
  }))
}

/** Null goes by the places of the package. */
export async function setQuota(tx: SystemTx, companyId: string, quota: number | null, now: Date): Promise<void> {
  if (quota === null) {
    await sql`delete from assistant_quotas where company_id = ${companyId}`.execute(tx)
    return
  }
  await sql`
    insert into assistant_quotas (company_id, quota, updated_at) values (${companyId}, ${quota}, ${now.toISOString()})
    on conflict (company_id) do update set quota = excluded.quota, updated_at = excluded.updated_at`.execute(tx)
}
