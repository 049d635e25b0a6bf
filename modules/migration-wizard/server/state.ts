/** What a company that moves in has already: counted, with what is still missing in the records of its people. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { batchesFor } from '#platform/sheets/server/batch-store.ts'
import { purposeOf, steps } from '../model/steps.ts'

export async function countsOf(tx: Tx, companyId: string): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*) from departments where company_id = ${companyId}) as departments,
      (select count(*) from divisions where company_id = ${companyId}) as divisions,
      (select count(*) from positions where company_id = ${companyId}) as positions,
      (select count(*) from job_levels where company_id = ${companyId}) as job_levels,
      (select count(*) from employees where company_id = ${companyId} and not is_service_account) as people,
      (select count(*) from (
        select employee_id from salary_rates where company_id = ${companyId}
        group by employee_id having count(distinct effective_from) > 1) as moved) as people_with_history,
      (select count(distinct (employee_id, lower(leave_type))) from leave_openings
        where company_id = ${companyId}) as leave_balances,
      (select count(distinct employee_id) from pay_openings where company_id = ${companyId}) as people_with_pay
    `.execute(tx)
  return rows[0] ?? {}
}

export async function importsOf(tx: Tx, companyId: string) {
  const purposes = steps.map((_, step) => purposeOf(step))
  const batches = await batchesFor(tx, companyId, purposes)
  return batches.map(({ id, purpose, kind, file_name, rows, created_at, by_name }) => ({
    batch_id: id,
    step: purposes.indexOf(purpose),
    kind,
    file_name,
    rows,
    at: created_at,
    by: by_name,
  }))
}
