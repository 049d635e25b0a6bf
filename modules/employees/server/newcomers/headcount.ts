/** How many people the company's package allows. Hold the company's row before counting: see `lockCompany`. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { CompanyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'

export async function headcountRefusal(
  tx: Tx,
  company: CompanyFacts,
  newcomers: number,
  today: PlainDate,
): Promise<Problem | undefined> {
  if (newcomers === 0) return undefined
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from employees
    where company_id = ${company.id} and status = 'active' and not is_service_account and (left_on is null or left_on >= ${today})`.execute(
    tx,
  )
  const active = rows[0]?.count ?? 0
  return active + newcomers > company.headcountLimit ? problem('employees.headcount-limit') : undefined
}
