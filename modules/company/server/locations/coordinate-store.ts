/** The table of places of work. */
import { type RawBuilder, sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type CoordinateRow = {
  id: string
  name: string
  address: string | null
  longitude: number
  latitude: number
  radius: number
  is_limited: boolean
  employee_count: number
}

const read = (companyId: string, where: RawBuilder<unknown>) => sql<CoordinateRow>`
  select c.id, c.name, c.address, c.longitude::float8 as longitude, c.latitude::float8 as latitude, c.radius,
    c.is_limited, (
      select count(*)::int from coordinate_employees e
      where e.company_id = c.company_id and e.coordinate_id = c.id) as employee_count
  from coordinates c where c.company_id = ${companyId} and ${where}
  order by lower(c.name collate "und-x-icu") collate "und-x-icu"`

export const coordinateRows = async (tx: Tx, companyId: string): Promise<CoordinateRow[]> =>
  (await read(companyId, sql`true`).execute(tx)).rows

export const coordinateRow = async (tx: Tx, companyId: string, id: string): Promise<CoordinateRow | undefined> =>
  (await read(companyId, sql`c.id = ${id}`).execute(tx)).rows[0]

type CoordinateFields = Pick<CoordinateRow, 'name' | 'address' | 'longitude' | 'latitude' | 'radius' | 'is_limited'>

export async function insertCoordinate(tx: Tx, companyId: string, fields: CoordinateFields): Promise<string> {
  const id = newId()
  const { name, address, longitude, latitude, radius, is_limited } = fields
  await sql`
    insert into coordinates (company_id, id, name, address, longitude, latitude, radius, is_limited)
    values (${companyId}, ${id}, ${name}, ${address}, ${longitude}, ${latitude}, ${radius}, ${is_limited})`.execute(tx)
  return id
}

export async function updateCoordinate(tx: Tx, companyId: string, id: string, fields: CoordinateFields): Promise<void> {
  const { name, address, longitude, latitude, radius, is_limited } = fields
  await sql`
    update coordinates set name = ${name}, address = ${address}, longitude = ${longitude}, latitude = ${latitude},
      radius = ${radius}, is_limited = ${is_limited}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function dropCoordinate(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from coordinates where company_id = ${companyId} and id = ${id}`.execute(tx)
}
