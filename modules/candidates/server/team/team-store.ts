/** For which vacancies somebody recruits; whoever only interviews is led by their interviews alone. */

import { sql } from 'kysely'
import { employeeOfAccount } from '#modules/employees/server/public.ts'
import { departmentOf, positionOf } from '#modules/organisation/server/public-sql.ts'
import type { Round } from '#modules/recruitment/model/public.ts'
import { vacanciesOfMember } from '#modules/recruitment/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal } from '#platform/http/server/answers.ts'
import type { Status } from '../../model/stages.ts'
import type { Acting } from '../acting.ts'
import type { CandidateRow } from '../candidate-store.ts'
import { rowOf } from '../candidate-view.ts'

const RECRUITING = ['manager', 'recruiter'] as const

export type Recruiting = { readonly me: string; readonly vacancyIds: readonly string[] }
type Asking = Pick<Acting, 'company' | 'session'>

/** Nothing for whoever is employed by nobody here or recruits for nothing. */
export async function recruitingOf(
  tx: Tx,
  { company: { companyId }, session }: Asking,
): Promise<Recruiting | undefined> {
  const me = await employeeOfAccount(tx, companyId, session.accountId)
  if (!me) return undefined
  const found = await vacanciesOfMember(tx, companyId, me.id, RECRUITING)
  return found.length > 0 ? { me: me.id, vacancyIds: found.map(({ id }) => id) } : undefined
}

/** A candidate for whose vacancy the caller recruits; any other is not there. */
export async function recruited(tx: Tx, call: Asking, id: string): Promise<{ row: CandidateRow; me: string }> {
  const recruiting = await recruitingOf(tx, call)
  if (!recruiting) throw new Refusal(notFound())
  const row = await rowOf(tx, call.company.companyId, id)
  if (!recruiting.vacancyIds.includes(row.vacancy_id)) throw new Refusal(notFound())
  return { row, me: recruiting.me }
}

type TeamVacancy = {
  readonly id: string
  readonly position_name: string
  readonly department_name: string | null
  readonly status: string
  readonly headcount: number
  readonly filled: number
  readonly rounds: Round[]
  readonly part: (typeof RECRUITING)[number]
  readonly stages: { readonly status: Status; readonly candidates: number }[]
}

/** Those that are open first, then the newest. */
export async function teamVacanciesOf(
  tx: Tx,
  companyId: string,
  { me, vacancyIds }: Recruiting,
): Promise<TeamVacancy[]> {
  const { rows } = await sql<TeamVacancy>`
    select v.id, coalesce(p.name, v.position_name) as position_name, d.name as department_name, v.status, v.headcount,
      v.filled, v.rounds,
      (select m.part from vacancy_members m where m.company_id = v.company_id and m.vacancy_id = v.id
        and m.employee_id = ${me} and m.part = any(${[...RECRUITING]}) order by m.part limit 1) as part,
      coalesce((select jsonb_agg(jsonb_build_object('status', s.status, 'candidates', s.candidates) order by s.status)
        from (select c.status, count(*) as candidates from candidates c where c.company_id = v.company_id
          and c.vacancy_id = v.id group by c.status) s), '[]') as stages
    from vacancies v
      ${positionOf('v')}
      ${departmentOf('v')}
    where v.company_id = ${companyId} and v.id = any(${[...vacancyIds]}::uuid[])
    order by v.status <> 'open', v.created_at desc, v.id desc`.execute(tx)
  return rows
}

/** Candidates whom somebody is to interview without having weighed them: nothing of others leads them before. */
export async function unweighedBy(tx: Tx, companyId: string, me: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ candidate_id: string }>`
    select i.candidate_id from interviewers w
      join interviews i on i.company_id = w.company_id and i.id = w.interview_id and i.status = 'planned'
    where w.company_id = ${companyId} and w.employee_id = ${me}
      and not exists (select from scorecards s where s.company_id = w.company_id and s.interview_id = w.interview_id
        and s.employee_id = w.employee_id)`.execute(tx)
  return new Set(rows.map(({ candidate_id }) => candidate_id))
}
