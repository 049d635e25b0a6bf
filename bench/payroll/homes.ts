/** Both homes of the database, freshly migrated: a folder on this disk, and a PostgreSQL server where one is installed. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#platform/database/server/connect.ts'
import { migrate } from '#platform/database/server/migrate.ts'
import { postgresPrograms, postgresTestDatabase, startPostgresServer } from '#tests/support/postgres-server.ts'

export type Home = {
  readonly name: 'embedded' | 'PostgreSQL'
  readonly db: Database
  /** Where others find it; of the server alone. */
  readonly url?: string
  readonly close: () => Promise<void>
}

export async function embeddedHome(): Promise<Home> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kerja-bench-'))
  const db = await openDatabase({ dataDir })
  await migrate(db)
  const close = async () => {
    await db.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { name: 'embedded', db, close }
}

/** Undefined where no PostgreSQL programs are installed. */
export async function postgresHome(): Promise<Home | undefined> {
  if (postgresPrograms() === undefined) return undefined
  const server = await startPostgresServer()
  // On a busy machine it takes longer, and is measured all the same.
  const db = await postgresTestDatabase(server.url, undefined, { statementTimeout: 0, connectionTimeout: 60_000 })
  const close = async () => {
    // The server may still be tidying this database up; it goes with the server anyway.
    await db.close().catch(() => {})
    await server.stop()
  }
  return { name: 'PostgreSQL', db, url: db.url, close }
}
