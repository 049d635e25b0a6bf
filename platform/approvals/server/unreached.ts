/**
 * Requests may wait for somebody who was invited and has not come yet: they get no mail, for nobody has shown that the
 * address is theirs, so it is said wherever a request shows whom it waits for. What waits is there when they come.
 */
import { sql } from 'kysely'
import type { Database } from '#platform/database/server/connect.ts'
import { prepared } from '#platform/database/server/prepared.ts'

export type Unreached = {
  readonly accounts: ReadonlySet<string>
  /** Roles that are held, but by nobody who has signed in. */
  readonly roles: ReadonlySet<string>
  /** Roles of which somebody can sign in. */
  readonly reached: ReadonlySet<string>
}
type Seat = { readonly account_id: string | null; readonly roles: readonly string[] }

/** Asked before the transaction: accounts are the installation's. */
export async function unreachedOf(db: Database, companyId: string): Promise<Unreached> {
  return db.system.read(async (tx) => {
    const accounts = await prepared(
      tx,
      sql<{ id: string }>`
      select a.id from accounts a where a.company_id = ${companyId} and a.state = 'invited' and exists (
        select from approval_tasks t where t.company_id = ${companyId} and t.account_id = a.id and t.state = 'open')`,
    )
    const roles = await prepared(
      tx,
      sql<{ role: string; reached: boolean }>`
      select r.role, bool_or(a.state = 'active') as reached from account_roles r join accounts a on a.id = r.account_id
      where r.company_id = ${companyId} and a.state <> 'disabled' group by r.role`,
    )
    const rolesThat = (reached: boolean) =>
      new Set(roles.rows.filter((row) => row.reached === reached).map(({ role }) => role))
    return { accounts: new Set(accounts.rows.map(({ id }) => id)), roles: rolesThat(false), reached: rolesThat(true) }
  })
}

export const isUnreached = ({ account_id, roles }: Seat, unreached: Unreached): boolean =>
  account_id === null
    ? roles.some((role) => unreached.roles.has(role)) && !roles.some((role) => unreached.reached.has(role))
    : unreached.accounts.has(account_id)
