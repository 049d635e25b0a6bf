// A migrated database of its own for a test file: embedded and in memory, begun from a dump; on the PostgreSQL server of
// TEST_DATABASE_URL where that is set.
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, openDatabase } from '#platform/database/server/connect.ts'
import { migrate } from '#platform/database/server/migrate.ts'
import type { Migration } from '#platform/database/server/migration-files.ts'
import { projectRoot } from '#platform/database/server/project-root.ts'
import { emptyDump, migratedDump } from './database-dumps.ts'
import { postgresTestDatabase } from './postgres-server.ts'

/** On the home that the environment chooses, with the product's migrations or others. Close it in afterAll. */
export function openTestDatabase(migrations?: readonly Migration[]): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server === undefined ? openEmbeddedTestDatabase(migrations) : postgresTestDatabase(server, migrations)
}

export async function openEmbeddedTestDatabase(migrations?: readonly Migration[]): Promise<Database> {
  const dump = migrations === undefined ? await migratedDump() : await emptyDump()
  await stayCompiled()
  const database = await openDatabase({ dataDir: '', inMemory: true, dump })
  if (migrations !== undefined) await migrate(database, { migrations })
  return database
}

/** Into a data folder that a whole server is started on: it need not create its database, which takes seconds. */
export async function unpackMigratedDatabase(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'database')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  execFileSync('tar', ['-xf', await migratedDump(), '-C', folder], { stdio: 'pipe' })
  await stayCompiled()
}

let compiled: Promise<WebAssembly.Module> | undefined

/**
 * Databases of one process share what is compiled of their program, as long as somebody holds it: between a file that
 * closes its database and the next that opens one it would be forgotten, and compiled again with more work than most
 * files are.
 */
async function stayCompiled(): Promise<void> {
  const program = join(projectRoot, 'node_modules/@electric-sql/pglite/dist/pglite.wasm')
  compiled ??= readFile(program).then((bytes) => WebAssembly.compile(bytes))
  await compiled
}
