/** Who may head a department: anybody who works here. Those who lead people already are offered first. */

import { sql } from 'kysely'
import type { PageWanted } from '#kernel/paging.ts'
import { presentOn } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'
import { type Problem, Refusal } from '#platform/http/server/answers.ts'
import { wrongField } from '../acting.ts'
import type { Of } from '../looking.ts'
import { MEMBER, MEMBER_NAMES, type MemberRow } from '../members.ts'

/** Leading people, heading a unit or holding this role makes somebody a manager. */
const ROLE = 'Reporting Manager'

export type Wanted = {
  /** Everybody, not only those who lead. */
  readonly all: boolean
  readonly search?: string | undefined
  /** In any case, and first. */
  readonly also?: string | undefined
  readonly page?: PageWanted | undefined
}

/** As `search_text` of people is. */
const folded = (search: string): string => search.normalize('NFKC').toLowerCase()

export async function headsPossible(
  tx: Tx,
  { companyId, today }: Of,
  { all, search, also, page }: Wanted,
): Promise<(MemberRow & { is_manager: boolean })[]> {
  const { rows } = await sql<MemberRow & { is_manager: boolean }>`
    with leaders as (
      select manager_id as id from employees where company_id = ${companyId} and manager_id is not null
      union select head_id from departments where company_id = ${companyId}
      union select head_id from divisions where company_id = ${companyId}
      union select m.id from account_roles r
        join employees m on m.company_id = r.company_id and m.account_id = r.account_id
        where r.company_id = ${companyId} and r.role = ${ROLE}
    )
    select ${MEMBER}, l.id is not null as is_manager
    from employees e ${all ? sql`left` : sql``} join leaders l on l.id = e.id ${MEMBER_NAMES}
    where e.company_id = ${companyId} and ${presentOn(today)}
      ${search ? sql`and (e.search_text like ${containing(folded(search))} ${also ? sql`or e.id = ${also}` : sql``})` : sql``}
    order by ${also ? sql`e.id = ${also} desc,` : sql``} is_manager desc, lower(e.full_name), e.staff_id
    ${page ? sql`limit ${page.perPage} offset ${(page.page - 1) * page.perPage}` : sql``}`.execute(tx)
  return rows
}

/** Refuses a head who is not of the company, or has left it. */
export async function demandHead(tx: Tx, { companyId, today }: Of, id: string | null | undefined): Promise<void> {
  if (id === null || id === undefined) return
  const { rows } = await sql<{ here: boolean }>`
    select ${presentOn(today)} as here from employees e where e.company_id = ${companyId} and e.id = ${id}`.execute(tx)
  const [found] = rows
  if (!found) throw new Refusal(refused('organisation.unknown-head'))
  if (!found.here) throw new Refusal(refused('organisation.head-left'))
}

const refused = (key: string): Problem => wrongField('hod_id', key)

/** By the id of the person. */
export async function staffIdsOf(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; staff_id: string }>`
    select id, staff_id from employees where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
  return new Map(rows.map(({ id, staff_id }) => [id, staff_id]))
}
