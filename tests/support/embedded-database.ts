// A migrated database of its own for a test file: embedded and in memory, begun from a dump that is kept in dist/ until
// a migration changes; on the PostgreSQL server of TEST_DATABASE_URL where that is set.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from '#platform/database/server/connect.ts'
import { EmbeddedServer } from '#platform/database/server/embedded-server.ts'
import { migrate } from '#platform/database/server/migrate.ts'
import { checksumOfAll, type Migration, readMigrations } from '#platform/database/server/migration-files.ts'
import { OwnerConnection } from '#platform/database/server/owner-connection.ts'
import { embeddedPool } from '#platform/database/server/pools.ts'
import { projectRoot } from '#platform/database/server/project-root.ts'
import { postgresTestDatabase } from './postgres-server.ts'

/** On the home that the environment chooses, with the product's migrations or others. Close it in afterAll. */
export function openTestDatabase(migrations?: readonly Migration[]): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server === undefined ? openEmbeddedTestDatabase(migrations) : postgresTestDatabase(server, migrations)
}

export async function openEmbeddedTestDatabase(migrations?: readonly Migration[]): Promise<Database> {
  const dump = migrations === undefined ? await migratedDump() : await emptyDump()
  const database = await openDatabase({ dataDir: '', inMemory: true, dump })
  if (migrations !== undefined) await migrate(database, { migrations })
  return database
}

/** Into a data folder that a whole server is started on: it need not create its database, which takes seconds. */
export async function unpackMigratedDatabase(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'database')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  execFileSync('tar', ['-xf', await migratedDump(), '-C', folder], { stdio: 'pipe' })
}

const CACHE = join(projectRoot, 'dist/test-databases')

/** The product's newest schema. */
function migratedDump(): Promise<string> {
  const migrations = readMigrations()
  return kept('migrated', checksumOfAll(migrations).slice(0, 16), async () => {
    const server = new EmbeddedServer({ dump: await emptyDump() })
    return dumpOf(server, (owner) => migrate({ owner: (work) => work(owner) }, { migrations }))
  })
}

/** A database without anything in it: creating one takes seconds, unpacking one a moment. */
export function emptyDump(): Promise<string> {
  const version: unknown = JSON.parse(
    readFileSync(join(projectRoot, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'),
  ).version
  return kept('empty', String(version), () => dumpOf(new EmbeddedServer({}), async () => {}))
}

async function dumpOf(server: EmbeddedServer, prepare: (owner: OwnerConnection) => Promise<unknown>) {
  const pool = embeddedPool(server, {})
  try {
    const client = await pool.connect()
    await prepare(new OwnerConnection(client))
    client.release()
    return await server.dump()
  } finally {
    await pool.end()
    await server.close()
  }
}

async function kept(kind: string, version: string, make: () => Promise<Uint8Array>): Promise<string> {
  const file = join(CACHE, `${kind}-${version}.tar`)
  if (existsSync(file)) return file
  const dump = await make()
  mkdirSync(CACHE, { recursive: true })
  for (const old of readdirSync(CACHE)) {
    if (old.startsWith(`${kind}-`) && old.endsWith('.tar')) rmSync(join(CACHE, old), { force: true })
  }
  // Several test files may make it at once; whoever is last puts the same content in its place.
  writeFileSync(`${file}.${process.pid}`, dump)
  renameSync(`${file}.${process.pid}`, file)
  return file
}
