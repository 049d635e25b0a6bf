/** Requests as they are stored: read, held, written. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { prepared } from '#platform/database/server/prepared.ts'
import type { Step } from '../../model/chain.ts'
import type { ToldInBoth } from '../../model/telling.ts'

export type RequestRow = {
  readonly id: string
  readonly kind: string
  /** Null, with its number, where it is about nobody. */
  readonly about_id: string | null
  readonly about_name: string
  readonly about_number: string | null
  readonly about_account: string | null
  readonly department_id: string | null
  readonly department: string | null
  readonly sent_by: string
  readonly sent_by_name: string
  readonly sent_at: string
  readonly type: string | null
  readonly length: string | null
  readonly amount: string | null
  readonly from_date: string | null
  readonly to_date: string | null
  readonly told: ToldInBoth
  readonly status: string
  readonly steps: readonly Step[]
  readonly step: number | null
  readonly waits_since: string | null
  readonly asked: 'withdraw' | null
  readonly asked_reason: string | null
  readonly decided_at: string | null
  readonly decided_by: string | null
  readonly decided_by_name: string | null
  readonly reason: string | null
}

export const requestColumns = sql`
  r.id, r.kind, r.about_id, r.about_name, r.about_number, r.about_account, r.department_id, r.department, r.sent_by,
  r.sent_by_name, r.sent_at, r.type, r.length, r.amount, r.from_date, r.to_date, r.told, r.status, r.steps, r.step,
  r.waits_since, r.asked, r.asked_reason, r.decided_at, r.decided_by, r.decided_by_name,
  r.reason`

/** In the order of their ids, so that two who hold several never wait for each other. */
export async function lockRequests(tx: Tx, companyId: string, ids: readonly string[]): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select ${requestColumns} from approval_requests r
    where r.company_id = ${companyId} and r.id = any(${[...ids]}::uuid[]) order by r.id for update`.execute(tx)
  return rows
}

export async function requestsOf(tx: Tx, companyId: string, ids: readonly string[]): Promise<RequestRow[]> {
  const { rows } = await prepared(
    tx,
    sql<RequestRow>`
    select ${requestColumns} from approval_requests r
    where r.company_id = ${companyId} and r.id = any(${[...ids]}::uuid[]) order by r.id`,
  )
  return rows
}

type RequestChange = {
  readonly id: string
  readonly status: string
  readonly step: number | null
  readonly waits_since: string | null
  readonly asked: string | null
  readonly asked_reason: string | null
  readonly decided_at: string | null
  readonly decided_by: string | null
  readonly decided_by_name: string | null
  readonly reason: string | null
}

/** Where each of them now stands, whole: a field left out would be emptied. */
export async function moveRequests(tx: Tx, companyId: string, changes: readonly RequestChange[]): Promise<void> {
  if (changes.length === 0) return
  await sql`
    update approval_requests r set status = c.status, step = c.step, waits_since = c.waits_since, asked = c.asked,
      asked_reason = c.asked_reason, decided_at = c.decided_at, decided_by = c.decided_by,
      decided_by_name = c.decided_by_name, reason = c.reason
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(id uuid, status text, step integer,
      waits_since timestamptz, asked text, asked_reason text, decided_at timestamptz, decided_by uuid,
      decided_by_name text, reason text)
    where r.company_id = ${companyId} and r.id = c.id`.execute(tx)
}

/** What was approved goes on by itself: a claim is paid, and where that is taken back it is approved again. */
export async function standAs(tx: Tx, companyId: string, ids: readonly string[], status: string): Promise<void> {
  await sql`update approval_requests set status = ${status}
            where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}
