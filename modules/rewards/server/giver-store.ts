/** Statements for who gives recognition (the caller, employed today), and which colleagues may receive it. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { presentOn } from '#modules/employees/server/public-sql.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'

const AT_ONCE = 30
type Asking = { readonly accountId: string; readonly today: PlainDate }

/** Whoever signed in, where they work here on the day; and whether anybody reports to them. */
export async function presentGiver(tx: Tx, companyId: string, { accountId, today }: Asking) {
  const { rows } = await sql<{ id: string; name: string; is_manager: boolean }>`
    select e.id, e.full_name as name, exists (select from employees r where r.company_id = e.company_id
      and r.manager_id = e.id and ${presentOn(today, 'r')}) as is_manager
    from employees e where e.company_id = ${companyId} and e.account_id = ${accountId}
      and ${presentOn(today)} order by e.joined_on desc limit 1`.execute(tx)
  return rows[0]
}

/** The others who work here, by name. */
export async function colleaguesOf(tx: Tx, companyId: string, { accountId, today }: Asking, search: string) {
  const { rows } = await sql<{ id: string; name: string; department: string | null }>`
    select e.id, e.full_name as name, d.name as department from employees e ${departmentOf()}
    where e.company_id = ${companyId} and ${presentOn(today)} and e.account_id is distinct from ${accountId}
      ${search === '' ? sql`` : sql`and lower(e.full_name) like ${containing(search.toLowerCase())}`}
    order by lower(e.full_name) collate "und-x-icu", e.id limit ${AT_ONCE}`.execute(tx)
  return rows
}
