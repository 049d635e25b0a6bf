// A PostgreSQL server for tests: started as an ordinary user on a free port of this machine, without syncing to disk,
// and gone afterwards. And, on any server, a migrated database of its own for a test file.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Database, openDatabase } from '#platform/database/server/connect.ts'
import { migrate } from '#platform/database/server/migrate.ts'
import { checksumOfAll, type Migration, readMigrations } from '#platform/database/server/migration-files.ts'
import type { PoolSettings } from '#platform/database/server/pools.ts'

export interface TestServer {
  readonly url: string
  /** Where it writes the plan of every statement, where that was asked for. */
  readonly plans: string
  /** Ends it as a power cut would, and begins it again on what is left. */
  down(): Promise<void>
  up(): Promise<void>
  stop(): Promise<void>
}

/** undefined where no PostgreSQL programs are installed. */
export function postgresPrograms(): string | undefined {
  const versions = '/usr/lib/postgresql'
  const installed = existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : []
  const folders = [...installed.sort().reverse(), '/usr/local/bin', '/usr/local/pgsql/bin', '/opt/homebrew/bin']
  return folders.find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')))
}

export async function startPostgresServer({ explains = false } = {}): Promise<TestServer> {
  const programs = postgresPrograms()
  if (programs === undefined) throw new Error('No PostgreSQL server programs were found.')
  const folder = mkdtempSync(join(tmpdir(), 'kerja-postgres-'))
  const user = ordinaryUser()
  if (user !== undefined) execFileSync('chown', [user, folder])
  chmodSync(folder, 0o700)
  const [setup, ...setupArguments] = asUser(user, [join(programs, 'initdb'), '-D', join(folder, 'data'), ...INITDB])
  execFileSync(setup ?? '', setupArguments, { stdio: 'pipe', cwd: '/' })
  const port = await freePort()
  const settings = [
    ...SETTINGS,
    ...(explains ? EXPLAINED : []),
    `port=${port}`,
    `unix_socket_directories=${folder}`,
  ].flatMap((one) => ['-c', one])
  const [program, ...rest] = asUser(user, [join(programs, 'postgres'), '-D', join(folder, 'data'), ...settings])
  const address = `127.0.0.1:${port}/postgres`
  const begin = async () => {
    const server = spawn(program ?? '', rest, { stdio: 'ignore', cwd: '/' })
    await answering(`postgres://postgres@${address}`, server)
    return server
  }
  let server = await begin()
  const stop = async () => {
    // Fast shutdown: ends the sessions and does not wait for them.
    await ended(server, 'SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await administer(`postgres://postgres@${address}`, (client) => client.query(LOGIN))
  } catch (failure) {
    await stop()
    throw failure
  }
  return {
    url: `postgres://kerja@${address}`,
    plans: join(folder, 'data/log/plans.json'),
    down: () => ended(server, 'SIGQUIT'),
    up: async () => {
      server = await begin()
    },
    stop,
  }
}

/** A fresh database on that server, copied from a migrated one. */
export async function postgresTestDatabase(
  server: string,
  migrations: readonly Migration[] = readMigrations(),
  settings: PoolSettings = {},
): Promise<Database & { readonly url: string }> {
  const template = await migratedTemplate(server, migrations)
  const name = `kerja_test_${randomBytes(8).toString('hex')}`
  await administer(server, async (client) => {
    // Copying locks the template against other copies; those wait their turn.
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`)
    await client.query(`create database ${name} template ${template}`)
  })
  const url = databaseUrl(server, name)
  const database = await openDatabase({ url, dataDir: '', ...settings })
  const close = async () => {
    await database.close()
    await administer(server, (client) => dropDatabase(client, name))
  }
  return { ...database, close, url }
}

const TEMPLATE_LOCK = 5_391_083
/** As a hoster gives it: the login may make databases and roles, and is no superuser. */
const LOGIN = 'create role kerja login createdb createrole'
const INITDB = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=100',
  'shared_buffers=128MB',
]

/** Each statement with its plan and what it really went over, one JSON object a line; and nothing is counted by itself. */
const EXPLAINED = [
  'autovacuum=off',
  'shared_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_format=json',
  'logging_collector=on',
  'log_destination=jsonlog',
  'log_directory=log',
  'log_filename=plans',
  'log_rotation_size=0',
]

async function migratedTemplate(server: string, migrations: readonly Migration[]): Promise<string> {
  const name = `kerja_template_${checksumOfAll(migrations).slice(0, 24)}`
  await administer(server, async (client) => {
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 1) return
    const making = `${name}_making`
    await dropDatabase(client, making)
    await client.query(`create database ${making}`)
    const database = await openDatabase({ url: databaseUrl(server, making), dataDir: '' })
    try {
      await migrate(database, { migrations })
    } finally {
      await database.close()
    }
    await client.query(`alter database ${making} rename to ${name}`)
  })
  return name
}

/**
 * Drops it with our own connections that are still there. `with (force)` would refuse where the server's own cleaning
 * sits in it, whose process this login may not end; a plain drop asks that to go by itself.
 */
async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pg_has_role(usesysid, 'member')",
    [name],
  )
  await client.query(`drop database if exists ${name}`)
}

async function administer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** PostgreSQL refuses to run as root: then it runs as its own user where there is one. */
function ordinaryUser(): string | undefined {
  if (process.getuid?.() !== 0) return undefined
  const known = execFileSync('getent', ['passwd'], { encoding: 'utf8' })
  return /^postgres:/m.test(known) ? 'postgres' : 'nobody'
}

function asUser(user: string | undefined, command: string[]): string[] {
  return user === undefined ? command : ['setpriv', '--reuid', user, '--clear-groups', '--', ...command]
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (let left = 200; left > 0; left -= 1) {
    if (server.exitCode !== null) throw new Error(`The PostgreSQL server ended with ${server.exitCode}.`)
    try {
      return await administer(url, (client) => client.query('select 1'))
    } catch {
      await pause(50)
    }
  }
  throw new Error('The PostgreSQL server did not answer within ten seconds.')
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null) return
  const gone = new Promise((done) => server.once('exit', done))
  server.kill(signal)
  await gone
}
