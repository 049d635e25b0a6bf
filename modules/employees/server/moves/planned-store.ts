/** Moves that are agreed for a later day: planned, shown, taken back. */

import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { departmentOf, divisionOf, positionOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export const PLACES = ['department_id', 'division_id', 'position_id', 'job_level_id', 'manager_id'] as const
export type Place = (typeof PLACES)[number]
export type Places = { readonly [Name in Place]?: string | null }

export type PlannedMove = {
  readonly effective_on: string
  readonly move_type: string | null
  readonly sets: Place[]
  readonly department: string | null
  readonly division: string | null
  readonly position: string | null
  readonly job_level: string | null
  readonly manager: string | null
  readonly planned_by: string
}

export async function plannedMovesOf(tx: Tx, companyId: string, employeeId: string): Promise<PlannedMove[]> {
  const { rows } = await sql<PlannedMove>`
    select m.effective_on, m.move_type, m.sets, d.name as department, v.name as division, p.name as position,
      j.name as job_level, b.full_name as manager, m.planned_by_name as planned_by
    from planned_moves m
    ${departmentOf('m')}
    ${divisionOf('m')}
    ${positionOf('m')}
    left join job_levels j on j.company_id = m.company_id and j.id = m.job_level_id
    left join employees b on b.company_id = m.company_id and b.id = m.manager_id
    where m.company_id = ${companyId} and m.employee_id = ${employeeId} order by m.effective_on`.execute(tx)
  return rows
}

export type Planning = {
  readonly employeeId: string
  readonly on: PlainDate
  readonly places: Places
  readonly type: string | null
  readonly by: { readonly accountId: string; readonly name: string }
  readonly now: Date
}

/** A second plan for the same day takes the place of the first. */
export async function planMove(tx: Tx, companyId: string, planning: Planning): Promise<void> {
  const { employeeId, on, places, type, by, now } = planning
  const of = (place: Place) => places[place] ?? null
  const sets = PLACES.filter((place) => places[place] !== undefined)
  await sql`delete from planned_moves
            where company_id = ${companyId} and employee_id = ${employeeId} and effective_on = ${on}`.execute(tx)
  await sql`
    insert into planned_moves (company_id, employee_id, effective_on, sets, department_id, division_id, position_id,
      job_level_id, manager_id, move_type, planned_by, planned_by_name, planned_at)
    values (${companyId}, ${employeeId}, ${on}, ${sets}, ${of('department_id')}, ${of('division_id')},
      ${of('position_id')}, ${of('job_level_id')}, ${of('manager_id')}, ${type}, ${by.accountId}, ${by.name},
      ${now.toISOString()})`.execute(tx)
}

/** What it would have set; undefined where none is planned for the day. */
export async function takeBackPlanned(
  tx: Tx,
  companyId: string,
  employeeId: string,
  on: PlainDate,
): Promise<Places | undefined> {
  const { rows } = await sql<Record<Place, string | null> & { sets: readonly Place[] }>`
    delete from planned_moves
    where company_id = ${companyId} and employee_id = ${employeeId} and effective_on = ${on}
    returning sets, department_id, division_id, position_id, job_level_id, manager_id`.execute(tx)
  const [row] = rows
  return row && Object.fromEntries(row.sets.map((place) => [place, row[place]]))
}
