/** The table of places of work. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { recordList } from '#platform/records/server/record-list.ts'

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

export const places = recordList({
  table: 'coordinates',
  fields: ['name', 'address', 'longitude', 'latitude', 'radius', 'is_limited'],
  subject: 'coordinate',
  nameOf: ({ name }) => name,
  actions: {
    ...{ added: 'company.coordinate-added', changed: 'company.coordinate-changed' },
    removed: 'company.coordinate-removed',
  },
  taken: { field: 'name', word: 'company.coordinate-known' },
  order: sql`lower(name collate "und-x-icu") collate "und-x-icu"`,
})
