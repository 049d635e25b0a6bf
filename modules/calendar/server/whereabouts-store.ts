/** Whose days are shown, a page at a time. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'

type Wanted = {
  readonly department: string | undefined
  readonly search: string | undefined
  readonly limit: number
  readonly offset: number
}
type Row = { readonly employee_id: string; readonly full_name: string; readonly total: number }

/** `shown` is a condition on `employees e`; `total` counts all pages. */
export async function activePeople(
  tx: Tx,
  companyId: string,
  shown: RawBuilder<unknown>,
  { department, search, limit, offset }: Wanted,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select e.id as employee_id, e.full_name, (count(*) over ())::int as total from employees e
    where e.company_id = ${companyId} and e.status = 'active' and not e.is_service_account and ${shown}
      ${department ? sql`and e.department_id = ${department}` : sql``}
      ${search ? sql`and e.search_text like ${containing(search.toLowerCase())}` : sql``}
    order by lower(e.full_name), e.id limit ${limit} offset ${offset}`.execute(tx)
  return rows
}
