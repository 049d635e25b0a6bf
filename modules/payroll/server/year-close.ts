/** Years of pay that are closed: what refuses to touch them, who closed them, and how far a year's months are. */
import { sql } from 'kysely'
import { everyEmployment } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import { packFor } from './pack-of-company.ts'
import { standing } from './payslip-store.ts'
import { endsMonth } from './runs/halves.ts'

export type ClosedYear = { readonly closed_at: string; readonly closed_by: string }

export async function yearClosed(tx: Tx, companyId: string, year: number): Promise<ClosedYear | undefined> {
  const { rows } = await sql<ClosedYear>`
    select closed_at, closed_by_name as closed_by from pay_years_closed
    where company_id = ${companyId} and year = ${year}`.execute(tx)
  return rows[0]
}

export async function closedYearRefusal(tx: Tx, companyId: string, year: number): Promise<Problem | undefined> {
  return (await yearClosed(tx, companyId, year))
    ? problem('payroll.year-closed', { params: { year }, errors: { year: ['payroll.year-closed'] } })
    : undefined
}

/** False where somebody was faster. */
export async function closeYear(
  tx: Tx,
  companyId: string,
  year: number,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<boolean> {
  // Whoever approves or opens a run of the year meanwhile comes before or after.
  await sql`select from pay_runs where company_id = ${companyId} and year = ${year}
    order by month, sequence for no key update`.execute(tx)
  const { numAffectedRows } = await sql`
    insert into pay_years_closed (company_id, year, closed_at, closed_by, closed_by_name)
    values (${companyId}, ${year}, ${now.toISOString()}, ${actor.accountId}, ${actor.name})
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export async function openYear(tx: Tx, companyId: string, year: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from pay_years_closed where company_id = ${companyId} and year = ${year}`.execute(tx)
  return numAffectedRows === 1n
}

export type MonthOfYearEnd = { readonly month: number; readonly hasPeople: boolean; readonly isApproved: boolean }

/** The months of a year in which somebody was employed, from the first that was worked out here. */
export async function monthsToClose(tx: Tx, companyId: string, year: number): Promise<MonthOfYearEnd[]> {
  const { rows } = await sql<MonthOfYearEnd>`
    with months as (select month, make_date(${year}, month, 1) as first,
      (make_date(${year}, month, 1) + interval '1 month - 1 day')::date as last from generate_series(1, 12) as month)
    select m.month,
      exists (select from ${everyEmployment(companyId)}
        where spell.joined_on <= m.last and (spell.left_on is null or spell.left_on >= m.first)) as "hasPeople",
      coalesce((select bool_and(r.state = 'approved') and bool_or(${endsMonth('r')}) from pay_runs r
        where r.company_id = ${companyId} and r.year = ${year} and r.month = m.month and r.version > 0), false)
        as "isApproved"
    from months m where m.first >= coalesce((select min(make_date(r.year, r.month, 1)) from pay_runs r
      where r.company_id = ${companyId} and r.version > 0), m.first)
    order by m.month`.execute(tx)
  return rows
}

/** Whose last payslip of the year did not settle the year's tax; nobody where the law settles it with nobody's pay. */
export async function taxNotSettled(
  tx: Tx,
  companyId: string,
  year: number,
): Promise<readonly { readonly full_name: string }[] | undefined> {
  if ((await packFor(tx, companyId)).law !== 'ph') return undefined
  const { rows } = await sql<{ full_name: string }>`
    select full_name from (
      select distinct on (p.employee_id) p.full_name, p.staff_id, p.figures ->> 'withholding_method' as method
      from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
      where p.company_id = ${companyId} and p.year = ${year} and ${standing}
      order by p.employee_id, p.month desc, r.turn desc) last
    where method is distinct from 'annualised' order by lower(staff_id)`.execute(tx)
  return rows
}
