/** Whether days stand in pay that is approved already, by the month that pays each of them. */
import { sql } from 'kysely'
import { firstDayOf, type PlainDate, plainDateOf, yearMonthOf } from '#kernel/plain-date.ts'
import { payMonthOf } from '#modules/company/model/public.ts'
import { allowanceCutOffsOf, companyFacts } from '#modules/company/server/public.ts'
import { afterApproved } from '#modules/payroll/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'

type Day = { readonly employeeId: string; readonly date: PlainDate }

export async function isAnyInClosedPay(tx: Tx, companyId: string, days: readonly Day[]): Promise<boolean> {
  const open = days.length === 0 ? null : await afterApproved(tx, companyId)
  if (open === null) return false
  const early = days.filter(({ date }) => firstDayOf(yearMonthOf(date)) < open)
  if (early.length === 0) return false
  const { settings } = await companyFacts(tx, companyId)
  const cutOffs = await allowanceCutOffsOf(tx, companyId, settings)
  const ids = [...new Set(early.map(({ employeeId }) => employeeId))]
  const { rows } = await sql<{ id: string; left_on: string }>`
    select id, left_on from employees
    where company_id = ${companyId} and id = any(${ids}::uuid[]) and left_on is not null`.execute(tx)
  const leftOn = new Map(rows.map(({ id, left_on }) => [id, plainDateOf(left_on)]))
  const first = open.slice(0, 7)
  return early.some(({ employeeId, date }) => payMonthOf(date, cutOffs, leftOn.get(employeeId) ?? null) < first)
}
