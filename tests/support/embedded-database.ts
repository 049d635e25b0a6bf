// A migrated database of its own for a test file. Embedded and in memory, begun from a dump of a migrated one that is
// kept in dist/ until a migration changes; on the PostgreSQL server of TEST_DATABASE_URL where that is set.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from '#platform/database/server/connect.ts'
import { EmbeddedServer } from '#platform/database/server/embedded-server.ts'
import { migrate } from '#platform/database/server/migrate.ts'
import { checksumOfAll, type Migration, readMigrations } from '#platform/database/server/migration-files.ts'
import { OwnerConnection } from '#platform/database/server/owner-connection.ts'
import { embeddedPool } from '#platform/database/server/pools.ts'
import { projectRoot } from '#platform/database/server/project-root.ts'
import { postgresTestDatabase } from './postgres-server.ts'

/** On the home that the environment chooses. Close it in afterAll. */
export function openTestDatabase(migrations: readonly Migration[] = readMigrations()): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server === undefined ? openEmbeddedTestDatabase(migrations) : postgresTestDatabase(server, migrations)
}

export async function openEmbeddedTestDatabase(migrations: readonly Migration[] = readMigrations()): Promise<Database> {
  return openDatabase({ dataDir: '', inMemory: true, dump: await migratedDump(migrations) })
}

const CACHE = join(projectRoot, 'dist/test-databases')

async function migratedDump(migrations: readonly Migration[]): Promise<string> {
  const file = join(CACHE, `${checksumOfAll(migrations).slice(0, 24)}.tar`)
  if (existsSync(file)) return file
  const server = new EmbeddedServer({})
  const pool = embeddedPool(server, {})
  const client = await pool.connect()
  await migrate({ owner: (work) => work(new OwnerConnection(client)) }, { migrations })
  client.release()
  const dump = await server.dump()
  await pool.end()
  await server.close()
  mkdirSync(CACHE, { recursive: true })
  for (const old of readdirSync(CACHE).sort().slice(0, -KEPT)) rmSync(join(CACHE, old), { force: true })
  // Several test files may make it at once; whoever is last puts the same content in its place.
  writeFileSync(`${file}.${process.pid}`, dump)
  renameSync(`${file}.${process.pid}`, file)
  return file
}

const KEPT = 4
