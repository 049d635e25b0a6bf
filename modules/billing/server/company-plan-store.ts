/** Statements for the plans of companies: which plan holds from when until when, at which price. */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { SystemTx, Tx } from '#platform/database/server/connect.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import type { CompanyPlan, Terms } from '../model/terms.ts'
import { read } from './plan-store.ts'

export type CompanyPlanRow = CompanyPlan & {
  readonly company_id: string
  readonly plan_id: string
  readonly note: string
  readonly sets_limit: boolean
  /** Package and limit of the company have followed it. */
  readonly is_followed: boolean
  readonly is_billed: boolean
}

type Stored = Omit<CompanyPlanRow, 'terms' | 'starts_on' | 'ends_on'> & {
  readonly terms: string | Terms
  readonly starts_on: string
  readonly ends_on: string | null
}

type Wanted = {
  readonly companyId?: string | undefined
  readonly companyIds?: readonly string[]
  readonly id?: string
  readonly ids?: readonly string[]
}

export async function companyPlanRows(
  tx: SystemTx | Tx,
  { companyId, companyIds, id, ids }: Wanted,
): Promise<CompanyPlanRow[]> {
  const wanted = [
    companyId && sql`p.company_id = ${companyId}`,
    companyIds && sql`p.company_id = any(${[...companyIds]}::uuid[])`,
    id && sql`p.id = ${id}`,
    ids && sql`p.id = any(${[...ids]}::uuid[])`,
  ].filter((one) => one !== undefined && one !== '')

  const { rows } = await sql<Stored>`
    select p.id, p.company_id, p.plan_id, p.plan_name, p.starts_on, p.ends_on, p.terms, p.note, p.sets_limit,
      p.followed_on is not null as is_followed,
      exists (select from billing_invoices i where i.company_id = p.company_id and i.status <> 'void'
        and case when p.terms ->> 'period' = 'year' then i.bill_key like 'year:' || p.id || ':%'
          else i.bill_key like 'month:%' and i.period_to >= p.starts_on
            and (p.ends_on is null or i.period_from <= p.ends_on) end) as is_billed
    from billing_company_plans p
    where ${sql.join([sql`true`, ...wanted], sql` and `)}
    order by p.starts_on desc, p.id`.execute(tx)
  return rows.map((row) => ({
    ...row,
    terms: read<Terms>(row.terms),
    starts_on: plainDateOf(row.starts_on),
    ends_on: row.ends_on === null ? null : plainDateOf(row.ends_on),
  }))
}

export async function saveCompanyPlan(
  tx: SystemTx,
  row: Omit<CompanyPlanRow, 'is_billed' | 'is_followed'>,
): Promise<void> {
  await unlessTaken(
    sql`insert into billing_company_plans (company_id, id, plan_id, plan_name, starts_on, ends_on, terms, note, sets_limit)
        values (${row.company_id}, ${row.id}, ${row.plan_id}, ${row.plan_name}, ${row.starts_on}, ${row.ends_on},
          ${JSON.stringify(row.terms)}::jsonb, ${row.note}, ${row.sets_limit})
        on conflict (company_id, id) do update set starts_on = excluded.starts_on, ends_on = excluded.ends_on,
          note = excluded.note`.execute(tx),
    'starts_on',
    'billing.plan-day-taken',
  )
}

/** Once: what operations set by hand afterwards stays. */
export async function markFollowed(
  tx: SystemTx,
  { company_id, id }: Pick<CompanyPlanRow, 'company_id' | 'id'>,
  today: PlainDate,
): Promise<void> {
  await sql`update billing_company_plans set followed_on = ${today} where company_id = ${company_id} and id = ${id}`.execute(
    tx,
  )
}

export async function deleteCompanyPlan(tx: SystemTx, companyId: string, id: string): Promise<void> {
  await sql`delete from billing_company_plans where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** The last day that a bill by the month covers; what happened until then stays as it was billed. */
export async function billedUntil(tx: SystemTx, companyId: string): Promise<string | undefined> {
  const { rows } = await sql<{ last: string | null }>`
    select max(period_to) as last from billing_invoices
    where company_id = ${companyId} and status <> 'void' and bill_key like 'month:%'`.execute(tx)
  return rows[0]?.last ?? undefined
}
