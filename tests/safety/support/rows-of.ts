// Everything the database holds of a company: a digest that any changed row changes, and every id there is.
import { sql } from 'kysely'
import type { Product } from '../../support/product.ts'

export type RowsOf = { readonly digest: Readonly<Record<string, string>>; readonly ids: ReadonlyMap<string, string[]> }

/** Digest by table; ids by table too, of those rows that have one. */
export function rowsOf({ db }: Product, companyId: string): Promise<RowsOf> {
  return db.system.read(async (tx) => {
    const tables = await sql<{ table_name: string; column_name: string | null }>`
      select c.table_name, i.column_name from information_schema.columns c
      left join information_schema.columns i on i.table_schema = c.table_schema and i.table_name = c.table_name
        and i.column_name = 'id' and i.data_type = 'uuid'
      where c.table_schema = 'public' and c.column_name = 'company_id' order by 1`.execute(tx)
    const digest: Record<string, string> = {}
    const ids = new Map<string, string[]>([['companies', [companyId]]])
    for (const { table_name, column_name } of tables.rows) {
      const table = sql.table(table_name)
      const rows = await sql<{ whole: string }>`
        select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as whole
        from ${table} t where company_id = ${companyId}`.execute(tx)
      digest[table_name] = rows.rows[0]?.whole ?? ''
      if (column_name === null) continue
      const found = await sql<{ id: string }>`select id from ${table} where company_id = ${companyId}`.execute(tx)
      if (found.rows.length > 0)
        ids.set(
          table_name,
          found.rows.map(({ id }) => id),
        )
    }
    return { digest, ids }
  })
}
