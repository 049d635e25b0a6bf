/** What people asked to have changed: the contents here, sealed; who decides and how it stands, with the approvals. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'

export type Fields = Readonly<Record<string, unknown>>
export type Content = { readonly before: Fields; readonly after: Fields; readonly note: string | null }
export type Part = 'profile' | 'family'
export type Act = 'change' | 'add' | 'remove'

export type AskedRow = {
  readonly id: string
  readonly employee_id: string
  readonly full_name: string
  readonly staff_id: string
  readonly part: Part
  readonly act: Act
  readonly entry_id: string | null
  readonly content: Content
  readonly status: string
  readonly sent_at: string
  readonly about_account: string | null
  readonly decided_by: string | null
  readonly decided_at: string | null
  readonly reason: string | null
}

const SEALED = 'profile_requests.content'

export type NewAsked = Pick<AskedRow, 'id' | 'employee_id' | 'part' | 'act' | 'entry_id' | 'content'>

export async function insertAsked(tx: Tx, seal: Seal, companyId: string, { content, ...row }: NewAsked): Promise<void> {
  await tx
    .insertInto('profile_requests')
    .values({ company_id: companyId, ...row, content: seal.seal(JSON.stringify(content), SEALED) })
    .execute()
}

/** Newest first; the condition is on `profile_requests q` and `approval_requests r`. */
export async function askedWhere(
  tx: Tx,
  seal: Seal,
  companyId: string,
  where: RawBuilder<unknown>,
  most = 200,
): Promise<readonly AskedRow[]> {
  const { rows } = await sql<Omit<AskedRow, 'content'> & { content: string }>`
    select q.id, q.employee_id, e.full_name, e.staff_id, q.part, q.act, q.entry_id, q.content, r.status, r.sent_at,
      r.about_account, r.decided_by_name as decided_by, r.decided_at, r.reason
    from profile_requests q
    join approval_requests r on r.company_id = q.company_id and r.id = q.id
    join employees e on e.company_id = q.company_id and e.id = q.employee_id
    where q.company_id = ${companyId} and ${where}
    order by r.sent_at desc, q.id desc limit ${most}`.execute(tx)
  return rows.map(({ content, ...row }) => ({ ...row, content: JSON.parse(seal.open(content, SEALED)) as Content }))
}

type Waiting = { readonly part: Part; readonly entry_id: string | null }

/** What of this person waits for a decision; hold the person, or two may ask for the same at once. */
export async function waitingOf(tx: Tx, companyId: string, employeeId: string): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    select q.part, q.entry_id from profile_requests q
    join approval_requests r on r.company_id = q.company_id and r.id = q.id
    where q.company_id = ${companyId} and q.employee_id = ${employeeId} and r.status = 'pending'`.execute(tx)
  return rows
}
