/**
 * A year of leave: what was taken month by month, the year that was taken into the next, some that waits for its
 * manager, and a day without pay in the present month. Entered by those whose work it is.
 */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import {
  addDays,
  addMonths,
  dayNumber,
  firstDayOf,
  type PlainDate,
  plainDateOf,
  type YearMonth,
  yearMonthOf,
  yearMonthText,
} from '#kernel/plain-date.ts'
import { batchApplications, createApplication, decideApplications } from '#modules/leave/contract/applications.ts'
import { carryForward } from '#modules/leave/contract/next-year.ts'
import { create as offInLieu } from '#modules/leave/contract/off-in-lieu.ts'
import { askForLeave } from '#modules/leave/contract/own.ts'
import { changeType, types } from '#modules/leave/contract/types.ts'
import type { Database } from '#platform/database/server/connect.ts'
import { type Act, type DemoPerson, DemoRefused } from './acting.ts'
import { morningOf } from './opening.ts'

export type Resting = {
  readonly hr: DemoPerson
  readonly employee: DemoPerson | undefined
  readonly country: Country
  readonly today: PlainDate
}

/** The kind of the law that is annual leave, and how much of it is carried on. */
const annualOf: Readonly<
  Record<Country, { readonly kind: string; readonly carry: Readonly<Record<string, unknown>> }>
> = {
  MY: { kind: 'annual', carry: { carry_most: 5, carry_months: 3, leftover: 'forfeit' } },
  TW: { kind: 'annual', carry: { carry_most: 30, carry_months: 12 } },
  PH: { kind: 'service_incentive', carry: { carry_most: 10, carry_months: 12 } },
}
const MONTHS = 12
const PEOPLE = 3

export type LeaveTaken = {
  /** What was taken in a month, where it is one of the last twelve. */
  during(month: YearMonth): Promise<void>
  /** What waits today. */
  waiting(): Promise<void>
}

/** Told month by month, so that the log of the company goes through its year once. */
export async function takeLeave(db: Database, act: Act, resting: Resting): Promise<LeaveTaken> {
  const { hr, country, today } = resting
  const now = yearMonthOf(today)
  const first = addMonths(now, -MONTHS)
  const beginning = morningOf(addDays(firstDayOf(first), -1))
  const all = (await act(hr, types, { at: beginning })) as {
    id: string
    kind: string | null
    name: string
    carry_most: number
  }[]
  const { kind, carry } = annualOf[country]
  const annual = all.find((type) => type.kind === kind)
  const unpaid = all.find(({ name }) => name === 'Unpaid leave')
  if (!annual || !unpaid) throw new Error(`a type of leave is missing in ${country}`)
  const people = await peopleOf(db, hr.companyId, addDays(firstDayOf(first), -730))
  const months = Array.from({ length: MONTHS }, (_, at) => yearMonthText(addMonths(first, at)))
  return {
    async during(month) {
      const at = months.indexOf(yearMonthText(month))
      if (at < 0) return
      if (at === 0 && annual.carry_most === 0)
        await act(hr, changeType, { params: { id: annual.id }, body: carry, at: beginning })
      await takenIn(db, act, { hr, people: turn(people, at), typeId: annual.id }, month, at)
      if (month.month === 1 && country === 'MY') await closeYear(db, act, hr, month)
    },
    waiting: () => waiting(db, act, resting, people, { annual: annual.id, unpaid: unpaid.id }),
  }
}

/** Three others every month, for a day or a few in its second week. */
async function takenIn(
  db: Database,
  act: Act,
  { hr, people, typeId }: { readonly hr: DemoPerson; readonly people: readonly string[]; readonly typeId: string },
  month: YearMonth,
  at: number,
): Promise<void> {
  const monday = mondayFrom(addDays(firstDayOf(month), 7))
  const body = { employee_ids: people, type_id: typeId, from: monday, to: addDays(monday, at % 3) }
  const sent = morningOf(addDays(monday, -10))
  if (!(await isEntered(db, hr.companyId, people[0] ?? '', monday)))
    await unlessNobodyWorks(act(hr, batchApplications, { body, at: sent }))
  const ids = await pendingOn(db, hr.companyId, people, monday)
  if (ids.length > 0)
    await act(hr, decideApplications, {
      params: { decision: 'approve' },
      body: { ids },
      at: morningOf(addDays(monday, -8)),
    })
}

async function closeYear(db: Database, act: Act, hr: DemoPerson, { year }: YearMonth): Promise<void> {
  const { rows } = await db
    .forCompany(hr.companyId)
    .read((tx) => sql`select from leave_year_runs where company_id = ${hr.companyId}`.execute(tx))
  const body = { year_from: `${year - 1}-01-01` }
  if (rows.length === 0) await act(hr, carryForward, { body, at: morningOf(plainDateOf(`${year}-01-06`)) })
}

/** One's own wish, some of colleagues, work on a Sunday to be made good; and a day without pay that is agreed. */
async function waiting(
  db: Database,
  act: Act,
  { hr, employee, today }: Resting,
  people: readonly string[],
  typeIds: { readonly annual: string; readonly unpaid: string },
): Promise<void> {
  const { companyId } = hr
  const at = morningOf(addDays(today, -2))
  const monday = mondayFrom(addDays(today, 14))
  const [one = '', two = '', three = '', unpaid = ''] = turn(people, MONTHS + 1, 4)
  const enter = async (employee_id: string, type_id: string, from: PlainDate, to = from) => {
    if (await isEntered(db, companyId, employee_id, from)) return
    await unlessNobodyWorks(act(hr, createApplication, { body: { employee_id, type_id, from, to }, at }))
  }
  await enter(one, typeIds.annual, monday, addDays(monday, 1))
  await enter(two, typeIds.annual, addDays(monday, 2), addDays(monday, 3))
  const without = addDays(mondayFrom(addDays(firstDayOf(yearMonthOf(today)), 7)), 2)
  await enter(unpaid, typeIds.unpaid, without)
  const ids = await pendingOn(db, companyId, [unpaid], without)
  if (ids.length > 0) await act(hr, decideApplications, { params: { decision: 'approve' }, body: { ids }, at })
  await awaySoon(db, act, hr, { today, typeId: typeIds.annual, people: turn(people, MONTHS + 3, 2) })
  const mine = employee && (await employeeOf(db, employee))
  if (employee && mine && !(await isEntered(db, companyId, mine, addDays(monday, 3))))
    await unlessNobodyWorks(
      act(employee, askForLeave, {
        body: { type_id: typeIds.annual, from: addDays(monday, 3), to: addDays(monday, 4) },
        at,
      }),
    )
  const sunday = addDays(mondayFrom(addDays(today, -14)), 6)
  const earned = await db
    .forCompany(companyId)
    .read((tx) => sql`select from earned_days where company_id = ${companyId}`.execute(tx))
  if (earned.rows.length === 0)
    await act(hr, offInLieu, { body: { employee_id: three, date: sunday, reason: 'Stocktaking' }, at })
}

/** Somebody is away this week, and somebody next week. */
async function awaySoon(
  db: Database,
  act: Act,
  hr: DemoPerson,
  { today, typeId, people }: { readonly today: PlainDate; readonly typeId: string; readonly people: readonly string[] },
): Promise<void> {
  const next = mondayFrom(addDays(today, 1))
  const at = morningOf(addDays(today, -4))
  for (const [turnOf, from] of [today, addDays(next, 1)].entries()) {
    const employee_id = people[turnOf] ?? ''
    if (await isEntered(db, hr.companyId, employee_id, from)) continue
    const body = { employee_id, type_id: typeId, from, to: addDays(from, 2) }
    await unlessNobodyWorks(act(hr, createApplication, { body, at }))
    const ids = await pendingOn(db, hr.companyId, [employee_id], from)
    if (ids.length > 0) await act(hr, decideApplications, { params: { decision: 'approve' }, body: { ids }, at })
  }
}

/** In some years and countries these days are all holidays; then nobody asks for them. */
async function unlessNobodyWorks(asking: Promise<unknown>): Promise<void> {
  await asking.catch((error: unknown) => {
    if (!(error instanceof DemoRefused) || !REFUSED_ON_HOLIDAYS.has(error.problem.code)) throw error
  })
}
const REFUSED_ON_HOLIDAYS = new Set(['leave.nothing-to-charge', 'leave.batch-refused'])

/** Employed for long, with somebody above them; never those who enter it. */
async function peopleOf(db: Database, companyId: string, joinedBefore: PlainDate): Promise<string[]> {
  const { rows } = await db.forCompany(companyId).read((tx) =>
    sql<{ id: string }>`
      select id from employees where company_id = ${companyId} and status = 'active' and left_on is null
        and joined_on < ${joinedBefore} and manager_id is not null and account_id is null
      order by staff_id`.execute(tx),
  )
  return rows.map(({ id }) => id)
}

const turn = (people: readonly string[], at: number, count = PEOPLE): string[] =>
  Array.from({ length: Math.min(count, people.length) }, (_, one) => people[(at * PEOPLE + one) % people.length] ?? '')

async function isEntered(db: Database, companyId: string, employeeId: string, from: PlainDate): Promise<boolean> {
  const { rows } = await db.forCompany(companyId).read((tx) =>
    sql`select from leave_applications where company_id = ${companyId} and employee_id = ${employeeId}
          and from_date = ${from}`.execute(tx),
  )
  return rows.length > 0
}

async function pendingOn(db: Database, companyId: string, people: readonly string[], from: PlainDate) {
  const { rows } = await db.forCompany(companyId).read((tx) =>
    sql<{ id: string }>`
      select id from leave_applications where company_id = ${companyId} and employee_id = any(${[...people]}::uuid[])
        and from_date = ${from} and status = 'pending' and parent_id is null`.execute(tx),
  )
  return rows.map(({ id }) => id)
}

async function employeeOf(db: Database, { companyId, accountId }: DemoPerson): Promise<string | undefined> {
  const { rows } = await db.forCompany(companyId).read((tx) =>
    sql<{
      id: string
    }>`select id from employees where company_id = ${companyId} and account_id = ${accountId}`.execute(tx),
  )
  return rows[0]?.id
}

/** The next Monday, or the day itself. */
function mondayFrom(day: PlainDate): PlainDate {
  // The first day that days are counted from was a Thursday.
  const sinceMonday = (dayNumber(day) + 3) % 7
  return addDays(day, (7 - sinceMonday) % 7)
}
