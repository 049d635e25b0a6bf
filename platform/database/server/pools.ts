// The driver's connections to either home, with the same session settings and the same values coming out.
import pg from 'pg'
import type { EmbeddedServer } from './embedded-server.ts'
import type { Sockets } from './sockets.ts'
import { valueParsers } from './value-parsers.ts'

export interface PoolSettings {
  /** Connections at most on PostgreSQL; the embedded home always has one. */
  readonly connections?: number
  /** Milliseconds after which PostgreSQL gives up a statement; 0 for never. */
  readonly statementTimeout?: number
  /** Milliseconds that a call waits for a free connection. */
  readonly connectionTimeout?: number
}

/** Compiling a statement takes longer than any of ours runs: a list of balances took 2.5 s, 40 ms of them its own. */
const SESSION = `set timezone = 'UTC'; set jit = off`
const DEFAULTS = { connections: 10, statementTimeout: 15_000, connectionTimeout: 4_500 }
/** The embedded home's one connection may be at something long. */
const EMBEDDED_WAIT = 30_000
/**
 * Whoever holds a lock or leaves a transaction open holds up others: who waits for a lock is told sooner than the time of
 * a statement, and a transaction in which nothing happens is ended. Migrations and backups are at nobody's pace (connect.ts).
 */
const HELD_UP = `set lock_timeout = '10s'; set idle_in_transaction_session_timeout = '60s'`
/** So that the server does not keep for hours what a caller held whose cable was cut. */
const SOON_MISSED = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3'

export function postgresPool(url: string, settings: PoolSettings, sockets: Sockets): pg.Pool {
  return guarded({
    connectionString: url,
    application_name: 'kerja',
    max: settings.connections ?? DEFAULTS.connections,
    keepAlive: true,
    stream: sockets.make,
    ...shared(settings, `${SOON_MISSED}; ${HELD_UP}`),
  })
}

/** One connection for everybody, in the order of asking. */
export function embeddedPool(server: EmbeddedServer, settings: PoolSettings): pg.Pool {
  return guarded({
    stream: () => server.connection(),
    host: 'embedded',
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    ssl: false,
    ...shared({ connectionTimeout: EMBEDDED_WAIT, ...settings }),
    // The database's one session stays when a connection breaks off in the middle of something.
    onConnect: async (client) => {
      await client.query('rollback')
      await client.query('discard all')
      await client.query(SESSION)
    },
  })
}

function shared(settings: PoolSettings, more = ''): pg.PoolConfig {
  const timeout = Math.trunc(settings.statementTimeout ?? DEFAULTS.statementTimeout)
  return {
    connectionTimeoutMillis: settings.connectionTimeout ?? DEFAULTS.connectionTimeout,
    types: valueParsers,
    // Statements are sent without waiting for the answers of those before them.
    pipeline: true,
    onConnect: async (client) => {
      await client.query(`${SESSION}; set statement_timeout = ${timeout}; ${more}`)
    },
  }
}

function guarded(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  // A connection that breaks leaves the pool by itself, and who waits on it is told; without listeners it would end the
  // process, while nobody uses it and between two statements alike.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
