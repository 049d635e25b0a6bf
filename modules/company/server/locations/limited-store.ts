/** Who limited places are for. */

import { type RawBuilder, sql } from 'kysely'
import type { PageMeta, PageWanted } from '#kernel/paging.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { presentOn } from '#modules/employees/server/public-sql.ts'
import { departmentOf, positionOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'

type LimitedRow = {
  id: string
  user_id: string | null
  staff_id: string
  full_name: string
  preferred_name: string | null
  department: string | null
  position: string | null
}

export type Finding = { readonly coordinateId: string; readonly search: string | undefined; readonly page?: PageWanted }
export type Found = { readonly people: LimitedRow[]; readonly meta: PageMeta | undefined }

/**
 * A list that is looked through once, and neither `exists` nor a join: right after thousands were named the database
 * expects a handful and would go through them anew for everybody.
 */
const named = (companyId: string, coordinateId: string): RawBuilder<unknown> => sql`(
  select l.employee_id from coordinate_employees l
  where l.company_id = ${companyId} and l.coordinate_id = ${coordinateId} offset 0)`

export const namedPeople = (tx: Tx, companyId: string, finding: Finding): Promise<Found> =>
  found(tx, companyId, finding, sql`(e.id in ${named(companyId, finding.coordinateId)}) is true`)

/** Those who work here in person and are not named yet. */
export const candidates = (tx: Tx, companyId: string, finding: Finding, today: PlainDate): Promise<Found> =>
  found(tx, companyId, finding, sql`e.id not in ${named(companyId, finding.coordinateId)} and ${presentOn(today)}`)

async function found(
  tx: Tx,
  companyId: string,
  { search = '', page }: Finding,
  which: RawBuilder<unknown>,
): Promise<Found> {
  const pattern = containing(search.trim())
  const matches = search.trim()
    ? sql`(e.full_name ilike ${pattern} or e.preferred_name ilike ${pattern} or e.staff_id ilike ${pattern}
        or d.name ilike ${pattern} or p.name ilike ${pattern})`
    : sql`true`
  const from = sql`
    from employees e
      ${departmentOf()}
      ${positionOf()}
    where e.company_id = ${companyId} and ${which} and ${matches}`
  const part = page ? sql`limit ${page.perPage} offset ${(page.page - 1) * page.perPage}` : sql``
  const { rows: people } = await sql<LimitedRow>`
    select e.id, e.account_id as user_id, e.staff_id, e.full_name, e.preferred_name, d.name as department,
      p.name as position
    ${from} order by lower(e.full_name), e.staff_id ${part}`.execute(tx)
  if (!page) return { people, meta: undefined }
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(tx)
  return { people, meta: { page: page.page, per_page: page.perPage, total: rows[0]?.total ?? 0 } }
}

/** The staff ids of those of them who are in the company, or in it as people, by staff id. */
export async function staffIdsOf(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  { people = false } = {},
): Promise<readonly string[]> {
  const { rows } = await sql<{ staff_id: string }>`
    select staff_id from employees
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
      and (not is_service_account or not ${people})
    order by staff_id`.execute(tx)
  return rows.map(({ staff_id }) => staff_id)
}

export async function namePeople(tx: Tx, companyId: string, coordinateId: string, ids: readonly string[]) {
  await sql`
    insert into coordinate_employees (company_id, coordinate_id, employee_id)
    select ${companyId}, ${coordinateId}, id from unnest(${[...ids]}::uuid[]) as named(id)
    on conflict do nothing`.execute(tx)
  await sql`
    update coordinates set is_limited = true where company_id = ${companyId} and id = ${coordinateId}`.execute(tx)
}

export async function unnamePeople(tx: Tx, companyId: string, coordinateId: string, ids: readonly string[]) {
  await sql`
    delete from coordinate_employees
    where company_id = ${companyId} and coordinate_id = ${coordinateId}
      and employee_id = any(${[...ids]}::uuid[])`.execute(tx)
}
