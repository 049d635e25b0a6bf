/** What people's pay is booked to: shares in per cent, all of one day together, from that day until the next one set. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

type Share = { readonly cost_centre: string; readonly percentage: string }
type ShareRow = Share & { readonly effective_from: string; readonly effective_to: string | null }

/** Newest first, the largest share of a day before the others. */
export async function sharesOf(tx: Tx, companyId: string, employeeId: string): Promise<ShareRow[]> {
  const { rows } = await sql<ShareRow>`
    select cost_centre, percentage, effective_from,
      (select min(n.effective_from) - 1 from employee_cost_centres n
       where n.company_id = c.company_id and n.employee_id = c.employee_id and n.effective_from > c.effective_from
      ) as effective_to
    from employee_cost_centres c where company_id = ${companyId} and employee_id = ${employeeId}
    order by effective_from desc, percentage desc, lower(cost_centre)`.execute(tx)
  return rows
}

/** In place of what was set for this day; without any the day is as if nothing had been set. */
export async function saveShares(
  tx: Tx,
  companyId: string,
  employeeId: string,
  from: string,
  shares: readonly Share[],
): Promise<void> {
  await sql`delete from employee_cost_centres
            where company_id = ${companyId} and employee_id = ${employeeId} and effective_from = ${from}`.execute(tx)
  if (shares.length === 0) return
  const rows = shares.map((one) => ({ ...one, company_id: companyId, employee_id: employeeId, effective_from: from }))
  await tx.insertInto('employee_cost_centres').values(rows).execute()
}

/** Of everybody who has any on a day: person -> shares, the largest first. */
export async function costCentresOn(
  tx: Tx,
  companyId: string,
  day: PlainDate,
): Promise<ReadonlyMap<string, readonly Share[]>> {
  const { rows } = await sql<Share & { employee_id: string }>`
    select employee_id, cost_centre, percentage from (
      select employee_id, cost_centre, percentage,
        rank() over (partition by employee_id order by effective_from desc) as newest
      from employee_cost_centres where company_id = ${companyId} and effective_from <= ${day}) as ranked
    where newest = 1 order by employee_id, percentage desc, lower(cost_centre)`.execute(tx)
  const people = new Map<string, Share[]>()
  for (const { employee_id, ...share } of rows) people.set(employee_id, [...(people.get(employee_id) ?? []), share])
  return people
}

/** Every name that was ever given to one, for whoever types the next. */
export async function costCentresKnown(tx: Tx, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct cost_centre as name from employee_cost_centres
    where company_id = ${companyId} order by 1`.execute(tx)
  return rows.map(({ name }) => name)
}
