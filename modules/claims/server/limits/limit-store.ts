/** Limits, what was adjusted of them, and what is claimed of them: one statement for all limits and people. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { prepared } from '#platform/database/server/prepared.ts'
import type { Limit } from '../../model/limits.ts'
import { byName } from '../claim-store.ts'
import { LIVE } from '../claims/claim-rows.ts'

export async function limitRows(tx: Tx, companyId: string, id?: string): Promise<Limit[]> {
  const { rows } = await prepared(
    tx,
    sql<Limit>`
    select id, name, scope, type_id, category_id, claim_group_id, period, amount, prorate from claim_limits
    where company_id = ${companyId} ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by ${byName(sql`name`)}`,
  )
  return rows
}

/** Held until the transaction ends. */
export async function heldLimit(tx: Tx, companyId: string, id: string): Promise<Limit | undefined> {
  await sql`select from claim_limits where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return (await limitRows(tx, companyId, id))[0]
}

export async function insertLimit(tx: Tx, companyId: string, limit: Limit): Promise<void> {
  await tx
    .insertInto('claim_limits')
    .values({ company_id: companyId, ...limit })
    .execute()
}

export async function saveLimit(tx: Tx, companyId: string, { id, ...limit }: Limit): Promise<void> {
  await tx.updateTable('claim_limits').set(limit).where('company_id', '=', companyId).where('id', '=', id).execute()
}

export async function deleteLimit(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from claim_limits where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** A limit in one of its periods. */
export type LimitWindow = {
  readonly limit_id: string
  readonly type_id: string | null
  readonly category_id: string | null
  readonly from: PlainDate
  readonly to: PlainDate
}
export type Booked = {
  readonly employee_id: string
  readonly limit_id: string
  readonly from: PlainDate
  readonly used: string
  readonly pending: string
  readonly adjusted: string
  /** Of what is adjusted, what was said as used. */
  readonly adjusted_used: string
}

/** Of everybody where nobody is named; without the claims `except`. Who has claimed nothing has no row. */
export async function booked(
  tx: Tx,
  companyId: string,
  windows: readonly LimitWindow[],
  { people, except = [] }: { readonly people?: readonly string[] | undefined; readonly except?: readonly string[] },
): Promise<Booked[]> {
  if (windows.length === 0) return []
  const these = people === undefined ? sql`` : sql`and employee_id = any(${[...people]}::uuid[])`
  const given = JSON.stringify(windows.map(({ from, to, ...rest }) => ({ ...rest, since: from, until: to })))
  const { rows } = await prepared(
    tx,
    sql<Booked>`
    with w as (select * from jsonb_to_recordset(${given}::jsonb)
        as w(limit_id uuid, type_id uuid, category_id uuid, since date, until date)),
      live as (
        select x.employee_id, x.type_id, t.claim_category_id, x.expense_date, x.status, sum(x.claimable_amount) as amount
        from claims x join claim_types t on t.company_id = x.company_id and t.id = x.type_id
        where x.company_id = ${companyId} and x.status in ${LIVE} ${these}
          and x.expense_date between (select min(since) from w) and (select max(until) from w)
          and x.id <> all(${[...except]}::uuid[])
        group by 1, 2, 3, 4, 5),
      claimed as (
        select employee_id, limit_id, since, coalesce(sum(amount) filter (where status <> 'pending'), 0) as used,
          coalesce(sum(amount) filter (where status = 'pending'), 0) as pending, 0 as adjusted, 0 as adjusted_used
        from w join live on expense_date between since and until
          and (w.type_id is null or w.type_id = live.type_id)
          and (w.category_id is null or w.category_id = live.claim_category_id)
        group by 1, 2, 3),
      adjusted as (
        select a.employee_id, a.limit_id, w.since, 0 as used, 0 as pending, sum(a.amount) as adjusted,
          coalesce(sum(a.amount) filter (where a.said = 'used'), 0) as adjusted_used
        from claim_adjustments a join w on w.limit_id = a.limit_id and w.since = a.period_from
        where a.company_id = ${companyId} ${these} group by 1, 2, 3)
    select employee_id, limit_id, since as "from", sum(used)::numeric(15, 2) as used,
      sum(pending)::numeric(15, 2) as pending, sum(adjusted)::numeric(15, 2) as adjusted,
      sum(adjusted_used)::numeric(15, 2) as adjusted_used
    from (select * from claimed union all select * from adjusted) b group by 1, 2, 3`,
  )
  return rows
}

export type GroupedPerson = {
  readonly id: string
  readonly staff_id: string
  readonly full_name: string
  readonly joined_on: PlainDate
  readonly left_on: PlainDate | null
  readonly claim_group_id: string
}

/** With the group of claims each is in. */
export async function groupedPeople(
  tx: Tx,
  companyId: string,
  { ids, on }: { readonly ids?: readonly string[] | undefined; readonly on?: PlainDate },
): Promise<GroupedPerson[]> {
  const { rows } = await prepared(
    tx,
    sql<GroupedPerson>`
    select e.id, e.staff_id, e.full_name, e.joined_on, e.left_on,
      coalesce(m.claim_group_id, (select id from claim_groups g where g.company_id = ${companyId} and g.is_default))
        as claim_group_id
    from employees e left join claim_group_members m on m.company_id = e.company_id and m.employee_id = e.id
    where e.company_id = ${companyId} and not e.is_service_account
      ${ids === undefined ? sql`` : sql`and e.id = any(${[...ids]}::uuid[])`}
      ${on === undefined ? sql`` : sql`and e.joined_on <= ${on} and (e.left_on is null or e.left_on >= ${on})`}
    order by ${byName(sql`e.full_name`)}, e.id`,
  )
  return rows
}

export async function adjust(
  tx: Tx,
  companyId: string,
  given: {
    readonly id: string
    readonly employee_id: string
    readonly limit_id: string
    readonly period_from: PlainDate
    readonly amount: string
    readonly said: 'entitled' | 'used'
    readonly reason: string
    readonly by_account: string
    readonly by_name: string
    readonly at: string
  },
): Promise<void> {
  await tx
    .insertInto('claim_adjustments')
    .values({ company_id: companyId, ...given })
    .execute()
}
