/** What paid advances cover of approved claims: written after each approval, and once an advance was paid. */
import { sql } from 'kysely'
import { standAs } from '#platform/approvals/server/requests/request-row.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { setOff, type ToCover } from '../../model/set-off.ts'
import type { ClaimNeeds } from '../needs.ts'

type Row = ToCover & { readonly travel_id: string; readonly employee_id: string }
type On = { readonly today: string; readonly now: Date }

/** Whose pay it changes. Wholly covered they are paid; only the rest goes to pay or the bank. */
export async function setOffAdvances(
  tx: Tx,
  companyId: string,
  { openAdvances }: Pick<ClaimNeeds, 'openAdvances'>,
  travelIds: readonly string[],
  { today, now }: On,
): Promise<string[]> {
  if (travelIds.length === 0) return []
  const advances = await openAdvances(tx, companyId, travelIds, { hold: true })
  if (advances.size === 0) return []
  const { rows } = await sql<Row>`
    select id, travel_id, employee_id, claimable_amount, covered_amount,
      (case when counted_in <> '{}' then claimable_amount
        else greatest(excess_amount - (base_amount - claimable_amount), 0) end)::numeric(15, 2) as excess_amount,
      (status = 'paid' or payment_id is not null) as fixed
    from claims where company_id = ${companyId} and travel_id = any(${[...advances.keys()]}::uuid[])
      and status in ('approved', 'paid') order by approved_on, created_at, id for update`.execute(tx)
  const found = [...advances].flatMap(([travel, advance]) =>
    setOff(
      advance,
      rows.filter(({ travel_id }) => travel_id === travel),
    ),
  )
  if (found.length === 0) return []
  await sql`
    update claims x set covered_amount = n.covered_amount, covered_on = case when n.covered_amount > 0 then ${today}::date end,
      status = case when n.whole then 'paid' else x.status end, method = case when n.whole then 'advance' else x.method end,
      paid_on = case when n.whole then ${today}::date end, updated_at = ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as n(id uuid, covered_amount numeric, whole boolean)
    where x.company_id = ${companyId} and x.id = n.id`.execute(tx)
  const whole = found.filter((one) => one.whole).map(({ id }) => id)
  await standAs(tx, companyId, whole, 'paid')
  const touched = new Set(found.map(({ id }) => id))
  return [...new Set(rows.filter(({ id }) => touched.has(id)).map(({ employee_id }) => employee_id))]
}
