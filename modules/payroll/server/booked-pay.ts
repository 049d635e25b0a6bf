/** What the ledger asks of pay: the names that a payslip's lines go by, and what other parts of the product put into it. */
import { sql } from 'kysely'
import type { YearMonth } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language } from '#platform/http/server/say.ts'
import { categoriesOf } from './categories/category-store.ts'
import { standingApproved } from './earlier-payslips.ts'
import { packFor } from './pack-of-company.ts'
import { labelOf } from './view/labels.ts'
import { grouped, LINE_COLUMNS, type YearLine } from './year-of-pay.ts'

export type BookedSide = 'earning' | 'deduction' | 'refund' | 'employer' | 'total'
export type BookedName = { readonly name: string; readonly label: string; readonly side: BookedSide }
export type BookedCategory = {
  readonly id: string
  /** As payslips name their lines. */
  readonly english: string
  readonly label: string
  /** The key of the line that it stands under. */
  readonly figure: string
}

/** Lines by their keys in payslip order, the sums that stand for all of a side, and the company's own categories. */
export async function bookedNames(tx: Tx, companyId: string, language: Language) {
  const pack = await packFor(tx, companyId)
  const label = (name: string) => labelOf(language, pack.scheme, name)
  const sides = new Map<string, BookedSide>()
  // Where the law's answer has no line for agreed pay, the basic salary is one of its own.
  if (!pack.figures.some(({ side }) => side === 'earning')) sides.set('basic_salary', 'earning')
  for (const { type, kind, unit } of pack.itemTypes) {
    const key = pack.lineOf(type)
    const isLine = kind !== 'benefit' && unit === 'money'
    if (isLine && !pack.figures.some(({ name }) => name === key)) sides.set(key, kind)
  }
  for (const { name, side } of pack.figures)
    if (side !== 'base' && name !== 'employer_cost') sides.set(name, side === 'reduction' ? 'earning' : side)
  const own = (await categoriesOf(tx, companyId, pack)).filter(({ isDefault }) => !isDefault)
  return {
    names: [...sides].map(([name, side]): BookedName => ({ name, side, label: label(name) })),
    reductions: pack.figures.filter(({ side }) => side === 'reduction').map(({ name }) => name),
    categories: own.map(({ id, code, names, treatment }): BookedCategory => {
      return { id, english: names?.en ?? code, label: names?.[language] ?? code, figure: pack.lineOf(treatment) }
    }),
    label,
  }
}

export type BroughtMoney = {
  readonly employee_id: string
  readonly origin: string
  /** The key of the line that it is in, and what the line is called where it has a name of its own. */
  readonly figure: string
  readonly name: string | null
  /** Taken off the pay, as a repayment; all else was paid with it. */
  readonly taking: boolean
  readonly amount: string
}

/** Money that the approved payslips of a month were brought by these, by person and line. */
export async function moneyBrought(
  tx: Tx,
  companyId: string,
  { year, month }: YearMonth,
  origins: readonly string[],
): Promise<BroughtMoney[]> {
  const pack = await packFor(tx, companyId)
  const { rows } = await sql<Omit<BroughtMoney, 'figure'> & { type: string }>`
    select p.employee_id, one ->> 'origin' as origin, one ->> 'type' as type,
      one -> 'category' -> 'names' ->> 'en' as name, one ? 'taking' as taking,
      sum((one ->> 'amount')::numeric(15, 2))::text as amount
    from payslips p
    join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
    cross join lateral jsonb_array_elements(kerja_brought(p.contributed)) one
    where p.company_id = ${companyId} and p.year = ${year} and p.month = ${month} and p.contributed is not null
      and one ->> 'kind' = 'amount' and one ->> 'origin' = any(${[...origins]}::text[]) and ${standingApproved}
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`.execute(tx)
  return rows.map(({ type, ...row }) => ({ ...row, figure: pack.lineOf(type) }))
}

export type BookedPay = {
  /** Null of those who are not told apart: all of a department together. */
  readonly employee_id: string | null
  readonly department: string | null
  readonly net: string
  readonly lines: readonly Pick<YearLine, 'key' | 'side' | 'name' | 'amount'>[]
}

/**
 * The approved pay of a month as it is booked, added up where it lies: of these people each by themselves, of all
 * others by department. Whoever moved between two runs of the month belongs where the later one has them.
 */
export async function bookedPay(
  tx: Tx,
  companyId: string,
  { year, month }: YearMonth,
  apart: readonly string[],
): Promise<BookedPay[]> {
  const from = sql`payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
    and p.company_id = ${companyId} and r.year = ${year} and r.month = ${month} and ${standingApproved}`
  const whose = sql`(
    select distinct on (p.employee_id) p.employee_id as id, one.id as apart, p.department
    from ${from} left join unnest(${[...apart]}::uuid[]) as one(id) on one.id = p.employee_id
    order by p.employee_id, r.turn desc) as whose`
  const { rows: lines } = await sql<Booked & BookedPay['lines'][number]>`
    select whose.apart, whose.department, line.key, line.side, line.names ->> 'en' as name,
      sum(line.amount)::text as amount
    from ${from} join ${whose} on whose.id = p.employee_id
      cross join jsonb_to_recordset(p.lines) as line(${LINE_COLUMNS})
    group by 1, 2, 3, 4, 5 order by 3, 4, 5`.execute(tx)
  const { rows: nets } = await sql<Booked & { net: string }>`
    select whose.apart, whose.department, sum(p.net_pay)::text as net
    from ${from} join ${whose} on whose.id = p.employee_id
    group by 1, 2 order by 2 nulls last, 1 nulls first`.execute(tx)
  const linesOf = grouped(lines, placeOf)
  return nets.map((one) => ({
    ...{ employee_id: one.apart, department: one.department, net: one.net },
    lines: linesOf.get(placeOf(one)) ?? [],
  }))
}

type Booked = { readonly apart: string | null; readonly department: string | null }
const placeOf = ({ apart, department }: Booked): string => JSON.stringify([apart, department])
