/** The payslips of one person that were released, of the version of each run that stands. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { explaining, withShapes } from './explained-payslip.ts'
import { standing } from './payslip-store.ts'
import type { ExplainedPayslip } from './view/why.ts'

type OwnPayslipRow = {
  id: string
  year: number
  month: number
  run: number
  /** Null of the regular one. */
  run_name: string | null
  gross_pay: string
  total_deductions: string
  net_pay: string
  released_at: string
}

export async function releasedPayslips(tx: Tx, companyId: string, employeeId: string): Promise<OwnPayslipRow[]> {
  const { rows } = await sql<OwnPayslipRow>`
    select p.id, p.year, p.month, r.sequence as run, r.name as run_name, p.gross_pay, p.total_deductions, p.net_pay, p.released_at
    from payslips p ${ofStandingVersion}
    where ${released(companyId, employeeId)} order by p.year desc, p.month desc, r.turn desc`.execute(tx)
  return rows
}

type YearRow = {
  year: number
  months: number
  gross_pay: string
  total_deductions: string
  net_pay: string
}

export async function yearsOf(tx: Tx, companyId: string, employeeId: string): Promise<YearRow[]> {
  const { rows } = await sql<YearRow>`
    select p.year, count(distinct p.month) as months, sum(p.gross_pay) as gross_pay, sum(p.total_deductions) as total_deductions,
      sum(p.net_pay) as net_pay
    from payslips p ${ofStandingVersion}
    where ${released(companyId, employeeId)} group by p.year order by p.year desc`.execute(tx)
  return rows
}

type OwnPayslipInFull = OwnPayslipRow &
  ExplainedPayslip & {
    readonly employee_id: string
    /** The bank file that pays it. */
    readonly bank_batch: number | null
  }

/** With everything that explains it; undefined where it is not the person's or not released. */
export async function releasedPayslip(
  tx: Tx,
  companyId: string,
  employeeId: string,
  id: string,
): Promise<OwnPayslipInFull | undefined> {
  const { rows } = await sql<OwnPayslipInFull>`
    select p.id, p.year, p.month, r.sequence as run, r.name as run_name, p.gross_pay, p.total_deductions, p.net_pay, p.released_at,
      p.employee_id, p.bank_batch, ${explaining}
    from payslips p ${ofStandingVersion} ${withShapes}
    where ${released(companyId, employeeId)} and p.id = ${id}`.execute(tx)
  return rows[0]
}

const ofStandingVersion = sql`
  join pay_runs r on r.company_id = p.company_id and r.id = p.run_id and ${standing}`

const released = (companyId: string, employeeId: string) =>
  sql`p.company_id = ${companyId} and p.employee_id = ${employeeId} and p.released_at is not null and not p.held`
