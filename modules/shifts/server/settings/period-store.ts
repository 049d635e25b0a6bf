/** Work time of adaptive schedules outside of a period. */

import { sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Settings } from './settings-store.ts'

type Outside = { employee_id: string; date: string; is_locked: boolean; row: { is_confirmed: boolean } }

/** Days with work of adaptive schedules outside of the period; none where it has no ends. */
export async function daysOutside(tx: Tx, companyId: string, { period_from, period_to }: Settings): Promise<Outside[]> {
  if (period_from === null && period_to === null) return []
  const { rows } = await sql<Outside>`
    select r.employee_id, r.date, r.is_locked, to_jsonb(r) as row from roster_days r
    ${personOf('r')} and e.job_type = 'adaptive_schedule'
    where r.company_id = ${companyId} and r.shift_ids <> '{}'
      and (r.date < ${period_from}::date or r.date > ${period_to}::date)
    order by r.employee_id, r.date`.execute(tx)
  return rows
}

export async function erase(tx: Tx, companyId: string, days: readonly Outside[]): Promise<void> {
  const keys = days.map(({ employee_id, date }) => ({ employee_id, date }))
  await sql`
    delete from roster_days r using jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(employee_id uuid, date date)
    where r.company_id = ${companyId} and r.employee_id = k.employee_id and r.date = k.date`.execute(tx)
}
