/** Which repayments approved months deducted, for the modules that asked for them. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { standingApproved } from './earlier-payslips.ts'

export type TakenOf = {
  readonly employeeId: string
  readonly source: string
  /** YYYY-MM */
  readonly month: string
  /** Which run of the month. */
  readonly run: number
  readonly amount: string
  /** What was wanted of the month; more than was taken where it did not fit. */
  readonly due: string
}

/** In the order of months. */
export async function repaymentsTaken(
  tx: Tx,
  companyId: string,
  origin: string,
  employeeIds: readonly string[],
): Promise<TakenOf[]> {
  if (employeeIds.length === 0) return []
  const { rows } = await sql<TakenOf>`
    select p.employee_id as "employeeId", to_char(make_date(p.year, p.month, 1), 'YYYY-MM') as month, r.sequence as run,
      one ->> 'source' as source, one ->> 'amount' as amount, one ->> 'due' as due
    from payslips p
    join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
    cross join lateral jsonb_array_elements(kerja_brought(p.contributed)) one
    where p.company_id = ${companyId} and p.employee_id = any(${[...employeeIds]}::uuid[]) and p.contributed is not null
      and one ->> 'origin' = ${origin} and one ? 'taking' and ${standingApproved}
    order by p.year, p.month, r.sequence`.execute(tx)
  return rows
}

/** What the approved payslips of a month, by its YYYY-MM, were brought from elsewhere; repayments are not among it. */
export async function broughtInto(
  tx: Tx,
  companyId: string,
  origin: string,
  month: string,
): Promise<{ readonly employeeId: string; readonly source: string }[]> {
  const { rows } = await sql<{ employeeId: string; source: string }>`
    select distinct p.employee_id as "employeeId", one ->> 'source' as source
    from payslips p
    join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
    cross join lateral jsonb_array_elements(kerja_brought(p.contributed)) one
    where p.company_id = ${companyId} and p.year = ${Number(month.slice(0, 4))} and p.month = ${Number(month.slice(5))}
      and p.contributed is not null and one ->> 'origin' = ${origin} and not one ? 'taking' and ${standingApproved}`.execute(
    tx,
  )
  return rows
}
