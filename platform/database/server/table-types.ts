// Writes tables.generated.ts: the types of all tables, read from a migrated schema. A test compares the committed file
// with the schema, so neither can drift. How values look in JavaScript: value-parsers.ts.
import type { Database } from './connect.ts'

interface Column {
  readonly table_name: string
  readonly column_name: string
  /** PostgreSQL's name of the type; of an array, that of its elements. */
  readonly type_name: string
  readonly is_array: boolean
  readonly nullable: boolean
  readonly has_default: boolean
  /** Always filled by the database: may not be written. */
  readonly computed: boolean
}

export async function tableTypes(database: Pick<Database, 'owner'>): Promise<string> {
  const { columns, choices } = await database.owner(async (connection) => ({
    columns: await connection.rows<Column>(COLUMNS),
    choices: choicesByColumn(await connection.rows<Check>(CHECKS)),
  }))
  const tables = new Map<string, Column[]>()
  for (const column of columns) tables.set(column.table_name, [...(tables.get(column.table_name) ?? []), column])
  const bodies = [...tables].map(([name, own]) => tableText(name, own, choices))
  const list = [...tables.keys()].map((name) => `  ${name}: ${interfaceName(name)}`)
  return [HEAD, ...bodies, `export interface Tables {\n${list.join('\n')}\n}`, ''].join('\n\n').replace(/\n+$/, '\n')
}

const HEAD = `// Written by \`node tools/run.mjs write-tables\` from the migrated schema; not by hand.
import type { ColumnType } from 'kysely'`

const COLUMNS = `
  select c.relname as table_name, a.attname as column_name, coalesce(e.typname, t.typname) as type_name,
    e.typname is not null as is_array, not a.attnotnull as nullable, a.atthasdef as has_default,
    a.attgenerated <> '' or a.attidentity = 'a' as computed
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> 'schema_migrations'
  order by c.relname, a.attnum`

interface Check {
  readonly table_name: string
  readonly definition: string
}

const CHECKS = `
  select conrelid::regclass::text as table_name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`

/** check (country in ('MY', 'TW')) becomes the type 'MY' | 'TW'. */
function choicesByColumn(checks: readonly Check[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const { table_name, definition } of checks) {
    const match = /^CHECK \(\((\w+) = ANY \(ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)\)\)$/.exec(definition)
    if (match === null) continue
    const [, column = '', list = ''] = match
    found.set(`${table_name}.${column}`, list.replaceAll('::text', '').split(', ').join(' | '))
  }
  return found
}

function tableText(name: string, columns: readonly Column[], choices: Map<string, string>): string {
  const lines = columns.map((column) => `  ${column.column_name}: ${columnType(column, choices)}`)
  return `export interface ${interfaceName(name)} {\n${lines.join('\n')}\n}`
}

function columnType(column: Column, choices: Map<string, string>): string {
  const orNull = column.nullable ? ' | null' : ''
  const json = column.type_name === 'jsonb' || column.type_name === 'json'
  const plain = choices.get(`${column.table_name}.${column.column_name}`) ?? VALUE[column.type_name] ?? 'unknown'
  const value = column.is_array ? `${plain.includes('|') ? `(${plain})` : plain}[]` : plain
  const read = json ? 'unknown' : value + orNull
  // A list would be written as PostgreSQL's array instead of JSON, so JSON is always written as text.
  const written = json ? `string${orNull}` : value + orNull
  if (column.computed) return `ColumnType<${read}, never, never>`
  if (column.has_default) return `ColumnType<${read}, ${written} | undefined, ${written}>`
  return json ? `ColumnType<${read}, ${written}${column.nullable ? ' | undefined' : ''}, ${written}>` : read
}

const VALUE: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  interval: 'string',
  numeric: 'string',
  text: 'string',
  time: 'string',
  timestamp: 'string',
  timestamptz: 'string',
  uuid: 'string',
  varchar: 'string',
}

function interfaceName(table: string): string {
  const words = table.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Table`
}
