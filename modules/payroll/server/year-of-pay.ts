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

const FIGURE = /^[a-z][a-z0-9_]{0,62}$/

/** These of a payslip's figures: each is looked up in what is unpacked once, and the rest is not gone through. */
export function someFigures(names: readonly string[]): RawBuilder<unknown> {
  const asked = [...new Set(names)].filter((name) => FIGURE.test(name))
  if (asked.length === 0) return sql`'{}'::jsonb`
  const columns = asked.map((name) => sql`${sql.ref(name)} text`)
  // No figure can be called as this table is.
  return sql`(select jsonb_strip_nulls(to_jsonb("of payslip"))
    from jsonb_to_record(p.figures) as "of payslip"(${sql.join(columns)}))`
}

/** By staff id; of months that are approved now and nothing else. */
export async function yearOfPay(tx: Tx, companyId: string, wanted: Wanted): Promise<YearOfPay[]> {
  const { mark, figures } = wanted
  const isMarked = mark === undefined ? sql`false` : sql`p.inputs ? ${mark}`
  const from = ofYear(companyId, wanted)
  const { rows: people } = await sql<Omit<YearOfPay, 'months' | 'lines'>>`
    select * from (
      select distinct on (p.employee_id) p.employee_id, p.staff_id, p.full_name, p.department, p.position
      from ${from} order by p.employee_id, p.month desc, r.turn desc) as latest
    order by lower(staff_id), employee_id`.execute(tx)
  const { rows: months } = await sql<MonthOfYear & { employee_id: string; turn: number }>`
    select p.employee_id, p.month, r.turn, ${isMarked} as marked, ${someFigures(figures)} as figures
    from ${from}`.execute(tx)
  const monthsOf = grouped(months, ({ employee_id }) => employee_id)
  // Person by person: all lines of everybody at once are more than a database sorts in its memory.
  const { rows: lines } = await sql<{ employee_id: string; lines: readonly LineRow[] | null }>`
    select who.employee_id, own.lines
    from (select p.employee_id, array_agg(p.lines) as packed, array_agg(${isMarked}) as marks
        from ${from} group by 1) as who
      cross join lateral (
        select jsonb_agg(jsonb_build_array(key, side, name, of_earlier_year, marked, amount)
          order by key, side, name, of_earlier_year, marked) as lines
        from (
          select line.key, line.side, line.names ->> 'en' as name,
            coalesce(left(line.corrects, 4)::int < ${wanted.year}, false) as of_earlier_year, payslip.marked,
            sum(line.amount)::text as amount
          from unnest(who.packed, who.marks) as payslip(lines, marked)
            cross join jsonb_to_recordset(payslip.lines) as line(${LINE_COLUMNS})
          group by 1, 2, 3, 4, 5) as sums) as own`.execute(tx)
  const linesOf = new Map(lines.map((one) => [one.employee_id, one.lines ?? []]))
  return people.map((one) => ({
    ...one,
    months: oncePerMonth(monthsOf.get(one.employee_id) ?? []),
    lines: (linesOf.get(one.employee_id) ?? []).map(lineOf),
  }))
}

/** Of a payslip's line, as a database unpacks it. */
export const LINE_COLUMNS = sql`key text, side text, names jsonb, corrects text, amount numeric(15, 2)`

type LineRow = readonly [string, YearLine['side'], string | null, boolean, boolean, string]
const lineOf = ([key, side, name, of_earlier_year, marked, amount]: LineRow): YearLine => ({
  ...{ key, side, name, of_earlier_year, marked, amount },
})

/** All runs of a month are one month of the year. */
function oncePerMonth(own: readonly (MonthOfYear & { readonly turn: number })[]): MonthOfYear[] {
  const ordered = own.toSorted((one, other) => one.month - other.month || one.turn - other.turn)
  return [...grouped(ordered, ({ month }) => month)].map(([month, all]) => ({
    month,
    figures: all.map(({ figures }) => figures).reduce(addedFigures),
    marked: all.some(({ marked }) => marked),
  }))
}

const ofYear = (companyId: string, { year, month, employeeIds }: Wanted): RawBuilder<unknown> => sql`
  payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id and p.company_id = ${companyId}
    and r.year = ${year} and p.year = ${year}
    ${month === undefined ? sql`` : sql`and r.month = ${month} and p.month = ${month}`}
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

/**
 * Sums of every approved month by its YYYY-MM, decimal text by figure. `onlyWith`: a figure of those payslips alone
 * whose other figure is above 0.
 */
export async function sumsOfMonths(
  tx: Tx,
  companyId: string,
  figures: readonly string[],
  onlyWith: Readonly<Record<string, string>> = {},
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  if (figures.length === 0) return new Map()
  const counts = (name: string) => (onlyWith[name] ? sql`filter (where f.${sql.ref(onlyWith[name])} > 0)` : sql``)
  const sums = figures.map(
    (name) => sql`coalesce(sum(f.${sql.ref(name)}) ${counts(name)}, 0)::numeric(15, 2)::text as ${sql.ref(name)}`,
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

/** Some figures of approved months by person, the oldest first, all runs of a month together; months as YYYY-MM. */
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
    order by p.employee_id, p.year, p.month, r.turn`.execute(tx)
  const months = grouped(rows, ({ employee_id, month }) => `${employee_id} ${month}`)
  return [...months.values()].flatMap((all) => {
    const [of] = all
    return of ? [{ ...of, figures: all.map(({ figures }) => figures).reduce(addedFigures) }] : []
  })
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

export function grouped<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
