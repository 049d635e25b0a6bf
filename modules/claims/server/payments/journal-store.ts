/**
 * Claims of a span of days, as the journal books them. What was taken stays as it was: what was withdrawn or taken back
 * is booked the other way on its own day. What was paid before the company came is in its ledger already.
 */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { peopleOfRequests } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Booking, Settled } from '../../model/journal.ts'

type Days = { readonly from: PlainDate; readonly to: PlainDate }

/** From the bank, or by the advance of a travel: what a run paid is booked by the journal of pay. */
export async function paidBetween(tx: Tx, companyId: string, { from, to }: Days): Promise<Settled> {
  const { rows } = await sql<{ bank: string; advances: string }>`
    select
      coalesce(sum(claimable_amount - covered_amount) filter (where status = 'paid' and method in ('bank', 'by_hand')
        and paid_on between ${from} and ${to}), 0)::numeric(15, 2) as bank,
      (coalesce(sum(covered_amount) filter (where covered_on between ${from} and ${to}), 0)
        + coalesce(sum(had_covered) filter (where had_covered_on between ${from} and ${to}), 0)
        - coalesce(sum(had_covered) filter (where withdrawn_on between ${from} and ${to}), 0))::numeric(15, 2) as advances
    from claims where company_id = ${companyId} and status in ('approved', 'paid', 'withdrawn') and not paid_before`.execute(
    tx,
  )
  return { bank: rows.map(({ bank }) => bank), advances: rows.map(({ advances }) => advances) }
}

type In = { readonly currency: string; readonly timezone: string }

/** Tax is booked apart where it is got back, of what was spent in the company's own currency; it is taken back last. */
export async function approvedBetween(
  tx: Tx,
  companyId: string,
  { from, to }: Days,
  { currency, timezone }: In,
): Promise<Booking[]> {
  const tax = sql`(case when t.tax_recoverable and x.currency_code = ${currency}
    then least(coalesce(x.tax_amount, 0), x.claimable_amount) else 0 end)`
  const { rows } = await sql<Booking>`
    with moved as (
      select x.id as claim_id, x.claimable_amount as amount, ${tax} as tax from ${claims}
      where x.company_id = ${companyId} and x.status in ('approved', 'paid', 'withdrawn') and not x.paid_before
        and x.approved_on between ${from} and ${to}
      union all
      select x.id, -x.claimable_amount, ${tax} from ${claims}
      where x.company_id = ${companyId} and x.status = 'withdrawn' and x.withdrawn_on between ${from} and ${to}
      union all
      select v.claim_id, -v.amount, greatest(v.upto - v.net, 0) - greatest(v.upto - v.amount - v.net, 0) from (
        select r.claim_id, r.amount, (r.created_at at time zone ${timezone})::date as day, x.claimable_amount - ${tax} as net,
          sum(r.amount) over (partition by r.claim_id order by r.created_at, r.id) as upto
        from ${claims} join claim_recoveries r on r.company_id = x.company_id and r.claim_id = x.id
        where x.company_id = ${companyId}) v
      where v.day between ${from} and ${to})
    select t.id as type_id, t.name as type, t.ledger_account as account, m.amount::numeric(15, 2) as amount,
      m.tax::numeric(15, 2) as tax, d.name as department,
      coalesce((select jsonb_agg(jsonb_build_object('code', c.code, 'percentage', s.percentage::text) order by lower(c.code))
        from claim_cost_centres s join travel_cost_centres c on c.company_id = s.company_id and c.id = s.cost_centre_id
        where s.company_id = x.company_id and s.claim_id = x.id), '[]') as shares
    from moved m join claims x on x.company_id = ${companyId} and x.id = m.claim_id
      join claim_types t on t.company_id = x.company_id and t.id = x.type_id ${peopleOfRequests}
    order by lower(t.name), t.id, d.name nulls first, x.approved_on, x.id`.execute(tx)
  return rows
}

const claims = sql`claims x join claim_types t on t.company_id = x.company_id and t.id = x.type_id`
