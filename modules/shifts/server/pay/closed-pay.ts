/** Whether days stand in pay that is approved already, by the month that pays each of them. */
import { firstDayOf, type PlainDate, plainDateOf, yearMonthOf } from '#kernel/plain-date.ts'
import { payMonthOf } from '#modules/company/model/public.ts'
import { allowanceCutOffsOf, companyFacts } from '#modules/company/server/public.ts'
import { afterApproved } from '#modules/payroll/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { rosterPeople } from '../people.ts'
import { these } from '../sight.ts'

type Day = { readonly employeeId: string; readonly date: PlainDate }

export async function isAnyInClosedPay(tx: Tx, companyId: string, days: readonly Day[]): Promise<boolean> {
  const open = days.length === 0 ? null : await afterApproved(tx, companyId)
  if (open === null) return false
  const early = days.filter(({ date }) => firstDayOf(yearMonthOf(date)) < open)
  if (early.length === 0) return false
  const { settings } = await companyFacts(tx, companyId)
  const cutOffs = await allowanceCutOffsOf(tx, companyId, settings)
  const ids = [...new Set(early.map(({ employeeId }) => employeeId))]
  const people = await rosterPeople(tx, companyId, { from: '0001-01-01', to: '9999-12-31', where: these(ids) })
  const leftOn = new Map(people.map(({ id, left_on }) => [id, left_on === null ? null : plainDateOf(left_on)]))
  const first = open.slice(0, 7)
  return early.some(({ employeeId, date }) => payMonthOf(date, cutOffs, leftOn.get(employeeId) ?? null) < first)
}
