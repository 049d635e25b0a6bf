/** What people asked to have changed: the contents here, sealed; who decides and how it stands, with the approvals. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { CHANGE_KIND, FACE_KIND } from '../../model/request-kinds.ts'
import { type Sight, withinSight } from '../sight.ts'

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

/** Which requests; what is not said does not matter. */
type Which = {
  readonly ids?: readonly string[]
  readonly employeeId?: string | undefined
  readonly status?: 'pending'
}

/** Newest first. */
export async function askedOf(
  tx: Tx,
  seal: Seal,
  companyId: string,
  { ids, employeeId, status }: Which,
  most = ids?.length ?? MOST,
): Promise<readonly AskedRow[]> {
  const conditions = [
    sql`q.company_id = ${companyId}`,
    ...(ids === undefined ? [] : [sql`q.id = any(${[...ids]}::uuid[])`]),
    ...(employeeId === undefined ? [] : [sql`q.employee_id = ${employeeId}`]),
    ...(status === undefined ? [] : [sql`r.status = ${status}`]),
  ]
  const { rows } = await sql<Omit<AskedRow, 'content'> & { content: string }>`
    select q.id, q.employee_id, e.full_name, e.staff_id, q.part, q.act, q.entry_id, q.content, r.status, r.sent_at,
      r.about_account, r.decided_by_name as decided_by, r.decided_at, r.reason
    from profile_requests q
    join approval_requests r on r.company_id = q.company_id and r.id = q.id
    join employees e on e.company_id = q.company_id and e.id = q.employee_id
    where ${sql.join(conditions, sql` and `)}
    order by r.sent_at desc, q.id desc limit ${most}`.execute(tx)
  return rows.map(({ content, ...row }) => ({ ...row, content: JSON.parse(seal.open(content, SEALED)) as Content }))
}

const MOST = 200

type Waiting = { readonly part: Part; readonly entry_id: string | null }

/** What of this person waits for a decision; hold the person, or two may ask for the same at once. */
export async function waitingOf(tx: Tx, companyId: string, employeeId: string): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    select q.part, q.entry_id from profile_requests q
    join approval_requests r on r.company_id = q.company_id and r.id = q.id
    where q.company_id = ${companyId} and q.employee_id = ${employeeId} and r.status = 'pending'`.execute(tx)
  return rows
}

/** People within sight of whom something waits: what is in their profile (or their face), or who is in their family. */
export async function waitingPeople(tx: Tx, companyId: string, sight: Sight, part: Part): Promise<string[]> {
  const face = part === 'profile' ? sql`or r.kind = ${FACE_KIND}` : sql``
  const { rows } = await sql<{ id: string }>`
    select distinct e.id from approval_requests r
    join employees e on e.company_id = r.company_id and e.id = r.about_id
    where r.company_id = ${companyId} and r.status = 'pending'
      and ((r.kind = ${CHANGE_KIND} and r.type = ${part}) ${face})
      and ${withinSight(sight, companyId)} order by e.id`.execute(tx)
  return rows.map(({ id }) => id)
}
