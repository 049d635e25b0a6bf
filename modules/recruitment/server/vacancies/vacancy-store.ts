/** The tables of vacancies and their teams. */

import { type RawBuilder, sql } from 'kysely'
import type { PageMeta, PageWanted } from '#kernel/paging.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf, positionOf } from '#modules/organisation/server/public-sql.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'
import type { Criterion, EmploymentType, Part, Round, TeamMember } from '../../model/vacancy.ts'
import type { ApprovalStatus, VacancyStatus } from '../../model/vacancy-status.ts'

export type VacancyFields = {
  readonly position_id: string | null
  readonly department_id: string | null
  readonly headcount: number
  readonly job_type: string | null
  readonly employment_type: EmploymentType
  readonly salary_from: string | null
  readonly salary_to: string | null
  readonly description: string | null
  readonly hiring_manager_id: string | null
  readonly close_date: string | null
  readonly rounds: readonly Round[]
  readonly scorecard: readonly Criterion[]
  readonly asks_identity: boolean
}
export type NamedMember = TeamMember & { readonly full_name: string; readonly part: Part }
export type VacancyRow = VacancyFields & {
  readonly id: string
  readonly position_name: string
  readonly department_name: string | null
  readonly hiring_manager_name: string | null
  readonly filled: number
  readonly status: VacancyStatus
  readonly approval_status: ApprovalStatus
  /** Somebody put it on hold, so that agreeing to it does not open it. */
  readonly held: boolean
  readonly advertisement_id: string | null
  readonly team: readonly NamedMember[]
  readonly created_at: string
}

export type VacanciesWanted = {
  readonly id?: string
  readonly status?: VacancyStatus | undefined
  readonly departmentId?: string | undefined
  readonly search?: string | undefined
  readonly page?: PageWanted | undefined
}

const columns = sql`
  v.id, v.position_id, coalesce(p.name, v.position_name) as position_name, v.department_id, d.name as department_name,
  v.headcount, v.filled, v.job_type, v.employment_type, v.salary_from, v.salary_to, v.description,
  v.hiring_manager_id, h.full_name as hiring_manager_name, v.close_date, v.status, v.approval_status, v.held, v.rounds,
  v.scorecard, v.asks_identity, v.created_at,
  (select a.id from job_advertisements a where a.company_id = v.company_id and a.vacancy_id = v.id
   order by a.is_active desc, a.created_at desc, a.id desc limit 1) as advertisement_id,
  coalesce((select jsonb_agg(jsonb_build_object('employee_id', m.employee_id, 'full_name', e.full_name, 'part', m.part)
      order by array_position(array['manager', 'recruiter', 'interviewer'], m.part), lower(e.full_name), e.id)
    from vacancy_members m ${personOf('m')}
    where m.company_id = v.company_id and m.vacancy_id = v.id), '[]') as team`

/** The newest first. */
export async function vacanciesOf(
  tx: Tx,
  companyId: string,
  { id, status, departmentId, search = '', page }: VacanciesWanted,
): Promise<{ readonly rows: VacancyRow[]; readonly meta: PageMeta | undefined }> {
  const pattern = containing(search.trim())
  const from = sql`
    from vacancies v
      ${positionOf('v')}
      ${departmentOf('v')}
      left join employees h on h.company_id = v.company_id and h.id = v.hiring_manager_id
    where v.company_id = ${companyId}
      ${id === undefined ? sql`` : sql`and v.id = ${id}`}
      ${status === undefined ? sql`` : sql`and v.status = ${status}`}
      ${departmentId === undefined ? sql`` : sql`and v.department_id = ${departmentId}`}
      ${search.trim() === '' ? sql`` : sql`and (coalesce(p.name, v.position_name) ilike ${pattern} or d.name ilike ${pattern})`}`
  const part = page ? sql`limit ${page.perPage} offset ${(page.page - 1) * page.perPage}` : sql``
  const { rows } = await sql<VacancyRow>`
    select ${columns} ${from} order by v.created_at desc, v.id desc ${part}`.execute(tx)
  if (!page) return { rows, meta: undefined }
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(tx)
  return { rows, meta: { page: page.page, per_page: page.perPage, total: counts[0]?.total ?? 0 } }
}

/** Held until the transaction ends. */
export async function lockVacancy(tx: Tx, companyId: string, id: string): Promise<VacancyRow | undefined> {
  await sql`select from vacancies where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return (await vacanciesOf(tx, companyId, { id })).rows[0]
}

type Stored = VacancyFields & {
  readonly position_name: string
  readonly status: VacancyStatus
  readonly approval_status: ApprovalStatus
}

export async function saveVacancy(tx: Tx, companyId: string, id: string, row: Stored, now: Date): Promise<void> {
  const at = now.toISOString()
  const { rounds, scorecard, ...plain } = row
  const fields = { ...plain, rounds: JSON.stringify(rounds), scorecard: JSON.stringify(scorecard), updated_at: at }
  await tx
    .insertInto('vacancies')
    .values({ company_id: companyId, id, created_at: at, ...fields })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'id'])
        .doUpdateSet((now) => ({ ...fields, revision: sql<number>`${now.ref('vacancies.revision')} + 1` })),
    )
    .execute()
}

export async function setStatus(
  tx: Tx,
  companyId: string,
  id: string,
  status: VacancyStatus,
  now: Date,
): Promise<void> {
  await sql`
    update vacancies set status = ${status}, held = ${status === 'on_hold'}, revision = revision + 1, updated_at = ${now.toISOString()}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** The whole team in the place of the one before. */
export async function setTeam(tx: Tx, companyId: string, id: string, team: readonly TeamMember[]): Promise<void> {
  await sql`delete from vacancy_members where company_id = ${companyId} and vacancy_id = ${id}`.execute(tx)
  const rows = team.map((member) => ({ company_id: companyId, vacancy_id: id, ...member }))
  await bulkInsert(tx, 'vacancy_members', rows)
}

/** Which of these are nobody of this company. */
export async function unknownPeople(tx: Tx, companyId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const known: RawBuilder<unknown> = sql`select from employees e where e.company_id = ${companyId} and e.id = given.id`
  const { rows } = await sql<{ id: string }>`
    select given.id from unnest(${[...ids]}::uuid[]) as given(id) where not exists (${known})`.execute(tx)
  return new Set(rows.map((row) => row.id))
}
