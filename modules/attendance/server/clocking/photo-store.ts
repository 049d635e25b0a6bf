/** Photos taken at the clock, as rows beside their clockings. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { ClockingRow } from './clocking-store.ts'

export async function insertPhoto(
  tx: Tx,
  companyId: string,
  { clocking, fileId }: { readonly clocking: ClockingRow; readonly fileId: string },
): Promise<void> {
  await sql`
    insert into clocking_photos (company_id, clocking_id, employee_id, file_id, taken_at)
    values (${companyId}, ${clocking.id}, ${clocking.employee_id}, ${fileId}, ${clocking.occurred_at})`.execute(tx)
}
