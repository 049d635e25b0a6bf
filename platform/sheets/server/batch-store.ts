/** The table of imports: what came, from whom, what was wrong, and whether it was taken back. */
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import type { CellFault, CellNote } from '../model/sheet.ts'

export type BatchContext = {
  readonly log: Pick<Logger, 'error'>
  readonly company: CompanyDb
  readonly actor: Actor
  readonly say: Say
  readonly language: Language
}

export type NewBatch = {
  readonly id: string
  readonly kind: string
  readonly fileName: string
  readonly purpose: string | undefined
  readonly taken: { readonly rows: number; readonly accepted: number; readonly created: unknown }
  readonly faults: readonly CellFault[]
  readonly notes: readonly CellNote[]
}

export type Batch = {
  readonly id: string
  readonly accepted: number
  readonly errors: readonly CellFault[]
  readonly created: unknown
  readonly undone_at: string | null
}

/** Faults are kept as word keys, so that each reader gets them in his own language. */
export async function insertBatch(tx: Tx, { company, actor }: BatchContext, batch: NewBatch): Promise<void> {
  await tx
    .insertInto('import_batches')
    .values({
      company_id: company.companyId,
      id: batch.id,
      kind: batch.kind,
      file_name: plainName(batch.fileName),
      purpose: batch.purpose ?? null,
      rows: batch.taken.rows,
      accepted: batch.taken.accepted,
      errors: JSON.stringify(batch.faults),
      warnings: JSON.stringify(batch.notes.slice(0, NOTES_KEPT)),
      created: JSON.stringify(batch.taken.created),
      created_by: actor.accountId,
      created_by_name: actor.name,
    })
    .execute()
}

export async function batchOf(tx: Tx, companyId: string, kind: string, id: string): Promise<Batch | undefined> {
  const { rows } = await sql<Batch>`
    select id, accepted, errors, created, undone_at from import_batches
    where company_id = ${companyId} and kind = ${kind} and id = ${id}`.execute(tx)
  return rows[0]
}

/** The same, held until the transaction ends: of two who take it back at once, one finds it done. */
export async function lockBatch(tx: Tx, companyId: string, kind: string, id: string): Promise<Batch | undefined> {
  await sql`select from import_batches where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return batchOf(tx, companyId, kind, id)
}

export type TakenBatch = {
  readonly id: string
  readonly purpose: string
  readonly kind: string
  readonly file_name: string
  readonly rows: number
  readonly created: unknown
  readonly created_at: string
  readonly by_name: string
}

/** What was taken for these purposes and not taken back since, newest first. */
export async function batchesFor(tx: Tx, companyId: string, purposes: readonly string[]): Promise<TakenBatch[]> {
  const { rows } = await sql<TakenBatch>`
    select id, purpose, kind, file_name, rows, created, created_at, created_by_name as by_name from import_batches
    where company_id = ${companyId} and purpose = any(${[...purposes]}) and accepted > 0 and undone_at is null
    order by created_at desc, id desc`.execute(tx)
  return rows
}

/** All that ever came for these purposes, also what was taken back. */
export async function batchIdsFor(tx: Tx, companyId: string, purposes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from import_batches where company_id = ${companyId} and purpose = any(${[...purposes]})`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function markUndone(tx: Tx, companyId: string, ...ids: readonly string[]): Promise<void> {
  await sql`update import_batches set undone_at = now()
            where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** A file's name as it may be shown: no control characters, nothing that turns the direction of reading. */
export const plainName = (name: string): string => [...name.replace(/[\p{Cc}\p{Cf}]/gu, '')].slice(0, 255).join('')

const NOTES_KEPT = 5_000
