import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

export type BatchLine = {
  readonly batch_id: string
  readonly kind: string
  readonly file_name: string
  readonly rows: number
  readonly changed: number
  readonly at: string
  readonly by: string
  readonly undone_at: string | null
}

/** As many as somebody looks through. */
const LISTED = 50

export async function recentBatches(tx: Tx, companyId: string, kinds: readonly string[]): Promise<BatchLine[]> {
  const { rows } = await sql<BatchLine>`
    select b.id as batch_id, b.kind, b.file_name, b.rows, b.undone_at, b.created_at as at,
      (select count(*) from employee_changes c where c.company_id = b.company_id and c.batch_id = b.id) as changed,
      b.created_by_name as by
    from (
      select * from import_batches
      where company_id = ${companyId} and kind = any(${[...kinds]}) and accepted > 0
      order by created_at desc, id desc limit ${LISTED}
    ) b
    order by b.created_at desc, b.id desc`.execute(tx)
  return rows
}

export async function changeBatch(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<{ id: string; kind: string; undone_at: string | null } | undefined> {
  const { rows } = await sql<{ id: string; kind: string; undone_at: string | null }>`
    select id, kind, undone_at from import_batches
    where company_id = ${companyId} and id = ${id} and accepted > 0 for update`.execute(tx)
  return rows[0]
}
