// What embedded databases of tests begin from: an empty one and the product's newest schema, made once and kept in dist/
// until a migration changes.
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { EmbeddedServer } from '#platform/database/server/embedded-server.ts'
import { migrate } from '#platform/database/server/migrate.ts'
import { checksumOfAll, readMigrations } from '#platform/database/server/migration-files.ts'
import { OwnerConnection } from '#platform/database/server/owner-connection.ts'
import { embeddedPool } from '#platform/database/server/pools.ts'
import { projectRoot } from '#platform/database/server/project-root.ts'

const CACHE = join(projectRoot, 'dist/test-databases')

/** The product's newest schema. */
export function migratedDump(): Promise<string> {
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
    // Creating a database takes as long as the machine needs; only then does a connection's own limit count.
    await server.worker()
    const client = await pool.connect()
    const owner = new OwnerConnection(client)
    await prepare(owner)
    await rest(owner)
    client.release()
    return await server.dump()
  } finally {
    await pool.end()
    await server.close()
  }
}

/**
 * Nearly every test file unpacks it and starts a database on it. So nothing stays in the write-ahead log that each of
 * them would carry out again as after a crash, and the databases that others are created from, a third of all there is,
 * are left out.
 */
async function rest(owner: OwnerConnection): Promise<void> {
  const others = await owner.rows<{ name: string }>(
    'select datname as name from pg_database where datname <> current_database()',
  )
  for (const { name } of others) {
    await owner.script(`alter database ${name} is_template false`)
    await owner.script(`drop database ${name}`)
  }
  await owner.script('checkpoint')
}

/** The name tells also how a dump is made: what an older way made is not taken for it. */
async function kept(kind: string, version: string, make: () => Promise<Uint8Array>): Promise<string> {
  const file = join(CACHE, `${kind}-rested-${version}.tar`)
  if (existsSync(file)) return file
  const dump = await make()
  mkdirSync(CACHE, { recursive: true })
  for (const old of readdirSync(CACHE)) {
    if (old.startsWith(`${kind}-`) && old.endsWith('.tar') && old !== basename(file))
      rmSync(join(CACHE, old), { force: true })
  }
  // Whoever makes it at the same time writes a file of their own; whoever is last puts the same content in its place.
  const beside = `${file}.${randomUUID()}`
  writeFileSync(beside, dump)
  renameSync(beside, file)
  return file
}
