/** Papers of people: their files. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'

/** One paper by its id, or the newest work permit that has a file. */
export type WhichPaper = { readonly id: string } | 'work permit'

export async function fileOfNewest(
  tx: Tx,
  companyId: string,
  employeeId: string,
  which: WhichPaper,
): Promise<string | undefined> {
  const fits = which === 'work permit' ? sql`kind = 'work_permit' and file_id is not null` : sql`id = ${which.id}`
  const { rows } = await sql<{ file_id: string | null }>`
    select file_id from employee_documents
    where company_id = ${companyId} and employee_id = ${employeeId} and ${fits}
    order by expires_on desc nulls first, created_at desc limit 1`.execute(tx)
  return rows[0]?.file_id ?? undefined
}

/** Held until the end of the transaction. */
export async function fileSoFar(tx: Tx, companyId: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    select file_id from employee_documents
    where company_id = ${companyId} and id = ${id} and file_id is not null for update`.execute(tx)
  return rows.map(({ file_id }) => file_id)
}

const fileOf = (column: 'name' | 'size') => sql`(
  select f.${sql.ref(column)} from files f
  where f.company_id = employee_documents.company_id and f.id = employee_documents.file_id)`

export const FILE_COLUMNS = sql`file_id, ${fileOf('name')} as file_name, ${fileOf('size')} as file_size`

/** A paper that comes with its file from another part of the product. */
export async function addPaper(
  tx: Tx,
  companyId: string,
  employeeId: string,
  paper: { readonly kind: string; readonly name: string; readonly file_id: string },
): Promise<void> {
  await tx
    .insertInto('employee_documents')
    .values({ company_id: companyId, id: newId(), employee_id: employeeId, ...paper })
    .execute()
}
