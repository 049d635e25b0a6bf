/** The authenticator: registered, asked for, given up. */
import { record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { forbidden, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import {
  authenticatorLogin,
  confirmAuthenticator,
  disableAuthenticator,
  newRecoveryCodes,
  registerAuthenticator,
} from '../contract/second-factor.ts'
import { CONFIRMATION_LIFE, SESSION_LIFE } from '../model/session-life.ts'
import { type AccountRow, accountById, signedIn } from './account-store.ts'
import { renewToken } from './begin-session.ts'
import { attempt } from './code-attempt.ts'
import { announceEnded } from './ended-sessions.ts'
import { sendNotice } from './notices.ts'
import { makeRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts'
import { completeSession, endSessions, keepPendingSecret, lockSession, type SessionRow } from './session-store.ts'
import { enrol, enrolmentOf, newTotpSecret, removeAuthenticator, spendCode, stepOfCode, totpContext } from './totp.ts'

type AnyCall = Pick<Call<Endpoint>, 'session' | 'actor' | 'db' | 'clock' | 'secrets' | 'seal' | 'say'>

export const secondFactorHandlers: readonly Handler[] = [
  on(registerAuthenticator, async ({ session, db, clock, seal }) => {
    const now = clock.now().getTime()
    return db.system.transaction(async (tx) => {
      const row = await lockSession(tx, session.id)
      const account = await accountById(tx, session.accountId)
      if (!row || !account) return forbidden()
      if (account.totp_confirmed_at !== null) return problem('identity.already-enrolled', { status: 403 })
      // Somebody else's screen left open must not bind somebody else's phone to the account.
      const fresh = now - Date.parse(row.created_at) < CONFIRMATION_LIFE || session.confirmedUntil > now
      if (row.complete && !fresh) {
        return problem('http.confirm-identity', { status: 403, extra: { confirm_identity: true } })
      }
      // The same until it is confirmed: a page that loads twice must not make the scanned picture worthless.
      const pending = row.pending_totp_secret
      const secret = pending === null ? newTotpSecret() : seal.open(pending, totpContext(account.id))
      if (pending === null) await keepPendingSecret(tx, row.id, seal.seal(secret, totpContext(account.id)))
      return enrolmentOf(secret, account.email)
    })
  }),

  on(confirmAuthenticator, async (call) => {
    const done = await attempt(call, async (tx, row, account) => {
      if (account.totp_confirmed_at !== null) throw new Refusal(problem('identity.already-enrolled', { status: 403 }))
      if (row.pending_totp_secret === null) throw new Refusal(problem('identity.no-secret'))
      const now = call.clock.now()
      const secret = call.seal.open(row.pending_totp_secret, totpContext(account.id))
      const step = await stepOfCode(secret, call.body.code, now, null)
      if (step === undefined) return undefined
      if (!(await enrol(tx, account.id, row.pending_totp_secret, step, now))) return undefined
      const codes = await makeRecoveryCodes(tx, call.seal, account.id)
      const ended = await endSessions(tx, { account: account.id, except: row.id }, { because: 'second factor on', now })
      await sendNotice(tx, call, account, 'second-factor-on', { now })
      const token = await completed(tx, call, row, account, 'identity.second-factor-on')
      return { token, codes, ended }
    })
    if ('kind' in done) return done
    await announceEnded(call.db, done.ended)
    const { token, codes: recovery_codes } = done
    const message = call.say(call.language, 'identity.second-factor-on')
    return { success: true as const, token, message, recovery_codes, data: { token, recovery_codes } }
  }),

  on(authenticatorLogin, async (call) => {
    if (call.session.complete) return problem('identity.second-factor-done')
    const done = await attempt(call, async (tx, row, account) => {
      if (account.totp_confirmed_at === null) throw new Refusal(problem('identity.not-enrolled'))
      const { code } = call.body
      const now = call.clock.now()
      const byApp = await spendCode(tx, call.seal, account, code, now)
      if (!byApp && !(await spendRecoveryCode(tx, call.seal, account.id, code, now))) return undefined
      const action = byApp ? 'identity.signed-in' : 'identity.signed-in-by-recovery-code'
      return { token: await completed(tx, call, row, account, action) }
    })
    if ('kind' in done) return done
    const message = call.say(call.language, 'identity.signed-in')
    return { success: true, token: done.token, message, data: { token: done.token } }
  }),

  on(disableAuthenticator, async (call) => {
    const now = call.clock.now()
    const ended = await call.db.system.transaction(async (tx) => {
      const account = await accountById(tx, call.session.accountId)
      if (!account || account.totp_confirmed_at === null) throw new Refusal(problem('identity.not-enrolled'))
      if (account.type === 'ops' || account.company_demands)
        throw new Refusal(problem('identity.second-factor-demanded'))
      await removeAuthenticator(tx, account.id)
      await sendNotice(tx, call, account, 'second-factor-off', { now })
      const ended = await endSessions(
        tx,
        { account: account.id, except: call.session.id },
        { because: 'second factor off', now },
      )
      await noted(tx, call, account, 'identity.second-factor-off')
      return ended
    })
    await announceEnded(call.db, ended)
    return reply(null, { messageKey: 'identity.second-factor-off' })
  }),

  on(newRecoveryCodes, async (call) => {
    const codes = await call.db.system.transaction(async (tx) => {
      const account = await accountById(tx, call.session.accountId)
      if (!account || account.totp_confirmed_at === null) throw new Refusal(problem('identity.not-enrolled'))
      const codes = await makeRecoveryCodes(tx, call.seal, account.id)
      await noted(tx, call, account, 'identity.recovery-codes-made')
      return codes
    })
    return reply({ recovery_codes: codes }, { messageKey: 'identity.recovery-codes-made' })
  }),
]

/** The sign-in is whole: twelve hours from its beginning, and the token from before the code is worthless. */
async function completed(
  tx: SystemTx,
  call: AnyCall,
  row: SessionRow,
  account: AccountRow,
  action: string,
): Promise<string> {
  const now = call.clock.now()
  const sessionEnd = Date.parse(row.created_at) + SESSION_LIFE
  await completeSession(tx, row.id, new Date(sessionEnd))
  await signedIn(tx, account.id, now)
  const token = await renewToken(tx, call.secrets, { ...row, complete: true }, account, { now, grace: 0, sessionEnd })
  await noted(tx, call, account, action)
  return token
}

async function noted(tx: SystemTx, call: AnyCall, account: AccountRow, action: string): Promise<void> {
  if (account.company_id === null) return
  const subject = { kind: 'account', id: account.id, name: account.email }
  await record(tx.of(account.company_id), account.company_id, [{ action, subject }], {
    actor: call.actor,
    now: call.clock.now(),
  })
}
