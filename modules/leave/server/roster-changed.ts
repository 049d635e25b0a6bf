/**
 * A roster has changed: leave on its days that is not over is counted anew, and what it is taken from. What is over
 * stays as it was.
 */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Happened } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type ChargedDay, chargedDays, totalOf } from '../model/days/charge.ts'
import { amountOf } from '../model/halves.ts'
import { type ApplicationRow, applicationsOf, replaceDays } from './applications/application-store.ts'
import { type PlanFacts, planFacts } from './applications/plan-facts.ts'
import { settleAccounts } from './applications/recount-linked.ts'
import { changedRequest } from './applications/request-of.ts'
import { type LeaveBook, leaveBook } from './book.ts'
import { groupFor, type Rules, rulesOf } from './ledger/rules.ts'
import type { LeaveNeeds } from './needs.ts'
import { lockPeople } from './people.ts'

export type ChangedDay = { readonly employeeId: string; readonly date: PlainDate }
type By = { readonly clock: Clock; readonly by: string }

/** What the log is to tell of it. */
export const leaveFollowsRoster =
  ({ dayFacts, pay }: Pick<LeaveNeeds, 'dayFacts' | 'pay'>) =>
  async (
    tx: Tx,
    companyId: string,
    changed: readonly ChangedDay[],
    { clock, by }: By,
  ): Promise<readonly Happened[]> => {
    if (changed.length === 0) return []
    const book = await leaveBook(tx, { company: { companyId }, clock })
    const rows = await applicationsOf(tx, companyId, await touched(tx, book, changed))
    if (rows.length === 0) return []
    const people = [...new Set(rows.map(({ employee_id }) => employee_id))]
    await lockPeople(tx, companyId, people)
    const rules = await rulesOf(tx, book)
    const days = rows.flatMap(({ from_date, to_date }) => [from_date, to_date]).sort()
    const span = { from: plainDateOf(days[0] ?? book.today), to: plainDateOf(days.at(-1) ?? book.today) }
    const facts = await planFacts(tx, { dayFacts }, book, people, span)
    const counted = rows.flatMap((row) => {
      const now = countedAnew(book, rules, facts, row)
      return now === undefined ? [] : [{ row, days: now, charge: totalOf(now) }]
    })
    await replaceDays(
      tx,
      companyId,
      clock.now(),
      counted.map(({ row, days: now, charge }) => ({ id: row.id, employee_id: row.employee_id, days: now, charge })),
    )
    const accounts = counted.map(({ row }) => ({ employeeId: row.employee_id, typeId: row.type_id }))
    await settleAccounts(tx, book, rules, accounts)
    await pay.changed(tx, companyId, { employeeIds: people, cause: 'leave', by })
    return counted
      .filter(({ row, charge }) => charge !== row.charge)
      .map(({ row, charge }) => ({
        action: 'leave.recounted',
        subject: { kind: 'leave', id: row.id, name: row.full_name },
        before: { total: amountOf(row.charge) },
        after: { total: amountOf(charge) },
      }))
  }

async function touched(tx: Tx, { companyId, today }: LeaveBook, changed: readonly ChangedDay[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct a.id from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c("employeeId" uuid, date date)
    join leave_days d on d.company_id = ${companyId} and d.employee_id = c."employeeId" and d.date = c.date
    join leave_applications a on a.company_id = d.company_id and a.id = d.application_id
    where a.status in ('pending', 'approved') and a.parent_id is null and a.to_date >= ${today}`.execute(tx)
  return rows.map(({ id }) => id)
}

function countedAnew(book: LeaveBook, rules: Rules, facts: PlanFacts, row: ApplicationRow): ChargedDay[] | undefined {
  const type = rules.types.get(row.type_id)
  if (!type) return undefined
  const week = groupFor(rules, facts.groupIdOf(row.employee_id))?.week ?? book.week
  const counting = { countedIn: type.counted_in, unit: type.unit, dayHours: book.dayHours }
  return chargedDays(facts.calendarFor(week, row.employee_id), changedRequest(row, {}).asked, counting)
}
