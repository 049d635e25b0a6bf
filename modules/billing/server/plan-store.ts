/** Price plans, with how many companies had, have or will have each. */
import { sql } from 'kysely'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import type { PlanTerms, Price } from '../model/terms.ts'

export type PlanFields = PlanTerms & {
  readonly name: string
  readonly name_zh: string
  readonly description_en: string
  readonly description_zh: string
  readonly is_public: boolean
  readonly is_active: boolean
  readonly prices: Price[]
}
export type PlanRow = PlanFields & { readonly id: string; readonly companies: number }

type Stored = Omit<PlanRow, 'prices'> & { readonly prices: string | Price[] }

export async function planRows(tx: SystemTx, id?: string): Promise<PlanRow[]> {
  const { rows } = await sql<Stored>`
    select p.id, p.name, p.name_zh, p.description_en, p.description_zh, p.kind, p.period, p.included_heads,
      p.headcount_limit, p.is_public, p.is_active, p.prices,
      (select count(distinct c.company_id) from billing_company_plans c where c.plan_id = p.id) as companies
    from billing_plans p where ${id ? sql`p.id = ${id}` : sql`true`}
    order by not p.is_active, lower(p.name)`.execute(tx)
  return rows.map((row) => ({ ...row, prices: read<Price[]>(row.prices) }))
}

/** What plans are called for whoever reads Chinese, by their names; plans are the installation's, not the company's. */
export async function chineseNames(tx: SystemTx): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; name_zh: string }>`
    select name, name_zh from billing_plans where name_zh <> ''`.execute(tx)
  return new Map(rows.map(({ name, name_zh }) => [name, name_zh]))
}

export async function lockPlan(tx: SystemTx, id: string): Promise<PlanRow | undefined> {
  await sql`select from billing_plans where id = ${id} for update`.execute(tx)
  return (await planRows(tx, id))[0]
}

export async function savePlan(tx: SystemTx, id: string, plan: PlanFields): Promise<void> {
  await unlessTaken(
    sql`
      insert into billing_plans as p (id, name, name_zh, description_en, description_zh, kind, period, included_heads,
        headcount_limit, is_public, is_active, prices)
      values (${id}, ${plan.name}, ${plan.name_zh}, ${plan.description_en}, ${plan.description_zh}, ${plan.kind},
        ${plan.period}, ${plan.included_heads}, ${plan.headcount_limit}, ${plan.is_public}, ${plan.is_active},
        ${JSON.stringify(plan.prices)}::jsonb)
      on conflict (id) do update set name = excluded.name, name_zh = excluded.name_zh,
        description_en = excluded.description_en, description_zh = excluded.description_zh, kind = excluded.kind,
        period = excluded.period, included_heads = excluded.included_heads, headcount_limit = excluded.headcount_limit,
        is_public = excluded.is_public, is_active = excluded.is_active, prices = excluded.prices, updated_at = now()`.execute(
      tx,
    ),
    'name',
    'billing.plan-there',
  )
}

export async function deletePlan(tx: SystemTx, id: string): Promise<void> {
  await sql`delete from billing_plans where id = ${id}`.execute(tx)
}

/** JSON columns come as text on one path and read on the other. */
export const read = <Value>(stored: string | Value): Value =>
  typeof stored === 'string' ? (JSON.parse(stored) as Value) : stored
