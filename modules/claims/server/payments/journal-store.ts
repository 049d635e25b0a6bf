/** Claims of a span of days, as the journal books them. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Booking } from '../../model/journal.ts'

type Days = { readonly from: PlainDate; readonly to: PlainDate }

/** From the bank: what a run paid is booked by the journal of pay. */
export async function paidBetween(tx: Tx, companyId: string, { from, to }: Days): Promise<string[]> {
  const { rows } = await sql<{ amount: string }>`
    select claimable_amount as amount from claims
    where company_id = ${companyId} and status = 'paid' and method in ('bank', 'by_hand')
      and paid_on between ${from} and ${to}`.execute(tx)
  return rows.map(({ amount }) => amount)
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
        as tax
    from claims x join claim_types t on t.company_id = x.company_id and t.id = x.type_id
    where x.company_id = ${companyId} and x.status in ('approved', 'paid') and x.approved_on between ${from} and ${to}
    order by lower(t.name), x.approved_on, x.id`.execute(tx)
  return rows
}
