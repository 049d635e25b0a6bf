/** How a company keeps leave: its settings in the words of this module, and since when. */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { isWeek, USUAL_WEEK, type Week } from '../model/days/calendar.ts'
import { leaveYearOf, type YearStart } from '../model/entitlement/leave-year.ts'
import type { LeaveRounding } from '../model/entitlement/rounding.ts'
import { type Halves, halvesOf } from '../model/halves.ts'
import type { LeaveType, SmallestUnit } from '../model/leave-type.ts'

export type LeaveBook = {
  readonly companyId: string
  readonly country: Country
  /** As the letterhead writes it; holidays may differ by it. */
  readonly state: string | null
  readonly today: PlainDate
  /** Something was granted or changed here before. */
  readonly hasBegun: boolean
  readonly beginsOn: PlainDate
  /** Counts up with every change of types and groups. */
  readonly revision: number
  readonly yearStart: YearStart
  /** Of a whole working day, in halves of an hour. */
  readonly dayHours: Halves
  readonly rounding: LeaveRounding
  readonly smallestUnit: SmallestUnit
  readonly week: Week
  /** 1: morning and afternoon; 2: first and second half. */
  readonly timeFormat: 1 | 2
  /** What is left of a year up to this much is forfeited instead of carried on; in halves of a day and of an hour. */
  readonly forfeitUpTo: { readonly day: Halves; readonly hour: Halves }
}

/** A whole day's worth in whole halves of the type's unit. */
export const perDayOf = ({ dayHours }: Pick<LeaveBook, 'dayHours'>, { unit }: Pick<LeaveType, 'unit'>): Halves =>
  unit === 'day' ? 2 : dayHours

type Asking = { readonly company: Pick<CompanyDb, 'companyId'>; readonly clock: Clock }

/** The first time it is asked for in a company, its leave begins with the present leave year. */
export const leaveBook = (tx: Tx, { company: { companyId }, clock }: Asking): Promise<LeaveBook> =>
  leaveBookOn(tx, companyId, (timezone) => clock.today(timezone))

export async function leaveBookOn(
  tx: Tx,
  companyId: string,
  todayIn: (timezone: string) => PlainDate,
): Promise<LeaveBook> {
  const { country, timezone, state, settings } = await companyFacts(tx, companyId)
  const today = todayIn(timezone)
  const yearStart = settings.leave_year_start
  const begun = await begunIn(tx, companyId)
  const book = begun ?? { beginsOn: leaveYearOf(today, yearStart).from, revision: 1 }
  const forfeit = halvesOf(Number(settings.forfeit_allowance)) ?? 0
  const dayHours = halvesOf(Number(settings.leave_day_hours)) ?? 16
  return {
    companyId,
    country,
    state,
    today,
    hasBegun: begun !== undefined,
    ...book,
    yearStart,
    dayHours,
    rounding: settings.leave_rounding,
    smallestUnit: settings.smallest_leave_unit,
    week: isWeek(settings.working_week) ? settings.working_week : USUAL_WEEK,
    timeFormat: settings.leave_time_format,
    forfeitUpTo:
      settings.forfeit_allowance_unit === 'hours'
        ? { hour: forfeit, day: Math.floor((forfeit * 2) / dayHours) }
        : { day: forfeit, hour: Math.floor((forfeit * dayHours) / 2) },
  }
}

async function begunIn(tx: Tx, companyId: string) {
  const { rows } = await sql<{ begins_on: string; revision: number }>`
    select begins_on, revision from leave_books where company_id = ${companyId}`.execute(tx)
  const [row] = rows
  return row && { beginsOn: plainDateOf(row.begins_on), revision: row.revision }
}

/** Stored with the first thing that is granted or changed. */
export async function beginBook(tx: Tx, { companyId, beginsOn }: LeaveBook): Promise<void> {
  await sql`insert into leave_books (company_id, begins_on) values (${companyId}, ${beginsOn})
            on conflict do nothing`.execute(tx)
}

/** Rules have changed that entitlements depend on: everybody's are looked at again. */
export async function rulesChanged(tx: Tx, book: LeaveBook): Promise<void> {
  await beginBook(tx, book)
  await sql`update leave_books set revision = revision + 1 where company_id = ${book.companyId}`.execute(tx)
}
