/**
 * The first day moves, and the agreed pay that begins with it moves along: of what was agreed in this employment up to
 * the new day only the newest of each component stays, as the first. One way for the form, the sheet and its undo.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

type FirstDay = { readonly employeeId: string; readonly day: string }
export type RateGone = {
  readonly employee_id: string
  readonly component: string
  readonly effective_from: string
  readonly amount: string
  /** When the next change of the same component begins. */
  readonly next_from: string
}

/** What was agreed from a day that lies before another one, which would be the first: nobody would know of it any more. */
export async function ratesThatGo(tx: Tx, companyId: string, days: readonly FirstDay[]): Promise<RateGone[]> {
  const { rows } = await sql<RateGone>`
    select r.employee_id, r.component, r.effective_from, r.amount, (
      select min(n.effective_from) from salary_rates n where n.company_id = r.company_id
        and n.employee_id = r.employee_id and n.component = r.component and n.effective_from > r.effective_from
    ) as next_from ${overtaken(companyId, days)}
    order by r.employee_id, r.effective_from, r.component`.execute(tx)
  return rows
}

/** Before the day itself is written. What began on the first day otherwise moves along; later days stay what they are. */
export async function moveFirstRates(tx: Tx, companyId: string, days: readonly FirstDay[]): Promise<void> {
  await sql`
    delete from salary_rates where (company_id, employee_id, component, effective_from) in (
      select r.company_id, r.employee_id, r.component, r.effective_from ${overtaken(companyId, days)})`.execute(tx)
  await sql`
    update salary_rates r set effective_from = move.day
    from ${moves(days)}, employees e
    where r.company_id = ${companyId} and r.employee_id = move.id and e.company_id = r.company_id and e.id = move.id
      and ${ofThisEmployment('r')} and (r.effective_from < move.day or (r.effective_from = e.joined_on
        and not exists (select from salary_rates n where n.company_id = r.company_id and n.employee_id = r.employee_id
          and n.component = r.component and n.effective_from <= move.day and ${ofThisEmployment('n')})))`.execute(tx)
  for (const table of DETAILS) {
    await sql`
      update ${sql.table(table)} r set effective_from = move.day
      from ${moves(days)}, employees e
      where r.company_id = ${companyId} and r.employee_id = move.id and e.company_id = r.company_id and e.id = move.id
        and r.effective_from = e.joined_on`.execute(tx)
  }
}

/** Shares and parts of pay that hold from a day. */
const DETAILS = ['employee_cost_centres', 'employee_sub_salaries'] as const

/**
 * What would lie before a later first day, or on it beside what moves there: days of cost centres and of parts in other
 * currencies, and a sabbatical. By employee the first of these days; they are for whoever set them to put right.
 */
export async function detailsReached(
  tx: Tx,
  companyId: string,
  days: readonly FirstDay[],
): Promise<ReadonlyMap<string, string>> {
  const ofDetails = DETAILS.map(
    (table) => sql`
      select e.id, r.effective_from as day from ${moves(days)}
      join employees e on e.company_id = ${companyId} and e.id = move.id
      join ${sql.table(table)} r on r.company_id = e.company_id and r.employee_id = e.id
      where r.effective_from > e.joined_on and r.effective_from <= move.day`,
  )
  const { rows } = await sql<{ id: string; day: string }>`
    select id, min(day) as day from (
      ${sql.join(ofDetails, sql` union all `)} union all
      select e.id, e.sabbatical_from as day from ${moves(days)}
      join employees e on e.company_id = ${companyId} and e.id = move.id
      where e.sabbatical_from < move.day and coalesce(e.sabbatical_to, 'infinity') >= e.joined_on
    ) as reached group by id`.execute(tx)
  return new Map(rows.map(({ id, day }) => [id, day]))
}

/** Employments of before that the new day would reach into, by employee: their last day. */
export async function formerReached(
  tx: Tx,
  companyId: string,
  days: readonly FirstDay[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; left_on: string }>`
    select f.employee_id as id, max(f.left_on) as left_on from ${moves(days)}
    join former_employments f on f.company_id = ${companyId} and f.employee_id = move.id
    group by f.employee_id, move.day
    having date_trunc('month', max(f.left_on)) >= date_trunc('month', move.day)`.execute(tx)
  return new Map(rows.map(({ id, left_on }) => [id, left_on]))
}

const overtaken = (companyId: string, days: readonly FirstDay[]): RawBuilder<unknown> => sql`
  from ${moves(days)} join salary_rates r on r.company_id = ${companyId} and r.employee_id = move.id
  where r.effective_from < move.day and ${ofThisEmployment('r')}
    and exists (select from salary_rates n where n.company_id = r.company_id and n.employee_id = r.employee_id
      and n.component = r.component and n.effective_from > r.effective_from and n.effective_from <= move.day)`

const moves = (days: readonly FirstDay[]): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${JSON.stringify(days.map(({ employeeId, day }) => ({ id: employeeId, day })))}::jsonb)
    as move(id uuid, day date)`

/** What was agreed in an employment of before stays where it was. */
const ofThisEmployment = (rate: 'r' | 'n'): RawBuilder<unknown> => sql`
  ${sql.ref(`${rate}.effective_from`)} > coalesce((select max(f.left_on) from former_employments f
    where f.company_id = ${sql.ref(`${rate}.company_id`)} and f.employee_id = ${sql.ref(`${rate}.employee_id`)}),
    '-infinity')`
