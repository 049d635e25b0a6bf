/**
 * Files that people keep with a record: looked at, freed of what pictures tell besides, sealed, and named in the table
 * `files` in the transaction of the record they belong to. Bytes that no row names are taken away again.
 */
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { type FileReply, fileReply, isMarked, problem, Refusal } from '#platform/http/server/answers.ts'
import type { UploadedFile } from '#platform/http/server/handler.ts'
import type { Params } from '#platform/http/server/say.ts'
import type { Services } from '#platform/http/server/services.ts'
import { partsOf } from '#platform/sheets/server/zip.ts'
import { type Accepted, type FileKind, kindOf } from '../model/file-kinds.ts'
import { MEGAPIXELS_MAX } from '../model/pictures/picture.ts'
import { plainName } from './plain-name.ts'

type Keeping = Pick<Services, 'files' | 'seal' | 'log'> & {
  readonly company: CompanyDb
  /** A device of the company's has no account. */
  readonly actor: { readonly accountId: string | null }
}
export type Wanted = {
  readonly accept: Accepted
  readonly purpose: string
  /** Where it must be smaller than any upload may be. */
  readonly largest?: { readonly megabytes: number; readonly megapixels: number }
  /** The field by which a refusal is told. */
  readonly field?: string
}

/** Runs the work in a transaction that has the file in it; whatever goes wrong, no bytes stay behind. */
export async function withFile<Result>(
  keeping: Keeping,
  file: UploadedFile,
  wanted: Wanted,
  work: (tx: Tx, fileId: string) => Promise<Result>,
): Promise<Result> {
  const { company } = keeping
  const stored = withBytes(keeping, file, wanted, (bytes) =>
    company.transaction(async (tx) => {
      await keepWithinDay(tx, keeping, bytes.size, wanted.field)
      await nameFiles(tx, company.companyId, [bytes])
      const done = await work(tx, bytes.id)
      if (isMarked(done, 'problem')) throw new Undone(done)
      return { key: bytes.key, done }
    }),
  )
  return stored.catch((failure) => {
    if (failure instanceof Undone) return failure.outcome as Result
    throw failure
  })
}

/** Bytes that lie there, and what their row will say of them. */
export type KeptBytes = {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly sha256: string
  readonly purpose: string
  readonly created_by: string | null
}

/** The same where the transaction is not one's own: whoever stores them names them (`nameFiles`), and says under which key. */
export async function withBytes<Result>(
  keeping: Keeping,
  file: UploadedFile,
  wanted: Wanted,
  store: (bytes: KeptBytes) => Promise<{ readonly key: string; readonly done: Result }>,
): Promise<Result> {
  const { kind, bytes } = await checked(file, wanted)
  const { files, seal, company, actor } = keeping
  const key = `${company.companyId}/${randomUUID()}`
  await files.put(key, Buffer.from(seal.seal(bytes.toString('base64'), key)))
  try {
    const named = await store({
      ...{ id: newId(), key, name: plainName(file.name), type: kind.type, size: bytes.length },
      sha256: createHash('sha256').update(bytes).digest('hex'),
      ...{ purpose: wanted.purpose, created_by: actor.accountId },
    })
    // A request that came again is given what its first transaction gave, which named other bytes.
    if (named.key !== key) await removeBytes(keeping, [key])
    return named.done
  } catch (failure) {
    if (!(await isNamed(company, key))) await removeBytes(keeping, [key])
    throw failure
  }
}

/** One statement however many. */
export async function nameFiles(tx: Tx, companyId: string, all: readonly KeptBytes[]): Promise<void> {
  if (all.length === 0) return
  await sql`
    insert into files (company_id, id, name, type, size, sha256, storage_key, purpose, created_by)
    select ${companyId}, id, name, type, size, sha256, key, purpose, created_by
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as kept(id uuid, key text, name text, type text, size bigint,
      sha256 text, purpose text, created_by uuid)`.execute(tx)
}

/** Nobody types, photographs or scans more in a day; whoever sends more fills the disk of everybody. */
const MEGABYTES_A_DAY = 200

async function keepWithinDay(tx: Tx, { company, actor }: Keeping, bytes: number, field = 'file'): Promise<void> {
  if (actor.accountId === null) return
  // One after the other: of several at once each would see what was kept before all of them.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${actor.accountId}`}, 0))`.execute(tx)
  const { rows } = await sql<{ kept: string }>`
    select coalesce(sum(size), 0)::text as kept from files
    where company_id = ${company.companyId} and created_by = ${actor.accountId}
      and created_at > now() - interval '1 day'`.execute(tx)
  if (Number(rows[0]?.kept) + bytes <= MEGABYTES_A_DAY * MEGABYTE) return
  const params = { size: MEGABYTES_A_DAY }
  throw new Refusal(problem('files.too-much-today', { params, errors: { [field]: ['files.too-much-today'] } }))
}

/** A connection may break after the transaction was taken; better bytes without a row than a row without bytes. */
function isNamed(company: CompanyDb, key: string): Promise<boolean> {
  return company
    .read((tx) => sql`select from files where company_id = ${company.companyId} and storage_key = ${key}`.execute(tx))
    .then(
      ({ rows }) => rows.length > 0,
      () => true,
    )
}

/** A refusal of the work must roll back the row of the file as well. */
class Undone extends Error {
  readonly outcome: unknown
  constructor(outcome: unknown) {
    super('refused')
    this.outcome = outcome
  }
}

export type KeptFile = { readonly name: string; readonly type: string; readonly bytes: Buffer }
type FileRow = { name: string; type: string; storage_key: string }

/** Undefined where the company has no such file. */
export async function keptFile(
  { files, seal, company }: Pick<Keeping, 'files' | 'seal' | 'company'>,
  id: string,
): Promise<KeptFile | undefined> {
  const { rows } = await company.read((tx) =>
    sql<FileRow>`
      select name, type, storage_key from files where company_id = ${company.companyId} and id = ${id}`.execute(tx),
  )
  const row = rows[0]
  if (!row) return undefined
  const sealed = (await files.get(row.storage_key)).toString()
  return { name: row.name, type: row.type, bytes: Buffer.from(seal.open(sealed, row.storage_key), 'base64') }
}

export const asReply = ({ name, type, bytes }: KeptFile): FileReply => fileReply(name, type, bytes)

/** Takes the rows away and tells which bytes to remove once the transaction has ended: `removeBytes`. */
export async function dropFiles(tx: Tx, companyId: string, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ storage_key: string }>`
    delete from files where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) returning storage_key`.execute(
    tx,
  )
  return rows.map(({ storage_key }) => storage_key)
}

export async function removeBytes(
  { files, log }: Pick<Services, 'files' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    await files.remove(key).catch((err) => log.warn({ err, key }, 'the bytes of a dropped file stayed behind'))
  }
}

async function checked(
  file: UploadedFile,
  { accept, largest, field = 'file' }: Wanted,
): Promise<{ kind: FileKind; bytes: Buffer }> {
  const kind = kindOf(accept, file.name.trim(), file.bytes)
  const refuse = (code: string, params: Params = {}) =>
    new Refusal(problem(code, { params, errors: { [field]: [code] } }))
  if (file.bytes.length === 0) throw refuse('files.empty')
  if (!kind) throw refuse(REFUSALS[accept])
  if (largest && file.bytes.length > largest.megabytes * MEGABYTE) {
    throw refuse('files.too-large', { size: largest.megabytes })
  }
  if (kind.parts !== undefined && !(await isOffice(file.bytes, kind.parts))) throw refuse(REFUSALS[accept])
  if (accept === 'resume' && file.bytes.includes(OLD_MACROS)) throw refuse(REFUSALS[accept])
  if (!kind.picture) return { kind, bytes: file.bytes }
  const size = kind.picture.size(file.bytes)
  if (!size || size.width === 0 || size.height === 0) throw refuse(REFUSALS[accept])
  const megapixels = largest?.megapixels ?? MEGAPIXELS_MAX
  if (size.width * size.height > megapixels * 1_000_000) throw refuse('files.too-many-pixels', { count: megapixels })
  return { kind, bytes: Buffer.from(kind.picture.plain(file.bytes)) }
}

const MEGABYTE = 1_048_576
const REFUSALS = {
  picture: 'files.not-a-picture',
  printable: 'files.not-printable',
  document: 'files.not-a-document',
  resume: 'files.not-a-resume',
} as const satisfies Record<Accepted, string>

/** The part of an old Word document in which its macros lie. */
const OLD_MACROS = Buffer.from('_VBA_PROJECT', 'utf16le')

/** A document of the kind it says, neither a bomb nor one with macros. */
async function isOffice(bytes: Buffer, main: string): Promise<boolean> {
  try {
    const parts = await partsOf(bytes)
    return parts.has(main) && ![...parts.keys()].some((name) => /vbaProject\.bin$/i.test(name))
  } catch {
    return false
  }
}
