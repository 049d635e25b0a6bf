/** Seals a column that lay readable, in the transaction that is open: so many rows in one statement, however many there are. */
import type { OwnerConnection } from '#platform/database/server/connect.ts'
import type { Seal } from './seal.ts'

export type ReadableColumn = {
  readonly table: string
  readonly column: string
  /** What it is sealed as. */
  readonly context: string
  /** Which of its values lie readable; without it all. */
  readonly where?: string
}

/** The key is asked for only where there is something to seal. */
export async function sealColumn(
  connection: OwnerConnection,
  key: () => Promise<Seal>,
  { table, column, context, where = 'true' }: ReadableColumn,
): Promise<void> {
  // Nobody writes a readable value behind the reader's back.
  await connection.script(`lock table ${table} in share row exclusive mode`)
  await connection.script(`declare readable no scroll cursor for
    select ctid::text as at, ${column} as value from ${table} where ${column} is not null and (${where})`)
  for (;;) {
    const rows = await connection.rows<{ at: string; value: string }>(`fetch forward ${AT_ONCE} from readable`)
    if (rows.length === 0) break
    const { seal } = await key()
    await connection.rows(
      `update ${table} t set ${column} = given.value
       from (select unnest($1::text[])::tid as at, unnest($2::text[]) as value) given where t.ctid = given.at`,
      [rows.map(({ at }) => at), rows.map(({ value }) => seal(value, context))],
    )
  }
  await connection.script('close readable')
}

const AT_ONCE = 5_000

export type ReadableFields = {
  readonly table: string
  /** An object (jsonb). */
  readonly column: string
  /** Of its fields, each sealed as `table.column.name`. */
  readonly names: readonly string[]
}

/** The same for texts within objects. */
export async function sealFields(
  connection: OwnerConnection,
  key: () => Promise<Seal>,
  { table, column, names }: ReadableFields,
): Promise<void> {
  await connection.script(`lock table ${table} in share row exclusive mode`)
  const listed = names.map((name) => `'${name}'`).join(', ')
  await connection.script(`declare readable no scroll cursor for
    select ctid::text as at, ${column} as value from ${table} where ${column} ?| array[${listed}]`)
  for (;;) {
    const rows = await connection.rows<{ at: string; value: Readonly<Record<string, unknown>> }>(
      `fetch forward ${AT_ONCE} from readable`,
    )
    if (rows.length === 0) break
    const { seal } = await key()
    const sealed = rows.map(({ value }) =>
      Object.fromEntries(
        names.flatMap((name) => {
          const text = value[name]
          const empty = text === undefined || text === null || text === ''
          return empty ? [] : [[name, seal(String(text), `${table}.${column}.${name}`)]]
        }),
      ),
    )
    await connection.rows(
      `update ${table} t set ${column} = t.${column} || given.value
       from (select unnest($1::text[])::tid as at, unnest($2::text[])::jsonb as value) given where t.ctid = given.at`,
      [rows.map(({ at }) => at), sealed.map((fields) => JSON.stringify(fields))],
    )
  }
  await connection.script('close readable')
}
