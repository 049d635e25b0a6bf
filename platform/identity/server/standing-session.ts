/**
 * The rights that an account has now, for what acts in its name without a sign-in: a calendar that another program
 * reads, a key. Read anew each time, so that a role taken away or a module switched off holds at once.
 */
import { sql } from 'kysely'
import { features, modules } from '#access/modules.ts'
import { isCompanyRole } from '#access/roles.ts'
import type { Database } from '#platform/database/server/connect.ts'
import type { LiveSession } from './live-session.ts'

type Row = {
  email: string
  full_name: string
  prefer_lang: string
  country: 'MY' | 'TW' | 'PH'
  timezone_key: string
  held: string[]
  modules: number[]
  features: number[]
}

/** Undefined once the account or its company is closed. `id` names what acts. */
export async function standingSession(
  db: Database,
  { companyId, accountId, id }: { readonly companyId: string; readonly accountId: string; readonly id: string },
): Promise<LiveSession | undefined> {
  const found = await db.system.read((tx) =>
    sql<Row>`
      select a.email, a.full_name, a.prefer_lang, c.country, c.timezone_key,
        array(select role from account_roles r where r.company_id = c.id and r.account_id = a.id) as held,
        array(select module_id from company_modules m where m.company_id = c.id) as modules,
        array(select feature_id from company_features f where f.company_id = c.id) as features
      from accounts a join companies c on c.id = a.company_id
      where a.id = ${accountId} and c.id = ${companyId} and a.state = 'active' and c.state = 'active'`.execute(tx),
  )
  const [row] = found.rows
  if (!row) return undefined
  const held = row.held.filter(isCompanyRole)
  return {
    id,
    accountId,
    companyId,
    country: row.country,
    timezone: row.timezone_key,
    email: row.email,
    name: row.full_name,
    preferLang: row.prefer_lang,
    type: 'user',
    complete: true,
    heldRoles: held,
    roles: held,
    modules: Object.values(modules).filter((known) => row.modules.includes(known)),
    features: Object.values(features).filter((known) => row.features.includes(known)),
    confirmedUntil: 0,
  }
}
