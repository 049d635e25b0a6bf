/** Kiosks as rows; a digest finds the device, and nothing gives its token back. */
import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { modules } from '#access/modules.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type KioskWay = 'qr' | 'staff_code'
export type KioskRow = {
  readonly id: string
  readonly name: string
  readonly coordinate_id: string | null
  readonly place: string | null
  readonly ways: readonly KioskWay[]
  readonly paired_at: string | null
  readonly seen_at: string | null
}

export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

const read = (companyId: string, where: RawBuilder<unknown>) => sql<KioskRow>`
  select k.id, k.name, k.coordinate_id, c.name as place, k.ways, k.paired_at, k.seen_at
  from kiosks k left join coordinates c on c.company_id = k.company_id and c.id = k.coordinate_id
  where k.company_id = ${companyId} and ${where} order by lower(k.name)`

export const allKiosks = async (tx: Tx, companyId: string): Promise<KioskRow[]> =>
  (await read(companyId, sql`true`).execute(tx)).rows

export const kioskRow = async (tx: Tx, companyId: string, id: string): Promise<KioskRow | undefined> =>
  (await read(companyId, sql`k.id = ${id}`).execute(tx)).rows[0]

export async function isPlace(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from coordinates where company_id = ${companyId} and id = ${id}`.execute(tx)
  return rows.length > 0
}

type Fields = Pick<KioskRow, 'id' | 'name' | 'coordinate_id' | 'ways'>

export async function insertKiosk(tx: Tx, companyId: string, { id, name, coordinate_id, ways }: Fields, now: Date) {
  await sql`
    insert into kiosks (company_id, id, name, coordinate_id, ways, created_at)
    values (${companyId}, ${id}, ${name}, ${coordinate_id}, ${[...ways]}, ${now.toISOString()})`.execute(tx)
}

export async function updateKiosk(tx: Tx, companyId: string, { id, name, coordinate_id, ways }: Fields) {
  await sql`
    update kiosks set name = ${name}, coordinate_id = ${coordinate_id}, ways = ${[...ways]}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function dropKiosk(tx: Tx, companyId: string, id: string) {
  await sql`delete from kiosks where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function offerPairing(tx: Tx, companyId: string, id: string, code: string, until: Date) {
  await sql`
    update kiosks set pair_digest = ${digestOf(code)}, pair_until = ${until.toISOString()}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function unpair(tx: Tx, companyId: string, id: string) {
  await sql`
    update kiosks set token_digest = null, paired_at = null, pair_digest = null, pair_until = null
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** The code is spent, and the token takes the place of the one before. Undefined for a code of nobody. */
export async function takePairing(
  tx: Tx,
  companyId: string,
  { code, token, now }: { readonly code: string; readonly token: string; readonly now: Date },
): Promise<{ id: string; name: string } | undefined> {
  const at = now.toISOString()
  const { rows } = await sql<{ id: string; name: string }>`
    update kiosks set token_digest = ${digestOf(token)}, paired_at = ${at}, seen_at = ${at}, pair_digest = null,
      pair_until = null
    where company_id = ${companyId} and pair_digest = ${digestOf(code)} and pair_until >= ${at}
    returning id, name`.execute(tx)
  return rows[0]
}

export type Placed = KioskRow & {
  readonly latitude: number | null
  readonly longitude: number | null
  readonly radius: number | null
}
export type Device = Placed & { readonly company: string; readonly timezone: string }

export async function placedKiosks(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Placed>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Placed>`
    select k.id, k.name, k.coordinate_id, c.name as place, k.ways, k.paired_at, k.seen_at,
      c.latitude::float8 as latitude, c.longitude::float8 as longitude, c.radius
    from kiosks k left join coordinates c on c.company_id = k.company_id and c.id = k.coordinate_id
    where k.company_id = ${companyId} and k.id = any(${[...ids]}::uuid[]) and k.token_digest is not null`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The kiosk a token belongs to, of a company that still clocks in here; noted that it was heard of. */
export async function deviceByToken(tx: Tx, companyId: string, token: string, now: Date): Promise<Device | undefined> {
  const { rows } = await sql<Device>`
    select k.id, k.name, k.coordinate_id, c.name as place, k.ways, k.paired_at, k.seen_at, o.name as company,
      o.timezone_key as timezone, c.latitude::float8 as latitude, c.longitude::float8 as longitude, c.radius
    from kiosks k
      join companies o on o.id = k.company_id and o.state = 'active'
      join company_modules m on m.company_id = k.company_id and m.module_id = ${modules.attendance}
      left join coordinates c on c.company_id = k.company_id and c.id = k.coordinate_id
    where k.company_id = ${companyId} and k.token_digest = ${digestOf(token)}`.execute(tx)
  const [device] = rows
  if (device && isStale(device.seen_at, now))
    await sql`update kiosks set seen_at = ${now.toISOString()}
              where company_id = ${companyId} and id = ${device.id}`.execute(tx)
  return device
}

const SEEN_EVERY_MS = 60_000
const isStale = (seen: string | null, now: Date): boolean =>
  seen === null || now.getTime() - Date.parse(seen) >= SEEN_EVERY_MS
