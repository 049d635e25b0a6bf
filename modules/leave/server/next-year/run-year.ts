/** Takes a leave year into the next, in one transaction: all of it or nothing, and again only what came free since. */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { record } from '#platform/activity/server/activity.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { Refusal } from '#platform/http/server/answers.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import { leaveYearOf, type Span } from '../../model/entitlement/leave-year.ts'
import { amountOf } from '../../model/halves.ts'
import type { LeaveBook } from '../book.ts'
import { grantThrough } from '../ledger/granting.ts'
import type { PayPort } from '../needs.ts'
import { payMonthsOf, refusalOfPayMonth } from '../pay/pay-month.ts'
import { lockPeople, peopleAmong } from '../people.ts'
import { typesOf } from '../types/type-store.ts'
import { byPayMonth, closesByYear, restsOfYear, type SettledAccount, settledAccounts } from './rests.ts'
import { carriedUntil, writeSettlement } from './write-settlement.ts'
import { yearFrom } from './years.ts'

type RunningYear = {
  readonly yearFrom: PlainDate
  /** YYYY-MM */
  readonly payMonth: string
  readonly actor: Actor
  readonly now: Date
}
type YearDone = {
  readonly runId: string
  readonly accounts: number
  /** Who left, and whom no month pays any more what would be paid out: of them nothing is settled. */
  readonly unpaid: readonly string[]
}

export async function runYear(tx: Tx, book: LeaveBook, running: RunningYear, pay: PayPort): Promise<YearDone> {
  const { companyId } = book
  const found = yearFrom(book, running.yearFrom)
  if (!found) throw new Error(`no leave year begins on ${running.yearFrom}`)
  const { year, next } = found
  const payMonth = plainDateOf(`${running.payMonth}-01`)
  const runId = await beginRun(tx, book, year, payMonth, running)
  await grantThrough(tx, book, next.to)
  const types = (await typesOf(tx, companyId)).filter(closesByYear)
  // Held before they are looked at, so that nobody asks for what is being carried on.
  const people = await restsOfYear(tx, companyId, year, types)
  await lockPeople(tx, companyId, [...new Set(people.map(({ employee_id }) => employee_id))])
  const rests = await restsOfYear(tx, companyId, year, types)
  const byId = new Map(types.map((type) => [type.id, type]))
  const all = settledAccounts(rests, byId, book)
  const paid = paidOutBy(all)
  await pay.changed(tx, companyId, { employeeIds: paid, cause: 'leave', by: running.actor.name })
  const asked = { companyId, month: payMonth, today: book.today, field: 'pay_month', tell: monthOfDay }
  const late = paid.length > 0 ? await refusalOfPayMonth(tx, pay, asked) : undefined
  if (late) throw new Refusal(late)
  const { payable, unpaid } = byPayMonth(all, await payMonthsOf(tx, pay, companyId, payMonth))
  const settling = {
    companyId,
    now: running.now,
    by: running.actor,
    runId,
    dayHours: book.dayHours,
    carriedUntil: carriedUntil((first) => leaveYearOf(first, book.yearStart).to),
  }
  await writeSettlement(tx, settling, payable)
  const accounts = payable.filter(({ left }) => left > 0)
  await sql`update leave_year_runs set state = 'done', accounts = accounts + ${accounts.length}
            where company_id = ${companyId} and id = ${runId}`.execute(tx)
  const subject = { kind: 'leave_year', id: runId, name: `${year.from} – ${year.to}` }
  const entry = { action: 'leave.year-carried', subject, after: sumsOf(accounts) }
  await record(tx, companyId, [entry], { actor: running.actor, now: running.now })
  const names = await peopleAmong(
    tx,
    companyId,
    unpaid.map(({ employee_id }) => employee_id),
  )
  return { runId, accounts: accounts.length, unpaid: [...names.values()].map(({ full_name }) => full_name).sort() }
}

/** The run that stands for the year, held; begun where there is none. */
async function beginRun(tx: Tx, { companyId }: LeaveBook, year: Span, payMonth: string, running: RunningYear) {
  const { rows } = await sql<{ id: string }>`
    insert into leave_year_runs as r (company_id, id, year_from, year_to, state, pay_month, run_at, by_account, by_name)
    values (${companyId}, ${newId()}, ${year.from}, ${year.to}, 'running', ${payMonth}, ${running.now.toISOString()},
      ${running.actor.accountId}, ${running.actor.name})
    on conflict (company_id, year_from) where state <> 'undone' do update set run_at = excluded.run_at,
      pay_month = excluded.pay_month, by_account = excluded.by_account, by_name = excluded.by_name
    returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a run was neither begun nor found')
  return row.id
}

/** Told before a run begins; here only where its month was closed since. */
const monthOfDay = (day: PlainDate): string => day.slice(0, 7)

/** Whose pay it changes. */
export const paidOutBy = (accounts: readonly SettledAccount[]): string[] => [
  ...new Set(accounts.filter(({ settled }) => settled.paidOut > 0).map(({ employee_id }) => employee_id)),
]

function sumsOf(accounts: readonly SettledAccount[]) {
  const sum = (of: (one: SettledAccount) => number) => amountOf(accounts.reduce((total, one) => total + of(one), 0))
  return {
    accounts: accounts.length,
    carried: sum(({ settled }) => settled.carried),
    paid_out: sum(({ settled }) => settled.paidOut),
    forfeited: sum(({ settled }) => settled.forfeited),
  }
}
