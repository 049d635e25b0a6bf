/** An import of people on its way into the tables: hidden by the database itself (migration 0082) until it is whole. */
import { sql } from 'kysely'
import { removeUnusedNames } from '#modules/organisation/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type BatchCreated, createdBy } from './batch-structure.ts'

export async function beginWriting(tx: Tx, companyId: string, batchId: string, created: BatchCreated): Promise<void> {
  await sql`insert into imports_in_writing (company_id, batch_id, created)
            values (${companyId}, ${batchId}, ${JSON.stringify(created)}::jsonb)`.execute(tx)
}

export async function showWritten(tx: Tx, companyId: string, batchId: string): Promise<void> {
  await asImport(tx, batchId)
  // Somebody may have been given one of these accounts while the import was written.
  await sql`
    update employees e set account_id = null
    where company_id = ${companyId} and import_batch_id = ${batchId} and account_id is not null and exists (
      select from employees o where o.company_id = e.company_id and o.account_id = e.account_id and o.id <> e.id)`.execute(
    tx,
  )
  await leaveWriting(tx, companyId, batchId)
}

/** What was written of it goes, with the names it brought; nothing where nothing was begun. */
export async function abandonWriting(tx: Tx, companyId: string, batchId: string): Promise<void> {
  const { rows } = await sql<{ created: unknown }>`
    select created from imports_in_writing where company_id = ${companyId} and batch_id = ${batchId} for update`.execute(
    tx,
  )
  const [begun] = rows
  if (!begun) return
  await asImport(tx, batchId)
  await sql`delete from employees where company_id = ${companyId} and import_batch_id = ${batchId}`.execute(tx)
  await removeUnusedNames(tx, companyId, createdBy(begun.created))
  await leaveWriting(tx, companyId, batchId)
}

/** What jobs left that nobody will begin again, so that their staff ids are free. */
export async function abandonForsaken(tx: Tx, companyId: string): Promise<void> {
  const { rows } = await sql<{ batch_id: string }>`
    select batch_id from imports_in_writing w where company_id = ${companyId} and not exists (
      select from jobs j where j.company_id = w.company_id and j.state in ('waiting', 'running')
        and j.input->'input'->>'batchId' = w.batch_id::text)`.execute(tx)
  for (const { batch_id } of rows) await abandonWriting(tx, companyId, batch_id)
}

const asImport = (tx: Tx, batchId: string) => sql`select set_config('app.import_id', ${batchId}, true)`.execute(tx)

const leaveWriting = (tx: Tx, companyId: string, batchId: string) =>
  sql`delete from imports_in_writing where company_id = ${companyId} and batch_id = ${batchId}`.execute(tx)
