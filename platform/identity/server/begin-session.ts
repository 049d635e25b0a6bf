/** The token that answers a sign-in, and each new one of the same session. */

import { type CompanyRole, MARKER_ROLE } from '#access/roles.ts'
import { choosableRoles, type LoginType } from '#access/session.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import type { Secrets } from '#platform/http/server/services.ts'
import { needsSecondFactor } from '../model/second-factor.ts'
import { BEFORE_2FA_LIFE, SESSION_LIFE, TOKEN_LIFE, tokenEnd } from '../model/session-life.ts'
import { AUDIENCES, type ShownClaims, type TokenUse } from '../model/token-claims.ts'
import { type AccountRow, heldRoles, signedIn } from './account-store.ts'
import { rolesInForce } from './find-session.ts'
import { insertSession, type NewToken, replaceToken, type SessionRow } from './session-store.ts'
import { mintToken } from './tokens.ts'

export type From = { readonly address: string; readonly userAgent: string }
export type Begun = { readonly token: string; readonly sessionId: string; readonly complete: boolean }

export async function beginSession(
  tx: SystemTx,
  secrets: Secrets,
  account: AccountRow,
  { loginType, from, now }: { loginType: LoginType; from: From; now: Date },
): Promise<Begun> {
  const complete = !needsSecondFactor({
    operations: loginType === 'ops',
    companyDemands: account.company_demands,
    enrolled: account.totp_confirmed_at !== null,
  })
  const sessionId = newId(now.getTime())
  const life = complete ? SESSION_LIFE : BEFORE_2FA_LIFE
  const expiresAt = now.getTime() + life
  const token = { id: newId(now.getTime()), expiresAt: new Date(tokenEnd(now.getTime(), TOKEN_LIFE, expiresAt)) }
  await insertSession(tx, {
    id: sessionId,
    accountId: account.id,
    companyId: account.company_id,
    loginType,
    complete,
    withSecondFactor: false,
    tokenId: token.id,
    tokenExpiresAt: token.expiresAt,
    createdAt: now,
    expiresAt: new Date(expiresAt),
    address: from.address,
    userAgent: from.userAgent,
  })
  if (complete) await signedIn(tx, account.id, now)
  const named = { id: sessionId, login_type: loginType, complete, chosen_role: null }
  return { token: await tokenFor(secrets, named, account, token, now), sessionId, complete }
}

/** A new token for a session that goes on; the former one lives on for `grace` at most. */
export async function renewToken(
  tx: SystemTx,
  secrets: Secrets,
  session: Pick<SessionRow, 'id' | 'login_type' | 'complete' | 'chosen_role'>,
  account: AccountRow,
  { now, grace, sessionEnd }: { now: Date; grace: number; sessionEnd: number },
): Promise<string> {
  const at = now.getTime()
  const token: NewToken = {
    id: newId(at),
    expiresAt: new Date(tokenEnd(at, TOKEN_LIFE, sessionEnd)),
    formerUntil: grace > 0 ? new Date(at + grace) : null,
  }
  await replaceToken(tx, session.id, token)
  return tokenFor(secrets, session, account, token, now)
}

/** The token of this id once more, for a second tab that asks while the first has it already. */
export function tokenFor(
  secrets: Secrets,
  session: Pick<SessionRow, 'id' | 'login_type' | 'complete' | 'chosen_role'>,
  account: AccountRow,
  token: { id: string; expiresAt: Date },
  now: Date,
): Promise<string> {
  const use: TokenUse = session.complete ? 'access' : 'before-2fa'
  const claims = {
    sid: session.id,
    jti: token.id,
    aud: session.login_type === 'ops' ? AUDIENCES.operations : AUDIENCES.company,
    use,
    iat: Math.floor(now.getTime() / 1000),
    exp: Math.floor(token.expiresAt.getTime() / 1000),
  }
  return mintToken(secrets, claims, shownClaims(account, session.chosen_role))
}

function shownClaims(account: AccountRow, chosen: string | null): ShownClaims {
  const roles = account.type === 'ops' ? account.operations_roles : shownRoles(heldRoles(account), chosen)
  return {
    full_name: account.full_name,
    preferred_name: account.preferred_name ?? account.full_name,
    state: account.state,
    roles,
  }
}

/** Before a role is chosen all held ones are shown, though none is in force; HR Attendance beside others is dropped. */
function shownRoles(held: readonly CompanyRole[], chosen: string | null): readonly CompanyRole[] {
  if (chosen === null && choosableRoles(held).length > 1) return held.filter((role) => role !== MARKER_ROLE)
  return rolesInForce(held, chosen)
}
