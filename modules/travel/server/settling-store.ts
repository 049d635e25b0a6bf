import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

/** Held until the transaction ends. */
export async function holdTravel(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`select from travel_requests where company_id = ${companyId} and id = ${id} for update`.execute(tx)
}

export async function noteAdvance(tx: Tx, companyId: string, id: string, paidOn: PlainDate, now: Date): Promise<void> {
  await sql`update travel_requests set advance_paid_on = ${paidOn}, updated_at = ${now.toISOString()}
            where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export type ClosingNoted = {
  readonly paidOn: PlainDate
  readonly reference: string | null
  readonly owed: 'paid_back' | 'deduct' | null
  readonly owedAmount: string | null
  readonly consentOn: PlainDate | null
  readonly now: Date
}

export async function closeTravel(tx: Tx, companyId: string, id: string, closing: ClosingNoted): Promise<void> {
  await sql`
    update travel_requests set is_paid = true, paid_on = ${closing.paidOn}, paid_reference = ${closing.reference},
      owed = ${closing.owed}, owed_amount = ${closing.owedAmount}, consent_on = ${closing.consentOn},
      updated_at = ${closing.now.toISOString()}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function notePerDiemClaim(
  tx: Tx,
  companyId: string,
  id: string,
  claimId: string,
  now: Date,
): Promise<void> {
  await sql`update travel_requests set per_diem_claim_id = ${claimId}, updated_at = ${now.toISOString()}
            where company_id = ${companyId} and id = ${id}`.execute(tx)
}
