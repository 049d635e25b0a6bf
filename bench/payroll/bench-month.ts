/** The steps of a month as the product takes them, timed; and the same rows written barely, to compare with. */
import { sql } from 'kysely'
import { pino } from 'pino'
import { leaveForPay } from '#modules/leave/server/pay/leave-for-pay.ts'
import { periodOf } from '#modules/payroll/model/period.ts'
import { computerFor } from '#modules/payroll/server/calculation/computer.ts'
import { generate } from '#modules/payroll/server/calculation/generate.ts'
import type { PayContribution } from '#modules/payroll/server/needs.ts'
import type { PayslipRow } from '#modules/payroll/server/payslip-row.ts'
import { systemClock } from '#platform/clock/server/clock.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { CompanyDb } from '#platform/database/server/connect.ts'

const log = pino({ level: 'silent' })
const actor = { accountId: '00000000-0000-7000-8000-000000000000', name: 'Bench', address: '', requestId: '' }

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

export function generated(
  company: CompanyDb,
  people: number,
  year: number,
  month: number,
  onlyStale = false,
  run?: number,
  contributions: readonly PayContribution[] = [leaveForPay],
) {
  const work = { company, clock: systemClock, log, actor, computer: computerFor(people), contributions }
  return timed(() => generate(work, { period: periodOf({ year, month }, run), onlyStale }))
}

export function approve(company: CompanyDb, year: number, month: number): Promise<void> {
  return company.transaction(async (tx) => {
    await sql`update pay_runs set state = 'approved' where company_id = ${company.companyId} and year = ${year} and month = ${month}`.execute(
      tx,
    )
  })
}

/** Forgets the month, so that working it out again is the first time. */
export function forget(company: CompanyDb, year: number, month: number): Promise<void> {
  const of = sql`company_id = ${company.companyId} and run_id = (select id from pay_runs
    where company_id = ${company.companyId} and year = ${year} and month = ${month})`
  return company.transaction(async (tx) => {
    for (const table of ['payslips', 'pay_run_versions', 'pay_run_events', 'stale_payslips']) {
      await sql`delete from ${sql.table(table)} where ${of}`.execute(tx)
    }
    await sql`delete from pay_runs where company_id = ${company.companyId} and year = ${year} and month = ${month}`.execute(
      tx,
    )
  })
}

export async function rowsOf(company: CompanyDb, year: number, month: number): Promise<PayslipRow[]> {
  const rows: PayslipRow[] = []
  for (let offset = 0; ; offset += 1_000) {
    const page = await company.read((tx) =>
      sql<PayslipRow>`
        select p.company_id, p.run_id, p.version, p.employee_id, p.id, p.year, p.month, p.staff_id, p.full_name, p.department,
          p.position, p.gross_pay, p.total_deductions, p.net_pay, p.employer_cost, p.former_gross_pay, p.former_net_pay,
          p.attention, p.joined, p.left_in_month, p.findings::text, p.changes::text, p.figures::text, p.lines::text,
          p.inputs::text, p.given::text, p.carried::text, p.worksheet, p.worksheet_shape, p.law_hash
        from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id and r.version = p.version
        where p.company_id = ${company.companyId} and p.year = ${year} and p.month = ${month}
        order by p.employee_id limit 1000 offset ${offset}`.execute(tx),
    )
    rows.push(...page.rows)
    if (page.rows.length < 1_000) return rows
  }
}

const AT_ONCE = 500
let version = 1_000_000

/** The same rows in the same batches, under a version that nobody reads; taken away again outside of the time. */
export async function barely(company: CompanyDb, rows: readonly PayslipRow[]): Promise<number> {
  version += 1
  const { rows: runs } = await company.read((tx) =>
    sql<{ id: string }>`select id from pay_runs where company_id = ${company.companyId} limit 1`.execute(tx),
  )
  const again = rows.map((row) => ({ ...row, version, run_id: runs[0]?.id ?? row.run_id }))
  const time = await timed(async () => {
    for (let from = 0; from < again.length; from += AT_ONCE) {
      await company.transaction((tx) => bulkInsert(tx, 'payslips', again.slice(from, from + AT_ONCE)))
    }
  })
  await company.transaction((tx) =>
    sql`delete from payslips where company_id = ${company.companyId} and version = ${version}`.execute(tx),
  )
  return time
}
