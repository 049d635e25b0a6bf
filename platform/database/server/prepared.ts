/**
 * For the few questions that are asked at every request or at every sign typed: each connection plans them once, since
 * planning what row-level security makes of them takes longer than answering. Others are planned when they are asked.
 */

import { createHash } from 'node:crypto'
import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type RawBuilder,
} from 'kysely'
import type { SystemTx } from './tx.ts'

/** Plans are kept for as long as a connection lives: a question with endless forms is none to prepare. */
const MOST = 200
const names = new Map<string, string>()
const marked = new WeakSet<CompiledQuery>()

export function prepared<Row>(tx: SystemTx, query: RawBuilder<Row>): Promise<QueryResult<Row>> {
  const compiled = query.compile(tx)
  marked.add(compiled)
  return tx.executeQuery(compiled)
}

/** The same where its words never change: they are not even put together again. */
export function preparedText<Row>(tx: SystemTx, text: string, values: readonly unknown[]): Promise<QueryResult<Row>> {
  const compiled = CompiledQuery.raw(text, [...values])
  marked.add(compiled)
  return tx.executeQuery<Row>(compiled as CompiledQuery<Row>)
}

/** A statement put together once for all: its values are `sql.raw('$1')` and so on, and given when it is asked. */
export function unchanging(query: RawBuilder<unknown>): string {
  const { sql, parameters } = query.compile(nowhere)
  if (parameters.length > 0) throw new Error('A statement that never changes holds no value of its own.')
  return sql
}

const nowhere = new Kysely<unknown>({
  dialect: {
    createDriver: () => new DummyDriver(),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  },
})

/** By what a connection knows it again; undefined of what is planned each time. */
export const nameOf = (query: CompiledQuery): string | undefined =>
  marked.has(query) ? nameOfText(query.sql) : undefined

export function nameOfText(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST) return known
  const name = `kerja_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
  names.set(text, name)
  return name
}
