/** Passwords: forgotten, set by a link, changed; and the same password asked once more before something grave. */
import { createHash } from 'node:crypto'
import { record } from '#platform/activity/server/activity.ts'
import type { Database } from '#platform/database/server/connect.ts'
import { problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { preferenceOf } from '#platform/words/locales.ts'
import { changePassword, checkPasswordLink, forgotPassword, resetPassword } from '../contract/password.ts'
import { passwordMin, refusalOfPassword } from '../model/password-rules.ts'
import { RESET_LIFE } from '../model/session-life.ts'
import { companyOf } from './account-list-store.ts'
import { type AccountRow, accountByEmail, accountById, foldEmail, setLanguage, setPassword } from './account-store.ts'
import { announceEnded } from './ended-sessions.ts'
import { evenly } from './even-time.ts'
import { originOfLinks, sendNotice } from './notices.ts'
import { endLinks, linkTo, makeLink, ownerOfLink, spendLink } from './one-time-links.ts'
import { hashPassword, inTurn, isPassword } from './password-hash.ts'
import { endSessions } from './session-store.ts'
import { giveBack, takeTry } from './tries-store.ts'
import { confirmationBucket, resetBucket, tooMany } from './try-buckets.ts'

/** Longer than sending takes. */
const FORGOT_TIME = 100
const NOBODY = { id: '00000000-0000-0000-0000-000000000000', full_name: '', prefer_lang: 'en-us', company_id: null }

export const passwordHandlers: readonly Handler[] = [
  on(forgotPassword, async (call) => {
    const origin = originOfLinks(call.settings, call.request.origin)
    await evenly(FORGOT_TIME, () => sendResetLink(call, foldEmail(call.body.email), origin))
    return reply(null, { messageKey: 'identity.reset-sent' })
  }),

  on(checkPasswordLink, async ({ body, db, clock }) => {
    const account = await accountOfLink(db, body.token, clock.now())
    if (!account) return linkOver()
    const { type, email, state, company_id: id } = account
    const company = id === null ? null : (await db.system.read((tx) => companyOf(tx.of(id), id))).name
    return {
      ...{ type: signInOf(account), password_min: passwordMin(type === 'ops') },
      ...{ email, is_invited: state === 'invited', company },
    }
  }),

  on(resetPassword, async (call) => {
    const { body, db, clock, request } = call
    const now = clock.now()
    const account = await accountOfLink(db, body.token, now)
    if (!account) return linkOver()
    if (body.email !== undefined && foldEmail(body.email) !== account.email) return linkOver()
    const weak = weakness(body.password, account)
    if (weak) return weak
    const hash = await inTurn(() => hashPassword(body.password))
    const ended = await db.system.transaction(async (tx) => {
      const link = await spendLink(tx, body.token, now)
      if (link?.accountId !== account.id) throw new Refusal(linkOver())
      await setPassword(tx, account.id, hash, call.request.address)
      // Whoever accepts goes on in the language in which the invitation was read.
      if (account.state === 'invited' && request.header('accept-language'))
        await setLanguage(tx, account.id, preferenceOf(call.language))
      await endLinks(tx, account.id, now)
      const ended = await endSessions(tx, { account: account.id }, { because: 'password set', now })
      if (link.kind === 'reset') await sendNotice(tx, call, account, 'password-changed', { now })
      if (account.company_id !== null) {
        const actor = {
          accountId: account.id,
          name: account.full_name,
          address: request.address,
          requestId: request.id,
        }
        const subject = { kind: 'account', id: account.id, name: account.email }
        await record(tx.of(account.company_id), account.company_id, [{ action: 'identity.password-set', subject }], {
          actor,
          now,
        })
      }
      return ended
    })
    await announceEnded(db, ended)
    return reply({ type: signInOf(account) }, { messageKey: 'identity.password-set' })
  }),

  on(changePassword, async (call) => {
    const { body, db, clock, session, actor, settings } = call
    const now = clock.now()
    const bucket = confirmationBucket(settings, session.accountId)
    const account = await db.system.read((tx) => accountById(tx, session.accountId))
    if (!account) return problem('http.sign-in', { status: 401 })
    const weak = weakness(body.password, account)
    if (weak) return weak
    if (body.password === body.current_password) {
      return problem('identity.same-password', { errors: { password: ['identity.same-password'] } })
    }
    const wait = await db.system.transaction((tx) => takeTry(tx, [bucket], now))
    if (wait !== undefined) return tooMany(wait)
    const hash = await inTurn(async () => {
      return (await isPassword(account.password_hash, body.current_password)) ? hashPassword(body.password) : undefined
    })
    if (hash === undefined) {
      return problem('identity.wrong-password', { errors: { current_password: ['identity.wrong-password'] } })
    }
    const ended = await db.system.transaction(async (tx) => {
      await giveBack(tx, [bucket], now)
      await setPassword(tx, account.id, hash, call.request.address)
      await endLinks(tx, account.id, now)
      const others = { account: account.id, except: session.id }
      const ended = await endSessions(tx, others, { because: 'password changed', now })
      await sendNotice(tx, call, account, 'password-changed', { now })
      const subject = { kind: 'account', id: account.id, name: account.email }
      const happened = { action: 'identity.password-changed', subject }
      if (session.companyId !== undefined)
        await record(tx.of(session.companyId), session.companyId, [happened], { actor, now })
      return ended
    })
    await announceEnded(db, ended)
    return reply(null, { messageKey: 'identity.password-changed' })
  }),
]

/** Whoever could set a password with it now. */
async function accountOfLink(db: Database, secret: string, now: Date): Promise<AccountRow | undefined> {
  const account = await db.system.read(async (tx) => {
    const owner = await ownerOfLink(tx, secret, now)
    return owner === undefined ? undefined : accountById(tx, owner)
  })
  return account?.state === 'disabled' ? undefined : account
}

const signInOf = ({ type }: AccountRow) => (type === 'ops' ? ('ops' as const) : ('user' as const))

/** Used, too old, or never sent: which of them is nobody's business. */
const linkOver = () => problem('identity.link-used', { errors: { token: ['identity.link-used'] } })

/** Much the same statements whether there is such an account or not: neither text nor time tells. */
function sendResetLink(call: Call<typeof forgotPassword>, email: string, origin: string): Promise<void> {
  const { db, clock, request } = call
  const now = clock.now()
  return db.system.transaction(async (tx) => {
    const wait = await takeTry(tx, [resetBucket(createHash('sha256').update(email).digest('hex'))], now)
    const account = await accountByEmail(tx, email)
    const when = wait === undefined && account?.state === 'active' && account.company_state !== 'disabled'
    const to = { ...(account ?? NOBODY), email }
    const secret = await makeLink(tx, { kind: 'reset', accountId: to.id, now, life: RESET_LIFE }, when)
    await sendNotice(tx, call, to, 'reset', { link: linkTo(origin, secret), now, when })
    if (!when || !account || account.company_id === null) return
    const actor = { accountId: account.id, name: account.full_name, address: request.address, requestId: request.id }
    const subject = { kind: 'account', id: account.id, name: email }
    await record(tx.of(account.company_id), account.company_id, [{ action: 'identity.reset-asked', subject }], {
      actor,
      now,
    })
  })
}

function weakness(password: string, account: AccountRow) {
  const operations = account.type === 'ops'
  const weak = refusalOfPassword(password, { operations, email: account.email, name: account.full_name })
  return weak && problem(weak, { errors: { password: [weak] }, params: { min: passwordMin(operations) } })
}
