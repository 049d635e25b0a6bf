// Writes many rows at the speed of the database. A thousand rows travel as one JSON parameter and are spread out by
// PostgreSQL: twice as fast as VALUES lists on both homes, as fast as unnest, and without its limit to flat values.
// COPY is faster still and not possible: PostgreSQL refuses it where row-level security holds.
import { CompiledQuery, type Insertable, sql } from 'kysely'
import { countOnCommit } from './company-db.ts'
import type { SystemTx } from './connect.ts'
import type { Tables } from './tables.generated.ts'

const ROWS_AT_ONCE = 1_000
/** As many as change how a company's rows are best found. */
const MANY = 500

/** All rows name the same columns; the others take their defaults. Resolves to the number of rows. */
export async function bulkInsert<Table extends keyof Tables & string>(
  tx: SystemTx,
  table: Table,
  rows: Iterable<Insertable<Tables[Table]>> | AsyncIterable<Insertable<Tables[Table]>>,
): Promise<number> {
  let statement: Statement | undefined
  let written = 0
  let waiting: object[] = []
  const write = async () => {
    if (statement === undefined || waiting.length === 0) return
    await tx.executeQuery(CompiledQuery.raw(statement.text, [JSON.stringify(waiting)]))
    written += waiting.length
    waiting = []
  }
  for await (const row of rows) {
    statement ??= await insertStatement(tx, table, Object.keys(row))
    waiting.push(checked(row, statement.columns))
    if (waiting.length === ROWS_AT_ONCE) await write()
  }
  await write()
  if (written >= MANY) countOnCommit(tx, table)
  return written
}

interface Statement {
  readonly text: string
  readonly columns: readonly string[]
}

async function insertStatement(tx: SystemTx, table: string, columns: readonly string[]): Promise<Statement> {
  const types = await columnTypes(tx, table)
  const typed = columns.map((column) => {
    const type = types.get(column)
    if (type === undefined) throw new Error(`The table ${table} has no column ${column}.`)
    return { name: quoted(column), type }
  })
  const names = typed.map(({ name }) => name).join(', ')
  // JSON values come as text, as everywhere (tables.generated.ts), and are read as JSON only here.
  const values = typed.map(({ name, type }) => (isJson(type) ? `${name}::${type}` : name)).join(', ')
  const shape = typed.map(({ name, type }) => `${name} ${isJson(type) ? 'text' : type}`).join(', ')
  const source = `json_to_recordset($1::json) as given(${shape})`
  return { columns, text: `insert into ${quoted(table)} (${names}) select ${values} from ${source}` }
}

async function columnTypes(tx: SystemTx, table: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${quoted(table)}::regclass and attnum > 0 and not attisdropped`.execute(tx)
  return new Map(rows.map(({ name, type }) => [name, type]))
}

/** A column that only some rows name would silently be empty in the others, whatever its default. */
function checked(row: object, columns: readonly string[]): object {
  const same = Object.keys(row).length === columns.length && columns.every((column) => column in row)
  if (!same) throw new Error(`All rows of one bulk insert name the same columns: ${columns.join(', ')}.`)
  return row
}

function isJson(type: string): boolean {
  return type === 'jsonb' || type === 'json'
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
