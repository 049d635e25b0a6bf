/** An import of people on its way into the tables: hidden by the database itself (migration 0082) until it is whole. */
import { sql } from 'kysely'
import { removeUnusedNames } from '#modules/organisation/server/public.ts'
import { deleteByIds } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { JobCancelled } from '#platform/jobs/server/jobs.ts'
import { removeImportedPermits } from '../profile/write-permits.ts'
import { type BatchCreated, createdBy } from './batch-structure.ts'

/** Resolves to when it began, by which this writer is told from one who takes the job over. */
export async function beginWriting(tx: Tx, companyId: string, batchId: string, created: BatchCreated): Promise<string> {
  const { rows } = await sql<{ begun: string }>`
    insert into imports_in_writing (company_id, batch_id, created)
    values (${companyId}, ${batchId}, ${JSON.stringify(created)}::jsonb) returning begun_at::text as begun`.execute(tx)
  return rows[0]?.begun ?? ''
}

/** Held until the transaction ends. Where it is not there, somebody else has taken it over or away. */
export async function holdWriting(tx: Tx, companyId: string, batchId: string, begun: string): Promise<void> {
  const { rows } = await sql`
    select from imports_in_writing
    where company_id = ${companyId} and batch_id = ${batchId} and begun_at = ${begun}::timestamptz for share`.execute(
    tx,
  )
  if (rows.length === 0) throw new JobCancelled()
}

/**
 * The checks of foreign keys are planned once a connection. Planned while the table was empty, they look for each of
 * ten thousand people among all who are there by now; so each piece has them planned by what there is.
 */
export async function forgetPlans(tx: Tx): Promise<void> {
  await sql`discard plans`.execute(tx)
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

/**
 * Of what was written of it a thousand people go, with the last of them the names it brought; nothing where nothing was
 * begun, or by another than `begunAt`. In pieces, so that others get their turn in between.
 */
export async function abandonWriting(
  tx: Tx,
  companyId: string,
  batchId: string,
  begunAt?: string,
): Promise<'more' | 'done'> {
  const { rows } = await sql<{ created: unknown }>`
    select created from imports_in_writing where company_id = ${companyId} and batch_id = ${batchId}
      and (${begunAt ?? null}::timestamptz is null or begun_at = ${begunAt ?? null}::timestamptz) for update`.execute(
    tx,
  )
  const [begun] = rows
  if (!begun) return 'done'
  await asImport(tx, batchId)
  if ((await takePeopleAway(tx, companyId, batchId)) === PEOPLE_AT_ONCE) return 'more'
  await removeUnusedNames(tx, companyId, createdBy(begun.created))
  await leaveWriting(tx, companyId, batchId)
  return 'done'
}

/** How many there were. */
async function takePeopleAway(tx: Tx, companyId: string, batchId: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from employees where company_id = ${companyId} and import_batch_id = ${batchId}
    limit ${PEOPLE_AT_ONCE}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await removeImportedPermits(tx, companyId, [batchId])
  // Who stays for the next piece may stand under somebody of this one.
  await sql`
    update employees set manager_id = null
    where company_id = ${companyId} and manager_id = any(${ids}::uuid[]) and not id = any(${ids}::uuid[])`.execute(tx)
  await deleteByIds(tx, 'employees', ids)
  return ids.length
}
const PEOPLE_AT_ONCE = 1_000

/** What jobs left that nobody will begin again, so that their staff ids are free. */
export async function abandonForsaken(tx: Tx, companyId: string): Promise<void> {
  const { rows } = await sql<{ batch_id: string }>`
    select batch_id from imports_in_writing w where company_id = ${companyId} and not exists (
      select from jobs j where j.company_id = w.company_id and j.state in ('waiting', 'running')
        and j.input->'input'->>'batchId' = w.batch_id::text)`.execute(tx)
  for (const { batch_id } of rows) while ((await abandonWriting(tx, companyId, batch_id)) === 'more');
}

const asImport = (tx: Tx, batchId: string) => sql`select set_config('app.import_id', ${batchId}, true)`.execute(tx)

const leaveWriting = (tx: Tx, companyId: string, batchId: string) =>
  sql`delete from imports_in_writing where company_id = ${companyId} and batch_id = ${batchId}`.execute(tx)
