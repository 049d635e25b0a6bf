/** Papers that go with leave: sent before it is asked for, and of no application until then. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

type Attachment = { readonly application_id: string | null; readonly uploaded_by: string }

/** Of no application yet; the account is whose it is until then. */
export async function insertAttachment(
  tx: Tx,
  companyId: string,
  { fileId, uploadedBy }: { readonly fileId: string; readonly uploadedBy: string },
): Promise<void> {
  await sql`insert into leave_attachments (company_id, file_id, uploaded_by)
            values (${companyId}, ${fileId}, ${uploadedBy})`.execute(tx)
}

export async function attachmentByFile(tx: Tx, companyId: string, fileId: string): Promise<Attachment | undefined> {
  const { rows } = await sql<Attachment>`
    select application_id, uploaded_by from leave_attachments
    where company_id = ${companyId} and file_id = ${fileId}`.execute(tx)
  return rows[0]
}
