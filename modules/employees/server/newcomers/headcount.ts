/**
 * How many people the company's package allows. Hold the company's row before counting: see `lockCompany`. A place is
 * taken by everybody who is employed or still to come, also while away for long: whoever leaves gives it back.
 */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { CompanyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem, Refusal } from '#platform/http/server/answers.ts'
import { statusOn } from '../lists/listed-columns.ts'

export async function headcountRefusal(
  tx: Tx,
  company: CompanyFacts,
  newcomers: number,
  today: PlainDate,
): Promise<Problem | undefined> {
  if (newcomers === 0) return undefined
  const taken = await placesTaken(tx, company.id, today)
  return taken + newcomers > company.headcountLimit ? problem('employees.headcount-limit') : undefined
}

/** Changes by which somebody may come to count: given up where more places are taken afterwards than before and allowed. */
export async function withinHeadcount<Done>(
  tx: Tx,
  company: CompanyFacts,
  today: PlainDate,
  change: () => Promise<Done>,
): Promise<Done> {
  const before = await placesTaken(tx, company.id, today)
  const done = await change()
  const after = await placesTaken(tx, company.id, today)
  if (after > before && after > company.headcountLimit) throw new Refusal(problem('employees.headcount-limit'))
  return done
}

async function placesTaken(tx: Tx, companyId: string, today: PlainDate): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from employees e
    where e.company_id = ${companyId} and not e.is_service_account
      and ${statusOn(today)} in ('active', 'sabbatical')`.execute(tx)
  return rows[0]?.count ?? 0
}
