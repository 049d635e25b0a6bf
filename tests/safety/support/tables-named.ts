// Which tables the statements name that are sent to the database: a call that loads what its id is of names that table
// before it can know that there is no such row.
import pg from 'pg'

export type NamedTables = {
  /** The tables named since the last time it was asked. */
  taken(): ReadonlySet<string>
  stop(): void
}

/** Of the whole process, so for a test file that has it to itself. */
export function watchTables(tables: readonly string[]): NamedTables {
  const known = new Set(tables)
  let named = new Set<string>()
  const { prototype } = pg.Client
  const { query } = prototype
  prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    const [first] = asked
    const text = typeof first === 'string' ? first : Reflect.get(Object(first), 'text')
    for (const word of String(text).match(/[a-z][a-z_]+/g) ?? []) if (known.has(word)) named.add(word)
    return Reflect.apply(query, this, asked)
  } as typeof query
  return {
    taken() {
      const those = named
      named = new Set()
      return those
    },
    stop() {
      prototype.query = query
    },
  }
}
