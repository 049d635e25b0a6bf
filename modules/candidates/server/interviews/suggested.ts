/**
 * Whom planning an interview begins with: whoever led the candidate's interview before, else the vacancy's hiring
 * manager. Whoever leaves the company is not proposed.
 */
import { sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { CandidateRow } from '../candidate-store.ts'

type Suggested = { readonly employee_id: string; readonly full_name: string; readonly led: boolean }

export async function suggestedInterviewers(
  tx: Tx,
  companyId: string,
  { id, hiring_manager_id }: Pick<CandidateRow, 'id' | 'hiring_manager_id'>,
) {
  const { rows } = await sql<Suggested>`
    with before as (
      select i.id from interviews i
      where i.company_id = ${companyId} and i.candidate_id = ${id} and i.status = 'planned'
      order by i.starts_at desc, i.id desc limit 1
    ), proposed as (
      select w.company_id, w.employee_id, true as led from interviewers w join before on before.id = w.interview_id
      where w.company_id = ${companyId}
      union all select ${companyId}::uuid, ${hiring_manager_id}::uuid, false
    )
    select e.id as employee_id, e.full_name, p.led
    from proposed p ${personOf('p')}
    where not e.is_service_account and e.left_on is null
    order by e.full_name, e.id`.execute(tx)
  const someLed = rows.some(({ led }) => led)
  return rows.filter(({ led }) => led === someLed).map(({ led: _, ...one }) => one)
}
