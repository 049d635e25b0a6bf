/** What is known of the months before each person's first payslip of a year, and who said that there was nothing. */

import { type RawBuilder, sql } from 'kysely'
import { everyEmployment, type PersonForPay } from '#modules/employees/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import { isSaid } from '../../model/country-packs/facts.ts'
import { inVersion, standing } from '../payslip-store.ts'
import { isRegularRun } from '../runs/halves.ts'

export type EarlierRow = {
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly joined_on: string
  /** Month of the first payslip of the year; null where there is none yet. */
  readonly first_paid: number | null
  readonly employed: readonly number[]
  readonly left_out: readonly number[]
  readonly covered: readonly number[]
  readonly former_said: boolean
  readonly sheet_by: string | null
  readonly sheet_at: string | null
  readonly none_by: string | null
  readonly none_at: string | null
  /** Still: figures of other months that came after it tell of pay, and what they leave open is asked again. */
  readonly none: boolean
}

/** `before`: the month to run next, of whoever has no payslip in the year; null: none of them is asked about. */
type Wanted = {
  readonly year: number
  readonly before: number | null
  readonly former: readonly string[]
  readonly employeeIds?: readonly string[] | undefined
}

/** Of everybody who may have been paid before: paid first in a later month than January, or not yet and still here. */
export async function earlierRows(
  tx: Tx,
  companyId: string,
  { year, before, former, employeeIds }: Wanted,
): Promise<EarlierRow[]> {
  const first = `${year}-${String(before ?? 1).padStart(2, '0')}-01`
  const named = employeeIds ? sql`and e.id = any(${[...employeeIds]}::uuid[])` : sql``
  const { rows } = await sql<EarlierRow>`
    select e.id as employee_id, e.staff_id, e.full_name, e.joined_on, paid.first_paid,
      array(select distinct m from generate_series(1, 12) m, ${everyEmployment(companyId)}
        where e.id = person.id and spell.joined_on < make_date(${year}, m, 1) + interval '1 month'
          and (spell.left_on is null or spell.left_on >= make_date(${year}, m, 1))) as employed,
      array(select l.month from pay_left_out l
        where l.company_id = ${companyId} and l.employee_id = e.id and l.year = ${year} and exists (
          select from pay_runs r where r.company_id = l.company_id and r.year = l.year and r.month = l.month
            and r.sequence = l.run and r.run_type = 'regular' and ${isRegularRun('r')})) as left_out,
      ${monthsOf(companyId, year, sql`sheet.batch_id`)} as covered,
      e.statutory ?| ${[...former]}::text[] as former_said,
      sheet.by as sheet_by, sheet.at as sheet_at, n.said_by_name as none_by, n.said_at as none_at,
      n.said_at is not null and (sheet.at is null or n.said_at >= sheet.at
        or ${monthsOf(companyId, year, sql`sheet.batch_id`)} = ${monthsOf(companyId, year, sql`known.batch_id`)}) as none
    from employees e
    cross join lateral (select e.id) as person
    left join lateral (
      select min(p.month) as first_paid from payslips p
      join pay_runs r on r.company_id = p.company_id and r.id = p.run_id and r.run_type = 'regular'
        and ${isRegularRun('r')}
      where p.company_id = ${companyId} and p.employee_id = e.id and p.year = ${year} and r.state <> 'none'
        and ${inVersion}) as paid on true
    left join lateral (
      select o.batch_id, o.said_by_name as by, o.said_at as at from pay_openings o
      where o.company_id = ${companyId} and o.employee_id = e.id and o.year = ${year}
      order by o.batch_id desc limit 1) as sheet on true
    left join earlier_pay_none n on n.company_id = ${companyId} and n.employee_id = e.id and n.year = ${year}
    left join lateral (
      select o.batch_id from pay_openings o
      where o.company_id = ${companyId} and o.employee_id = e.id and o.year = ${year} and o.said_at <= n.said_at
      order by o.batch_id desc limit 1) as known on true
    where e.company_id = ${companyId} and not e.is_service_account ${named}
      and (paid.first_paid > 1 or (paid.first_paid is null and ${before}::int > 1
        and e.joined_on <= make_date(${year}, 12, 31) and (e.left_on is null or e.left_on >= ${first}::date)))
    order by lower(e.staff_id)`.execute(tx)
  return rows
}

/** The months that one sheet tells of; corrected figures of the same months leave nothing else open than before. */
const monthsOf = (companyId: string, year: number, batch: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  array(select m from pay_openings o, generate_series(o.month - o.months + 1, o.month) m
    where o.company_id = ${companyId} and o.employee_id = e.id and o.year = ${year} and o.batch_id = ${batch} order by m)`

type Said = { readonly year: number; readonly afterMonth: number; readonly by: Actor; readonly now: Date }

/** Of whom it was not said yet, or figures came since. Who said it first stays. */
export async function sayNone(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
  { year, afterMonth, by, now }: Said,
): Promise<string[]> {
  const { rows } = await sql<{ employee_id: string }>`
    insert into earlier_pay_none (company_id, employee_id, year, after_month, said_by, said_by_name, said_at)
    select ${companyId}, id, ${year}, ${afterMonth}, ${by.accountId}, ${by.name}, ${now.toISOString()}
    from unnest(${[...employeeIds]}::uuid[]) as id
    on conflict (company_id, employee_id, year) do update
      set said_by = excluded.said_by, said_by_name = excluded.said_by_name, said_at = excluded.said_at
      where exists (select from pay_openings o where o.company_id = earlier_pay_none.company_id
        and o.employee_id = earlier_pay_none.employee_id and o.year = earlier_pay_none.year
        and o.said_at > earlier_pay_none.said_at)
    returning employee_id`.execute(tx)
  return rows.map(({ employee_id }) => employee_id)
}

/** Of whom it was said. */
export async function takeNoneBack(
  tx: Tx,
  companyId: string,
  year: number,
  employeeIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ employee_id: string }>`
    delete from earlier_pay_none where company_id = ${companyId} and year = ${year}
      and employee_id = any(${[...employeeIds]}::uuid[]) returning employee_id`.execute(tx)
  return rows.map(({ employee_id }) => employee_id)
}

/** Whose "none" an approved payslip stands on. */
export async function paidOnNone(
  tx: Tx,
  companyId: string,
  year: number,
  employeeIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ full_name: string }>`
    select e.full_name from earlier_pay_none n ${personOf('n')}
    where n.company_id = ${companyId} and n.year = ${year} and n.employee_id = any(${[...employeeIds]}::uuid[])
      and exists (
        select from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
        where p.company_id = n.company_id and p.employee_id = n.employee_id and p.year = n.year
          and p.month > n.after_month and ${standing})
    order by lower(e.staff_id)`.execute(tx)
  return rows.map(({ full_name }) => full_name)
}

export type FormerlyPaid = {
  readonly year: number
  readonly joinedMonth: number
  /** Months of that year in which they were employed here. */
  readonly here: ReadonlySet<number>
}

/** Of these people, those whose record says what a former employer paid in the year of joining: more than nothing. */
export async function formerlyPaid(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
  former: readonly string[],
): Promise<ReadonlyMap<string, FormerlyPaid>> {
  type Found = { id: string; year: number; joined_month: number; statutory: PersonForPay['statutory']; here: number[] }
  const { rows } = await sql<Found>`
    select person.id, person.year, extract(month from person.joined_on)::int as joined_month, person.statutory,
      array(select distinct m from generate_series(1, 12) m, ${everyEmployment(companyId)}
        where e.id = person.id and spell.joined_on < make_date(person.year, m, 1) + interval '1 month'
          and (spell.left_on is null or spell.left_on >= make_date(person.year, m, 1))) as here
    from (select id, joined_on, extract(year from joined_on)::int as year, statutory from employees
      where company_id = ${companyId} and id = any(${[...employeeIds]}::uuid[])
        and statutory ?| ${[...former]}::text[]) as person`.execute(tx)
  return new Map(
    rows
      .filter(({ statutory }) => former.some((name) => isSaid(statutory[name])))
      .map(({ id, year, joined_month, here }) => [id, { year, joinedMonth: joined_month, here: new Set(here) }]),
  )
}

/** Of these people, those of whom a sheet tells months of the year of joining in which they were not employed here. */
export async function formerPayTold(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct person.id from employees person
      cross join lateral (
        select o.batch_id from pay_openings o
        where o.company_id = ${companyId} and o.employee_id = person.id
          and o.year = extract(year from person.joined_on)::int
        order by o.batch_id desc limit 1) as sheet
      join pay_openings o on o.company_id = ${companyId} and o.employee_id = person.id and o.batch_id = sheet.batch_id
        and o.year = extract(year from person.joined_on)::int
      cross join lateral generate_series(o.month - o.months + 1, o.month) m
    where person.company_id = ${companyId} and person.id = any(${[...employeeIds]}::uuid[])
      and m < extract(month from person.joined_on)
      and not exists (select from ${everyEmployment(companyId)}
        where e.id = person.id and spell.joined_on < make_date(o.year, m, 1) + interval '1 month'
          and (spell.left_on is null or spell.left_on >= make_date(o.year, m, 1)))`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Of these ids, those of people of the company. */
export async function peopleAmong(tx: Tx, companyId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from employees where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
