/** What earlier approved months say about the people of this one. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { CompanyFacts, CountryPack } from '../model/country-pack.ts'
import type { FormerPayslip } from '../model/make-payslip.ts'
import type { Carried, Inputs, Line } from '../model/payslip.ts'
import { type Period, periodBefore, REGULAR } from '../model/period.ts'
import { standing } from './payslip-store.ts'
import { endsMonth } from './runs/halves.ts'

export type Earlier = { readonly carried: Carried | undefined; readonly former: FormerPayslip | undefined }

/** Payslips p of runs r, of all runs of their months, which the next ones go on from. */
export const standingApproved = standing

/**
 * Of each person: what the latest earlier payslip of the same year carries on, and the regular payslip of the month
 * before. Runs of one month share what the months before left, except where the law looks at each payment.
 */
export async function earlierPayslips(
  tx: Tx,
  companyId: string,
  period: Period,
  employeeIds: readonly string[],
  oneLaw: CountryPack['oneLaw'] = 'of_month',
): Promise<ReadonlyMap<string, Earlier>> {
  const before = periodBefore(period)
  const ids = [...employeeIds]
  const { run = REGULAR, half } = period
  const firstHalf = half?.which === 2 ? sql`or (p.month = ${period.month} and r.half = 1)` : sql``
  // Whoever works a month out again begins where it began.
  const beside = period.worked ? sql`r.run_type in ('bonus', 'off_cycle')` : sql`true`
  const earlier =
    oneLaw === 'of_month'
      ? sql`(p.month < ${period.month} ${firstHalf})`
      : sql`(p.month < ${period.month} or (p.month = ${period.month} and r.sequence <> ${run} and ${beside}))`
  const { rows } = await sql<{
    employee_id: string
    carried: Carried | null
    gross_pay: string | null
    net_pay: string | null
    inputs: Inputs | null
    named: readonly Line[] | null
  }>`
    select wanted.employee_id, latest.carried, former.gross_pay, former.net_pay, former.inputs, former.named
    from unnest(${ids}::uuid[]) as wanted(employee_id)
    left join lateral (
      select p.carried from payslips p
      join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
      where p.company_id = ${companyId} and p.employee_id = wanted.employee_id
        and p.year = ${period.year} and ${earlier} and r.run_type <> 'advance' and ${standingApproved}
      order by p.month desc, r.turn desc limit 1) latest on true
    left join lateral (
      select p.gross_pay, p.net_pay, p.inputs,
        jsonb_path_query_array(p.lines, '$[*] ? (exists(@.names))') as named
      from payslips p
      join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
      where p.company_id = ${companyId} and p.employee_id = wanted.employee_id
        and p.year = ${before.year} and p.month = ${before.month} and r.half is not distinct from ${half?.which ?? null}
        and r.sequence = ${half?.which ?? REGULAR} and ${standingApproved}
      limit 1) former on true`.execute(tx)
  return new Map(
    rows.map((row) => [
      row.employee_id,
      {
        carried: row.carried ?? undefined,
        former:
          row.gross_pay !== null && row.net_pay !== null && row.inputs !== null
            ? { grossPay: row.gross_pay, netPay: row.net_pay, inputs: row.inputs, named: row.named ?? [] }
            : undefined,
      },
    ]),
  )
}

/** What was counted for the company in the earlier months of the same year. */
export async function earlierCompanyFacts(tx: Tx, companyId: string, period: Period): Promise<CompanyFacts[]> {
  const { rows } = await sql<{ company_facts: CompanyFacts }>`
    select v.company_facts from pay_run_versions v
    join pay_runs r on r.company_id = v.company_id and r.id = v.run_id and r.version = v.version
    where v.company_id = ${companyId} and r.state = 'approved' and ${endsMonth('r')} and r.year = ${period.year}
      and r.month < ${period.month}
    order by r.month`.execute(tx)
  return rows.map((row) => row.company_facts)
}
