/** Which run of a month withholds somebody's tax. */
import { sql } from 'kysely'
import type { YearMonth } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Period, periodOf, REGULAR, SECOND_HALF } from '../../model/period.ts'
import { type RunOfPerson, runOfPerson } from '../../model/run-of-person.ts'
import { inVersion } from '../payslip-store.ts'
import type { PeriodKey } from '../run-store.ts'
import { withHalf } from '../runs/halves.ts'
import { paidTheirLast } from '../worked/paid-their-last.ts'

/** The run that is asked for, else the one that has the person. No law knows of advances. */
export async function periodOfTax(
  tx: Tx,
  companyId: string,
  month: YearMonth,
  { employeeId, run }: { readonly employeeId: string; readonly run: number | undefined },
): Promise<Period> {
  const period = periodOf(month, run)
  if (run !== undefined) return period
  const { half } = await withHalf(tx, companyId, period)
  const regular = half ? [REGULAR, SECOND_HALF] : [REGULAR]
  return periodOf(period, runOfPerson(await runsOfPerson(tx, companyId, period, employeeId), regular))
}

async function runsOfPerson(tx: Tx, companyId: string, { year, month }: PeriodKey, employeeId: string) {
  const { rows } = await sql<RunOfPerson>`
    select r.sequence as run, r.state,
      exists (select from payslips p where p.company_id = r.company_id and p.run_id = r.id
          and p.employee_id = ${employeeId} and r.version > 0 and ${inVersion})
        or exists (select from pay_run_people n where n.company_id = r.company_id and n.run_id = r.id
          and n.employee_id = ${employeeId}) as has,
      exists (select from pay_left_out l where l.company_id = r.company_id and l.year = r.year and l.month = r.month
          and l.run = r.sequence and l.employee_id = ${employeeId})
        or ${employeeId}::uuid in (${paidTheirLast(companyId, { year, month })}) as without
    from pay_runs r
    where r.company_id = ${companyId} and r.year = ${year} and r.month = ${month} and r.run_type <> 'advance'
    order by r.turn, r.sequence`.execute(tx)
  return rows
}
