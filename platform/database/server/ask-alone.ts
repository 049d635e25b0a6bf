// One question in a transaction of its own, in one scope, that only reads: with its opening words and its end it goes to
// the database in one piece and comes back in one. As what every request begins with, it is worth its own way.
import type { QueryConfig } from 'pg'
import { holdBack, letGo } from './held-back.ts'
import { nameOfText } from './prepared.ts'
import { openingSql, type Scope } from './scope.ts'
import type { Connecting } from './scoped-dialect.ts'

export async function askAlone<Row>(
  pool: Connecting,
  scope: Scope,
  text: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const client = await pool.connect()
  const { stream } = client.connection
  const question: QueryConfig & { queryMode: 'extended' } = {
    name: nameOfText(text),
    text,
    values: [...values],
    // It takes a single statement, so no text can smuggle in a second one.
    queryMode: 'extended',
  }
  try {
    holdBack(stream)
    const opened = client.query(openingSql(scope, { readOnly: true }))
    const asked = client.query(question)
    const ended = client.query('commit')
    letGo(stream)
    // Where the opening fails the transaction has failed, refuses the question and is ended all the same.
    const [, { rows }] = await Promise.all([opened, asked, ended])
    return rows
  } finally {
    client.release()
  }
}
