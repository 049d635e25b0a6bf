/** Which roles an account holds in a company, and which accounts hold a role. */
import { type RawBuilder, sql } from 'kysely'
import type { CompanyRole } from '#access/roles.ts'
import type { Tx } from '#platform/database/server/connect.ts'

/** What an account may do, by its name in the company; none where it is another company's. */
export async function rolesOfAccount(tx: Tx, companyId: string, accountId: string): Promise<CompanyRole[]> {
  const { rows } = await sql<{ role: CompanyRole }>`
    select role from account_roles where company_id = ${companyId} and account_id = ${accountId}`.execute(tx)
  return rows.map(({ role }) => role)
}

/** Whose work something is: the accounts of the company that hold at least one of these roles. */
export async function accountsInRoles(tx: Tx, companyId: string, roles: readonly CompanyRole[]): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select distinct account_id from account_roles
    where company_id = ${companyId} and role = any(${[...roles]})`.execute(tx)
  return rows.map(({ account_id }) => account_id)
}

/** In the SQL of whoever narrows people by roles: whether an account holds one of them. */
export const holdsOneOf = (
  companyId: RawBuilder<unknown>,
  accountId: RawBuilder<unknown>,
  roles: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from account_roles held where held.company_id = ${companyId} and held.account_id = ${accountId}
    and held.role = any(${roles}))`
