// Everything the database holds of a company: a digest that any changed row changes, and every id there is.
import { sql } from 'kysely'
import type { SystemTx, Tx } from '#platform/database/server/connect.ts'
import type { Product } from '../../support/product.ts'

export type IdsOf = ReadonlyMap<string, readonly string[]>
export type RowsOf = { readonly digest: Readonly<Record<string, string>>; readonly ids: IdsOf }

/** Digest by table; ids by table too, of those rows that have one. */
export function rowsOf({ db }: Product, companyId: string): Promise<RowsOf> {
  return db.system.read(async (tx) => {
    const tables = await tablesOf(tx)
    const { rows } = await sql<{ name: string; whole: string }>`${sql.join(
      tables.map(
        ({ name }) => sql`
        select ${sql.lit(name)} as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as whole
        from ${sql.table(name)} t where company_id = ${companyId}`,
      ),
      sql` union all `,
    )}`.execute(tx)
    const digest = Object.fromEntries(rows.map(({ name, whole }) => [name, whole]))
    return { digest, ids: await idsThere(tx.of(companyId), companyId, tables) }
  })
}

export const idsOf = ({ db }: Product, companyId: string): Promise<IdsOf> =>
  db.system.read(async (tx) => idsThere(tx.of(companyId), companyId, await tablesOf(tx)))

type Table = { readonly name: string; readonly has_id: boolean }

async function tablesOf(tx: SystemTx): Promise<readonly Table[]> {
  const { rows } = await sql<Table>`
    select c.table_name as name, bool_or(i.column_name is not null) as has_id from information_schema.columns c
    left join information_schema.columns i on i.table_schema = c.table_schema and i.table_name = c.table_name
      and i.column_name = 'id' and i.data_type = 'uuid'
    where c.table_schema = 'public' and c.column_name = 'company_id' group by 1 order by 1`.execute(tx)
  return rows
}

async function idsThere(tx: Tx, companyId: string, tables: readonly Table[]): Promise<IdsOf> {
  const { rows } = await sql<{ name: string; ids: readonly string[] }>`${sql.join(
    tables
      .filter(({ has_id }) => has_id)
      .map(
        ({ name }) => sql`
        select ${sql.lit(name)} as name, array_agg(id::text) as ids from ${sql.table(name)}
        where company_id = ${companyId} having count(*) > 0`,
      ),
    sql` union all `,
  )}`.execute(tx)
  return new Map([['companies', [companyId]], ...rows.map(({ name, ids }) => [name, ids] as const)])
}
