/** Whose days are shown, a page at a time. */

import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { atWorkOn } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'

type Wanted = {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly department: string | undefined
  readonly search: string | undefined
  readonly limit: number
  readonly offset: number
}
type Row = {
  readonly employee_id: string
  readonly full_name: string
  readonly joined_on: string
  readonly left_on: string | null
  readonly total: number
}

/** Here for some days in between alone. */
const within = (from: PlainDate, to: PlainDate) =>
  sql`(not e.is_service_account and e.joined_on > ${from} and e.left_on < ${to})`

/** `shown` is a condition on `employees e`; `total` counts all pages. */
export async function peopleAtWork(
  tx: Tx,
  companyId: string,
  shown: RawBuilder<unknown>,
  { from, to, department, search, limit, offset }: Wanted,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select e.id as employee_id, e.full_name, e.joined_on, e.left_on, (count(*) over ())::int as total from employees e
    where e.company_id = ${companyId} and (${atWorkOn(from)} or ${atWorkOn(to)} or ${within(from, to)}) and ${shown}
      ${department ? sql`and e.department_id = ${department}` : sql``}
      ${search ? sql`and e.search_text like ${containing(search.toLowerCase())}` : sql``}
    order by lower(e.full_name), e.id limit ${limit} offset ${offset}`.execute(tx)
  return rows
}
