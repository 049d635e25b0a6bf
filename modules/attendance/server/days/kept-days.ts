/**
 * Days as they were worked out, kept for months of many people. A kept day counts as long as nothing it follows from
 * changed (`attendance_changes`, written by the database with the change itself), the settings are those it was worked
 * out by, and the mere time has not made it another.
 */

import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { RECKONING } from '../../model/days/holds-until.ts'
import type { FoundDay } from '../../model/days/person-days.ts'
import { inSight, isWanted, type WantedPeople } from './day-people-store.ts'
import type { Range } from './day-store.ts'
import type { DayBook } from './find-days.ts'

/** What of a day is kept: all that sums, lists of many and files tell. */
export type DayFigures = Pick<
  FoundDay,
  | ('date' | 'status' | 'approval' | 'stale' | 'firstIn' | 'lastOut' | 'scheduled' | 'present' | 'worked' | 'extra')
  | ('night' | 'late' | 'early' | 'absentHalves' | 'flags')
>

/** All that days follow from beside rows: other settings, other days. */
export const madeBy = ({ rules, time, timezone, company }: DayBook): string =>
  JSON.stringify([RECKONING, rules, timezone, company.state, company.settings.working_week, ...time.former])

/** A condition on `attendance_days d`. */
export const holdsNow = ({ now }: Pick<DayBook, 'now'>) =>
  sql`d.as_of <= ${now} and (d.good_until is null or d.good_until > ${now})`

export async function isMadeByThese(tx: Tx, book: DayBook): Promise<boolean> {
  const { rows } = await sql<{ made_by: string }>`
    select made_by from attendance_reckonings where company_id = ${book.companyId}`.execute(tx)
  return rows[0]?.made_by === madeBy(book)
}

/** Of whom some day is not kept, or not any more. */
export async function lackingPeople(
  tx: Tx,
  book: DayBook,
  session: LiveSession | undefined,
  wanted: WantedPeople,
): Promise<ReadonlySet<string>> {
  const { companyId } = book
  const isMade = await isMadeByThese(tx, book)
  const { from, to } = wanted
  const { rows } = await sql<{ id: string }>`
    with kept as (
      select d.employee_id, count(*)::int as days from attendance_days d
      where d.company_id = ${companyId} and d.date between ${from} and ${to} and ${holdsNow(book)}
      group by d.employee_id),
    changed as (
      select distinct employee_id from attendance_changes
      where company_id = ${companyId} and coalesce(from_date, '-infinity') <= ${to} and coalesce(to_date, 'infinity') >= ${from})
    select e.id from employees e left join kept on kept.employee_id = e.id
    where e.company_id = ${companyId} and ${session ? inSight(session, companyId) : sql`true`} and ${isWanted(wanted)}
      and (not ${isMade} or exists (select from changed where employee_id is null)
        or e.id in (select employee_id from changed where employee_id is not null)
        or coalesce(kept.days, 0) < least(${to}::date, coalesce(e.left_on, ${to}::date))
          - greatest(${from}::date, e.joined_on) + 1)`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

type KeptRow = Omit<DayFigures, 'date' | 'firstIn' | 'lastOut' | 'absentHalves'> & {
  readonly employee_id: string
  readonly date: string
  readonly first_in: number | null
  readonly last_out: number | null
  readonly absent_halves: number
}

/** Whoever asks knows that none of theirs is lacking. */
export async function keptDays(
  tx: Tx,
  { companyId }: Pick<DayBook, 'companyId'>,
  ids: readonly string[],
  { from, to }: Range,
): Promise<ReadonlyMap<string, DayFigures[]>> {
  const { rows } = await sql<KeptRow>`
    select employee_id, date, status, approval, stale, first_in, last_out, scheduled, present, worked, extra, night, late,
      early, absent_halves, flags
    from attendance_days d
    where d.company_id = ${companyId} and d.employee_id = any(${[...ids]}::uuid[]) and d.date between ${from} and ${to}
    order by d.employee_id, d.date`.execute(tx)
  const found = new Map<string, DayFigures[]>()
  for (const { employee_id, date, first_in: firstIn, last_out: lastOut, absent_halves: absentHalves, ...row } of rows) {
    const day = { ...row, date: plainDateOf(date), firstIn, lastOut, absentHalves }
    const own = found.get(employee_id)
    if (own) own.push(day)
    else found.set(employee_id, [day])
  }
  return found
}

export type DayCounts = {
  readonly date: PlainDate
  readonly present: number
  readonly late: number
  readonly incomplete: number
  readonly absent: number
  readonly leave: number
}

/**
 * Day by day over everybody wanted but these. `is true` keeps the people a set that is read once and asked by its hash:
 * of a company that is not counted yet PostgreSQL would go over them for each day of each.
 */
export async function countedDays(
  tx: Tx,
  { companyId }: Pick<DayBook, 'companyId'>,
  session: LiveSession,
  wanted: WantedPeople,
  but: ReadonlySet<string>,
): Promise<readonly DayCounts[]> {
  const { rows } = await sql<DayCounts>`
    select d.date, count(*) filter (where d.status = 'present')::int as present,
      count(*) filter (where d.late > 0)::int as late,
      count(*) filter (where d.status = 'incomplete')::int as incomplete,
      count(*) filter (where d.status = 'absent')::int as absent,
      count(*) filter (where d.status in ('leave', 'away'))::int as leave
    from attendance_days d
    where d.company_id = ${companyId} and d.date between ${wanted.from} and ${wanted.to}
      and (d.employee_id in (
        select e.id from employees e
        where e.company_id = ${companyId}
          and ${inSight(session, companyId)} and ${isWanted(wanted)} and e.id <> all(${[...but]}::uuid[]))) is true
    group by d.date order by d.date`.execute(tx)
  return rows
}
