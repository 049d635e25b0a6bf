// Opens the database in one of its two homes: the PostgreSQL server that a URL names, or the embedded one in a folder.
// Both speak the same SQL through the same driver; everything above this file does not know which it is.
import { join } from 'node:path'
import { Recent } from '#kernel/recent.ts'
import { type Afterwards, type CompanyDb, CompanyScope, Gatherings, type SystemDb, SystemScope } from './company-db.ts'
import { EmbeddedServer } from './embedded-server.ts'
import { lockFolder } from './folder-lock.ts'
import { type Health, Heartbeat } from './heartbeat.ts'
import { type Channels, inProcessChannels } from './in-process-channels.ts'
import { DatabaseAway } from './outage.ts'
import { OwnerConnection } from './owner-connection.ts'
import { embeddedPool, type PoolSettings, postgresPool } from './pools.ts'
import { postgresChannels } from './postgres-channels.ts'
import { type Connecting, readingsEnded } from './scoped-dialect.ts'
import { shareOf } from './share-of.ts'
import { Sockets } from './sockets.ts'
import { careFor } from './table-care.ts'

export type { CompanyDb, ScopedDb, SystemDb } from './company-db.ts'
export type { OwnerConnection } from './owner-connection.ts'
export type { SystemTx, Tx } from './tx.ts'

type DatabaseHome = 'embedded' | 'postgres'

export interface Where extends PoolSettings {
  /** A PostgreSQL server, version 15 or later; without it the embedded database is used. */
  readonly url?: string
  /** The login that owns the tables there, where serving has one of its own that owns nothing. */
  readonly ownerUrl?: string
  /** Holds the embedded database in `database/` and its lock in `database.lock/`. */
  readonly dataDir: string
  /** Embedded and gone when closed: for tests. */
  readonly inMemory?: boolean
  /** Embedded: a dump of a data folder to begin with. */
  readonly dump?: string
}

export interface Database extends Channels {
  readonly home: DatabaseHome
  /** One company's rows only. */
  forCompany(companyId: string): CompanyDb
  /** Identity, operations and jobs: sees every company. Every use is named in review. */
  readonly system: SystemDb
  /** The login that serves, where another owns the tables. */
  readonly servesAs?: string
  /** The login that owns the tables, in no scope at all: migrations, backup and restore only. */
  owner<T>(work: (connection: OwnerConnection) => Promise<T>): Promise<T>
  /** How the pool is used now; for whoever watches the server. */
  connections(): Connections
  /** Whether the server answers, and soon; the embedded one is always there. */
  health(): Health
  close(): Promise<void>
}

export type Connections = { readonly used: number; readonly idle: number; readonly waiting: number }

export async function openDatabase(where: Where): Promise<Database> {
  return where.url === undefined ? openEmbedded(where) : openPostgres(where.url, where)
}

async function openEmbedded(where: Where): Promise<Database> {
  const unlock = where.inMemory === true ? () => {} : await lockFolder(where.dataDir)
  const folder = where.inMemory === true ? undefined : join(where.dataDir, 'database')
  const server = new EmbeddedServer({ folder, dump: where.dump })
  const pool = embeddedPool(server, where)
  let leave = async () => {}
  const close = async () => {
    try {
      await leave()
      await readingsEnded(pool)
      await pool.end()
      await server.close()
    } finally {
      unlock()
    }
  }
  // Creating a database takes as long as the machine needs: no call waits for it with a limit of its own.
  const started = () => server.worker()
  await answering(pool, close, `The embedded database in ${folder ?? 'memory'} cannot be opened`, started)
  const care = careFor(pool, { makesRoom: true })
  leave = care.end
  const channels = inProcessChannels()
  return {
    home: 'embedded',
    ...scopes(pool, { notify: channels.notify, count: care.count }),
    health: () => 'well',
    ...channels,
    close,
  }
}

async function openPostgres(url: string, where: Where): Promise<Database> {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new DatabaseUnusable('DATABASE_URL is not the address of a PostgreSQL server.')
  const sockets = new Sockets()
  const pool = postgresPool(url, where, sockets)
  const owner =
    where.ownerUrl === undefined ? pool : postgresPool(where.ownerUrl, { ...where, connections: 2 }, sockets)
  const { listen, notify, close: closeChannels } = postgresChannels(url, pool, sockets)
  let leave = closeChannels
  const close = async () => {
    await leave()
    await pool.end()
    if (owner !== pool) await owner.end()
  }
  await answering(pool, close, 'The PostgreSQL server of DATABASE_URL cannot be used')
  if (owner !== pool) await ownsNothing(pool, close)
  const heart = new Heartbeat(url, () => sockets.cut())
  const care = careFor(owner, { makesRoom: false })
  const health = () => heart.health
  const present = { connect: async () => (health() === 'away' ? Promise.reject(new DatabaseAway()) : pool.connect()) }
  leave = async () => {
    await care.end()
    await closeChannels()
    await readingsEnded(present)
    await heart.end()
  }
  const servesAs = owner === pool ? undefined : decodeURIComponent(new URL(url).username)
  return {
    home: 'postgres',
    servesAs,
    ...scopes(pool, { notify, count: care.count }, present, owner),
    health,
    listen,
    notify,
    close,
  }
}

/** Fails with a sentence of ours now rather than with the driver's at the first request. */
async function answering(
  pool: ReturnType<typeof postgresPool>,
  close: () => Promise<void>,
  sentence: string,
  started: () => Promise<unknown> = async () => {},
) {
  try {
    await started()
    const { rows } = await pool.query(`select current_setting('server_version_num')::int / 10000 as major,
      current_setting('server_encoding') as encoding`)
    const { major, encoding } = rows[0]
    if (major < OLDEST) throw new Error(`it is version ${major}, and ${OLDEST} or later is needed`)
    if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}, and UTF8 is needed`)
  } catch (failure) {
    await close().catch(() => {})
    const reason = failure instanceof Error && failure.message !== '' ? failure.message : String(failure)
    throw new DatabaseUnusable(`${sentence}: ${reason.replace(/\.$/, '')}.`, { cause: failure })
  }
}

/** Whoever owns tables may drop them and lift the rules of their rows: where serving has its own login, it may not. */
async function ownsNothing(pool: ReturnType<typeof postgresPool>, close: () => Promise<void>) {
  const { rows } = await pool.query(`select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and pg_has_role(c.relowner, 'usage') limit 1`)
  if (rows.length === 0) return
  await close().catch(() => {})
  throw new DatabaseUnusable(
    'DATABASE_URL names a login that owns tables: with DATABASE_OWNER_URL it must be another, which owns nothing.',
  )
}

/** The database that was named does not answer, or is not one this program works on. */
export class DatabaseUnusable extends Error {}

const OLDEST = 15

/** Of so many companies the handle is kept; each is asked for several times in every request. */
const COMPANIES_KEPT = 1_000

/** What one company's work may hold of the connections, so that others are served beside it. */
const SHARE_OF_ONE = 0.7

type Scopes = Pick<Database, 'forCompany' | 'system' | 'owner' | 'connections'>

function scopes(
  pool: ReturnType<typeof postgresPool>,
  afterwards: Afterwards,
  present: Connecting = pool,
  owner: ReturnType<typeof postgresPool> = pool,
): Scopes {
  const gatherings = new Gatherings()
  const companies = new Recent<CompanyScope>(COMPANIES_KEPT)
  const all = pool.options.max ?? 1
  const share = { most: Math.ceil(all * SHARE_OF_ONE), patience: pool.options.connectionTimeoutMillis ?? 0 }
  // The embedded home has one connection, and its line is everybody's.
  const shareOfOne = () => (share.most < all ? shareOf(present, share) : present)
  return {
    forCompany: (companyId) =>
      companies.of(companyId, () => new CompanyScope(shareOfOne(), companyId, afterwards, gatherings)),
    system: new SystemScope(present, afterwards),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    owner: async (work) => {
      const client = await owner.connect()
      try {
        // Of nobody else's pace: it may wait for a lock, and lie still between two statements.
        await client.query('set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
        return await work(new OwnerConnection(client))
      } finally {
        // Not used again: a migration may have left settings on it.
        client.release(true)
      }
    },
  }
}
