/** What reports add up, each in one statement: claims by the day of the expense, of those that were not turned down. */

import { type RawBuilder, sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { LIVE } from '../claims/claim-rows.ts'

export type Span = { readonly from: string; readonly to: string }
export type Row = Readonly<Record<string, string | null>>

const money = (where: string, of: RawBuilder<unknown> = sql`x.claimable_amount`) =>
  sql`coalesce(sum(${of}) filter (where x.status = ${where}), 0)::numeric(15, 2)::text`
const sums = (of?: RawBuilder<unknown>) => sql`${money('pending', of)} as pending, ${money('approved', of)} as approved,
  ${money('paid', of)} as paid, sum(${of ?? sql`x.claimable_amount`})::numeric(15, 2)::text as total`
const live = (companyId: string, { from, to }: Span) =>
  sql`x.company_id = ${companyId} and x.status in ${LIVE} and x.expense_date between ${from} and ${to}`

export async function byMonth(tx: Tx, companyId: string, span: Span): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select to_char(x.expense_date, 'YYYY-MM') as name, count(*)::text as claims, ${sums()}
    from claims x where ${live(companyId, span)} group by 1 order by 1`.execute(tx)
  return rows
}

export async function byCategory(tx: Tx, companyId: string, span: Span): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select c.name, count(*)::text as claims, ${sums()}
    from claims x join claim_types t on t.company_id = x.company_id and t.id = x.type_id
    join claim_categories c on c.company_id = t.company_id and c.id = t.claim_category_id
    where ${live(companyId, span)} group by c.id, c.name order by sum(x.claimable_amount) desc, c.name`.execute(tx)
  return rows
}

/** By the department that people are in today; null: in none. */
export async function byDepartment(tx: Tx, companyId: string, span: Span): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select d.name, count(*)::text as claims, ${sums()}
    from claims x ${personOf('x')}
    ${departmentOf()}
    where ${live(companyId, span)} group by d.id, d.name order by sum(x.claimable_amount) desc, d.name`.execute(tx)
  return rows
}

/** Shares in hundredths, as budgets count them; a claim without one is in none. Centres with a budget always stand there; what is left of it is the centre's own. */
export async function byCentre(tx: Tx, companyId: string, span: Span): Promise<Row[]> {
  const share = sql`round(x.claimable_amount * coalesce(s.percentage, 100) / 100, 2)`
  const { rows } = await sql<Row>`
    with spent as (
      select s.cost_centre_id as id, count(*)::text as claims, ${sums(share)}
      from claims x left join claim_cost_centres s on s.company_id = x.company_id and s.claim_id = x.id
      where ${live(companyId, span)} group by 1)
    select o.code || ' · ' || o.name as name, coalesce(n.claims, '0') as claims, coalesce(n.pending, '0.00') as pending,
      coalesce(n.approved, '0.00') as approved, coalesce(n.paid, '0.00') as paid, coalesce(n.total, '0.00') as total,
      o.budget::text as budget, o.id
    from spent n full join (select * from travel_cost_centres where company_id = ${companyId}) o on o.id = n.id
    where n.id is not null or o.budget is not null or o.id is null order by lower(o.code) nulls last`.execute(tx)
  return rows
}

/**
 * Of what was paid in these days, by the month of the payment: days from sending to approval, and on to payment. What was brought in as paid before took no time here.
 */
export async function timeToPayment(tx: Tx, companyId: string, { from, to }: Span, zone: string): Promise<Row[]> {
  const sent = sql`(x.created_at at time zone ${zone})::date`
  const { rows } = await sql<Row>`
    select to_char(x.paid_on, 'YYYY-MM') as name, count(*)::text as claims,
      round(avg(x.approved_on - ${sent}), 1)::text as to_approval, round(avg(x.paid_on - x.approved_on), 1)::text as to_payment,
      round(avg(x.paid_on - ${sent}), 1)::text as whole, max(x.paid_on - ${sent})::text as longest
    from claims x where x.company_id = ${companyId} and x.status = 'paid' and x.approved_on >= ${sent}
      and x.paid_on between ${from} and ${to} group by 1 order by 1`.execute(tx)
  return rows
}

/** What of these travels their live claims cover of the advance. */
export async function coveredOf(tx: Tx, companyId: string, travelIds: readonly string[]) {
  const { rows } = await sql<{ id: string; covered: string }>`
    select travel_id as id, sum(covered_amount)::numeric(15, 2)::text as covered from claims
    where company_id = ${companyId} and travel_id = any(${[...travelIds]}::uuid[]) group by 1`.execute(tx)
  return new Map(rows.map(({ id, covered }) => [id, covered]))
}
