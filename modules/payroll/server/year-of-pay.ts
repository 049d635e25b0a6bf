/** The approved pay of a year, as yearly forms are made of it: figures month by month, and lines added up. */
import { type RawBuilder, sql } from 'kysely'
import { firstDayOf, type YearMonth } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { addedFigures } from '../model/month-of-runs.ts'
import { openingOf } from '../model/opening.ts'
import type { Line } from '../model/payslip.ts'
import { standingApproved } from './earlier-payslips.ts'
import { openingsByPerson } from './opening/opening-store.ts'
import { endsMonth } from './runs/halves.ts'

export type YearLine = {
  readonly key: string
  readonly side: Line['side']
  /** As the company calls it; null of a line that bears the law's own name. */
  readonly name: string | null
  /** Makes good what a month of another year paid. */
  readonly of_earlier_year: boolean
  /** Of payslips into which the input that was asked for was put. */
  readonly marked: boolean
  /** Decimal text. */
  readonly amount: string
}
export type MonthOfYear = {
  readonly month: number
  readonly figures: Readonly<Record<string, string>>
  readonly marked: boolean
}
export type YearOfPay = {
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly position: string | null
  readonly months: readonly MonthOfYear[]
  readonly lines: readonly YearLine[]
}
type Wanted = {
  readonly year: number
  readonly figures: readonly string[]
  /** An input that tells payslips apart. */
  readonly mark?: string
  readonly employeeIds?: readonly string[]
  readonly month?: number
}

/** These of a payslip's figures. It is unpacked once: asked name by name, a database unpacks all of it for each. */
export const someFigures = (names: readonly string[]): RawBuilder<unknown> => sql`
  (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each_text(p.figures)
    where key = any(${[...names]}::text[]))`

/** By staff id; of months that are approved now and nothing else. */
export async function yearOfPay(tx: Tx, companyId: string, wanted: Wanted): Promise<YearOfPay[]> {
  const { mark, figures } = wanted
  const isMarked = mark === undefined ? sql`false` : sql`p.inputs ? ${mark}`
  const from = ofYear(companyId, wanted)
  const { rows: months } = await sql<Omit<YearOfPay, 'months' | 'lines'> & MonthOfYear>`
    select p.employee_id, p.staff_id, p.full_name, p.department, p.position, p.month, ${isMarked} as marked,
      ${someFigures(figures)} as figures
    from ${from} order by lower(p.staff_id), p.employee_id, p.month, r.turn`.execute(tx)
  const { rows: lines } = await sql<YearLine & { employee_id: string }>`
    select p.employee_id, line ->> 'key' as key, line ->> 'side' as side, line -> 'names' ->> 'en' as name,
      coalesce(left(line ->> 'corrects', 4)::int < p.year, false) as of_earlier_year, p.marked,
      sum((line ->> 'amount')::numeric(15, 2))::text as amount
    from (select p.employee_id, p.year, p.lines, ${isMarked} as marked from ${from} offset 0) as p
      cross join jsonb_array_elements(p.lines) as line
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4`.execute(tx)
  const linesOf = grouped(lines, ({ employee_id }) => employee_id)
  return [...grouped(months, ({ employee_id }) => employee_id)].flatMap(([employee_id, own]) => {
    const latest = own.at(-1)
    if (!latest) return []
    const { staff_id, full_name, department, position } = latest
    return [
      {
        ...{ employee_id, staff_id, full_name, department, position },
        months: oncePerMonth(own),
        lines: (linesOf.get(employee_id) ?? []).map(({ employee_id: _, ...line }) => line),
      },
    ]
  })
}

/** All runs of a month are one month of the year. */
function oncePerMonth(own: readonly MonthOfYear[]): MonthOfYear[] {
  return [...grouped(own, ({ month }) => month)].map(([month, all]) => ({
    month,
    figures: all.map(({ figures }) => figures).reduce(addedFigures),
    marked: all.some(({ marked }) => marked),
  }))
}

const ofYear = (companyId: string, { year, month, employeeIds }: Wanted): RawBuilder<unknown> => sql`
  payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id and p.company_id = ${companyId}
    and p.year = ${year} ${month === undefined ? sql`` : sql`and p.month = ${month}`}
    ${employeeIds === undefined ? sql`` : sql`and p.employee_id = any(${[...employeeIds]}::uuid[])`}
    and ${standingApproved}`

/** Every payslip of approved runs of the year by person, as it was paid; the oldest first. */
export async function paymentsOfYear(
  tx: Tx,
  companyId: string,
  wanted: Pick<Wanted, 'year' | 'figures' | 'employeeIds'>,
): Promise<ReadonlyMap<string, { readonly paid_on: string; readonly figures: Readonly<Record<string, string>> }[]>> {
  const { rows } = await sql<{ employee_id: string; paid_on: string; figures: Record<string, string> }>`
    select p.employee_id, coalesce(r.pay_date, (make_date(p.year, p.month, 1) + interval '1 month - 1 day')::date)::text
        as paid_on,
      ${someFigures(wanted.figures)} as figures
    from ${ofYear(companyId, wanted)} order by p.month, r.turn`.execute(tx)
  return grouped(rows, ({ employee_id }) => employee_id)
}

/** What people claimed by the country's tax form in these months of a year: sums by person and item. */
export async function claimedInYear(
  tx: Tx,
  companyId: string,
  { year, months }: { readonly year: number; readonly months: readonly number[] },
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const { rows } = await sql<{ employee_id: string; claimed: Record<string, string> }>`
    select employee_id, jsonb_object_agg(code, amount) as claimed from (
      select employee_id, code, sum(amount)::numeric(15, 2)::text as amount from tax_claims
      where company_id = ${companyId} and year = ${year} and month = any(${[...months]}::int[]) group by 1, 2
    ) as items group by employee_id`.execute(tx)
  return new Map(rows.map(({ employee_id, claimed }) => [employee_id, claimed]))
}

/** The months that are approved, by year; newest year first. */
export async function approvedMonths(tx: Tx, companyId: string): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await sql<{ year: number; month: number }>`
    select year, month from pay_runs
    where company_id = ${companyId} and state = 'approved' and ${endsMonth()} order by year desc, month`.execute(tx)
  return new Map([...grouped(rows, ({ year }) => year)].map(([year, own]) => [year, own.map(({ month }) => month)]))
}

/** Sums of every approved month by its YYYY-MM, decimal text by figure. */
export async function sumsOfMonths(
  tx: Tx,
  companyId: string,
  figures: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  if (figures.length === 0) return new Map()
  const sums = figures.map(
    (name) => sql`coalesce(sum(f.${sql.ref(name)}), 0)::numeric(15, 2)::text as ${sql.ref(name)}`,
  )
  const columns = figures.map((name) => sql`${sql.ref(name)} numeric(15, 2)`)
  const { rows } = await sql<Record<string, string>>`
    select to_char(make_date(p.year, p.month, 1), 'YYYY-MM') as month_of_pay, ${sql.join(sums)}
    from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
      cross join lateral jsonb_to_record(p.figures) as f(${sql.join(columns)})
    where p.company_id = ${companyId} and ${standingApproved} group by 1`.execute(tx)
  return new Map(rows.map(({ month_of_pay = '', ...of }) => [month_of_pay, of]))
}

/** The first month that was worked out here; undefined where none was. */
export async function firstPayMonth(tx: Tx, companyId: string): Promise<YearMonth | undefined> {
  const { rows } = await sql<{ year: number; month: number }>`
    select year, month from pay_runs where company_id = ${companyId} and (version > 0 or state = 'approved')
    order by year, month limit 1`.execute(tx)
  return rows[0]
}

export type PaidMonth = {
  readonly employee_id: string
  readonly month: string
  readonly figures: Readonly<Record<string, string>>
}

/** Some figures of approved months by person, the oldest first; months as YYYY-MM. */
export async function figuresByMonth(
  tx: Tx,
  companyId: string,
  wanted: { readonly from: YearMonth; readonly to: YearMonth; readonly figures: readonly string[] },
): Promise<PaidMonth[]> {
  const { from, to, figures } = wanted
  const { rows } = await sql<PaidMonth>`
    select p.employee_id, to_char(make_date(p.year, p.month, 1), 'YYYY-MM') as month,
      ${someFigures(figures)} as figures
    from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
    where p.company_id = ${companyId} and ${standingApproved}
      and make_date(p.year, p.month, 1) between ${firstDayOf(from)} and ${firstDayOf(to)}
    order by p.employee_id, p.year, p.month`.execute(tx)
  return rows
}

/** What a sheet of earlier pay said of the year, which no payslip here holds: sums by person. */
export async function paidBefore(
  tx: Tx,
  companyId: string,
  year: number,
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const openings = await openingsByPerson(tx, companyId, { year })
  return new Map([...openings].map(([id, rows]) => [id, openingOf(rows).figures]))
}

function grouped<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
