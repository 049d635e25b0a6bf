/** Whose last day only a Company Admin enters or takes back: the account follows the record, and closes with it. */
import { sql } from 'kysely'
import type { CompanyRole, Role } from '#access/roles.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import { mayEndWorkOf } from '#platform/identity/model/role-grants.ts'

/** Of these people the ones whose account the acting roles may not close. */
export async function beyondReach(
  tx: Tx,
  companyId: string,
  active: readonly Role[],
  employeeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (employeeIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string; roles: CompanyRole[] }>`
    select e.id, array_agg(r.role) as roles from employees e
    join account_roles r on r.company_id = e.company_id and r.account_id = e.account_id
    where e.company_id = ${companyId} and e.id = any(${[...employeeIds]}::uuid[]) group by e.id`.execute(tx)
  return new Set(rows.flatMap(({ id, roles }) => (mayEndWorkOf(active, roles) ? [] : [id])))
}

export async function refusalOfLeaver(
  tx: Tx,
  companyId: string,
  active: readonly Role[],
  employeeId: string,
): Promise<Problem | undefined> {
  const beyond = await beyondReach(tx, companyId, active, [employeeId])
  return beyond.size === 0 ? undefined : problem('employees.account-beyond', { status: 403 })
}
