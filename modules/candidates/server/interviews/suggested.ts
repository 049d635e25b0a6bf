/**
 * Whom planning an interview begins with: whoever led the candidate's interview before, else the vacancy's hiring
 * manager. Whoever leaves the company is not proposed.
 */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { CandidateRow } from '../candidate-store.ts'

export type Suggested = { readonly employee_id: string; readonly full_name: string }

export async function suggestedInterviewers(
  tx: Tx,
  companyId: string,
  { id, vacancy_id }: Pick<CandidateRow, 'id' | 'vacancy_id'>,
): Promise<Suggested[]> {
  const { rows } = await sql<Suggested>`
    with here as (
      select id, full_name from employees
      where company_id = ${companyId} and not is_service_account and left_on is null
    ), before as (
      select i.id from interviews i
      where i.company_id = ${companyId} and i.candidate_id = ${id} and i.status = 'planned'
      order by i.starts_at desc, i.id desc limit 1
    ), led as (
      select w.employee_id as id from interviewers w join before on before.id = w.interview_id
      where w.company_id = ${companyId}
    ), manager as (
      select v.hiring_manager_id as id from vacancies v
      where v.company_id = ${companyId} and v.id = ${vacancy_id} and not exists (select from led join here using (id))
    )
    select here.id as employee_id, here.full_name
    from here join (select id from led union select id from manager) proposed using (id)
    order by here.full_name, here.id`.execute(tx)
  return rows
}
