// Kysely over a pool of connections, in which every transaction opens in one scope (see scope.ts). There is no way to
// run a statement outside a transaction: without the opening words a connection sees nothing anyway.
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
import type { Pool, PoolClient, QueryConfig } from 'pg'
import { nameOf } from './prepared.ts'
import { openingSql, type Scope } from './scope.ts'

export function scopedDialect(pool: Pool, scope: Scope): Dialect {
  return {
    createDriver: () => new ScopedDriver(pool, scope),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  }
}

class ScopedDriver implements Driver {
  readonly #pool: Pool
  readonly #scope: Scope

  constructor(pool: Pool, scope: Scope) {
    this.#pool = pool
    this.#scope = scope
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ScopedConnection> {
    return new ScopedConnection(await this.#pool.connect())
  }

  async beginTransaction(connection: ScopedConnection, settings: TransactionSettings): Promise<void> {
    const readOnly = settings.accessMode === 'read only'
    connection.open(openingSql(this.#scope, { isolation: settings.isolationLevel, readOnly }))
  }

  async commitTransaction(connection: ScopedConnection): Promise<void> {
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
  #opened: Promise<unknown> = Promise.resolve()
  broken = false

  constructor(client: PoolClient) {
    this.#client = client
  }

  /**
   * The first statement travels right behind the opening words instead of waiting for their answer. Nothing can slip
   * through: if setting the role fails, the transaction that was started has failed and refuses what follows.
   */
  open(sql: string): void {
    this.#opened = this.#client.query(sql)
    this.#opened.catch(() => {})
  }

  async run(sql: string): Promise<string> {
    const [result] = await Promise.all([this.#client.query(sql), this.#opened])
    return Array.isArray(result) ? '' : result.command
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const [result] = await Promise.all([this.#client.query(oneStatement(query)), this.#opened])
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

/** Always the extended protocol: it takes a single statement, so no text can smuggle in a second one. */
function oneStatement(query: CompiledQuery): QueryConfig & { queryMode: 'extended' } {
  return { name: nameOf(query), text: query.sql, values: [...query.parameters], queryMode: 'extended' }
}
