// Brings a database to the newest schema: forward only, each migration in a transaction of its own, and never a second
// process at the same time.
import type { Database, OwnerConnection } from './connect.ts'
import { type Migration, readMigrations } from './migration-files.ts'

/** What SQL cannot do, by the number of the migration: done before its statements, in the same transaction. */
export type MigrationSteps = Readonly<Record<string, (connection: OwnerConnection) => Promise<void>>>

export class MigrationRefused extends Error {}

interface MigrateOptions {
  /** Runs what is missing inside one transaction and takes it back. */
  readonly dryRun?: boolean
  readonly migrations?: readonly Migration[]
  readonly steps?: MigrationSteps
}

/** Resolves to the names of the migrations that ran, or would have run. */
export function migrate(
  database: Pick<Database, 'owner' | 'servesAs'>,
  options: MigrateOptions = {},
): Promise<string[]> {
  const { migrations: known = readMigrations(), steps = {} } = options
  return database.owner(async (connection) => {
    await connection.script(`set statement_timeout = 0; select pg_advisory_lock(${LOCK})`)
    try {
      const missing = missingFrom(known, await applied(connection))
      if (options.dryRun === true) await rehearsed(connection, missing, steps)
      else for (const migration of missing) await connection.transaction(() => apply(connection, migration, steps))
      if (database.servesAs !== undefined && options.dryRun !== true) await letServe(connection, database.servesAs)
      return missing.map((one) => one.name)
    } finally {
      await connection.script(`select pg_advisory_unlock(${LOCK})`)
    }
  })
}

/** The two roles that do all the work, for the login that owns nothing. */
async function letServe(connection: OwnerConnection, login: string): Promise<void> {
  const roles = await connection.rows<{ may: boolean }>(
    `select bool_and(pg_has_role($1, name, 'member')) as may from unnest(array['kerja_app', 'kerja_system']) name`,
    [login],
  )
  if (roles[0]?.may !== true)
    await connection.script(`grant kerja_app, kerja_system to "${login.replaceAll('"', '""')}"`)
}

/** Runs and records them in the transaction that is open. */
export async function applyMigrations(
  connection: OwnerConnection,
  migrations: readonly Migration[],
  steps: MigrationSteps = {},
): Promise<void> {
  for (const migration of migrations) await apply(connection, migration, steps)
}

/** Any number of our own; it only has to be the same in every copy of the server. */
const LOCK = 5_391_082

const BOOK = `
  create table if not exists schema_migrations (
    number text primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`

type Applied = Pick<Migration, 'number' | 'name' | 'checksum'>

async function applied(connection: OwnerConnection): Promise<Applied[]> {
  const [book] = await connection.rows<{ there: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as there`,
  )
  if (book?.there !== true) return []
  return connection.rows<Applied>('select number, name, checksum from schema_migrations order by number')
}

function missingFrom(known: readonly Migration[], done: readonly Applied[]): Migration[] {
  const byNumber = new Map(known.map((one) => [one.number, one]))
  for (const { number, name, checksum } of done) {
    const file = byNumber.get(number)
    if (file === undefined) {
      throw new MigrationRefused(`The database has migration ${name}, which this version does not know: it is older.`)
    }
    if (file.checksum !== checksum) {
      throw new MigrationRefused(`Migration ${file.name} was changed after it ran here: write a new one instead.`)
    }
  }
  const last = done.at(-1)?.number ?? ''
  const numbersDone = new Set(done.map((one) => one.number))
  const missing = known.filter((one) => !numbersDone.has(one.number))
  const late = missing.find((one) => one.number < last)
  if (late !== undefined) {
    throw new MigrationRefused(`Migration ${late.name} comes before ${last}, which already ran: give it a new number.`)
  }
  return missing
}

async function apply(connection: OwnerConnection, migration: Migration, steps: MigrationSteps): Promise<void> {
  await connection.script(BOOK)
  try {
    await steps[migration.number]?.(connection)
    await connection.script(migration.sql)
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure)
    throw new MigrationRefused(`Migration ${migration.name} failed: ${reason}.`, { cause: failure })
  }
  await connection.script('reset role')
  await connection.rows('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
    migration.number,
    migration.name,
    migration.checksum,
  ])
}

async function rehearsed(
  connection: OwnerConnection,
  missing: readonly Migration[],
  steps: MigrationSteps,
): Promise<void> {
  await connection.script('begin')
  try {
    await applyMigrations(connection, missing, steps)
  } finally {
    await connection.script('rollback')
  }
}
