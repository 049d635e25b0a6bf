/** The table of readings: wanted with the file, taken by whoever reads, told what was found. */
import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/server/connect.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { ReadingState } from '../model/read-file.ts'
import { searchWords, wordsWanted } from '../model/search-words.ts'

type Wish = { readonly fileId: string; readonly kind: string; readonly urgent: boolean }

/** In the transaction that keeps the file. Off where this installation reads nothing. */
export const wantReading = (
  tx: Tx,
  services: Pick<Services, 'settings' | 'clock'>,
  companyId: string,
  { fileId, kind, urgent }: Wish,
): Promise<ReadingState> => wantReadings(tx, services, companyId, { fileIds: [fileId], kind, urgent })

/** One statement however many files. */
export async function wantReadings(
  tx: Tx,
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  companyId: string,
  { fileIds, kind, urgent }: Omit<Wish, 'fileId'> & { readonly fileIds: readonly string[] },
): Promise<ReadingState> {
  const state = settings.readingWorkers > 0 ? 'waiting' : 'off'
  await sql`
    insert into readings (company_id, file_id, kind, state, urgent, wanted_at)
    select ${companyId}, file, ${kind}, ${state}, ${urgent}, ${clock.now()} from unnest(${[...fileIds]}::uuid[]) file`.execute(
    tx,
  )
  return state
}

export type Reading<Found> = { readonly file_id: string; readonly state: ReadingState; readonly found: Found | null }

export async function readingsOf<Found>(
  tx: Tx,
  companyId: string,
  fileIds: readonly string[],
): Promise<Reading<Found>[]> {
  if (fileIds.length === 0) return []
  const { rows } = await sql<Reading<Found>>`
    select file_id, state, found from readings
    where company_id = ${companyId} and file_id = any(${[...fileIds]}::uuid[])`.execute(tx)
  return rows
}

/**
 * The files of these words. Asked as the system, before the transaction of the company: within it the database would
 * look at every row of the company before it may use the index of words.
 */
export async function filesWithWords(
  { system }: Pick<Database, 'system'>,
  companyId: string,
  search: string,
): Promise<readonly string[]> {
  const wanted = wordsWanted(search)
  if (wanted === '') return []
  const statement = 'select file_id from readings where company_id = $1 and words @@ $2::tsquery'
  return (await system.ask<{ file_id: string }>(statement, [companyId, wanted])).map(({ file_id }) => file_id)
}

export type Taken = {
  readonly companyId: string
  readonly fileId: string
  readonly kind: string
  readonly tries: number
}

/** Longer than any file is read; after this whoever took it is thought dead. */
const GIVEN_UP = '90 seconds'

/** The next that waits, now ours: first those somebody waits for, then by their order. */
export function takeNext(db: Database, kinds: readonly string[], now: Date): Promise<Taken | undefined> {
  return db.system.transaction(async (tx) => {
    const { rows } = await sql<Taken>`
      update readings set taken_at = ${now}, tries = tries + 1
      where (company_id, file_id) in (
        select company_id, file_id from readings
        where state = 'waiting' and kind = any(${[...kinds]})
          and (taken_at is null or taken_at < ${now}::timestamptz - ${GIVEN_UP}::interval)
        order by tries, urgent desc, wanted_at, file_id limit 1 for update skip locked)
      returning company_id as "companyId", file_id as "fileId", kind, tries`.execute(tx)
    return rows[0]
  })
}

/** An embedded database has one server: what was taken before it began is nobody's. */
export function letGo(db: Database): Promise<unknown> {
  return db.system.transaction((tx) =>
    sql`update readings set taken_at = null where state = 'waiting' and taken_at is not null`.execute(tx),
  )
}

/** It waits as before, as if it had not been taken. */
export function giveBack(db: Database, { companyId, fileId }: Taken): Promise<unknown> {
  return db.forCompany(companyId).transaction((tx) =>
    sql`update readings set taken_at = null, tries = tries - 1
        where company_id = ${companyId} and file_id = ${fileId} and state = 'waiting'`.execute(tx),
  )
}

/** Held until the transaction ends; false where it is gone, or was read by somebody else meanwhile. */
export async function holdWaiting(tx: Tx, { companyId, fileId }: Pick<Taken, 'companyId' | 'fileId'>) {
  const { rows } = await sql`
    select from readings where company_id = ${companyId} and file_id = ${fileId} and state = 'waiting'
    for update`.execute(tx)
  return rows.length > 0
}

export type Told = { readonly found: unknown; readonly text?: string }

export async function settle(
  tx: Tx,
  { companyId, fileId }: Pick<Taken, 'companyId' | 'fileId'>,
  state: Exclude<ReadingState, 'waiting'>,
  { found, text }: Told,
  now: Date,
): Promise<void> {
  await sql`
    update readings set state = ${state}, read_at = ${now}, taken_at = null,
      found = ${found === undefined || found === null ? null : JSON.stringify(found)}::jsonb, text = ${text ?? null},
      words = array_to_tsvector(${text === undefined ? null : searchWords(text)}::text[])
    where company_id = ${companyId} and file_id = ${fileId}`.execute(tx)
}
