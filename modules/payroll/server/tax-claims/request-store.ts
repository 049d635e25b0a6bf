/** What people sent that lowers their tax, and what became of it. */

import { sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type ClaimState = 'waiting' | 'accepted' | 'declined' | 'withdrawn'
export type ClaimRow = {
  readonly id: string
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly account_id: string | null
  readonly year: number
  readonly code: string
  readonly amount: string
  readonly state: ClaimState
  readonly file_id: string
  readonly asked_at: string
  readonly decided_by_name: string | null
  readonly decided_at: string | null
  readonly month: string | null
  readonly accepted_amount: string | null
  readonly reason: string | null
}
type Which = { readonly id?: string; readonly employeeId?: string; readonly state?: ClaimState | undefined }

export async function claimsSent(tx: Tx, companyId: string, { id, employeeId, state }: Which): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select r.id, r.employee_id, e.staff_id, e.full_name, e.account_id, r.year, r.code, r.amount::text as amount, r.state,
      r.file_id, r.asked_at, r.decided_by_name, r.decided_at, to_char(r.into_month, 'YYYY-MM') as month,
      r.accepted_amount::text as accepted_amount, r.reason
    from tax_claim_requests r ${personOf('r')}
    where r.company_id = ${companyId}
      ${id === undefined ? sql`` : sql`and r.id = ${id}`}
      ${employeeId === undefined ? sql`` : sql`and r.employee_id = ${employeeId}`}
      ${state === undefined ? sql`` : sql`and r.state = ${state}`}
    order by r.state <> 'waiting', r.asked_at desc, r.id limit ${MOST}`.execute(tx)
  return rows
}
const MOST = 2_000

/** Whoever decides comes first or waits for who does. */
export async function holdClaim(tx: Tx, companyId: string, id: string): Promise<ClaimRow | undefined> {
  await sql`select from tax_claim_requests where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return (await claimsSent(tx, companyId, { id }))[0]
}

/** How many of the person wait, so that nobody sends without end. */
export async function countWaiting(tx: Tx, companyId: string, employeeId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tax_claim_requests
    where company_id = ${companyId} and employee_id = ${employeeId} and state = 'waiting'`.execute(tx)
  return rows[0]?.count ?? 0
}

export type NewClaim = Pick<ClaimRow, 'id' | 'year' | 'code' | 'amount'> & {
  readonly employeeId: string
  readonly fileId: string
  readonly now: Date
}

export async function insertClaim(tx: Tx, companyId: string, claim: NewClaim): Promise<void> {
  const { id, employeeId, year, code, amount, fileId, now } = claim
  await sql`
    insert into tax_claim_requests (company_id, id, employee_id, year, code, amount, file_id, asked_at)
    values (${companyId}, ${id}, ${employeeId}, ${year}, ${code}, ${amount}, ${fileId}, ${now.toISOString()})`.execute(
    tx,
  )
}

type Decided = {
  readonly state: Exclude<ClaimState, 'waiting'>
  readonly by: { readonly accountId: string; readonly name: string }
  readonly now: Date
  readonly into?: { readonly first: string; readonly amount: string }
  readonly reason?: string
}

export async function decideClaim(
  tx: Tx,
  companyId: string,
  id: string,
  { state, by, now, into, reason }: Decided,
): Promise<void> {
  await sql`
    update tax_claim_requests set state = ${state}, decided_by = ${by.accountId}, decided_by_name = ${by.name},
      decided_at = ${now.toISOString()}, into_month = ${into?.first ?? null}, accepted_amount = ${into?.amount ?? null},
      reason = ${reason ?? null}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}
