/** What other modules may ask of quarantine: who is away, and not why. */
import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type QuarantineBetween = {
  readonly id: string
  readonly employee_id: string
  readonly full_name: string
  readonly department: string | null
  readonly from: string
  readonly to: string
  readonly status: 'pending' | 'approved'
}

/** Approved or waiting, of the employees `e` whom the condition names; whoever goes on working at home is not away. */
export async function quarantineBetween(
  tx: Tx,
  companyId: string,
  { from, to, who }: { readonly from: PlainDate; readonly to: PlainDate; readonly who: RawBuilder<unknown> },
): Promise<QuarantineBetween[]> {
  const { rows } = await sql<QuarantineBetween>`
    select x.id, x.employee_id, e.full_name, d.name as department, x.from_date::text as "from", x.to_date::text as "to",
      x.status
    from quarantine_requests x ${personOf('x')} ${departmentOf()}
    where x.company_id = ${companyId} and x.from_date <= ${to} and x.to_date >= ${from}
      and x.status in ('pending', 'approved') and not x.works_from_home and ${who}
    order by x.from_date, e.full_name, x.id`.execute(tx)
  return rows
}
