/** What is written where a claim is lowered, paid by hand, or taken back. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

type Lowering = { readonly amount: string; readonly now: Date }

/** Also where it waits for a decision. */
export async function lower(tx: Tx, companyId: string, id: string, { amount, now }: Lowering): Promise<void> {
  await sql`update claims set claimable_amount = ${amount}, updated_at = ${now.toISOString()}
            where company_id = ${companyId} and id = ${id}`.execute(tx)
  await sql`update approval_requests set amount = ${amount}
            where company_id = ${companyId} and id = ${id}`.execute(tx)
}

type Paying = { readonly paid_on: PlainDate; readonly reference: string | null; readonly now: Date }

export async function payByHand(tx: Tx, companyId: string, id: string, given: Paying): Promise<void> {
  await sql`
    update claims set status = 'paid', method = 'by_hand', paid_on = ${given.paid_on}, reference = ${given.reference},
      updated_at = ${given.now.toISOString()}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}

type Recovery = {
  readonly id: string
  readonly claim_id: string
  readonly employee_id: string
  readonly amount: string
  readonly reason: string
  readonly consent_on: PlainDate
  readonly created_by: string
  readonly created_by_name: string
  readonly created_at: string
}

export async function insertRecovery(tx: Tx, companyId: string, recovery: Recovery): Promise<void> {
  await tx
    .insertInto('claim_recoveries')
    .values({ company_id: companyId, ...recovery })
    .execute()
}
