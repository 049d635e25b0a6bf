/** Clockings as rows. They are added, assigned to somebody, and set aside; nothing else of them changes. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { prepared } from '#platform/database/server/prepared.ts'
import type { ClockingType } from '../../model/clocking/flags.ts'

export type ClockingRow = {
  readonly id: string
  readonly employee_id: string
  /** Null where a terminal told none: the first of a day is in, the last out. */
  readonly type: ClockingType | null
  readonly method: string
  readonly occurred_at: string
  readonly received_at: string
  readonly coordinate_id: string | null
  readonly place: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly accuracy: number | null
  readonly distance_m: number | null
  readonly is_mocked: boolean
  readonly flags: readonly string[]
  readonly note: string | null
  readonly has_photo: boolean
}

const columns = sql`c.id, c.employee_id, c.type, c.method, c.occurred_at, c.received_at, c.coordinate_id, c.place,
  c.latitude::float8 as latitude, c.longitude::float8 as longitude, c.accuracy, c.distance_m, c.is_mocked, c.flags,
  c.note, exists (
    select from clocking_photos p where p.company_id = c.company_id and p.clocking_id = c.id) as has_photo`

/** Of these people from one instant up to before another, oldest first, without what was set aside. */
export async function clockingsBetween(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
  from: Date,
  to: Date,
): Promise<readonly ClockingRow[]> {
  if (employeeIds.length === 0) return []
  const { rows } = await sql<ClockingRow>`
    select ${columns} from clockings c
    where c.company_id = ${companyId} and c.employee_id = any (${[...employeeIds]}::uuid[])
      and c.occurred_at >= ${from.toISOString()} and c.occurred_at < ${to.toISOString()} and c.set_aside_by is null
    order by c.occurred_at, c.id`.execute(tx)
  return rows
}

export type Around = { readonly row: ClockingRow; readonly at: Date }
type Moment = { readonly employeeId: string; readonly at: Date }

/** What each of these people clocked within the day before a moment of theirs, and just after it; oldest first. */
export async function ofPeopleAround(
  tx: Tx,
  companyId: string,
  moments: readonly Moment[],
): Promise<ReadonlyMap<string, readonly Around[]>> {
  const { rows } = await prepared(
    tx,
    sql<ClockingRow>`
    select around.* from unnest(${moments.map(({ employeeId }) => employeeId)}::uuid[],
        ${moments.map(({ at }) => at.toISOString())}::timestamptz[]) as g(employee_id, at)
      cross join lateral (select ${columns} from clockings c
        where c.company_id = ${companyId} and c.employee_id = g.employee_id and c.set_aside_by is null
          and c.occurred_at >= g.at - interval '1 day' and c.occurred_at < g.at + interval '1 minute') as around
    order by around.occurred_at, around.id`,
  )
  const found = new Map<string, Around[]>(moments.map(({ employeeId }) => [employeeId, []]))
  for (const row of rows) found.get(row.employee_id)?.push({ row, at: new Date(row.occurred_at) })
  return found
}

export type NewClocking = Omit<ClockingRow, 'has_photo'> & {
  readonly sent_at: string | null
  readonly device_id: string | null
  readonly created_by: string | null
}

/** In one statement; by their ids as they were stored. */
export async function insertClockings(
  tx: Tx,
  companyId: string,
  all: readonly NewClocking[],
): Promise<ReadonlyMap<string, ClockingRow>> {
  if (all.length === 0) return new Map()
  const { rows } = await prepared(
    tx,
    sql<ClockingRow>`
    insert into clockings as c (company_id, id, employee_id, type, method, occurred_at, sent_at, received_at,
      coordinate_id, place, latitude, longitude, accuracy, distance_m, is_mocked, flags, note, device_id, created_by)
    select ${companyId}, g.id, g.employee_id, g.type, g.method, g.occurred_at, g.sent_at, g.received_at,
      g.coordinate_id, g.place, g.latitude, g.longitude, g.accuracy, g.distance_m, g.is_mocked, g.flags, g.note,
      g.device_id, g.created_by
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as g(id uuid, employee_id uuid, type text, method text,
      occurred_at timestamptz, sent_at timestamptz, received_at timestamptz, coordinate_id uuid, place text,
      latitude numeric, longitude numeric, accuracy integer, distance_m integer, is_mocked boolean, flags text[],
      note text, device_id uuid, created_by uuid)
    returning ${returned}`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

const returned: RawBuilder<unknown> = sql`c.id, c.employee_id, c.type, c.method, c.occurred_at, c.received_at,
  c.coordinate_id, c.place, c.latitude::float8 as latitude, c.longitude::float8 as longitude, c.accuracy,
  c.distance_m, c.is_mocked, c.flags, c.note, false as has_photo`
