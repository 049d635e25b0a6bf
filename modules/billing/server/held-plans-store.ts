/** How the plans of companies stand on a day: which holds, which did, which is to come. */
import { sql } from 'kysely'
import type { PageWanted } from '#kernel/paging.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'
import type { planStandings } from '../contract/types.ts'
import type { AccountType } from './account-store.ts'
import { type Listed, pageOf } from './listed.ts'

type PlanStanding = (typeof planStandings)[number]

export type HeldPlan = {
  readonly id: string
  readonly company_name: string
  readonly account_type: AccountType
  /** As agreed, or the day before the company's next plan begins. */
  readonly last_day: string | null
  readonly standing: PlanStanding
}
export type PlansWanted = {
  readonly id?: string | undefined
  readonly companyId?: string | undefined
  readonly standing?: PlanStanding | undefined
  readonly search?: string | undefined
}

/** The newest first. */
export async function heldPlans(
  tx: SystemTx,
  { id, companyId, standing, search }: PlansWanted,
  { today, page }: { readonly today: PlainDate; readonly page: PageWanted | undefined },
): Promise<Listed<HeldPlan>> {
  const held = sql`
    with lasting as (
      select p.id, p.company_id, p.plan_name, p.starts_on,
        least(p.ends_on, lead(p.starts_on) over (partition by p.company_id order by p.starts_on) - 1) as last_day
      from billing_company_plans p where ${companyId ? sql`p.company_id = ${companyId}` : sql`true`}),
    held as (
      select l.id, l.starts_on, l.last_day, l.plan_name, c.name as company_name,
        coalesce(a.account_type, 'trial') as account_type,
        case when l.starts_on > ${today} then 'to_come' when l.last_day < ${today} then 'over' else 'now' end as standing
      from lasting l join companies c on c.id = l.company_id
      left join billing_accounts a on a.company_id = l.company_id)`
  const like = search && containing(search.toLowerCase())
  const all = sql`held where ${id ? sql`id = ${id}` : sql`true`}
    and ${standing ? sql`standing = ${standing}` : sql`true`}
    and ${like ? sql`(lower(company_name) like ${like} or lower(plan_name) like ${like})` : sql`true`}`
  const { rows } = await sql<HeldPlan>`${held}
    select id, company_name, account_type, last_day, standing from ${all}
    order by starts_on desc, id ${pageOf(page)}`.execute(tx)
  if (!page) return { rows, total: rows.length }
  const { rows: counted } = await sql<{ total: number }>`${held} select count(*)::int as total from ${all}`.execute(tx)
  return { rows, total: counted[0]?.total ?? 0 }
}
