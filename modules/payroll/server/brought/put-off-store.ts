/** Lines of other parts of the product that a month's run holds, and those that somebody put off or left out of it. */

import { sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { Contributed } from '../../model/contributed.ts'
import { type Shown, shownIn } from '../payslip-store.ts'

export type LineName = { readonly origin: string; readonly source: string; readonly month: string }
type Whose = { readonly employee_id: string; readonly staff_id: string; readonly full_name: string }
export type LineInRun = Whose & { readonly of: Contributed }
export type PutOff = Whose &
  LineName & {
    readonly kind: Contributed['kind']
    readonly measure: string
    readonly told: Contributed['told']
    /** YYYY-MM */
    readonly until: string | null
    readonly reason: string
    readonly by_name: string
    readonly at: string
  }

export const nameOf = ({ origin, source, month }: LineName): string => `${origin} ${source} ${month}`

/** By people and months. */
export async function linesInRun(
  tx: Tx,
  companyId: string,
  run: Shown,
  names?: readonly LineName[],
): Promise<LineInRun[]> {
  const { rows } = await sql<LineInRun>`
    select p.employee_id, p.staff_id, p.full_name, one.line as of
    from payslips p cross join lateral jsonb_array_elements(kerja_brought(p.contributed)) with ordinality as one(line, place)
    where ${shownIn(companyId, run)} and p.contributed is not null and (one.line ->> 'amount') is distinct from '0.00'
      ${
        names === undefined
          ? sql``
          : sql`and exists (select from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
              as n(origin text, source text, month text) where n.origin = one.line ->> 'origin'
              and n.source = one.line ->> 'source' and n.month = one.line ->> 'month')`
      }
    order by lower(p.full_name), p.employee_id, one.place`.execute(tx)
  return rows
}

/** What the month goes without: left out in it, or put off in it or before and still to come. */
export async function putOffIn(tx: Tx, companyId: string, month: string): Promise<PutOff[]> {
  const first = `${month}-01`
  const { rows } = await sql<PutOff>`
    select o.origin, o.source, to_char(o.of_month, 'YYYY-MM') as month, o.employee_id, e.staff_id, e.full_name, o.kind,
      o.measure, o.told, to_char(o.until, 'YYYY-MM') as until, o.reason, o.by_name, o.at
    from pay_put_off o ${personOf('o')}
    where o.company_id = ${companyId} and o.in_month <= ${first} and (o.in_month = ${first} or o.until > ${first})
    order by lower(e.full_name), o.of_month, o.source`.execute(tx)
  return rows
}

/** Of these people, the lines that do not count in a month, by their names. */
export async function asideIn(
  tx: Tx,
  companyId: string,
  month: string,
  employeeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<LineName>`
    select origin, source, to_char(of_month, 'YYYY-MM') as month from pay_put_off
    where company_id = ${companyId} and employee_id = any(${[...employeeIds]}::uuid[])
      and (until is null or until > ${`${month}-01`})`.execute(tx)
  return new Set(rows.map(nameOf))
}

type Deciding = {
  readonly month: string
  /** YYYY-MM; null: left out. */
  readonly until: string | null
  readonly reason: string
  readonly by: Actor
  readonly now: Date
}

export async function putLinesOff(
  tx: Tx,
  companyId: string,
  lines: readonly LineInRun[],
  { month, until, reason, by, now }: Deciding,
): Promise<void> {
  const rows = lines.map(({ employee_id, of }) => ({
    ...{ origin: of.origin, source: of.source, of_month: `${of.month}-01`, employee_id, kind: of.kind, told: of.told },
    measure: of.kind === 'amount' ? of.amount : of.days,
  }))
  await sql`
    insert into pay_put_off (company_id, origin, source, of_month, employee_id, in_month, until, kind, measure, told,
      reason, by_account, by_name, at)
    select ${companyId}, origin, source, of_month, employee_id, ${`${month}-01`}::date,
      ${until === null ? null : `${until}-01`}::date, kind, measure, told, ${reason}, ${by.accountId}, ${by.name},
      ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(origin text, source text, of_month date,
      employee_id uuid, kind text, measure text, told jsonb)
    on conflict (company_id, origin, source, of_month) do update set in_month = excluded.in_month,
      until = excluded.until, measure = excluded.measure, told = excluded.told, reason = excluded.reason,
      by_account = excluded.by_account, by_name = excluded.by_name, at = excluded.at`.execute(tx)
}

export type Taken = LineName & { readonly employee_id: string; readonly until: string | null }

/** Of those decided in this month; what was not put off is not among what it gives. */
export async function takeLinesBack(
  tx: Tx,
  companyId: string,
  month: string,
  names: readonly LineName[],
): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    delete from pay_put_off o using jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
      as n(origin text, source text, month text)
    where o.company_id = ${companyId} and o.in_month = ${`${month}-01`} and o.origin = n.origin
      and o.source = n.source and to_char(o.of_month, 'YYYY-MM') = n.month
    returning o.origin, o.source, n.month, o.employee_id, to_char(o.until, 'YYYY-MM') as until`.execute(tx)
  return rows
}

/** What was decided about these holds no longer: whoever brings them decides anew. */
export async function forgetPutOff(
  tx: Tx,
  companyId: string,
  origin: string,
  sources: readonly string[],
): Promise<void> {
  await sql`delete from pay_put_off where company_id = ${companyId} and origin = ${origin}
            and source = any(${[...sources]}::text[])`.execute(tx)
}
