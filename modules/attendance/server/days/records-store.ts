/** Clockings with their place, the newest first. */

import { sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import type { ClockingType } from '../../model/days/pairing.ts'
import { inSight, type WantedPeople } from './day-people-store.ts'

export type RecordRow = {
  id: string
  employee_id: string
  staff_id: string
  full_name: string
  type: ClockingType | null
  method: string
  occurred_at: string
  received_at: string
  coordinate_id: string | null
  place: string | null
  latitude: number | null
  longitude: number | null
  accuracy: number | null
  distance_m: number | null
  is_mocked: boolean
  flags: string[]
  note: string | null
  has_photo: boolean
  is_set_aside: boolean
}

export async function recordsWithin(
  tx: Tx,
  companyId: string,
  session: LiveSession,
  wanted: WantedPeople & { readonly mocked?: boolean | undefined },
  timezone: string,
  paging?: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly RecordRow[]; readonly total: number }> {
  const { from, to, departmentIds, employeeId, search, mocked } = wanted
  const { rows } = await sql<RecordRow & { total: number }>`
    select c.id, c.employee_id, e.staff_id, e.full_name, c.type, c.method, c.occurred_at, c.received_at,
      c.coordinate_id, c.place, c.latitude::float8 as latitude, c.longitude::float8 as longitude, c.accuracy,
      c.distance_m, c.is_mocked, c.flags, c.note, c.set_aside_by is not null as is_set_aside,
      exists (select from clocking_photos p where p.company_id = c.company_id and p.clocking_id = c.id) as has_photo,
      (count(*) over ())::int as total
    from clockings c ${personOf('c')}
    where c.company_id = ${companyId} and ${inSight(session, companyId)}
      and c.occurred_at >= ${from}::date::timestamp at time zone ${timezone}
      and c.occurred_at < (${to}::date + 1)::timestamp at time zone ${timezone}
      ${departmentIds && departmentIds.length > 0 ? sql`and e.department_id = any(${[...departmentIds]}::uuid[])` : sql``}
      ${employeeId ? sql`and e.id = ${employeeId}` : sql``}
      ${mocked ? sql`and (c.is_mocked or 'mocked_location' = any(c.flags))` : sql``}
      ${search ? sql`and (position(lower(${search}) in lower(e.full_name)) > 0 or position(lower(${search}) in lower(e.staff_id)) > 0)` : sql``}
    order by c.occurred_at desc, c.id desc
    ${paging ? sql`limit ${paging.limit} offset ${paging.offset}` : sql``}`.execute(tx)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

export const recordView = ({ coordinate_id, place, ...row }: RecordRow) => ({
  ...row,
  location: place === null ? null : { id: coordinate_id, name: place },
})
