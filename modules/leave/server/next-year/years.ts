/** The leave years of a company and the runs that took them into the next. */
import { sql } from 'kysely'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { leaveYearOf, leaveYearsIn, nextLeaveYear, type Span } from '../../model/entitlement/leave-year.ts'
import type { LeaveBook } from '../book.ts'

export type YearRun = {
  readonly id: string
  readonly year_from: PlainDate
  readonly year_to: PlainDate
  readonly state: 'running' | 'done'
  readonly accounts: number
  readonly pay_month: string | null
  readonly run_at: string
  readonly by_name: string
}

/** Since the company keeps leave here, the present one last. */
export const yearsOf = ({ beginsOn, today, yearStart }: LeaveBook): Span[] =>
  leaveYearsIn({ from: beginsOn, to: today }, yearStart)

/** Undefined where no year of the company begins on the day. */
export function yearFrom(book: LeaveBook, from: PlainDate): { year: Span; next: Span } | undefined {
  const year = leaveYearOf(from, book.yearStart)
  const isOne = year.from === from && from <= book.today && leaveYearOf(book.beginsOn, book.yearStart).from <= from
  return isOne ? { year, next: nextLeaveYear(year, book.yearStart) } : undefined
}

export const isOver = ({ to }: Span, { today }: LeaveBook): boolean => addDays(to, 1) <= today

export async function standingRuns(tx: Tx, companyId: string): Promise<YearRun[]> {
  const { rows } = await sql<YearRun>`
    select id, year_from, year_to, state, accounts, pay_month, run_at, by_name from leave_year_runs
    where company_id = ${companyId} and state <> 'undone' order by year_from desc`.execute(tx)
  return rows
}

export async function lockRun(tx: Tx, companyId: string, id: string): Promise<YearRun | undefined> {
  const { rows } = await sql<YearRun>`
    select id, year_from, year_to, state, accounts, pay_month, run_at, by_name from leave_year_runs
    where company_id = ${companyId} and id = ${id} and state <> 'undone' for update`.execute(tx)
  return rows[0]
}
