/** A year of pay: each month uploaded, worked out, confirmed, approved and released by those whose work it is. */
import { sql } from 'kysely'
import {
  addDays,
  addMonths,
  lastDayOf,
  type PlainDate,
  type YearMonth,
  yearMonthOf,
  yearMonthText,
} from '#kernel/plain-date.ts'
import { takeInsuredAmounts } from '#modules/payroll/contract/insured-amounts.ts'
import { addItem, items, itemsUpload } from '#modules/payroll/contract/items.ts'
import { release } from '#modules/payroll/contract/release.ts'
import { generate } from '#modules/payroll/contract/run.ts'
import { approve, confirmRun } from '#modules/payroll/contract/states.ts'
import type { Database } from '#platform/database/server/connect.ts'
import { type Act, type DemoPerson, DemoRefused } from './acting.ts'
import { morningOf } from './opening.ts'
import { csvOf, type Sheets } from './sheets.ts'

/**
 * Twelve months back, and from there to January: the tax of a year stands on all of its months, so a year that
 * began in the middle would be worked out wrong.
 */
export const firstMonthOf = (today: PlainDate): YearMonth => ({
  year: addMonths(yearMonthOf(today), -12).year,
  month: 1,
})

export type Preparing = { readonly payroll: DemoPerson; readonly admin: DemoPerson; readonly sheets: Sheets }

/** Goes on from wherever the month stands. False: the law does not reach it. */
export async function closeMonth(db: Database, act: Act, who: Preparing, month: YearMonth): Promise<boolean> {
  const params = pathOf(month)
  const last = lastDayOf(month)
  const on = (daysBeforeTheEnd: number) => morningOf(addDays(last, -daysBeforeTheEnd))
  const stands = states.indexOf(await stateOf(db, who.payroll.companyId, month))
  const until = (state: State) => stands < states.indexOf(state)
  await readEarlierNotices(db, who.payroll.companyId, on(6))
  if (until('unconfirmed')) await act(who.payroll, takeInsuredAmounts, { params, body: {}, at: on(6) })
  if (until('unconfirmed') && !(await openMonth(db, act, who, month, on(6)))) return false
  if (until('confirmed')) await act(who.payroll, confirmRun, { params, body: {}, at: on(5) })
  if (until('approved')) await act(who.admin, approve, { params, body: {}, at: on(4) })
  if (until('released')) await act(who.admin, release, { params, body: {}, at: on(2) })
  return true
}

/** Worked out and left for somebody to look through. */
export async function openMonth(
  db: Database,
  act: Act,
  { payroll, admin, sheets }: Preparing,
  month: YearMonth,
  at: Date,
): Promise<boolean> {
  if ((await stateOf(db, payroll.companyId, month)) !== 'none') return true
  const params = pathOf(month)
  const rows = sheets.payItems.filter((row) => row.month === yearMonthText(month))
  const own = sheets.employees.find(({ email }) => email === payroll.email)?.staff_id
  const others = rows.filter(({ staff_id }) => staff_id !== own)
  const bytes = csvOf(others, ['month', 'staff_id', 'type', 'amount'])
  await act(payroll, itemsUpload, {
    params,
    file: { name: `pay-items-${yearMonthText(month)}.csv`, type: 'text/csv', bytes },
    at,
  })
  // Nobody gives themselves an item: another person enters it.
  const entered = (await act(payroll, items, { params, at })) as readonly { readonly staff_id: string }[]
  if (own !== undefined && !entered.some(({ staff_id }) => staff_id === own)) {
    for (const { type, amount } of rows.filter(({ staff_id }) => staff_id === own)) {
      await act(admin, addItem, { params, body: { staff_id: own, type, amount }, at })
    }
  }
  try {
    await act(payroll, generate, { params, body: {}, at })
    return true
  } catch (error) {
    if (error instanceof DemoRefused && error.problem.code === 'payroll.law-unknown') return false
    throw error
  }
}

/** Whoever works there has read by then what he was told about the months before. */
function readEarlierNotices(db: Database, companyId: string, until: Date): Promise<unknown> {
  return db.forCompany(companyId).transaction((tx) =>
    sql`update notices set read_at = created_at
        where company_id = ${companyId} and read_at is null and created_at < ${until.toISOString()}`.execute(tx),
  )
}

const states = ['none', 'unconfirmed', 'confirmed', 'approved', 'released'] as const
type State = (typeof states)[number]

async function stateOf(db: Database, companyId: string, { year, month }: YearMonth): Promise<State> {
  const { rows } = await db.forCompany(companyId).read((tx) =>
    sql<{ state: State }>`
      select case when r.version = 0 then 'none'
        when r.state = 'approved' and exists (select from payslips p where p.company_id = r.company_id and p.run_id = r.id
          and p.version between r.base_version and r.version and p.released_at is not null) then 'released'
        else r.state end as state
      from pay_runs r where r.company_id = ${companyId} and r.year = ${year} and r.month = ${month}
        and r.sequence = 1`.execute(tx),
  )
  return rows[0]?.state ?? 'none'
}

const pathOf = (month: YearMonth): { year: string; month: string } => ({
  year: String(month.year),
  month: yearMonthText(month).slice(5),
})
