/** Who works in a part of the company: counted, or named. Whoever left counts apart, because their records stay there. */

import { type RawBuilder, sql } from 'kysely'
import type { PageWanted } from '#kernel/paging.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { presentOn } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { departmentOf, divisionOf, positionOf } from './public-sql.ts'

/** A column of employees by which they belong to something. */
export type Belonging = 'department_id' | 'division_id' | 'position_id' | 'job_level_id'

export type MemberRow = {
  id: string
  user_id: string | null
  staff_id: string
  full_name: string
  preferred_name: string | null
  department: string | null
  division: string | null
  position: string | null
  is_working_shift: boolean
}

/** By the id of what they belong to: `now`, `former` and the accounts of devices; one pass over the company's people. */
export const counts = (companyId: string, belonging: Belonging, today: PlainDate): RawBuilder<unknown> => sql`
  select e.${sql.ref(belonging)} as id, count(*) filter (where ${presentOn(today)}) as now,
         count(*) filter (where not ${presentOn(today)} and not e.is_service_account) as former,
         count(*) filter (where e.is_service_account) as devices
  from employees e where e.company_id = ${companyId} and e.${sql.ref(belonging)} is not null group by 1`

export type Counted = { now: number; former: number; devices: number }

export async function countOf(
  tx: Tx,
  companyId: string,
  { belonging, id, today }: { belonging: Belonging; id: string; today: PlainDate },
): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select now, former, devices from (${counts(companyId, belonging, today)}) as counted where id = ${id}`.execute(tx)
  return rows[0] ?? { now: 0, former: 0, devices: 0 }
}

/** Without regard to case, in the order of the letters and not of their codes. */
export const byName = (name: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`lower(${name} collate "und-x-icu") collate "und-x-icu"`

export const MEMBER = sql`
  e.id, e.account_id as user_id, e.staff_id, e.full_name, e.preferred_name, e.is_working_shift,
  d.name as department, v.name as division, p.name as position`
export const MEMBER_NAMES = sql` ${departmentOf()} ${divisionOf()} ${positionOf()}`

export async function membersOf(
  tx: Tx,
  companyId: string,
  { belonging, id, today, page }: { belonging: Belonging; id: string; today: PlainDate; page?: PageWanted },
): Promise<MemberRow[]> {
  const part = page ? sql`limit ${page.perPage} offset ${(page.page - 1) * page.perPage}` : sql``
  const { rows } = await sql<MemberRow>`
    select ${MEMBER} from employees e ${MEMBER_NAMES}
    where e.company_id = ${companyId} and e.${sql.ref(belonging)} = ${id} and ${presentOn(today)}
    order by lower(e.full_name), e.staff_id ${part}`.execute(tx)
  return rows
}
