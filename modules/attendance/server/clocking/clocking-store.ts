/** Clockings as rows. They are added, assigned to somebody, and set aside; nothing else of them changes. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { ClockingType } from '../../model/clocking/flags.ts'
import type { Position } from '../../model/clocking/place.ts'
import { LONGEST_HOURS } from '../../model/clocking/state.ts'

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

/** What one person clocked so long before a moment that they may still be at work, and just after it. */
export async function ofPersonAround(
  tx: Tx,
  companyId: string,
  employeeId: string,
  at: Date,
): Promise<readonly Around[]> {
  const from = new Date(at.getTime() - LONGEST_HOURS * 3_600_000)
  const rows = await clockingsBetween(tx, companyId, [employeeId], from, new Date(at.getTime() + 60_000))
  return rows.map((row) => ({ row, at: new Date(row.occurred_at) }))
}

/** Where the person was last before a moment, within a day of it. */
export async function lastPlaced(
  tx: Tx,
  companyId: string,
  employeeId: string,
  at: Date,
): Promise<(Position & { readonly at: Date }) | undefined> {
  const { rows } = await sql<{ latitude: number; longitude: number; accuracy: number | null; occurred_at: string }>`
    select latitude::float8 as latitude, longitude::float8 as longitude, accuracy, occurred_at from clockings
    where company_id = ${companyId} and employee_id = ${employeeId} and occurred_at <= ${at.toISOString()}
      and occurred_at > ${at.toISOString()}::timestamptz - interval '1 day' and latitude is not null
      and set_aside_by is null
    order by occurred_at desc limit 1`.execute(tx)
  const [row] = rows
  return row && { ...row, at: new Date(row.occurred_at) }
}

export type NewClocking = Omit<ClockingRow, 'has_photo'> & {
  readonly sent_at: string | null
  readonly device_id: string | null
  readonly created_by: string | null
}

export async function insertClocking(tx: Tx, companyId: string, one: NewClocking): Promise<ClockingRow> {
  const { rows } = await sql<ClockingRow>`
    insert into clockings as c (company_id, id, employee_id, type, method, occurred_at, sent_at, received_at,
      coordinate_id, place, latitude, longitude, accuracy, distance_m, is_mocked, flags, note, device_id, created_by)
    values (${companyId}, ${one.id}, ${one.employee_id}, ${one.type}, ${one.method}, ${one.occurred_at}, ${one.sent_at},
      ${one.received_at}, ${one.coordinate_id}, ${one.place}, ${one.latitude}, ${one.longitude}, ${one.accuracy},
      ${one.distance_m}, ${one.is_mocked}, ${[...one.flags]}, ${one.note}, ${one.device_id}, ${one.created_by})
    returning ${returned}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a clocking was not stored')
  return row
}

const returned: RawBuilder<unknown> = sql`c.id, c.employee_id, c.type, c.method, c.occurred_at, c.received_at,
  c.coordinate_id, c.place, c.latitude::float8 as latitude, c.longitude::float8 as longitude, c.accuracy,
  c.distance_m, c.is_mocked, c.flags, c.note, false as has_photo`
