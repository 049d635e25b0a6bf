import { sql } from 'kysely'
import { employedIn } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Period } from '../../model/period.ts'
import { shownIn } from '../payslip-store.ts'
import type { RunRow } from '../run-store.ts'

export type NamedEmployee = { readonly id: string; readonly staffId: string; readonly fullName: string }

/** Who is employed in the month and not in the run, and the other way round; a closed run is as it was approved. */
export async function membership(
  tx: Tx,
  companyId: string,
  period: Period,
  run: RunRow,
): Promise<{ missing: NamedEmployee[]; surplus: NamedEmployee[] }> {
  if (run.state === 'none' || run.state === 'approved' || run.reopened_for) return { missing: [], surplus: [] }
  const { rows } = await sql<NamedEmployee & { readonly employed: boolean }>`
    with shown as (select p.employee_id, p.staff_id, p.full_name from payslips p where ${shownIn(companyId, run)}),
      employed as (select e.id, e.staff_id, e.full_name from ${employedIn(companyId, period)})
    select coalesce(employed.id, shown.employee_id) as id, coalesce(employed.staff_id, shown.staff_id) as "staffId",
      coalesce(employed.full_name, shown.full_name) as "fullName", employed.id is not null as employed
    from shown full join employed on employed.id = shown.employee_id
    where shown.employee_id is null or employed.id is null
    order by lower(coalesce(employed.staff_id, shown.staff_id))`.execute(tx)
  return { missing: rows.filter(({ employed }) => employed), surplus: rows.filter(({ employed }) => !employed) }
}
