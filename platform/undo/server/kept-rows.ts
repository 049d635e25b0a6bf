/** Rows that are about to be deleted, kept whole, and put back as they were: same ids, same everything. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { sqlState } from '#platform/database/server/sql-state.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'

/** Tables in the order in which they are put back: those that others point to come first. */
export type KeptRows = readonly { readonly table: string; readonly rows: readonly object[] }[]

/** Of each table the rows that have these values, ids most of them, in these columns. */
export async function keptRows(
  tx: Tx,
  companyId: string,
  ...wanted: readonly (readonly [table: string, having: Readonly<Record<string, string>>])[]
): Promise<KeptRows> {
  const kept: { table: string; rows: object[] }[] = []
  for (const [table, having] of wanted) {
    const columns = Object.entries({ company_id: companyId, ...having })
    const all = columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.join(all, sql` and `)}`.execute(tx)
    kept.push({ table, rows: rows.map(({ row }) => row) })
  }
  return kept
}

/** Refused where something stands in the way by now: another thing of the same name, or what it belonged to is gone. */
export async function putBack(tx: Tx, kept: KeptRows): Promise<void> {
  for (const { table, rows } of kept.filter((one) => one.rows.length > 0)) {
    const columns = sql.join((await plainColumns(tx, table)).map((name) => sql.ref(name)))
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
      .execute(tx)
      .catch((failure: unknown) => {
        if (STANDS_IN_THE_WAY.has(sqlState(failure) ?? '')) throw new Refusal(problem('undo.in-the-way'))
        throw failure
      })
  }
}

/** Unique, foreign key. */
const STANDS_IN_THE_WAY = new Set(['23505', '23503'])

/** Without those that the database works out itself. */
async function plainColumns(tx: Tx, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(tx)
  return rows.map(({ name }) => name)
}
