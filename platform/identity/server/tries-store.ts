/**
 * Failed tries in the database, so that all copies of the server count together and a restart forgets nothing.
 * A try is taken before the password is looked at and given back when it was right: twenty at once count as twenty.
 */
import { sql } from 'kysely'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { type Budget, recentTries, secondsUntilNext } from '../model/tries.ts'

export type Bucket = Budget & { readonly name: string }

/** Takes a try in every bucket, or in none: then the seconds until there is room in all. */
export async function takeTry(tx: SystemTx, buckets: readonly Bucket[], now: Date): Promise<number | undefined> {
  const at = now.getTime()
  const locked = await lockedTries(tx, buckets)
  const waits = buckets.flatMap((bucket) => secondsUntilNext(locked.get(bucket.name) ?? [], bucket, at) ?? [])
  if (waits.length > 0) return Math.max(...waits)
  for (const { name, window } of buckets) {
    await write(tx, name, [...recentTries(locked.get(name) ?? [], window, at), at])
  }
  return undefined
}

/** The try taken at that moment was none: it succeeded. */
export async function giveBack(tx: SystemTx, buckets: readonly Bucket[], taken: Date): Promise<void> {
  const locked = await lockedTries(tx, buckets)
  for (const { name } of buckets) {
    const tries = locked.get(name) ?? []
    const index = tries.lastIndexOf(taken.getTime())
    if (index >= 0) await write(tx, name, tries.toSpliced(index, 1))
  }
}

/** How long a bucket is full for, without taking from it. */
export async function waitOf(tx: SystemTx, bucket: Bucket, now: Date): Promise<number | undefined> {
  const found = await sql<{ tries: string[] }>`select tries from limit_windows where bucket = ${bucket.name}`.execute(
    tx,
  )
  return secondsUntilNext(
    (found.rows[0]?.tries ?? []).map((text) => Date.parse(text)),
    bucket,
    now.getTime(),
  )
}

/** Adds a try that failed; beyond the limit only the newest are kept, so that a bucket stays small. */
export async function addTry(tx: SystemTx, bucket: Bucket, now: Date): Promise<void> {
  const locked = await lockedTries(tx, [bucket])
  const recent = recentTries(locked.get(bucket.name) ?? [], bucket.window, now.getTime())
  await write(tx, bucket.name, [...recent, now.getTime()].slice(-bucket.max))
}

/** Always in the order of their names: two who lock several never wait for each other. */
async function lockedTries(tx: SystemTx, buckets: readonly Bucket[]): Promise<Map<string, number[]>> {
  const names = buckets.map(({ name }) => name).toSorted()
  for (const name of names) {
    await sql`insert into limit_windows (bucket, tries) values (${name}, '{}') on conflict do nothing`.execute(tx)
  }
  const found = await sql<{ bucket: string; tries: string[] }>`
    select bucket, tries from limit_windows where bucket in (${sql.join(names)}) order by bucket for update`.execute(tx)
  return new Map(found.rows.map(({ bucket, tries }) => [bucket, tries.map((text) => Date.parse(text))]))
}

async function write(tx: SystemTx, name: string, tries: readonly number[]): Promise<void> {
  const moments = tries.map((at) => toIso(at))
  await sql`update limit_windows set tries = ${moments}::timestamptz[] where bucket = ${name}`.execute(tx)
}

const toIso = (at: number): string => new Date(at).toISOString()
