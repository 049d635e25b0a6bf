/** Statements for files of announcements: a file belongs to none until an announcement names it. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

export async function insertFile(tx: Tx, companyId: string, fileId: string, uploadedBy: string): Promise<void> {
  await sql`insert into announcement_files (company_id, file_id, uploaded_by)
            values (${companyId}, ${fileId}, ${uploadedBy})`.execute(tx)
}

export type FileShown = { readonly id: string; readonly name: string; readonly type: string }

/** By announcement, as they were uploaded. */
export async function filesOf(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<(announcementId: string) => FileShown[]> {
  const { rows } = await sql<FileShown & { readonly announcement_id: string }>`
    select a.announcement_id, f.id, f.name, f.type from announcement_files a
    join files f on f.company_id = a.company_id and f.id = a.file_id
    where a.company_id = ${companyId} and a.announcement_id = any(${[...ids]}::uuid[])
    order by a.created_at, f.id`.execute(tx)
  const all = new Map<string, FileShown[]>()
  for (const { announcement_id, ...file } of rows) {
    const own = all.get(announcement_id)
    if (own) own.push(file)
    else all.set(announcement_id, [file])
  }
  return (id) => all.get(id) ?? []
}

/** Whose it is: null where no announcement names it yet; undefined where there is no such file. */
export async function announcementOfFile(tx: Tx, companyId: string, id: string): Promise<string | null | undefined> {
  const { rows } = await sql<{ announcement_id: string | null }>`
    select announcement_id from announcement_files where company_id = ${companyId} and file_id = ${id}`.execute(tx)
  return rows[0]?.announcement_id
}

/** The files of this one from now on; false where one of them is another's, or is not there. */
export async function nameFilesOf(tx: Tx, companyId: string, id: string, files: readonly string[]): Promise<boolean> {
  await sql`update announcement_files set announcement_id = null
            where company_id = ${companyId} and announcement_id = ${id} and not file_id = any(${[...files]}::uuid[])`.execute(
    tx,
  )
  const { rows } = await sql`
    update announcement_files set announcement_id = ${id}
    where company_id = ${companyId} and file_id = any(${[...files]}::uuid[])
      and (announcement_id is null or announcement_id = ${id}) returning file_id`.execute(tx)
  return rows.length === new Set(files).size
}
