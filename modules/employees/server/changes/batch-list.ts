import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { EMPLOYEE_BATCH } from '../batch/batch-add.ts'
import { isBuiltOn } from '../batch/built-on.ts'
import type { BuiltOnPeople } from '../public-types.ts'

type BatchLine = {
  readonly batch_id: string
  readonly kind: string
  readonly file_name: string
  readonly rows: number
  readonly changed: number
  readonly at: string
  readonly by: string
  readonly undone_at: string | null
  /** Something of it is still there, and of an import of people nobody's record was changed since. */
  readonly may_undo: boolean
}

/** As many as somebody looks through. */
const LISTED = 50

export async function recentBatches(
  tx: Tx,
  companyId: string,
  kinds: readonly string[],
  builtOn: readonly BuiltOnPeople[] | undefined,
): Promise<BatchLine[]> {
  const { rows } = await sql<BatchLine>`
    select batch_id, kind, file_name, rows, changed, at, by, undone_at,
      undone_at is null and case when kind = ${EMPLOYEE_BATCH} then not touched else changed > 0 end as may_undo
    from (
    select b.id as batch_id, b.kind, b.file_name, b.rows, b.undone_at, b.created_at as at,
      (select count(*) from employee_changes c where c.company_id = b.company_id and c.batch_id = b.id) as changed,
      b.kind = ${EMPLOYEE_BATCH} and b.undone_at is null and ${isBuiltOn(builtOn, companyId, sql`b.id`)} as touched,
      b.created_by_name as by
    from (
      select * from import_batches
      where company_id = ${companyId} and kind = any(${[...kinds]}) and accepted > 0
      order by created_at desc, id desc limit ${LISTED}
    ) b
    ) as listed order by at desc, batch_id desc`.execute(tx)
  return rows
}

type KeptBatch = {
  readonly id: string
  readonly kind: string
  readonly undone_at: string | null
  readonly created: unknown
}

export async function changeBatch(tx: Tx, companyId: string, id: string): Promise<KeptBatch | undefined> {
  const { rows } = await sql<KeptBatch>`
    select id, kind, undone_at, created from import_batches
    where company_id = ${companyId} and id = ${id} and accepted > 0 for update`.execute(tx)
  return rows[0]
}
