/** A vacancy as the module of candidates knows it. */

import { type RawBuilder, sql } from 'kysely'
import { departmentOf, positionOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Criterion, EmploymentType, Part, Round, TeamMember } from '../model/vacancy.ts'
import { type ApprovalStatus, statusWhenFilled, type VacancyStatus } from '../model/vacancy-status.ts'

export type VacancyFacts = {
  readonly id: string
  readonly position_id: string | null
  readonly position_name: string
  readonly department_id: string | null
  readonly department_name: string | null
  readonly headcount: number
  readonly filled: number
  readonly job_type: string | null
  readonly employment_type: EmploymentType
  readonly salary_from: string | null
  readonly salary_to: string | null
  readonly hiring_manager_id: string | null
  readonly close_date: string | null
  readonly status: VacancyStatus
  readonly approval_status: ApprovalStatus
  /** Somebody put it on hold. */
  readonly held: boolean
  readonly rounds: readonly Round[]
  readonly scorecard: readonly Criterion[]
  readonly asks_identity: boolean
  readonly team: readonly TeamMember[]
}

/** With `hold` the row is held until the transaction ends. */
export async function vacancyById(
  tx: Tx,
  companyId: string,
  id: string,
  hold = false,
): Promise<VacancyFacts | undefined> {
  const { rows } = await sql<VacancyFacts>`
    select v.id, v.position_id, coalesce(p.name, v.position_name) as position_name,
      v.department_id, d.name as department_name, v.headcount, v.filled, v.job_type, v.employment_type,
      v.salary_from, v.salary_to, v.hiring_manager_id, v.close_date, v.status, v.approval_status, v.held,
      v.rounds, v.scorecard, v.asks_identity, ${team} as team
    from vacancies v
      ${positionOf('v')}
      ${departmentOf('v')}
    where v.company_id = ${companyId} and v.id = ${id} ${hold ? sql`for update of v` : sql``}`.execute(tx)
  return rows[0]
}

/** Of a row `v`, by the order of parts. */
const team: RawBuilder<readonly TeamMember[]> = sql`
  coalesce((select jsonb_agg(jsonb_build_object('employee_id', m.employee_id, 'part', m.part)
      order by array_position(array['manager', 'recruiter', 'interviewer'], m.part), m.employee_id)
    from vacancy_members m where m.company_id = v.company_id and m.vacancy_id = v.id), '[]')`

export type PickedVacancy = Pick<
  VacancyFacts,
  'id' | 'position_name' | 'department_id' | 'department_name' | 'status' | 'headcount' | 'filled'
>

/** Those that are open come first, then the newest. */
export const vacanciesToPick = (tx: Tx, companyId: string): Promise<PickedVacancy[]> => picked(tx, companyId, sql`true`)

/** Those in whose team somebody is, with one of these parts. */
export const vacanciesOfMember = (
  tx: Tx,
  companyId: string,
  employeeId: string,
  parts: readonly Part[],
): Promise<PickedVacancy[]> =>
  picked(
    tx,
    companyId,
    sql`exists (select from vacancy_members m where m.company_id = v.company_id and m.vacancy_id = v.id
      and m.employee_id = ${employeeId} and m.part = any(${[...parts]}))`,
  )

async function picked(tx: Tx, companyId: string, where: RawBuilder<unknown>): Promise<PickedVacancy[]> {
  const { rows } = await sql<PickedVacancy>`
    select v.id, coalesce(p.name, v.position_name) as position_name, v.department_id, d.name as department_name,
      v.status, v.headcount, v.filled
    from vacancies v
      ${positionOf('v')}
      ${departmentOf('v')}
    where v.company_id = ${companyId} and ${where}
    order by v.status <> 'open', v.created_at desc, v.id desc`.execute(tx)
  return rows
}

/** How many offers of it are accepted now. The last head fills it; one fewer opens it again. */
export async function fill(
  tx: Tx,
  companyId: string,
  vacancyId: string,
  filledCount: number,
  now: Date,
): Promise<void> {
  const vacancy = await vacancyById(tx, companyId, vacancyId, true)
  if (!vacancy) return
  const status = statusWhenFilled(vacancy, filledCount)
  await sql`
    update vacancies set filled = ${filledCount}, status = ${status}, revision = revision + 1,
      updated_at = ${now.toISOString()}
    where company_id = ${companyId} and id = ${vacancyId}`.execute(tx)
}
