/** The rows of a long answer, so many at a time and no more of them held than that. For the length of a transaction. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './connect.ts'

/** The next are fetched while those before are used. */
export async function* fetched<Row>(tx: Tx, query: RawBuilder<Row>): AsyncGenerator<readonly Row[]> {
  opened += 1
  const name = sql.ref(`rows_${opened}`)
  await sql`declare ${name} no scroll cursor for ${query}`.execute(tx)
  const fetch = async () => (await sql<Row>`fetch forward ${sql.lit(AT_ONCE)} from ${name}`.execute(tx)).rows
  for (let next = fetch(); ; ) {
    const rows = await next
    if (rows.length === AT_ONCE) {
      next = fetch()
      // Told where it is waited for; nobody waits once the reader has gone.
      next.catch(() => {})
    }
    yield rows
    if (rows.length < AT_ONCE) return
  }
}

const AT_ONCE = 1_000
let opened = 0
