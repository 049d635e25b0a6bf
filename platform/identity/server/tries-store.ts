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
  await writeAll(
    tx,
    new Map(buckets.map(({ name, window }) => [name, [...recentTries(locked.get(name) ?? [], window, at), at]])),
  )
  return undefined
}

/** Of several who come at once, a try in the bucket of each; for whom there is no room, the seconds until there is. */
export async function takeTries(
  tx: SystemTx,
  buckets: readonly Bucket[],
  now: Date,
): Promise<readonly (number | undefined)[]> {
  const at = now.getTime()
  const tries = await lockedTries(tx, buckets)
  const taken = new Map<string, readonly number[]>()
  const waits = buckets.map((bucket) => {
    const recent = recentTries(taken.get(bucket.name) ?? tries.get(bucket.name) ?? [], bucket.window, at)
    const wait = secondsUntilNext(recent, bucket, at)
    if (wait === undefined) taken.set(bucket.name, [...recent, at])
    return wait
  })
  await writeAll(tx, taken)
  return waits
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
  const names = [...new Set(buckets.map(({ name }) => name))].toSorted()
  await sql`
    insert into limit_windows (bucket, tries) select name, '{}' from unnest(${names}::text[]) name
    on conflict do nothing`.execute(tx)
  const found = await sql<{ bucket: string; tries: string[] }>`
    select bucket, tries from limit_windows where bucket = any(${names}::text[]) order by bucket for update`.execute(tx)
  return new Map(found.rows.map(({ bucket, tries }) => [bucket, tries.map((text) => Date.parse(text))]))
}

const write = (tx: SystemTx, name: string, tries: readonly number[]): Promise<void> =>
  writeAll(tx, new Map([[name, tries]]))

async function writeAll(tx: SystemTx, tries: ReadonlyMap<string, readonly number[]>): Promise<void> {
  if (tries.size === 0) return
  const rows = [...tries].map(([bucket, moments]) => ({ bucket, tries: moments.map(toIso) }))
  await sql`
    update limit_windows w set tries = array(select jsonb_array_elements_text(given.tries))::timestamptz[]
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(bucket text, tries jsonb)
    where w.bucket = given.bucket`.execute(tx)
}

const toIso = (at: number): string => new Date(at).toISOString()
