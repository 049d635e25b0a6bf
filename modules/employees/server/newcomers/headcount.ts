/**
 * How many people the company's package allows. Hold the company's row before counting: see `lockCompany`. A place is
 * taken by everybody who is employed or still to come, also while away for long: whoever leaves gives it back.
 */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
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
  if (company.isSuspended) return problem('employees.suspended')
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
  if (after > before && company.isSuspended) throw new Refusal(problem('employees.suspended'))
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

/**
 * How many took a place on each of these days: whoever was employed, or known by then to be still to come. By the days
 * of the record, so that a day that is over counts as it was.
 */
export async function placesTakenOn(
  tx: Tx,
  { id, timezone }: Pick<CompanyFacts, 'id' | 'timezone'>,
  days: readonly PlainDate[],
): Promise<ReadonlyMap<PlainDate, number>> {
  const { rows } = await sql<{ day: string; count: number }>`
    select d.day, count(e.id) as count from unnest(${[...days]}::date[]) as d(day)
    left join employees e on e.company_id = ${id} and not e.is_service_account
      and ${statusOn(sql`d.day`)} in ('active', 'sabbatical')
      and (e.joined_on <= d.day or (e.created_at at time zone ${timezone})::date <= d.day)
    group by d.day`.execute(tx)
  return new Map(rows.map(({ day, count }) => [plainDateOf(day), count]))
}
