/** Whom a run lacks, and whom it has too many: people employed in the month against its payslips. */
import { sql } from 'kysely'
import { employedIn } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { daysOf, type Period } from '../../model/period.ts'
import { isOfNamed } from '../../model/run-types.ts'
import { ofRun } from '../item-store.ts'
import { shownIn } from '../payslip-store.ts'
import type { RunRow } from '../run-store.ts'
import { paidTheirLast } from '../worked/paid-their-last.ts'

export type NamedEmployee = { readonly id: string; readonly staffId: string; readonly fullName: string }

/** Who is employed in the month and not in the run, and the other way round; a closed run is as it was approved. */
export async function membership(
  tx: Tx,
  companyId: string,
  period: Period,
  run: RunRow,
): Promise<{ missing: NamedEmployee[]; surplus: NamedEmployee[] }> {
  if (run.run_type !== 'regular') return ofFurther(tx, companyId, period, run)
  if (run.state === 'none' || run.state === 'approved' || run.reopened_for) return { missing: [], surplus: [] }
  const { rows } = await sql<NamedEmployee & { readonly employed: boolean }>`
    with shown as (select p.employee_id from payslips p where ${shownIn(companyId, run)}),
      employed as (select e.id from ${employedIn(companyId, { ...period, ...daysOf(period) })} where not exists (
        select from pay_left_out l where l.company_id = ${companyId} and l.employee_id = e.id
          and l.year = ${period.year} and l.month = ${period.month} and l.run = ${run.sequence})
        and e.id not in (${paidTheirLast(companyId, period)})),
      -- Told apart by their ids alone, since nearly all are in both; names are looked up for the few that are not.
      apart as (
        select coalesce(employed.id, shown.employee_id) as id, employed.id is not null as employed
        from shown full join employed on employed.id = shown.employee_id
        where shown.employee_id is null or employed.id is null)
    select apart.id, coalesce(e.staff_id, p.staff_id) as "staffId", coalesce(e.full_name, p.full_name) as "fullName",
      apart.employed
    from apart
      left join employees e on apart.employed and e.company_id = ${companyId} and e.id = apart.id
      left join payslips p on not apart.employed and p.employee_id = apart.id and ${shownIn(companyId, run)}
    order by lower(coalesce(e.staff_id, p.staff_id))`.execute(tx)
  return { missing: rows.filter(({ employed }) => employed), surplus: rows.filter(({ employed }) => !employed) }
}

/** A further run holds those who have something in it. */
async function ofFurther(tx: Tx, companyId: string, period: Period, run: RunRow) {
  if (run.version === 0 || run.state === 'approved' || run.reopened_for) return { missing: [], surplus: [] }
  const { rows } = await sql<NamedEmployee & { readonly given: boolean }>`
    with shown as (select p.employee_id from payslips p where ${shownIn(companyId, run)}),
      given as (select employee_id from (${
        isOfNamed(run.run_type)
          ? sql`select employee_id from pay_run_people where company_id = ${companyId} and run_id = ${run.id}`
          : sql`select distinct employee_id from pay_items where ${ofRun(companyId, period)}`
      }) as something where not exists (select from pay_left_out l where l.company_id = ${companyId}
        and l.employee_id = something.employee_id and l.year = ${period.year} and l.month = ${period.month}
        and l.run = ${run.sequence}))
    select e.id, e.staff_id as "staffId", e.full_name as "fullName", given.employee_id is not null as given
    from shown full join given on given.employee_id = shown.employee_id
      join employees e on e.company_id = ${companyId} and e.id = coalesce(given.employee_id, shown.employee_id)
    where given.employee_id is null or shown.employee_id is null order by lower(e.staff_id)`.execute(tx)
  return { missing: rows.filter(({ given }) => given), surplus: rows.filter(({ given }) => !given) }
}
