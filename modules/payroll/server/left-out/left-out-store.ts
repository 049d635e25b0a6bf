/** Who is left out of a run, by whom and why; and whom the law gives no answer for. */

import { type RawBuilder, sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import { CANNOT } from '../../model/make-payslip.ts'
import type { Finding } from '../../model/payslip.ts'
import { type Period, periodBefore, REGULAR } from '../../model/period.ts'
import { type Shown, shownIn } from '../payslip-store.ts'
import type { PeriodKey } from '../run-store.ts'

type LeftOut = { readonly employee_id: string; readonly full_name: string; readonly reason: string }

export async function leftOutOf(tx: Tx, companyId: string, period: PeriodKey): Promise<LeftOut[]> {
  const { run = REGULAR } = period
  return leftOutWhere(tx, companyId, period, sql`and l.run = ${run}`)
}

/** Of the pay before: of the first half in the second, else of any run of the month before. */
export async function leftOutBefore(tx: Tx, companyId: string, period: Period): Promise<LeftOut[]> {
  if (period.half?.which === 2) return leftOutOf(tx, companyId, { year: period.year, month: period.month })
  return leftOutWhere(tx, companyId, periodBefore(period), sql``)
}

async function leftOutWhere(tx: Tx, companyId: string, { year, month }: PeriodKey, run: RawBuilder<unknown>) {
  const { rows } = await sql<LeftOut>`
    select l.employee_id, min(e.full_name) as full_name, min(l.reason) as reason from pay_left_out l
    ${personOf('l')}
    where l.company_id = ${companyId} and l.year = ${year} and l.month = ${month} ${run}
    group by l.employee_id order by lower(min(e.staff_id))`.execute(tx)
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

/** Their lines go at once: nothing of them is in a sum or count, and no approved version holds one. */
export async function leaveThemOut(
  tx: Tx,
  companyId: string,
  { run, period: { year, month, run: number = REGULAR }, employeeIds, reason, by, now }: Leaving,
): Promise<void> {
  const ids = [...employeeIds]
  await sql`
    insert into pay_left_out (company_id, year, month, run, employee_id, reason, left_out_by, left_out_by_name, left_out_at)
    select ${companyId}, ${year}, ${month}, ${number}, id, ${reason}, ${by.accountId}, ${by.name}, ${now.toISOString()}
    from unnest(${ids}::uuid[]) as id on conflict do nothing`.execute(tx)
  await sql`delete from payslips p where ${shownIn(companyId, run)} and p.employee_id = any(${ids}::uuid[])`.execute(tx)
}

/** False: was not left out. */
export async function takeThemIn(
  tx: Tx,
  companyId: string,
  { year, month, run = REGULAR }: PeriodKey,
  employeeId: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from pay_left_out where company_id = ${companyId} and year = ${year} and month = ${month}
      and run = ${run} and employee_id = ${employeeId}`.execute(tx)
  return numAffectedRows === 1n
}
