/**
 * How far the demonstration has come, kept in the database itself. A start that was killed is taken up where it
 * stands; what is there already is never made twice.
 */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Database, SystemTx } from '#platform/database/server/connect.ts'

export type DemoRecord = {
  /** The day it was begun: all of it is written as of then. */
  readonly today: PlainDate
  readonly done: boolean
  /** Folder -> the company's id. */
  readonly companies: Readonly<Record<string, string>>
  /** E-mail -> authenticator secret of the operations accounts. Outside production they are printed at each start. */
  readonly authenticators: Readonly<Record<string, string>>
}

const KEY = 'demonstration'

export async function readRecord(tx: SystemTx): Promise<DemoRecord | undefined> {
  const { rows } = await sql<{ value: DemoRecord }>`select value from installation where key = ${KEY}`.execute(tx)
  return rows[0]?.value
}

/** Also for who starts in production on a database that holds it: its password is public. */
export const holdsDemonstration = (db: Database): Promise<boolean> =>
  db.system.read(async (tx) => (await readRecord(tx)) !== undefined)

/** Undefined where the database holds companies or accounts of somebody's own. */
export async function beginRecord(tx: SystemTx, today: PlainDate): Promise<DemoRecord | undefined> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from companies) and not exists (select from accounts) as empty`.execute(tx)
  if (!rows[0]?.empty) return undefined
  const record: DemoRecord = { today, done: false, companies: {}, authenticators: {} }
  await sql`insert into installation (key, value) values (${KEY}, ${JSON.stringify(record)}::jsonb)`.execute(tx)
  return record
}

export async function keepRecord(tx: SystemTx, record: DemoRecord): Promise<DemoRecord> {
  await sql`update installation set value = ${JSON.stringify(record)}::jsonb where key = ${KEY}`.execute(tx)
  return record
}
