import { sql } from 'kysely'
import type { Database } from '#platform/database/server/connect.ts'
import type { LiveSession } from './live-session.ts'

/** Active accounts with the role Company Admin, without this one: whether there is somebody else to sign off. */
export function otherCompanyAdmins(db: Database, companyId: string, accountId: string): Promise<number> {
  return db.system.read(async (tx) => {
    const { rows } = await sql<{ count: string | number }>`
      select count(*) as count from ${admins(companyId)} and accounts.id <> ${accountId}`.execute(tx)
    return Number(rows[0]?.count ?? 0)
  })
}

/** The account of a Company Admin beside whom there is no other; null where there are several. */
export function onlyCompanyAdmin(db: Database, companyId: string): Promise<string | null> {
  return db.system.read(async (tx) => {
    const { rows } = await sql<{ id: string }>`select accounts.id from ${admins(companyId)} limit 2`.execute(tx)
    const [only, other] = rows
    return only && !other ? only.id : null
  })
}

/** A Company Admin, acting as one, beside whom there is no other. */
export async function isOnlyAdmin(
  db: Database,
  companyId: string,
  session: Pick<LiveSession, 'accountId' | 'roles'>,
): Promise<boolean> {
  return session.roles.includes('Company Admin') && (await otherCompanyAdmins(db, companyId, session.accountId)) === 0
}

const admins = (companyId: string) => sql`account_roles join accounts on accounts.id = account_roles.account_id
  where account_roles.company_id = ${companyId} and account_roles.role = 'Company Admin' and accounts.state = 'active'`
