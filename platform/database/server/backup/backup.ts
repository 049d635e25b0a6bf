// Writes everything a database holds, and the stored files, into one compressed tar file. The rows are one unchanging
// view: on PostgreSQL the server goes on working meanwhile. What is held in memory is one portion of rows or one file.
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database, OwnerConnection } from '../connect.ts'
import { type BackupHead, type BackupTail, FILES, FORMAT, HEAD, type Sum, TABLES, TAIL, Tally } from './archive.ts'
import type { KeptFiles } from './kept-files.ts'
import { PLAIN_TEXT, selectLines, type TableShape, tableShapes } from './table-shapes.ts'
import { type TarEntry, writeTar } from './tar.ts'

/** Resolves to what the file holds. Nothing stands under its name before it is whole. */
export async function backup(database: Pick<Database, 'owner'>, file: string, files: KeptFiles): Promise<BackupTail> {
  if (await stat(file).catch(() => undefined)) throw new Error(`The file ${file} exists already; choose another name.`)
  const part = `${file}.part`
  let tail: BackupTail | undefined
  try {
    await database.owner((connection) =>
      connection.transaction(async () => {
        await connection.script(`${PLAIN_TEXT}; set local statement_timeout = 0`)
        const entries = archive(connection, files, (whole) => {
          tail = whole
        })
        const target = createWriteStream(part, { flags: 'w', mode: 0o600, flush: true })
        await pipeline(Readable.from(writeTar(entries)), createGzip({ level: 4 }), target)
      }, 'begin isolation level repeatable read read only'),
    )
    await rename(part, file)
  } catch (failure) {
    await rm(part, { force: true })
    throw failure
  }
  if (tail === undefined) throw new Error('The backup was not finished.')
  return tail
}

async function* archive(
  connection: OwnerConnection,
  files: KeptFiles,
  finished: (tail: BackupTail) => void,
): AsyncGenerator<TarEntry> {
  yield json(HEAD, await head(connection))
  const tables: Record<string, Sum> = {}
  for (const shape of await tableShapes(connection)) {
    const tally = new Tally()
    yield* tableEntries(connection, shape, tally)
    tables[shape.name] = tally.sum()
  }
  const tally = new Tally()
  for await (const key of files.keys()) {
    const content = await files.get(key).catch(gone)
    if (content === undefined) continue
    tally.add(1, key, content)
    yield { name: FILES + key, content }
  }
  const tail: BackupTail = { tables, files: tally.sum() }
  yield json(TAIL, tail)
  finished(tail)
}

/** Dropped since it was listed, as the server drops the upload of an import that is done: nothing is lost with it. */
function gone(failure: Error & { readonly code?: string }): undefined {
  if (failure.code !== 'ENOENT') throw failure
}

async function head(connection: OwnerConnection): Promise<BackupHead> {
  // Only the owner reads the book of migrations.
  await connection.script('reset role')
  const [book] = await connection.rows<{ there: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as there`,
  )
  if (book?.there !== true) throw new Error('The database is empty: there is nothing to back up.')
  const migrations = await connection.rows<BackupHead['migrations'][number]>(
    'select name, checksum from schema_migrations order by number',
  )
  const [now] = await connection.rows<{ made: string }>('select now() as made')
  await connection.script('set local role kerja_system')
  return { format: FORMAT, made: now?.made ?? '', migrations }
}

const PORTION = 1024 * 1024

async function* tableEntries(connection: OwnerConnection, shape: TableShape, tally: Tally): AsyncGenerator<TarEntry> {
  await connection.script(`declare backup_rows no scroll cursor for ${selectLines(shape)}`)
  let number = 0
  // Rows differ in size from table to table: take as many as fill about one portion.
  for (let rows = 200; ; ) {
    const lines = await connection.rows<{ line: string }>(`fetch ${rows} from backup_rows`)
    if (lines.length === 0) break
    const content = Buffer.from(lines.map(({ line }) => `${line}\n`).join(''))
    tally.add(lines.length, content)
    number += 1
    yield { name: `${TABLES}${shape.name}/${String(number).padStart(8, '0')}.ndjson`, content }
    rows = Math.min(10_000, Math.max(10, Math.round((rows * PORTION) / content.length)))
  }
  await connection.script('close backup_rows')
}

function json(name: string, content: object): TarEntry {
  return { name, content: Buffer.from(`${JSON.stringify(content, null, 2)}\n`) }
}
