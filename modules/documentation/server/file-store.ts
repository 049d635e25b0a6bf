/** Statements for files of the handbook: of no article until one names them, then of that one for good. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

export async function insertFile(tx: Tx, companyId: string, fileId: string, uploadedBy: string): Promise<void> {
  await sql`insert into handbook_files (company_id, file_id, uploaded_by)
            values (${companyId}, ${fileId}, ${uploadedBy})`.execute(tx)
}

export type FileShown = { readonly id: string; readonly name: string; readonly type: string }

/** By their ids, in the order in which they are named. */
export async function filesShown(
  tx: Tx,
  companyId: string,
  all: readonly (readonly string[])[],
): Promise<(ids: readonly string[]) => FileShown[]> {
  const { rows } = await sql<FileShown>`
    select id, name, type from files where company_id = ${companyId} and id = any(${all.flat()}::uuid[])`.execute(tx)
  const known = new Map(rows.map((row) => [row.id, row]))
  return (ids) => ids.flatMap((id) => known.get(id) ?? [])
}

/** Whose it is: null where no article names it yet; undefined where there is no such file. */
export async function articleOfFile(tx: Tx, companyId: string, id: string): Promise<string | null | undefined> {
  const { rows } = await sql<{ article_id: string | null }>`
    select article_id from handbook_files where company_id = ${companyId} and file_id = ${id}`.execute(tx)
  return rows[0]?.article_id
}

/** They belong to this article; false where one of them is another's, or is not there. */
export async function nameFiles(tx: Tx, companyId: string, id: string, files: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    update handbook_files set article_id = ${id}
    where company_id = ${companyId} and file_id = any(${[...files]}::uuid[])
      and (article_id is null or article_id = ${id}) returning file_id`.execute(tx)
  return rows.length === new Set(files).size
}
