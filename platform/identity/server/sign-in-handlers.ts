/** Coming in, staying in, going out. */

import { roleNamed } from '#access/roles.ts'
import { choosableRoles, isRefusedAtSignIn } from '#access/session.ts'
import { record } from '#platform/activity/server/activity.ts'
import { forbidden, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { checkSettings, login, logout, operationsLogin, refresh, selectRole } from '../contract/sign-in.ts'
import { redirectFor } from '../model/second-factor.ts'
import { FORMER_TOKEN_GRACE, mayRefresh } from '../model/session-life.ts'
import { accountById, foldEmail } from './account-store.ts'
import { renewToken, tokenFor } from './begin-session.ts'
import { announceEnded } from './ended-sessions.ts'
import { chooseRole, endSessions, lockSession } from './session-store.ts'
import { signIn } from './sign-in.ts'
import { readToken } from './tokens.ts'

export const signInHandlers: readonly Handler[] = [
  on(login, (call) => signIn(call, call.body, 'user')),
  on(operationsLogin, (call) => signIn(call, call.body, 'ops')),

  on(checkSettings, async ({ body, session, db }) => {
    // Whose settings is decided by the token; somebody else's e-mail and an unknown one are the same refusal.
    if (body.email && foldEmail(body.email) !== session.email) return forbidden()
    return db.system.transaction(async (tx) => {
      const account = await accountById(tx, session.accountId)
      const row = await lockSession(tx, session.id)
      if (!account || !row) return forbidden()
      const choosable = choosableRoles(session.heldRoles)
      return {
        prefer_lang: account.prefer_lang,
        redirect: redirectFor({
          complete: session.complete,
          enrolled: account.totp_confirmed_at !== null,
          refused: isRefusedAtSignIn(session.heldRoles),
        }),
        is2faAuthenticated: row.complete && row.with_second_factor,
        choosable_roles: choosable.length > 1 ? [...choosable] : [],
      }
    })
  }),

  on(refresh, async ({ db, clock, secrets, session, request, say, language }) => {
    const now = clock.now()
    const claims = request.token === undefined ? undefined : await readToken(secrets, request.token, now)
    if (!claims || !mayRefresh(claims.exp * 1000, now.getTime())) return problem('identity.refresh-too-early')
    const token = await db.system.transaction(async (tx) => {
      const row = await lockSession(tx, session.id)
      const account = await accountById(tx, session.accountId)
      if (!row || !account) return undefined
      if (claims.jti !== row.token_id) {
        // Another tab was first: the same new token, not a third one.
        return tokenFor(secrets, row, account, { id: row.token_id, expiresAt: new Date(row.token_expires_at) }, now)
      }
      const sessionEnd = Date.parse(row.expires_at)
      return renewToken(tx, secrets, row, account, { now, grace: FORMER_TOKEN_GRACE, sessionEnd })
    })
    if (!token) return problem('http.sign-in', { status: 401 })
    return { success: true, token, message: say(language, 'identity.refreshed'), data: { token } }
  }),

  on(selectRole, async ({ body, db, clock, secrets, session, actor, say, language }) => {
    const role = roleNamed(body.role)
    if (!role) return problem('http.invalid', { errors: { role: ['identity.unknown-role'] } })
    const now = clock.now()
    const token = await db.system.transaction(async (tx) => {
      const row = await lockSession(tx, session.id)
      const account = await accountById(tx, session.accountId)
      if (!row || !account || session.companyId === undefined) return undefined
      const held = choosableRoles(session.heldRoles).includes(role)
      if (held) await chooseRole(tx, session.id, role)
      const sessionEnd = Date.parse(row.expires_at)
      const chosen = { ...row, chosen_role: role }
      const renewed = held
        ? await renewToken(tx, secrets, chosen, account, { now, grace: FORMER_TOKEN_GRACE, sessionEnd })
        : undefined
      const action = held ? 'identity.role-chosen' : 'identity.role-refused'
      const subject = { kind: 'account', id: account.id, name: account.email }
      await record(tx.of(session.companyId), session.companyId, [{ action, subject, after: { role } }], { actor, now })
      return renewed
    })
    if (!token) return problem('identity.role-not-held', { status: 403 })
    return { success: true, token, message: say(language, 'identity.role-chosen'), data: { token } }
  }),

  on(logout, async ({ db, clock, session, actor }) => {
    const now = clock.now()
    const ended = await db.system.transaction(async (tx) => {
      const ended = await endSessions(tx, { session: session.id }, { because: 'logout', now })
      const subject = { kind: 'account', id: session.accountId, name: session.email }
      if (session.companyId)
        await record(tx.of(session.companyId), session.companyId, [{ action: 'identity.signed-out', subject }], {
          actor,
          now,
        })
      return ended
    })
    await announceEnded(db, ended)
    return reply(null, { messageKey: 'identity.signed-out' })
  }),
]
