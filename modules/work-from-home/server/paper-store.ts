/** Papers of home days as rows: of nobody's request until one names them. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

export type Paper = { readonly file_id: string; readonly request_id: string | null; readonly uploaded_by: string }

export async function insertPaper(tx: Tx, companyId: string, fileId: string, uploadedBy: string): Promise<void> {
  await sql`insert into wfh_attachments (company_id, file_id, uploaded_by)
            values (${companyId}, ${fileId}, ${uploadedBy})`.execute(tx)
}

export async function papersOf(tx: Tx, companyId: string, fileIds: readonly string[]): Promise<Paper[]> {
  if (fileIds.length === 0) return []
  const { rows } = await sql<Paper>`
    select file_id, request_id, uploaded_by from wfh_attachments
    where company_id = ${companyId} and file_id = any(${[...fileIds]}::uuid[])`.execute(tx)
  return rows
}

export type PaperShown = { readonly id: string; readonly name: string; readonly type: string }

export async function papersOfRequest(tx: Tx, companyId: string, requestId: string): Promise<PaperShown[]> {
  const { rows } = await sql<PaperShown>`
    select f.id, f.name, f.type from wfh_attachments a
    join files f on f.company_id = a.company_id and f.id = a.file_id
    where a.company_id = ${companyId} and a.request_id = ${requestId} order by a.created_at, f.id`.execute(tx)
  return rows
}

type Named = { readonly id: string; readonly attachment_ids: readonly string[] }

/** Those that are named belong to their request, and no others any more. */
export async function namePapers(tx: Tx, companyId: string, all: readonly Named[]): Promise<void> {
  const ids = all.map(({ id }) => id)
  await sql`update wfh_attachments set request_id = null
            where company_id = ${companyId} and request_id = any(${ids}::uuid[])`.execute(tx)
  const papers = all.flatMap(({ id, attachment_ids }) => attachment_ids.map((file_id) => ({ id, file_id })))
  await sql`
    update wfh_attachments a set request_id = n.id
    from jsonb_to_recordset(${JSON.stringify(papers)}::jsonb) as n(id uuid, file_id uuid)
    where a.company_id = ${companyId} and a.file_id = n.file_id`.execute(tx)
}
