/** Who an account is as an employee, if it is one: an admin who only looks after the company is none. */

import { sql } from 'kysely'
import { departmentOf, positionOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type OwnEmployment = {
  readonly id: string
  readonly staff_id: string
  readonly full_name: string
  readonly preferred_name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly department: string | null
  readonly position: string | null
  readonly manager: string | null
  readonly joined_on: string
  readonly left_on: string | null
}

export async function employeeOfAccount(
  tx: Tx,
  companyId: string,
  accountId: string,
): Promise<OwnEmployment | undefined> {
  const { rows } = await sql<OwnEmployment>`
    select e.id, e.staff_id, e.full_name, e.preferred_name, e.email, e.phone, d.name as department,
      p.name as position, m.full_name as manager, e.joined_on, e.left_on
    from employees e
    ${departmentOf()}
    ${positionOf()}
    left join employees m on m.company_id = e.company_id and m.id = e.manager_id
    where e.company_id = ${companyId} and e.account_id = ${accountId}`.execute(tx)
  return rows[0]
}

/** The id of the record that joined last, where an account stands at several. */
export async function newestOfAccount(tx: Tx, companyId: string, accountId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from employees where company_id = ${companyId} and account_id = ${accountId}
    order by joined_on desc limit 1`.execute(tx)
  return rows[0]?.id
}
