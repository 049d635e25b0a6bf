/**
 * From a key to the rights it has now: one role, its scopes, in the name of whoever made it, and only as long as they
 * are still the company's admin. Looked up at every request, so that an ended key is refused by the next.
 */
import { isCompanyRole } from '#access/roles.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { FindSession } from '#platform/identity/server/live-session.ts'
import { standingSession } from '#platform/identity/server/standing-session.ts'
import { digestOf, keyByDigest, noteUse } from './key-store.ts'

/** `kerja_`, the company, 256 bits of chance. */
const KEY = /^kerja_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_[\w-]{43}$/
const NOTED_EVERY = 60_000

export const keyFor = (companyId: string, secret: string): string => `kerja_${companyId.replaceAll('-', '')}_${secret}`

/** Sessions of people, and of keys. */
export function withKeys({ db }: Pick<Services, 'db'>, findSession: FindSession): FindSession {
  return async (token, now) => {
    const parts = KEY.exec(token)
    if (!parts) return findSession(token, now)
    const companyId = parts.slice(1).join('-')
    const company = db.forCompany(companyId)
    const key = await company.read((tx) => keyByDigest(tx, companyId, digestOf(token)))
    if (!key || !isCompanyRole(key.role)) return undefined
    const maker = await standingSession(db, { companyId, accountId: key.created_by, id: key.id })
    if (!maker?.heldRoles.includes('Company Admin')) return undefined
    if (key.expires_on !== null && key.expires_on < dayIn(maker.timezone, now)) return undefined
    if (key.used_at === null || now.getTime() - Date.parse(key.used_at) >= NOTED_EVERY)
      await company.transaction((tx) => noteUse(tx, companyId, key.id, now))
    return { ...maker, name: `API: ${key.name}`, heldRoles: [key.role], roles: [key.role], scopes: key.scopes }
  }
}

const dayIn = (timeZone: string, at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)
