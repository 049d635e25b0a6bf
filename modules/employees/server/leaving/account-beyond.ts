/** Whose last day only a Company Admin enters or takes back: the account follows the record, and closes with it. */
import { sql } from 'kysely'
import type { Role } from '#access/roles.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import { rolesBeyond } from '#platform/identity/model/role-grants.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'

/** Of these people the ones whose account the acting roles may not close. */
export async function beyondReach(
  tx: Tx,
  companyId: string,
  active: readonly Role[],
  employeeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const beyond = rolesBeyond(active)
  if (employeeIds.length === 0 || beyond.length === 0) return new Set()
  const accounts = await accountsInRoles(tx, companyId, beyond)
  const { rows } = await sql<{ id: string }>`
    select id from employees
    where company_id = ${companyId} and id = any(${[...employeeIds]}::uuid[]) and account_id = any(${accounts}::uuid[])`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
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
