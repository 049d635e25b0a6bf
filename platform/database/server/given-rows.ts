// Rows travel as one JSON parameter, and PostgreSQL spreads them out again, each column by the type it has in its table.
import { sql } from 'kysely'
import type { SystemTx } from './connect.ts'

export type GivenRows = {
  /** The columns, and what stands for their values beside `given`. */
  readonly columns: readonly { readonly name: string; readonly value: string }[]
  /** For the `from` of a statement whose first parameter is the rows as JSON. */
  readonly source: string
  /** A column that only some rows name would silently be empty in the others, whatever its default. */
  readonly checked: <Row extends object>(row: Row) => Row
}

export async function givenRows(tx: SystemTx, table: string, names: readonly string[]): Promise<GivenRows> {
  const types = await columnTypes(tx, table)
  const typed = names.map((name) => {
    const type = types.get(name)
    if (type === undefined) throw new Error(`The table ${table} has no column ${name}.`)
    return { name: quoted(name), type }
  })
  // JSON values come as text, as everywhere (tables.generated.ts), and are read as JSON only here.
  const shape = typed.map(({ name, type }) => `${name} ${isJson(type) ? 'text' : type}`).join(', ')
  return {
    columns: typed.map(({ name, type }) => ({
      name,
      value: isJson(type) ? `given.${name}::${type}` : `given.${name}`,
    })),
    source: `json_to_recordset($1::json) as given(${shape})`,
    checked(row) {
      const same = Object.keys(row).length === names.length && names.every((name) => name in row)
      if (!same) throw new Error(`All rows of one statement name the same columns: ${names.join(', ')}.`)
      return row
    },
  }
}

async function columnTypes(tx: SystemTx, table: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${quoted(table)}::regclass and attnum > 0 and not attisdropped`.execute(tx)
  return new Map(rows.map(({ name, type }) => [name, type]))
}

function isJson(type: string): boolean {
  return type === 'jsonb' || type === 'json'
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
