/**
 * What the ids in somebody's records stand for: types of leave, courses, fields, gifts. Found in every list of the
 * company whose rows have a name and are nobody's, so that a list that is added later is read as well.
 */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { personTables } from '../model/person-tables.ts'

export type Row = Readonly<Record<string, unknown>>
type Names = ReadonlyMap<string, string>

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const idsIn = (column: string, value: unknown): string[] =>
  /_ids?$/.test(column) ? [value].flat().filter((one): one is string => typeof one === 'string' && ID.test(one)) : []

export async function namesOfIds(tx: Tx, companyId: string, rows: readonly Row[]): Promise<Names> {
  const ids = [
    ...new Set(rows.flatMap((row) => Object.entries(row).flatMap(([column, value]) => idsIn(column, value)))),
  ]
  const ofPeople = [...new Set(personTables.map(({ table }) => table))]
  const { rows: lists } = await sql<{ list: string; named: string }>`
    select c.table_name as list, max(c.column_name) as named from information_schema.columns c
    where c.table_schema = current_schema and c.column_name in ('name', 'title') and c.data_type = 'text'
      and c.table_name <> all(${ofPeople}::text[])
      and 2 = (select count(*) from information_schema.columns k
        where k.table_schema = c.table_schema and k.table_name = c.table_name and k.column_name in ('company_id', 'id')
          and k.udt_name = 'uuid')
    group by c.table_name`.execute(tx)
  if (ids.length === 0 || lists.length === 0) return new Map()
  const found = lists.map(
    ({ list, named }) => sql`
      select id::text as id, ${sql.ref(named)} as name from ${sql.table(list)}
      where company_id = ${companyId} and id = any(${ids}::uuid[])`,
  )
  const { rows: names } = await sql<{ id: string; name: string }>`${sql.join(found, sql` union all `)}`.execute(tx)
  return new Map(names.map(({ id, name }) => [id, name]))
}

/** Each id followed by its name: `type_id`, `type`. */
export function withNames(names: Names, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).flatMap(([column, value]): [string, unknown][] => {
      const called = idsIn(column, value).flatMap((id) => names.get(id) ?? [])
      if (called.length === 0) return [[column, value]]
      const bare = column.replace(/_id(s?)$/, '$1')
      const beside = bare in row ? `${bare}_name` : bare
      return [
        [column, value],
        [beside, Array.isArray(value) ? called : called[0]],
      ]
    }),
  )
}
