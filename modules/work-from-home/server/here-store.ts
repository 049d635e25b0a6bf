/** From where somebody said, on an approved day, that they are there. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

const METRES = 1000
const MOST = 20

export type Check = {
  readonly id: string
  readonly request_id: string
  readonly employee_id: string
  readonly at: string
  readonly latitude: number
  readonly longitude: number
  readonly accuracy: number | null
  readonly distance_m: number
  readonly within_range: boolean
}

export async function insertCheck(tx: Tx, companyId: string, check: Check): Promise<void> {
  await sql`
    insert into wfh_checks (company_id, id, request_id, employee_id, at, latitude, longitude, accuracy, distance_m,
      within_range)
    values (${companyId}, ${check.id}, ${check.request_id}, ${check.employee_id}, ${check.at}, ${check.latitude},
      ${check.longitude}, ${check.accuracy}, ${check.distance_m}, ${check.within_range})`.execute(tx)
}

/** The newest first. */
export async function checksOf(tx: Tx, companyId: string, requestId: string) {
  const { rows } = await sql<{ at: string; distance_m: number; within_range: boolean }>`
    select at, distance_m, within_range from wfh_checks
    where company_id = ${companyId} and request_id = ${requestId} order by at desc limit ${MOST}`.execute(tx)
  return rows.map(({ distance_m, ...check }) => ({ ...check, distance_km: distance_m / METRES }))
}

export type HomePlace = {
  readonly request_id: string
  readonly name: string
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Where somebody agreed to work on this day; undefined where nothing was approved for it. */
export async function homeOn(
  tx: Tx,
  companyId: string,
  employeeId: string,
  date: PlainDate,
): Promise<HomePlace | undefined> {
  const { rows } = await sql<HomePlace>`
    select x.id as request_id, x.place_name as name, x.latitude::float8 as latitude, x.longitude::float8 as longitude
    from wfh_days h join wfh_requests x on x.company_id = h.company_id and x.id = h.request_id
    where h.company_id = ${companyId} and h.employee_id = ${employeeId} and h.date = ${date} and x.status = 'approved'
    order by x.id limit 1`.execute(tx)
  return rows[0]
}
