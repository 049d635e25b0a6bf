/** Statements for letters that people ask HR to write about them. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { namesOfRequests, peopleOfRequests } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { LetterLanguage, RequestStatus } from '../model/letter.ts'

export type RequestRow = {
  readonly id: string
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly account_id: string | null
  readonly department: string | null
  readonly template_id: string
  readonly template_name: string
  readonly recipient_name: string
  readonly recipient_address: string | null
  readonly purpose: string | null
  readonly language: LetterLanguage
  readonly status: RequestStatus
  readonly due_on: PlainDate
  readonly asked_at: string
  readonly decided_at: string | null
  readonly decided_by_name: string | null
  readonly reason: string | null
  readonly letter_id: string | null
}

type Wanted = {
  readonly id?: string
  readonly status?: RequestStatus | undefined
  readonly employeeIds?: readonly string[]
}

/** Those that wait first, by the day they are due. */
export async function requestsOf(
  tx: Tx,
  companyId: string,
  { id, status, employeeIds }: Wanted,
  hold = false,
): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select x.id, x.employee_id, ${namesOfRequests}, e.account_id, x.template_id, t.name as template_name,
      x.recipient_name, x.recipient_address, x.purpose, x.language, x.status, x.due_on, x.asked_at, x.decided_at,
      x.decided_by_name, x.reason,
      (select l.id from letters l where l.company_id = x.company_id and l.request_id = x.id
        and (${employeeIds === undefined} or l.status <> 'draft') order by l.created_at desc limit 1) as letter_id
    from letter_requests x ${peopleOfRequests}
    join letter_templates t on t.company_id = x.company_id and t.id = x.template_id
    where x.company_id = ${companyId}
      ${id === undefined ? sql`` : sql`and x.id = ${id}`}
      ${status === undefined ? sql`` : sql`and x.status = ${status}`}
      ${employeeIds === undefined ? sql`` : sql`and x.employee_id = any(${[...employeeIds]}::uuid[])`}
    order by x.status <> 'asked', case when x.status = 'asked' then x.due_on end, x.asked_at desc, x.id
    ${hold ? sql`for update of x` : sql``}`.execute(tx)
  return rows
}

export async function heldRequest(tx: Tx, companyId: string, id: string): Promise<RequestRow | undefined> {
  return (await requestsOf(tx, companyId, { id }, true))[0]
}

type NewRequest = Pick<
  RequestRow,
  | ('id' | 'employee_id' | 'template_id' | 'recipient_name' | 'recipient_address' | 'purpose' | 'language')
  | ('due_on' | 'asked_at')
>

export async function insertRequest(tx: Tx, companyId: string, row: NewRequest): Promise<void> {
  await tx
    .insertInto('letter_requests')
    .values({ company_id: companyId, ...row })
    .execute()
}

type Decided = {
  readonly status: RequestStatus
  readonly at: Date
  readonly byName: string
  readonly reason?: string | null
}

export async function decideRequest(
  tx: Tx,
  companyId: string,
  id: string,
  { status, at, byName, reason = null }: Decided,
): Promise<void> {
  await tx
    .updateTable('letter_requests')
    .set({ status, decided_at: at.toISOString(), decided_by_name: byName, reason })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export const requestView = ({ account_id: _, ...row }: RequestRow) => row
