// Puts a backup back, into either home. The database part is one transaction: it is whole or it never happened. The
// schema is first built as it was when the backup was made, and brought to the newest afterwards.
import { createReadStream, existsSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip, type Gunzip } from 'node:zlib'
import type { Database, OwnerConnection } from '../connect.ts'
import { applyMigrations, type MigrationSteps, migrate } from '../migrate.ts'
import { type Migration, readMigrations } from '../migration-files.ts'
import { type BackupHead, type BackupTail, FILES, FORMAT, HEAD, type Sum, TABLES, TAIL, Tally } from './archive.ts'
import { clearSchema, loadable, refuseWhenInUse } from './emptied-schema.ts'
import { checkedKey, type KeptFiles } from './kept-files.ts'
import { insertLines, PLAIN_TEXT, tableShapes } from './table-shapes.ts'
import { readTar, type TarEntry } from './tar.ts'

interface RestoreOptions {
  /** Replaces what is there. */
  readonly force?: boolean
  readonly migrations?: readonly Migration[]
  readonly steps?: MigrationSteps
}

export async function restore(
  database: Pick<Database, 'owner'>,
  file: string,
  files: KeptFiles,
  options: RestoreOptions = {},
): Promise<BackupTail> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const known = options.migrations ?? readMigrations()
  const former = new Set<string>()
  for await (const key of files.keys()) former.add(key)
  if (former.size > 0 && options.force !== true) throw new Error(`There are stored files already; ${USE_FORCE}`)
  const placed = new Set<string>()
  let tail: BackupTail
  try {
    tail = await database.owner(async (connection) => {
      await refuseWhenInUse(connection, options.force === true, USE_FORCE)
      return connection.transaction(() => load(connection, file, known, files, placed))
    })
  } catch (failure) {
    for (const key of placed) if (!former.has(key)) await files.remove(key)
    throw unreadable(failure) ? new Error(DAMAGED, { cause: failure }) : failure
  }
  for (const key of former) if (!placed.has(key)) await files.remove(key)
  await migrate(database, { migrations: known, ...(options.steps && { steps: options.steps }) })
  return tail
}

const DAMAGED = 'This file is not a backup, or it is damaged.'
const USE_FORCE = 'add --force to replace what is there.'

async function load(
  connection: OwnerConnection,
  file: string,
  known: readonly Migration[],
  files: KeptFiles,
  placed: Set<string>,
): Promise<BackupTail> {
  const entries = readTar(unzipped(file))
  const head = jsonOf<BackupHead>(await entries.next(), HEAD)
  await connection.script(`${PLAIN_TEXT}; set local statement_timeout = 0`)
  await clearSchema(connection)
  await applyMigrations(connection, migrationsOf(head, known))
  const finish = await loadable(connection)
  const inserts = new Map((await tableShapes(connection)).map((shape) => [shape.name, insertLines(shape)]))
  const tables = new Map([...inserts.keys()].map((name) => [name, new Tally()]))
  const tally = new Tally()
  for await (const entry of entries) {
    if (entry.name === TAIL) {
      const tail: BackupTail = JSON.parse(entry.content.toString('utf8'))
      compare(tail, tables, tally.sum())
      await finish()
      return tail
    }
    if (entry.name.startsWith(TABLES)) await loadPortion(connection, entry, inserts, tables)
    else if (entry.name.startsWith(FILES)) {
      const key = checkedKey(entry.name.slice(FILES.length))
      tally.add(1, key, entry.content)
      placed.add(key)
      await files.put(key, entry.content)
    }
  }
  throw new Error('The backup ends too early: it is not whole.')
}

async function loadPortion(
  connection: OwnerConnection,
  { name, content }: TarEntry,
  inserts: ReadonlyMap<string, string>,
  tables: ReadonlyMap<string, Tally>,
): Promise<void> {
  const table = name.slice(TABLES.length).split('/')[0] ?? ''
  const insert = inserts.get(table)
  if (insert === undefined) throw new Error(`The backup has a table ${table} that its schema does not know.`)
  const lines = content.toString('utf8').trimEnd().split('\n')
  tables.get(table)?.add(lines.length, content)
  await connection.rows(insert, [`[${lines.join(',')}]`])
}

/** The migrations that had run when the backup was made: the first ones of those this version knows. */
function migrationsOf(head: BackupHead, known: readonly Migration[]): Migration[] {
  if (head.format !== FORMAT) throw new Error(`The backup has format ${head.format}; this version reads ${FORMAT}.`)
  return head.migrations.map(({ name, checksum }, place) => {
    const own = known[place]
    if (own?.name === name && own.checksum === checksum) return own
    throw new Error(`The backup was made by another version: this one does not know its migration ${name}.`)
  })
}

function compare(tail: BackupTail, tables: ReadonlyMap<string, Tally>, files: Sum): void {
  for (const [name, tally] of tables) requireSame(`table ${name}`, tail.tables[name] ?? new Tally().sum(), tally.sum())
  requireSame('stored files', tail.files, files)
}

function requireSame(what: string, written: Sum, read: Sum): void {
  if (written.count !== read.count || written.sha256 !== read.sha256) {
    throw new Error(`The backup is damaged: its ${what} do not have the content that was written.`)
  }
}

function jsonOf<Content>(next: IteratorResult<TarEntry>, name: string): Content {
  if (next.done === true || next.value.name !== name) throw new Error(DAMAGED)
  return JSON.parse(next.value.content.toString('utf8'))
}

function unzipped(file: string): Gunzip {
  // The reader of the last stream is told of a failure of the first one too.
  const unzip = createGunzip({ chunkSize: 256 * 1024 })
  pipeline(createReadStream(file), unzip, () => {})
  return unzip
}

function unreadable(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && String(failure.code).startsWith('Z_')
}
