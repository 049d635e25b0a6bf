/**
 * What refused rows of old imports still say of people who are forgotten. An import keeps cells that were wrong, under
 * no one's id: those from the time the people were here are emptied all, later ones in the rows that name them.
 */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

type Forgotten = {
  /** The last day on which one of them was here. */
  readonly until: PlainDate
  /** Whatever a cell may call them by. */
  readonly names: readonly string[]
}

/** The cell is told as wrong still; what stood in it, and what the sentence about it names, is not. */
const emptied = sql`jsonb_set(cell, '{value}', '""') || jsonb_build_object('message',
  case when cell -> 'message' ? 'params' then jsonb_set(cell -> 'message', '{params}', (
    select coalesce(jsonb_object_agg(param, '…'), '{}') from jsonb_object_keys(cell -> 'message' -> 'params') as param))
  else cell -> 'message' end)`

export async function maskCells(tx: Tx, companyId: string, { until, names }: Forgotten): Promise<void> {
  const called = sql`lower(wrong.one ->> 'value') = any(${names.map((name) => name.toLowerCase())})`
  await sql`
    update import_batches b set
      errors = (
        select coalesce(jsonb_agg(case when b.created_at::date <= ${until}::date
          or cell ->> 'row' in (select wrong.one ->> 'row' from jsonb_array_elements(b.errors) as wrong(one) where ${called})
          then ${emptied} else cell end order by at), '[]')
        from jsonb_array_elements(b.errors) with ordinality as listed(cell, at)),
      warnings = case when b.created_at::date <= ${until}::date then '[]' else b.warnings end
    where b.company_id = ${companyId} and (b.errors <> '[]' or b.warnings <> '[]')
      and (b.created_at::date <= ${until}::date
        or exists (select from jsonb_array_elements(b.errors) as wrong(one) where ${called}))`.execute(tx)
}
