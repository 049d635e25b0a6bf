/** Statements for documents of quarantines (orders, tests): a document belongs to none until a quarantine names it. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

export async function insertPaper(tx: Tx, companyId: string, fileId: string, uploadedBy: string): Promise<void> {
  await sql`insert into quarantine_papers (company_id, file_id, uploaded_by)
            values (${companyId}, ${fileId}, ${uploadedBy})`.execute(tx)
}

type Paper = {
  readonly file_id: string
  readonly request_id: string | null
  readonly uploaded_by: string
  /** The account of whom it is about. */
  readonly about: string | null
}

export async function papersOf(tx: Tx, companyId: string, fileIds: readonly string[]): Promise<Paper[]> {
  if (fileIds.length === 0) return []
  const { rows } = await sql<Paper>`
    select p.file_id, p.request_id, p.uploaded_by, e.account_id as about from quarantine_papers p
    left join quarantine_requests x on x.company_id = p.company_id and x.id = p.request_id
    left join employees e on e.company_id = x.company_id and e.id = x.employee_id
    where p.company_id = ${companyId} and p.file_id = any(${[...fileIds]}::uuid[])`.execute(tx)
  return rows
}

export type PaperShown = { readonly id: string; readonly name: string; readonly type: string }

export async function papersOfRequest(tx: Tx, companyId: string, requestId: string): Promise<PaperShown[]> {
  const { rows } = await sql<PaperShown>`
    select f.id, f.name, f.type from quarantine_papers p
    join files f on f.company_id = p.company_id and f.id = p.file_id
    where p.company_id = ${companyId} and p.request_id = ${requestId} order by p.created_at, f.id`.execute(tx)
  return rows
}

type Named = { readonly id: string; readonly attachment_ids: readonly string[] }

/** Those that are named belong to their quarantine, and no others any more. */
export async function namePapers(tx: Tx, companyId: string, all: readonly Named[]): Promise<void> {
  const named = all.flatMap(({ id, attachment_ids }) => attachment_ids.map((file_id) => ({ id, file_id })))
  await sql`
    update quarantine_papers p set request_id = n.id
    from (select f.file_id, m.id from quarantine_papers f
      left join jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as m(id uuid, file_id uuid) on m.file_id = f.file_id
      where f.company_id = ${companyId}
        and (m.id is not null or f.request_id = any(${all.map(({ id }) => id)}::uuid[]))) n
    where p.company_id = ${companyId} and p.file_id = n.file_id`.execute(tx)
}
