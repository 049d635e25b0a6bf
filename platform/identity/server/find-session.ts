/**
 * From a bearer token to its live session: looked up at every request, so that a logout, a role taken away or a
 * module switched off holds from the next request on, in every copy of the server.
 */
import { sql } from 'kysely'
import { type FeatureId, features, type ModuleId, modules } from '#access/modules.ts'
import { isCompanyRole, operationsRoles, type Role } from '#access/roles.ts'
import { activeRoles, type CompanyRole, choosableRoles } from '#access/session.ts'
import { byItself, record } from '#platform/activity/server/activity.ts'
import type { Database, SystemTx } from '#platform/database/server/connect.ts'
import { outageOf } from '#platform/database/server/outage.ts'
import { preparedText } from '#platform/database/server/prepared.ts'
import type { Secrets } from '#platform/http/server/services.ts'
import { LAST_SEEN_STEP } from '../model/session-life.ts'
import { AUDIENCES, type TokenClaims } from '../model/token-claims.ts'
import { announceEnded } from './ended-sessions.ts'
import type { FindSession, LiveSession } from './live-session.ts'
import { endSessions } from './session-store.ts'
import { readToken } from './tokens.ts'

export function findSessionIn({ db, secrets }: { db: Database; secrets: Secrets }): FindSession {
  return async (token, now) => {
    const claims = await readToken(secrets, token, now)
    if (!claims) return undefined
    const row = await db.system.loadRow<Row>(SESSION_ROWS, claims.sid)
    if (!row) return undefined
    if (!isLive(row, claims, now.getTime())) {
      if (isFormer(row, claims, now.getTime())) await endForFormerToken(db, row, now)
      return undefined
    }
    if (now.getTime() - Date.parse(row.last_seen_at) >= LAST_SEEN_STEP) await seen(db, row.id, now)
    return liveSession(row)
  }
}

/** What a request without a sign-in of its own needs to know: a job's, a channel's. Ends when the session does. */
export async function isSessionAlive(tx: SystemTx, id: string, now: Date): Promise<boolean> {
  const { rows } = await preparedText<Row>(tx, SESSION_ROWS, [[id]])
  const [row] = rows
  const at = now.getTime()
  return row?.complete === true && isOpen(row, at) && Date.parse(row.token_expires_at) > at
}

/** Active roles of somebody who holds these: the chosen one, or the only one there is to choose. */
export function rolesInForce(held: readonly CompanyRole[], chosen: string | null): readonly CompanyRole[] {
  const choosable = choosableRoles(held)
  const named = choosable.find((role) => role === chosen)
  return activeRoles(held, named ?? (choosable.length === 1 ? choosable[0] : undefined))
}

type Row = {
  id: string
  account_id: string
  company_id: string | null
  login_type: 'user' | 'auth0' | 'ops'
  complete: boolean
  chosen_role: string | null
  token_id: string
  token_expires_at: string
  former_token_id: string | null
  former_until: string | null
  last_seen_at: string
  expires_at: string
  confirmed_until: string | null
  ended_at: string | null
  email: string
  full_name: string
  prefer_lang: string
  account_state: string
  operations_roles: string[]
  company_state: string | null
  country: 'MY' | 'TW' | 'PH' | null
  timezone_key: string | null
  held: string[]
  modules: number[]
  features: number[]
}

const SESSION_ROWS = `
  select s.id, s.account_id, s.company_id, s.login_type, s.complete, s.chosen_role, s.token_id, s.token_expires_at,
         s.former_token_id, s.former_until, s.last_seen_at, s.expires_at, s.confirmed_until, s.ended_at,
         a.email, a.full_name, a.prefer_lang, a.state as account_state, a.operations_roles,
         c.state as company_state, c.country, c.timezone_key,
         array(select role from account_roles r where r.company_id = s.company_id and r.account_id = s.account_id) as held,
         array(select module_id from company_modules m where m.company_id = s.company_id) as modules,
         array(select feature_id from company_features f where f.company_id = s.company_id) as features
  from sessions s
  join accounts a on a.id = s.account_id
  left join companies c on c.id = s.company_id
  where s.id = any($1::uuid[])`

function isLive(row: Row, claims: TokenClaims, now: number): boolean {
  if (!isOpen(row, now)) return false
  if (claims.aud !== (row.login_type === 'ops' ? AUDIENCES.operations : AUDIENCES.company)) return false
  if ((claims.use === 'access') !== row.complete) return false
  return claims.jti === row.token_id || (claims.jti === row.former_token_id && now < Date.parse(row.former_until ?? ''))
}

/**
 * A token that was exchanged for a newer one, used when its time for other tabs is over: every tab of a browser takes up
 * the newest, so two hold tokens of one session, and one of them is not whose it is.
 */
function isFormer(row: Row, claims: TokenClaims, now: number): boolean {
  return (
    isOpen(row, now) &&
    claims.jti === row.former_token_id &&
    row.former_until !== null &&
    now >= Date.parse(row.former_until)
  )
}

/** Nobody can say which of the two is the right one: both sign in anew. */
async function endForFormerToken(db: Database, row: Row, now: Date): Promise<void> {
  try {
    const ended = await db.system.transaction(async (tx) => {
      const ended = await endSessions(tx, { session: row.id }, { because: 'former token', now })
      if (row.company_id === null || ended.length === 0) return ended
      const subject = { kind: 'account', id: row.account_id, name: row.email }
      const actor = { ...byItself, accountId: row.account_id, name: row.full_name }
      await record(tx.of(row.company_id), row.company_id, [{ action: 'identity.former-token-used', subject }], {
        actor,
        now,
      })
      return ended
    })
    await announceEnded(db, ended)
  } catch (failure) {
    if (outageOf(failure) !== 'read-only') throw failure
  }
}

function isOpen(row: Row, now: number): boolean {
  return (
    row.ended_at === null &&
    Date.parse(row.expires_at) > now &&
    row.account_state === 'active' &&
    (row.company_id === null ? row.login_type === 'ops' : row.company_state === 'active')
  )
}

function liveSession(row: Row): LiveSession {
  const heldRoles = row.held.filter(isCompanyRole)
  const roles: readonly Role[] =
    row.login_type === 'ops'
      ? operationsRoles.filter((role) => row.operations_roles.includes(role))
      : rolesInForce(heldRoles, row.chosen_role)
  return {
    id: row.id,
    accountId: row.account_id,
    companyId: row.company_id ?? undefined,
    country: row.country ?? undefined,
    timezone: row.timezone_key ?? 'UTC',
    email: row.email,
    name: row.full_name,
    preferLang: row.prefer_lang,
    type: row.login_type,
    complete: row.complete,
    heldRoles,
    roles,
    modules: row.modules.filter(isModuleId),
    features: row.features.filter(isFeatureId),
    confirmedUntil: row.confirmed_until === null ? 0 : Date.parse(row.confirmed_until),
  }
}

const moduleIds: ReadonlySet<number> = new Set(Object.values(modules))
const featureIds: ReadonlySet<number> = new Set(Object.values(features))
const isModuleId = (id: number): id is ModuleId => moduleIds.has(id)
const isFeatureId = (id: number): id is FeatureId => featureIds.has(id)

async function seen(db: Database, id: string, now: Date): Promise<void> {
  try {
    await db.system.transaction((tx) =>
      sql`update sessions set last_seen_at = ${now.toISOString()} where id = ${id} and ended_at is null`.execute(tx),
    )
  } catch (failure) {
    // A database that takes no changes for a while can still be read.
    if (outageOf(failure) !== 'read-only') throw failure
  }
}
