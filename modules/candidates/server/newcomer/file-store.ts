/** Papers that a newcomer sent: theirs until they are an employee, then the record's. */
import { sql } from 'kysely'
import { addPaper } from '#modules/employees/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type FileRow = {
  readonly id: string
  readonly name: string
  readonly file_id: string
  readonly added_at: string
  readonly taken_at: string | null
}

export async function filesOf(tx: Tx, companyId: string, candidateId: string): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select id, name, file_id, added_at, taken_at from newcomer_files
    where company_id = ${companyId} and candidate_id = ${candidateId} order by added_at, id`.execute(tx)
  return rows
}

export const shownFiles = (rows: readonly FileRow[]) =>
  rows.map(({ id, name, added_at, taken_at }) => ({ id, name, added_at, taken_at }))

export async function insertFile(
  tx: Tx,
  companyId: string,
  row: { readonly candidate_id: string; readonly name: string; readonly file_id: string; readonly added_at: string },
): Promise<void> {
  await tx
    .insertInto('newcomer_files')
    .values({ company_id: companyId, id: newId(), ...row })
    .execute()
}

/** The file it named; what the record has already stays. */
export async function deleteFile(
  tx: Tx,
  companyId: string,
  candidateId: string,
  id: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ file_id: string }>`
    delete from newcomer_files where company_id = ${companyId} and candidate_id = ${candidateId} and id = ${id}
      and taken_at is null returning file_id`.execute(tx)
  return rows[0]?.file_id
}

/** Into the record, each once. */
export async function filesIntoRecord(
  tx: Tx,
  companyId: string,
  { candidateId, employeeId, now }: { readonly candidateId: string; readonly employeeId: string; readonly now: Date },
): Promise<void> {
  const { rows } = await sql<Pick<FileRow, 'name' | 'file_id'>>`
    update newcomer_files set taken_at = ${now.toISOString()}
    where company_id = ${companyId} and candidate_id = ${candidateId} and taken_at is null
    returning name, file_id`.execute(tx)
  for (const { name, file_id } of rows) await addPaper(tx, companyId, employeeId, { kind: 'other', name, file_id })
}
