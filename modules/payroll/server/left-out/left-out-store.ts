/** Who is left out of a month, by whom and why; and whom the law gives no answer for. */

import { sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import { CANNOT } from '../../model/make-payslip.ts'
import type { Finding } from '../../model/payslip.ts'
import { type Shown, shownIn } from '../payslip-store.ts'
import type { PeriodKey } from '../run-store.ts'

type LeftOut = { readonly employee_id: string; readonly full_name: string }

export async function leftOutOf(tx: Tx, companyId: string, { year, month }: PeriodKey): Promise<LeftOut[]> {
  const { rows } = await sql<LeftOut>`
    select l.employee_id, e.full_name from pay_left_out l
    ${personOf('l')}
    where l.company_id = ${companyId} and l.year = ${year} and l.month = ${month}
    order by lower(e.staff_id)`.execute(tx)
  return rows
}

/** Payslips of the run that the law gives no answer for, with what it said. */
export async function cannotBeWorkedOut(
  tx: Tx,
  companyId: string,
  run: Shown,
): Promise<{ employee_id: string; findings: readonly Finding[] }[]> {
  const { rows } = await sql<{ employee_id: string; findings: readonly Finding[] }>`
    select p.employee_id, p.findings from payslips p
    where ${shownIn(companyId, run)} and p.attention = 3 and p.findings @> ${JSON.stringify([{ code: CANNOT }])}::jsonb
    order by p.staff_id`.execute(tx)
  return rows
}

type Leaving = {
  readonly run: Shown
  readonly period: PeriodKey
  readonly employeeIds: readonly string[]
  readonly reason: string
  readonly by: Actor
  readonly now: Date
}

/** Their lines go at once: nothing of them is in a sum, and no approved version holds one. */
export async function leaveThemOut(
  tx: Tx,
  companyId: string,
  { run, period: { year, month }, employeeIds, reason, by, now }: Leaving,
): Promise<void> {
  const ids = [...employeeIds]
  await sql`
    insert into pay_left_out (company_id, year, month, employee_id, reason, left_out_by, left_out_by_name, left_out_at)
    select ${companyId}, ${year}, ${month}, id, ${reason}, ${by.accountId}, ${by.name}, ${now.toISOString()}
    from unnest(${ids}::uuid[]) as id on conflict do nothing`.execute(tx)
  await sql`delete from payslips p where ${shownIn(companyId, run)} and p.employee_id = any(${ids}::uuid[])`.execute(tx)
  await sql`update pay_run_versions set people = people - ${ids.length}
    where company_id = ${companyId} and run_id = ${run.id} and version = ${run.version}`.execute(tx)
}

/** False: was not left out. */
export async function takeThemIn(
  tx: Tx,
  companyId: string,
  { year, month }: PeriodKey,
  employeeId: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from pay_left_out where company_id = ${companyId} and year = ${year} and month = ${month}
      and employee_id = ${employeeId}`.execute(tx)
  return numAffectedRows === 1n
}
