/** How a run stands after something was done to it. */
import { sql } from 'kysely'
import type { CompanyDb } from '#platform/database/server/connect.ts'
import type { Period } from '../model/period.ts'
import type { RunState } from '../model/run-moves.ts'
import { shownIn } from './payslip-store.ts'
import { findRun } from './run-store.ts'
import { workedOut } from './view/sums.ts'

type RunOutcome = { status: RunState; people: number; version: number }

export function outcomeOf(company: CompanyDb, period: Period): Promise<RunOutcome> {
  return company.read(async (tx) => {
    const run = await findRun(tx, company.companyId, period)
    if (!run) return { status: 'none', people: 0, version: 0 }
    const { rows } = await sql<{ people: number }>`
      select count(*) filter (where ${workedOut}) as people from payslips p where ${shownIn(company.companyId, run)}`.execute(
      tx,
    )
    return { status: run.state, people: rows[0]?.people ?? 0, version: run.version }
  })
}

/** Of these people, those whom the run holds without figures. */
export function notWorkedOut(company: CompanyDb, period: Period, employeeIds: readonly string[]): Promise<number> {
  return company.read(async (tx) => {
    const run = await findRun(tx, company.companyId, period)
    if (!run) return 0
    const { rows } = await sql<{ people: number }>`
      select count(*)::int as people from payslips p
      where ${shownIn(company.companyId, run)} and not ${workedOut}
        and p.employee_id = any(${[...employeeIds]}::uuid[])`.execute(tx)
    return rows[0]?.people ?? 0
  })
}
