// The tables of a database and how their rows turn into lines of text and back, without losing a digit: every value is
// PostgreSQL's own text of it.
import type { OwnerConnection } from '../owner-connection.ts'

export interface TableShape {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  readonly key: readonly string[]
}

/** What the text of a value depends on besides the value. */
export const PLAIN_TEXT = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`

export function tableShapes(connection: OwnerConnection): Promise<TableShape[]> {
  return connection.rows<TableShape>(`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '')
        as columns,
      (select coalesce(json_agg(a.attname order by k.place), '[]') from pg_index i,
        unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
        join pg_attribute a on a.attnum = k.attnum where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid)
        as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'schema_migrations'
    order by c.relname`)
}

/** One line of JSON a row, in the order of the key. */
export function selectLines({ name, columns, key }: TableShape): string {
  const values = columns.map((column) => `${quoted(column.name)}::text as ${quoted(column.name)}`).join(', ')
  const order = key.length === 0 ? '' : ` order by ${key.map((column) => `given.${quoted(column)}`).join(', ')}`
  return `select row_to_json(line)::text as line from (select ${values} from ${quoted(name)} as given${order}) as line`
}

/** Takes a JSON list of such lines as $1. */
export function insertLines({ name, columns }: TableShape): string {
  const names = columns.map((column) => quoted(column.name)).join(', ')
  const values = columns.map((column) => `${quoted(column.name)}::${column.type}`).join(', ')
  const shape = columns.map((column) => `${quoted(column.name)} text`).join(', ')
  return `insert into ${quoted(name)} (${names}) overriding system value
    select ${values} from json_to_recordset($1::json) as line(${shape})`
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
