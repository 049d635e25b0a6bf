/** What statements of other modules read of claims, beside a travel `x`. */
import { type RawBuilder, sql } from 'kysely'
import { closedEmpty, LIVE } from './claims/claim-rows.ts'

/** What the travel's advance has covered. */
export const coveredOfTravel = sql`coalesce((select sum(c.covered_amount) from claims c
  where c.company_id = x.company_id and c.travel_id = x.id), 0)`

/** The id where this claim waits, is approved or paid; null where it was refused, taken back, removed or lowered to nothing. */
export const liveClaim = (id: RawBuilder<unknown>) => sql`(select c.id from claims c
  where c.company_id = x.company_id and c.id = ${id} and c.status in ${LIVE}
    and not ${closedEmpty(sql`c.status`, sql`c.claimable_amount`)})`

/** What each live claim of the travel is called: its number, type and amount. */
export const liveClaimsOfTravel = sql`array(
  select c.claim_no || ' · ' || t.name || ' · ' || c.currency_code || ' ' || c.amount from claims c
  join claim_types t on t.company_id = c.company_id and t.id = c.type_id
  where c.company_id = x.company_id and c.travel_id = x.id and c.status in ${LIVE}
    and not ${closedEmpty(sql`c.status`, sql`c.claimable_amount`)}
  order by c.expense_date, c.claim_no)`
