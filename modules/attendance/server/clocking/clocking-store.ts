/** Clockings as rows. They are added, assigned to somebody, and set aside; nothing else of them changes. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

export type ClockingType = 'in' | 'out' | 'break_out' | 'break_in'

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
  readonly latitude: string | null
  readonly longitude: string | null
  readonly accuracy: number | null
  readonly distance_m: number | null
  readonly is_mocked: boolean
  readonly flags: readonly string[]
  readonly note: string | null
  readonly has_photo: boolean
}

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
    select c.id, c.employee_id, c.type, c.method, c.occurred_at, c.received_at, c.coordinate_id, c.place, c.latitude,
      c.longitude, c.accuracy, c.distance_m, c.is_mocked, c.flags, c.note,
      exists (select from clocking_photos p where p.company_id = c.company_id and p.clocking_id = c.id) as has_photo
    from clockings c
    where c.company_id = ${companyId} and c.employee_id = any (${[...employeeIds]}::uuid[])
      and c.occurred_at >= ${from.toISOString()} and c.occurred_at < ${to.toISOString()} and c.set_aside_by is null
    order by c.occurred_at, c.id`.execute(tx)
  return rows
}
