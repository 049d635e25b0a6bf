/** Claims of a span of days, as the journal books them. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Booking, Settled } from '../../model/journal.ts'

type Days = { readonly from: PlainDate; readonly to: PlainDate }

/** From the bank, or by the advance of a travel: what a run paid is booked by the journal of pay. */
export async function paidBetween(tx: Tx, companyId: string, { from, to }: Days): Promise<Settled> {
  const { rows } = await sql<{ bank: string; advances: string }>`
    select
      coalesce(sum(claimable_amount - covered_amount) filter (where status = 'paid' and method in ('bank', 'by_hand')
        and paid_on between ${from} and ${to}), 0)::numeric(15, 2) as bank,
      coalesce(sum(covered_amount) filter (where covered_on between ${from} and ${to}), 0)::numeric(15, 2) as advances
    from claims where company_id = ${companyId} and status in ('approved', 'paid')`.execute(tx)
  return { bank: rows.map(({ bank }) => bank), advances: rows.map(({ advances }) => advances) }
}

/** Tax is booked apart where it is got back, of what was spent in the company's own currency. */
export async function approvedBetween(
  tx: Tx,
  companyId: string,
  { from, to }: Days,
  currency: string,
): Promise<Booking[]> {
  const { rows } = await sql<Booking>`
    select t.name as type, t.ledger_account as account, x.claimable_amount as amount,
      (case when t.tax_recoverable and x.currency_code = ${currency} then coalesce(x.tax_amount, 0) else 0 end)::numeric(15, 2)
        as tax,
      coalesce((select jsonb_agg(jsonb_build_object('code', c.code, 'percentage', s.percentage::text) order by lower(c.code))
        from claim_cost_centres s join travel_cost_centres c on c.company_id = s.company_id and c.id = s.cost_centre_id
        where s.company_id = x.company_id and s.claim_id = x.id), '[]') as shares
    from claims x join claim_types t on t.company_id = x.company_id and t.id = x.type_id
    where x.company_id = ${companyId} and x.status in ('approved', 'paid') and x.approved_on between ${from} and ${to}
    order by lower(t.name), x.approved_on, x.id`.execute(tx)
  return rows
}
