// Kysely over a pool of connections, in which every transaction opens in one scope (see scope.ts). There is no way to
// run a statement outside a transaction: without the opening words a connection sees nothing anyway.
import type { Duplex } from 'node:stream'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { PoolClient, QueryConfig } from 'pg'
import { holdBack, letGo } from './held-back.ts'
import { nameOf } from './prepared.ts'
import { openingSql, type Scope } from './scope.ts'

/** The pool, as far as it is needed here; of a share of one, `whole` is the pool. */
export type Connecting = { readonly whole?: Connecting; connect(): Promise<PoolClient> }

export function scopedDialect(pool: Connecting, scope: Scope): Dialect {
  return {
    createDriver: () => new ScopedDriver(pool, scope),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  }
}

class ScopedDriver implements Driver {
  readonly #pool: Connecting
  readonly #scope: Scope

  constructor(pool: Connecting, scope: Scope) {
    this.#pool = pool
    this.#scope = scope
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ScopedConnection> {
    return new ScopedConnection(await this.#pool.connect(), this.#pool)
  }

  async beginTransaction(connection: ScopedConnection, settings: TransactionSettings): Promise<void> {
    const readOnly = settings.accessMode === 'read only'
    connection.open(openingSql(this.#scope, { isolation: settings.isolationLevel, readOnly }), readOnly)
  }

  async commitTransaction(connection: ScopedConnection): Promise<void> {
    if (connection.onlyReads) return connection.endReading()
    const command = await connection.run('commit')
    // PostgreSQL answers COMMIT after a failed statement with ROLLBACK and without an error. Work that caught such a
    // failure and went on would otherwise be told that its rows are stored.
    if (command === 'ROLLBACK') throw new Error('The transaction had failed before and was rolled back.')
  }

  async rollbackTransaction(connection: ScopedConnection): Promise<void> {
    try {
      await connection.run('rollback')
    } catch (failure) {
      connection.broken = true
      throw failure
    }
  }

  async releaseConnection(connection: ScopedConnection): Promise<void> {
    connection.release()
  }

  /** The pool belongs to the database as a whole and ends with it. */
  async destroy(): Promise<void> {}
}

class ScopedConnection implements DatabaseConnection {
  readonly #client: PoolClient
  readonly #pool: Connecting
  #opened: Promise<unknown> = Promise.resolve()
  onlyReads = false
  broken = false

  constructor(client: PoolClient, pool: Connecting) {
    this.#client = client
    this.#pool = pool
  }

  /**
   * The first statement travels together with the opening words instead of waiting for their answer. Nothing can slip
   * through: if setting the role fails, the transaction that was started has failed and refuses what follows.
   */
  open(sql: string, onlyReads: boolean): void {
    this.onlyReads = onlyReads
    holdBack(this.#stream)
    this.#opened = this.#client.query(sql)
    this.#opened.catch(() => {})
  }

  /**
   * What was read is read, whatever becomes of the end: nobody waits for its answer, and it travels with the opening
   * words of whoever has the connection next.
   */
  endReading(): void {
    holdBack(this.#stream)
    noteEnd(this.#pool, this.#client.query('commit'))
  }

  async run(sql: string): Promise<string> {
    const result = await this.#answered(this.#client.query(sql))
    return Array.isArray(result) ? '' : result.command
  }

  async #answered<Result>(asked: Promise<Result>): Promise<Result> {
    letGo(this.#stream)
    const [result] = await Promise.all([asked, this.#opened])
    return result
  }

  get #stream(): Duplex {
    return this.#client.connection.stream
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const result = await this.#answered(this.#client.query(oneStatement(query)))
      return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) }
    } catch (failure) {
      // The driver's own trace ends at the socket; this one names the caller.
      if (failure instanceof Error) Error.captureStackTrace(failure, this.executeQuery)
      throw failure
    }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are not streamed: read them page by page by their key.')
  }

  release(): void {
    this.#client.release(this.broken)
  }
}

const ends = new WeakMap<Connecting, Set<Promise<unknown>>>()

function noteEnd(from: Connecting, end: Promise<unknown>): void {
  const pool = from.whole ?? from
  const open = ends.get(pool) ?? new Set()
  ends.set(pool, open)
  const gone = () => {
    open.delete(end)
  }
  open.add(end)
  end.then(gone, gone)
}

/** The ends of what only reads, for whoever closes the pool: no connection is given up in the middle of a word. */
export async function readingsEnded(pool: Connecting): Promise<void> {
  await Promise.allSettled(ends.get(pool) ?? [])
}

/** Always the extended protocol: it takes a single statement, so no text can smuggle in a second one. */
function oneStatement(query: CompiledQuery): QueryConfig & { queryMode: 'extended' } {
  return { name: nameOf(query), text: query.sql, values: [...query.parameters], queryMode: 'extended' }
}
