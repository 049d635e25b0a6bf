// Many rows of one company, found by their ids: changed to what is given of each, or removed, in one statement. The
// company is the transaction's. `bulkInsert` writes new ones.
import { CompiledQuery, type Updateable } from 'kysely'
import type { Tx } from './connect.ts'
import { givenRows, quoted } from './given-rows.ts'
import type { Tables } from './tables.generated.ts'

type RowOfCompany = { company_id: string; id: string }
/** The tables whose rows belong to a company and have an id. */
export type ListTable = { [Name in keyof Tables]: Tables[Name] extends RowOfCompany ? Name : never }[keyof Tables]

/** All rows name the same columns; their others stay as they are. */
export async function bulkUpdate<Table extends ListTable>(
  tx: Tx,
  table: Table,
  rows: readonly (Omit<Updateable<Tables[Table]>, 'company_id' | 'id'> & { readonly id: string })[],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const { columns, source, checked } = await givenRows(tx, table, Object.keys(first))
  const set = columns.filter(({ name }) => name !== '"id"').map(({ name, value }) => `${name} = ${value}`)
  const text = `update ${quoted(table)} as t set ${set.join(', ')} from ${source}
    where t.company_id = $2 and t.id = given."id"`
  await tx.executeQuery(CompiledQuery.raw(text, [JSON.stringify(rows.map(checked)), tx.companyId]))
}

export async function deleteByIds(tx: Tx, table: ListTable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const text = `delete from ${quoted(table)} where company_id = $1 and id = any($2::uuid[])`
  await tx.executeQuery(CompiledQuery.raw(text, [tx.companyId, [...ids]]))
}
