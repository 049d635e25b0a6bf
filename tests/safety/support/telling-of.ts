import { sql } from 'kysely'
import type { Database } from '#platform/database/server/connect.ts'

/** Every column of text or JSON, in every table, that holds one of these; as table.column. */
export function tellingOf(db: Database, needles: readonly string[]): Promise<string[]> {
  return db.system.read(async (tx) => {
    const columns = await sql<{ table_name: string; column_name: string }>`
      select c.table_name, c.column_name from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY') order by 1, 2`.execute(tx)
    const found: string[] = []
    for (const { table_name, column_name } of columns.rows) {
      const { rows } = await sql`
        select from ${sql.table(table_name)} where ${sql.ref(column_name)}::text ~* ${needles.join('|')} limit 1`.execute(
        tx,
      )
      if (rows.length > 0) found.push(`${table_name}.${column_name}`)
    }
    return found
  })
}
