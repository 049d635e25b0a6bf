/** Balances of many people as of a day, summed by the database from lots and what is taken from them. */

import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { fetched } from '#platform/database/server/cursor.ts'
import { containing } from '#platform/database/server/like.ts'
import { ON_LEAVING } from '../../model/entitlement/by-leave-year.ts'
import type { Span } from '../../model/entitlement/leave-year.ts'
import type { Halves } from '../../model/halves.ts'
import { CLOSED } from '../../model/next-year/waits.ts'
import { lastsOnce } from '../next-year/rests.ts'
import { isOwed, isPaidOnLeaving } from '../pay/owed-on-leaving.ts'
import { isForInSql } from './for-whom.ts'

export type BalanceRow = {
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly type_id: string
  readonly entitled: Halves
  readonly carried: Halves
  readonly taken: Halves
  readonly booked: Halves
  readonly pending: Halves
  readonly paid_out: Halves
  readonly forfeited: Halves
  /** Over, and waiting to be carried on or paid out. */
  readonly unsettled: Halves
  readonly balance: Halves
  readonly total: number
}

export type Wanted = {
  readonly asOf: PlainDate
  /** The leave year of the day. */
  readonly year: Span
  readonly sight: RawBuilder<unknown>
  readonly typeId?: string
  readonly departmentId?: string
  readonly groupId?: string
  readonly defaultGroup: string
  readonly search?: string
  readonly paging: { readonly limit: number; readonly offset: number } | undefined
}

/** One row a person and type of which they have anything, where it is for them or some was taken; of whoever has left as long as something is owed to them. */
export const companyBalances = (tx: Tx, companyId: string, wanted: Wanted): Promise<BalanceRow[]> =>
  joinedByHash(tx, byPerson(companyId, wanted))

/** The same a piece at a time, in a transaction that reads nothing else. */
export const allBalances = (tx: Tx, companyId: string, wanted: Wanted) => fetchedByHash(tx, byPerson(companyId, wanted))

const byPerson = (companyId: string, wanted: Wanted): RawBuilder<BalanceRow> => sql`
  select b.*, count(*) over ()::int as total from (${balancesOf(companyId, wanted)}) b
  order by lower(b.staff_id), b.position, lower(b.type_name) ${paged(wanted)}`

/** For reports: a row a person and type, with the `type_name` and its `position`. */
export const balancesIn = (companyId: string, asOf: PlainDate, year: Span): RawBuilder<unknown> =>
  balancesOf(companyId, { asOf, year, sight: sql`true`, defaultGroup: '', paging: undefined })

export type DepartmentRow = Omit<BalanceRow, 'employee_id' | 'staff_id' | 'full_name'> & { readonly people: number }

/** The same, summed by department and type; people without a department last. */
export const departmentBalances = (tx: Tx, companyId: string, wanted: Wanted): Promise<DepartmentRow[]> =>
  joinedByHash(tx, byDepartment(companyId, wanted))

export const allDepartmentBalances = (tx: Tx, companyId: string, wanted: Wanted) =>
  fetchedByHash(tx, byDepartment(companyId, wanted))

const byDepartment = (companyId: string, wanted: Wanted): RawBuilder<DepartmentRow> => sql`
    select b.department, b.type_id, count(*)::int as people, sum(entitled)::int as entitled,
      sum(carried)::int as carried, sum(taken)::int as taken, sum(booked)::int as booked, sum(pending)::int as pending,
      sum(paid_out)::int as paid_out, sum(forfeited)::int as forfeited,
      sum(unsettled)::int as unsettled, sum(balance)::int as balance,
      count(*) over ()::int as total
    from (${balancesOf(companyId, wanted)}) b group by b.department, b.type_id, b.position, b.type_name
    order by lower(b.department) nulls last, b.position, lower(b.type_name) ${paged(wanted)}`

/**
 * Everybody with everything they have: read whole and joined once. Just after thousands were granted for the first time
 * the database still takes them for a handful, and would compare each with each.
 */
async function joinedByHash<Row>(tx: Tx, query: RawBuilder<Row>): Promise<Row[]> {
  await sql`set local enable_nestloop = off`.execute(tx)
  const { rows } = await query.execute(tx)
  await sql`set local enable_nestloop = on`.execute(tx)
  return rows
}

async function* fetchedByHash<Row>(tx: Tx, query: RawBuilder<Row>) {
  await sql`set local enable_nestloop = off`.execute(tx)
  yield* fetched(tx, query)
}

const paged = ({ paging }: Wanted) =>
  paging === undefined ? sql`` : sql`limit ${paging.limit} offset ${paging.offset}`

/** Years of service count by the one the day lies in; all else by the leave year. */
function balancesOf(companyId: string, wanted: Wanted): RawBuilder<unknown> {
  const { asOf, year, typeId } = wanted
  const covers = sql`l.valid_from <= ${asOf} and l.expires_on >= ${asOf}`
  const granted = sql`l.kind = 'entitlement' and l.part <> ${ON_LEAVING} and ${covers}`
  const brought = sql`l.kind = 'opening' and l.period_from is not null and ${covers}`
  // Of whoever has left, what they had on the last day and nobody settled stays, whatever year it is by now.
  const owed = sql`coalesce(l.closed_at is null and l.valid_from <= p.left_on
    and (l.expires_on is null or l.expires_on >= p.left_on), false)`
  const over = sql`not ${owed} and coalesce(l.expires_on < ${asOf} or (l.expires_on = ${asOf} and l.closed_at is not null), false)`
  const ofService = sql`array(select t.id from leave_types t where t.company_id = ${companyId} and t.granted = 'anniversary')`
  // As `waitsFor` has it.
  const settling = (rule: RawBuilder<unknown>) =>
    sql`array(select t.id from leave_types t where t.company_id = ${companyId} and ${rule})`
  const waits = sql`(l.closed_at is null and l.type_id = any(case when ${lastsOnce} then ${settling(sql`t.leftover = 'pay_out'`)}
    else ${settling(sql`t.granted in (${sql.join(CLOSED)}) and (t.leftover = 'pay_out' or t.carry_most > 0)`)} end))`
  // Asked once: without such types nothing is read for them.
  const hasService = sql`(select cardinality(${ofService}) > 0)`
  const ofType = (column: RawBuilder<unknown>) => (typeId ? sql`and ${column} = ${typeId}` : sql``)
  return sql`
    with people as (
      select e.company_id, e.id, e.staff_id, e.full_name, d.name as department, e.left_on, e.gender, e.marital_status,
        e.statutory
      from employees e ${departmentOf()}
        left join leave_people p on p.company_id = e.company_id and p.employee_id = e.id
      where e.company_id = ${companyId} and not e.is_service_account and e.joined_on <= ${asOf}
        and (e.left_on is null or e.left_on >= ${asOf} or ${isOwed()})
        and ${wanted.sight} ${filtered(wanted)}
    ), used as (
      select lot_id, sum(halves) filter (where date <= ${asOf}) as until, sum(halves) as whole
      from leave_uses where company_id = ${companyId} ${ofType(sql`type_id`)} group by lot_id
    ), gone as (
      select lot_id, sum(halves) filter (where kind = 'reduced') as reduced,
        sum(halves) filter (where kind = 'paid_out') as paid_out, sum(halves) as whole
      from leave_exits where company_id = ${companyId} and kind <> 'forfeited' ${ofType(sql`type_id`)} group by lot_id
    ), periods as (
      select l.employee_id, l.type_id, coalesce(min(coalesce(l.period_from, l.valid_from)) filter (where ${granted}),
          min(l.period_from) filter (where ${brought}), ${year.from}) as starts,
        coalesce(min(l.expires_on) filter (where ${granted}), min(l.expires_on) filter (where ${brought}),
          min(l.valid_from) filter (where l.kind = 'entitlement' and l.valid_from > ${asOf}) - 1, ${year.to}) as ends
      from leave_lots l join leave_types t on t.company_id = l.company_id and t.id = l.type_id
      where l.company_id = ${companyId} ${ofType(sql`l.type_id`)} and t.granted = 'anniversary'
        and ${hasService}
      group by l.employee_id, l.type_id
    ), lots as (
      select l.employee_id, l.type_id,
        sum(l.halves - coalesce(g.reduced, 0)) filter (where l.kind <> 'carried') as entitled,
        sum(l.halves) filter (where l.kind = 'carried') as carried, sum(g.paid_out) as paid_out,
        sum(greatest(0, l.halves - coalesce(g.whole, 0) - coalesce(u.whole, 0)))
          filter (where ${over} and not ${waits}) as forfeited,
        sum(greatest(0, l.halves - coalesce(g.whole, 0) - coalesce(u.whole, 0)))
          filter (where ${over} and ${waits}) as unsettled,
        sum(greatest(0, l.halves - coalesce(g.whole, 0)) - coalesce(u.until, 0))
          filter (where ${owed}
            or l.valid_from <= ${asOf} and (l.expires_on is null or l.expires_on >= ${asOf}) and not (${over}))
          as balance
      from leave_lots l left join periods o on o.employee_id = l.employee_id and o.type_id = l.type_id
        left join used u on u.lot_id = l.id left join gone g on g.lot_id = l.id
        left join employees p on p.company_id = l.company_id and p.id = l.employee_id and p.left_on < ${asOf}
      where l.company_id = ${companyId} ${ofType(sql`l.type_id`)} and (${owed} or l.valid_from <= coalesce(o.ends, ${year.to})
        and (l.expires_on is null or l.expires_on >= coalesce(o.starts, ${year.from})))
      group by l.employee_id, l.type_id
    ), takings as (
      select a.employee_id, a.type_id, a.status, d.date, d.charge as halves
      from leave_days d join leave_applications a on a.company_id = d.company_id and a.id = d.application_id
      where d.company_id = ${companyId} and d.date between ${year.from} and ${year.to}
        and a.status in ('pending', 'approved') and a.type_id <> all(${ofService}) ${ofType(sql`a.type_id`)}
      union all
      select a.employee_id, a.type_id, a.status, d.date, d.charge
      from leave_applications a join leave_days d on d.company_id = a.company_id and d.application_id = a.id
        left join periods o on o.employee_id = a.employee_id and o.type_id = a.type_id
      where ${hasService} and a.company_id = ${companyId} and a.type_id = any(${ofService}) and a.status in ('pending', 'approved')
        and d.date between coalesce(o.starts, ${year.from}) and coalesce(o.ends, ${year.to}) ${ofType(sql`a.type_id`)}
      union all
      select c.employee_id, c.type_id, 'approved', c.on_date, c.halves
      from leave_corrections c left join periods o on o.employee_id = c.employee_id and o.type_id = c.type_id
      where c.company_id = ${companyId} ${ofType(sql`c.type_id`)}
        and c.on_date between coalesce(o.starts, ${year.from}) and coalesce(o.ends, ${year.to})
    ), taken as (
      select employee_id, type_id, sum(halves) filter (where status = 'approved' and date <= ${asOf}) as taken,
        sum(halves) filter (where status = 'approved' and date > ${asOf}) as booked,
        sum(halves) filter (where status = 'pending') as pending
      from takings group by employee_id, type_id
    ), accounts as (
      select employee_id, type_id from lots union select employee_id, type_id from taken
    )
    select p.id as employee_id, p.staff_id, p.full_name, p.department, x.type_id,
      coalesce(l.entitled, 0)::int as entitled, coalesce(l.carried, 0)::int as carried,
      coalesce(k.taken, 0)::int as taken, coalesce(k.booked, 0)::int as booked,
      coalesce(k.pending, 0)::int as pending, coalesce(l.paid_out, 0)::int as paid_out,
      coalesce(l.forfeited, 0)::int as forfeited,
      coalesce(l.unsettled, 0)::int as unsettled, coalesce(l.balance, 0)::int as balance, t.position, t.name as type_name
    from accounts x join people p on p.id = x.employee_id
      join leave_types t on t.company_id = ${companyId} and t.id = x.type_id
      left join lots l on l.employee_id = x.employee_id and l.type_id = x.type_id
      left join taken k on k.employee_id = x.employee_id and k.type_id = x.type_id
    where (p.left_on is null or p.left_on >= ${asOf} or l.balance > 0 and ${isPaidOnLeaving})
      and (k.employee_id is not null or ${isForInSql('p')})`
}

function filtered({ departmentId, groupId, defaultGroup, search }: Wanted): RawBuilder<unknown> {
  const like = search ? containing(search.toLowerCase()) : undefined
  return sql`
    ${departmentId ? sql`and e.department_id = ${departmentId}` : sql``}
    ${groupId ? sql`and coalesce(p.group_id, ${defaultGroup}::uuid) = ${groupId}` : sql``}
    ${like ? sql`and e.search_text like ${like}` : sql``}`
}
