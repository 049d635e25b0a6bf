/** People as a roster needs them. */

import { type RawBuilder, sql } from 'kysely'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type RosterPerson = {
  readonly id: string
  readonly staff_id: string
  readonly full_name: string
  readonly account_id: string | null
  readonly department_id: string | null
  readonly department: string | null
  readonly is_adaptive: boolean
  readonly joined_on: string
  readonly left_on: string | null
}

const orderOf = () => sql`
  left join roster_orders o on o.company_id = e.company_id and o.department_id = e.department_id and o.employee_id = e.id`

const inOrder = () => sql`lower(d.name) nulls last, o.position nulls last, lower(e.full_name), e.id`

/** By department, then in the order that was given them, then by name. */
export async function rosterPeople(
  tx: Tx,
  companyId: string,
  { from, to, where }: { readonly from: string; readonly to: string; readonly where: RawBuilder<unknown> },
): Promise<RosterPerson[]> {
  const { rows } = await sql<RosterPerson>`
    select e.id, e.staff_id, e.full_name, e.account_id, e.department_id, d.name as department,
      coalesce(e.job_type = 'adaptive_schedule', false) as is_adaptive, e.joined_on, e.left_on
    from employees e
    ${departmentOf()}
    ${orderOf()}
    where e.company_id = ${companyId} and not e.is_service_account and e.joined_on <= ${to}
      and (e.left_on is null or e.left_on >= ${from}) and ${where}
    order by ${inOrder()}`.execute(tx)
  return rows
}

type Head = { readonly from: string; readonly to: string; readonly where: RawBuilder<unknown>; readonly limit: number }

/** A condition on `employees e`: the first so many, with whoever has shifts in the span before all others. */
export const headOf = (companyId: string, { from, to, where, limit }: Head): RawBuilder<unknown> => sql`e.id in (
  select e.id from employees e
  ${departmentOf()}
  ${orderOf()}
  where e.company_id = ${companyId} and not e.is_service_account and e.joined_on <= ${to}
    and (e.left_on is null or e.left_on >= ${from}) and ${where}
  order by exists (select from roster_days r where r.company_id = e.company_id and r.employee_id = e.id
    and r.date between ${from} and ${to} and cardinality(r.shift_ids) > 0) desc, ${inOrder()}
  limit ${limit})`

/** Held until the transaction ends, in the order of their ids: whoever changes their days comes one after the other. */
export async function holdPeople(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await sql`select from employees where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
            order by id for no key update`.execute(tx)
}
