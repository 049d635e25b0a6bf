/** Takes whole imports of people back, whatever was done to their records since: while the company still moves in. */
import { sql } from 'kysely'
import { leaveHeadships, removeUnusedNames } from '#modules/organisation/server/public.ts'
import { deleteByIds } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { removeImportedPermits } from '../profile/write-permits.ts'
import { createdBy } from './batch-structure.ts'

type Imported = { readonly id: string; readonly created: unknown }

/** What other modules built on them, such as a payslip, stops it. */
export async function removeImportedPeople(tx: Tx, companyId: string, batches: readonly Imported[]): Promise<number> {
  const batchIds = batches.map(({ id }) => id)
  const { rows } = await sql<{ id: string }>`
    select id from employees
    where company_id = ${companyId} and import_batch_id = any(${batchIds}::uuid[]) for update`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await leaveHeadships(tx, companyId, ids)
  await sql`
    update employees set manager_id = null, updated_at = now(), revision = revision + 1
    where company_id = ${companyId} and manager_id = any(${ids}::uuid[])`.execute(tx)
  await removeImportedPermits(tx, companyId, batchIds)
  await deleteByIds(tx, 'employees', ids)
  for (const { created } of batches) await removeUnusedNames(tx, companyId, createdBy(created))
  return ids.length
}
