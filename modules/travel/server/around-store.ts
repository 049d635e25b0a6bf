/** What stands around a travel: other travel of the same people, and who else of the department is away on these days. */

import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'

type Days = { readonly from: PlainDate; readonly to: PlainDate; readonly except: string | null }
export type TakenSpan = { readonly employee_id: string; readonly from: PlainDate; readonly to: PlainDate }

/** Travel of these people that waits or is approved, of other requests than `except`. */
export async function takenSpans(
  tx: Tx,
  companyId: string,
  people: readonly string[],
  { from, to, except }: Days,
): Promise<readonly TakenSpan[]> {
  const { rows } = await sql<TakenSpan>`
    select x.employee_id, x.from_date as "from", x.to_date as "to" from travel_requests x
    where x.company_id = ${companyId} and x.employee_id = any(${[...people]}::uuid[]) and x.from_date <= ${to}
      and x.to_date >= ${from} and x.status in ('pending', 'approved') and x.id is distinct from ${except}::uuid`.execute(
    tx,
  )
  return rows
}

type Trip = { readonly id: string; readonly employee_id: string; readonly from_date: string; readonly to_date: string }

/** Of the same department, on the road on one of its days. */
export async function othersAway(tx: Tx, companyId: string, trip: Trip, most: number) {
  const { rows } = await sql<{ full_name: string; from: string; to: string }>`
    select e.full_name, min(x.from_date)::text as from, max(x.to_date)::text as to from travel_requests x
    ${personOf('x')}
    join employees mine on mine.company_id = x.company_id and mine.id = ${trip.employee_id}
      and mine.department_id = e.department_id
    where x.company_id = ${companyId} and x.employee_id <> ${trip.employee_id} and x.status in ('pending', 'approved')
      and x.from_date <= ${trip.to_date} and x.to_date >= ${trip.from_date}
    group by e.id, e.full_name order by e.full_name limit ${most}`.execute(tx)
  return rows
}
