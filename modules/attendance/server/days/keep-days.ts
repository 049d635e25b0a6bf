/**
 * Works out what is lacking of the kept days and keeps it: so many people at a time, each in a transaction of its own, one
 * after the other in a company. What changes meanwhile is written down beside it and voids what is kept here.
 */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { holdsUntil } from '../../model/days/holds-until.ts'
import type { AttendanceNeeds } from '../needs.ts'
import type { WantedPeople } from './day-people-store.ts'
import type { Range } from './day-store.ts'
import { type DayBook, dayBook, findDays } from './find-days.ts'
import { holdsNow, isMadeByThese, lackingPeople, madeBy } from './kept-days.ts'

const PORTION = 500

type Keeping = { readonly company: CompanyDb; readonly clock: Clock; readonly needs: Pick<AttendanceNeeds, 'dayFacts'> }

/** Without a session everybody's. */
export async function keepDays(
  { company, clock, needs }: Keeping,
  session: LiveSession | undefined,
  wanted: WantedPeople,
): Promise<void> {
  const { companyId } = company
  const book = (tx: Tx) => dayBook(tx, companyId, clock, needs.dayFacts)
  const lacking = await company.read(async (tx) => [...(await lackingPeople(tx, await book(tx), session, wanted))])
  if (lacking.length === 0) return
  await company.transaction(async (tx) => {
    await hold(tx, companyId)
    await dropVoid(tx, await book(tx))
  })
  for (let at = 0; at < lacking.length; at += PORTION)
    await company.transaction(async (tx) => {
      await hold(tx, companyId)
      await keepOf(tx, await book(tx), lacking.slice(at, at + PORTION), wanted)
    })
}

/** Until the transaction ends nobody else keeps days of this company; whoever changes something waits for nothing. */
const hold = (tx: Tx, companyId: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`${companyId} days of attendance`}))`.execute(tx)

/** Days whose sources changed go together with the word of it; days by other settings go all. */
async function dropVoid(tx: Tx, book: DayBook): Promise<void> {
  const { companyId } = book
  if (!(await isMadeByThese(tx, book))) {
    await sql`delete from attendance_days where company_id = ${companyId}`.execute(tx)
    await sql`insert into attendance_reckonings (company_id, made_by) values (${companyId}, ${madeBy(book)})
      on conflict (company_id) do update set made_by = excluded.made_by`.execute(tx)
  }
  await sql`
    with gone as materialized (
      delete from attendance_changes where company_id = ${companyId}
      returning employee_id, coalesce(from_date, '-infinity') as from_date, coalesce(to_date, 'infinity') as to_date),
    of_people as (
      delete from attendance_days d using gone
      where d.company_id = ${companyId} and d.employee_id = gone.employee_id and d.date between gone.from_date and gone.to_date)
    delete from attendance_days d using gone
    where gone.employee_id is null and d.company_id = ${companyId} and d.date between gone.from_date and gone.to_date`.execute(
    tx,
  )
}

async function keepOf(tx: Tx, book: DayBook, ids: readonly string[], wanted: Range): Promise<void> {
  const { companyId } = book
  const range = await lackingRange(tx, book, ids, wanted)
  if (!range) return
  const found = await findDays(tx, book, ids, range)
  await sql`delete from attendance_days where company_id = ${companyId} and employee_id = any(${[...ids]}::uuid[])
    and date between ${range.from} and ${range.to}`.execute(tx)
  const rows = [...found].flatMap(([employeeId, { days, person }]) =>
    // Of a former employment none is kept: lists are of whoever is employed, and count by the present one.
    days
      .filter(({ date }) => date >= person.joinedOn)
      .map((day) => ({
        company_id: companyId,
        employee_id: employeeId,
        date: day.date,
        status: day.status,
        approval: day.approval,
        stale: day.stale,
        first_in: day.firstIn,
        last_out: day.lastOut,
        scheduled: day.scheduled,
        present: day.present,
        worked: day.worked,
        extra: day.extra,
        night: day.night,
        late: day.late,
        early: day.early,
        absent_halves: day.absentHalves,
        flags: [...day.flags],
        as_of: book.now,
        good_until: holdsUntil(day, book.rulesOn(day.date), book.now),
      })),
  )
  await bulkInsert(tx, 'attendance_days', rows)
}

/** From the first day that one of them lacks to the last. */
async function lackingRange(
  tx: Tx,
  book: DayBook,
  ids: readonly string[],
  { from, to }: Range,
): Promise<Range | undefined> {
  const { companyId } = book
  const { rows } = await sql<{ from: string | null; to: string | null }>`
    select min(day) as "from", max(day) as "to" from (
      select e.id, day::date as day from employees e
        join generate_series(${from}::date, ${to}::date, interval '1 day') as day
          on day >= e.joined_on and (e.left_on is null or day <= e.left_on)
        where e.company_id = ${companyId} and e.id = any(${[...ids]}::uuid[])
      except
      select d.employee_id, d.date from attendance_days d
        where d.company_id = ${companyId} and d.employee_id = any(${[...ids]}::uuid[])
          and d.date between ${from} and ${to} and ${holdsNow(book)}) lacking`.execute(tx)
  const [first, last]: (PlainDate | undefined)[] = [rows[0]?.from, rows[0]?.to].map((day) =>
    day ? plainDateOf(day) : undefined,
  )
  return first && last ? { from: first, to: last } : undefined
}
