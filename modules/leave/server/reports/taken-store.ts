import { type RawBuilder, sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Halves } from '../../model/halves.ts'

type Wanted = {
  readonly from: string
  readonly to: string
  /** A condition on `employees e`. */
  readonly sight: RawBuilder<unknown>
  readonly departmentId: string | undefined
}
type Taken = { readonly type_id: string; readonly month: string; readonly halves: Halves }

/** What was taken of each type in each month (`2026-01`) of these days, of everybody in sight; months without are left out. */
export async function takenByMonth(
  tx: Tx,
  companyId: string,
  { from, to, sight, departmentId }: Wanted,
): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select a.type_id, to_char(d.date, 'YYYY-MM') as month, sum(d.charge)::int as halves
    from leave_days d join leave_applications a on a.company_id = d.company_id and a.id = d.application_id
      ${personOf('a')}
    where d.company_id = ${companyId} and d.date between ${from} and ${to} and a.status = 'approved'
      and d.charge > 0 and ${sight}
      ${departmentId ? sql`and e.department_id = ${departmentId}` : sql``}
    group by a.type_id, to_char(d.date, 'YYYY-MM')`.execute(tx)
  return rows
}
