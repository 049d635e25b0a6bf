/** What has to be known to plan leave: of everybody whom a request is for at once, however many they are. */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { holidaysBetween, makeUpDaysBetween, type RosterDay, regionOf } from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Calendar, Part, Rostered, Week } from '../../model/days/calendar.ts'
import type { Asked } from '../../model/days/charge.ts'
import type { LeaveBook } from '../book.ts'
import { type AccountOf, accountsOfPeople } from '../ledger/account-store.ts'
import { groupIdsOf } from '../ledger/membership.ts'
import { groupedBy } from '../ledger/reallocate.ts'
import type { LeaveEngine } from '../needs.ts'

type Days = Pick<Asked, 'from' | 'to'>
type Taken = { readonly date: PlainDate; readonly part: Part }
type Locked = { readonly from: PlainDate; readonly to: PlainDate }

export type PlanFacts = {
  readonly groupIdOf: (employeeId: string) => string | null
  readonly accountOf: AccountOf
  /** Parts of the days asked for that are leave already. */
  readonly takenBy: (employeeId: string) => readonly Taken[]
  readonly locksFor: (departmentId: string | null) => readonly Locked[]
  readonly calendarFor: (week: Week, employeeId: string) => Calendar
}

export async function planFacts(
  tx: Tx,
  { dayFacts }: Pick<LeaveEngine, 'dayFacts'>,
  book: LeaveBook,
  ids: readonly string[],
  days: Days,
): Promise<PlanFacts> {
  const { companyId } = book
  const groups = await groupIdsOf(tx, companyId, ids)
  const accountOf = await accountsOfPeople(tx, companyId, ids)
  const taken = await takenDays(tx, companyId, ids, days)
  const locks = await locksOn(tx, companyId, days)
  const calendar = await calendarOf(tx, book, days)
  const rosters = await dayFacts(tx, companyId, days.to < days.from ? { from: days.to, to: days.from } : days, ids, [
    'roster',
  ])
  return {
    groupIdOf: (id) => groups.get(id) ?? null,
    accountOf,
    takenBy: (id) => taken.get(id) ?? [],
    locksFor: (id) => locks.filter(({ department }) => department === null || department === id),
    calendarFor: (week, id) => ({ ...calendar, week, rostered: (date) => rosteredAs(rosters(id, date)) }),
  }
}

/** A shift is a working day, also beside what is free by the week alone. */
function rosteredAs([day]: readonly RosterDay[]): Rostered | undefined {
  if (!day) return undefined
  if (day.mark && !day.byWeek) return day.mark
  return day.shifts.length > 0 ? 'working' : undefined
}

async function calendarOf(tx: Tx, book: LeaveBook, { from, to }: Days): Promise<Omit<Calendar, 'week'>> {
  const region = regionOf(book.country, book.state)
  const holidays = await holidaysBetween(tx, book.companyId, from, to, region)
  const makeUps = await makeUpDaysBetween(tx, book.companyId, from, to)
  return {
    // What is told of a day on which people work all the same is no day off; others' states are not ours.
    holidays: holidays.filter(({ kind, region: of }) => kind !== 'special_working' && (of === null || of === region)),
    makeUps,
  }
}

async function takenDays(tx: Tx, companyId: string, ids: readonly string[], { from, to }: Days) {
  const { rows } = await sql<{ employee_id: string; date: string; starts: number; ends: number }>`
    select d.employee_id, d.date, d.starts, d.ends from leave_days d
    join leave_applications a on a.company_id = d.company_id and a.id = d.application_id
    where d.company_id = ${companyId} and d.employee_id = any(${[...ids]}::uuid[]) and d.date between ${from} and ${to}
      and a.status in ('pending', 'approved') and a.parent_id is null`.execute(tx)
  const days = rows.map(({ employee_id, date, starts, ends }) => ({
    employee_id,
    date: plainDateOf(date),
    part: { starts, ends },
  }))
  return groupedBy(days, ({ employee_id }) => employee_id)
}

export async function locksOn(tx: Tx, companyId: string, { from, to }: Days) {
  const { rows } = await sql<{ from_date: string; to_date: string; department_id: string | null }>`
    select from_date, to_date, department_id from leave_locks
    where company_id = ${companyId} and from_date <= ${to} and to_date >= ${from}`.execute(tx)
  return rows.map((lock) => ({
    from: plainDateOf(lock.from_date),
    to: plainDateOf(lock.to_date),
    department: lock.department_id,
  }))
}
