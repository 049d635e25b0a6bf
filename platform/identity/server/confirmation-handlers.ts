/** "Is it still you?": raises the session for ten minutes by the password or a code. */
import { record } from '#platform/activity/server/activity.ts'
import { problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { confirm } from '../contract.ts'
import { CONFIRMATION_LIFE } from '../model/session-life.ts'
import { accountById } from './account-store.ts'
import { inTurn, isPassword } from './password-hash.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { raiseSession } from './session-store.ts'
import { spendCode } from './totp.ts'
import { addTry, giveBack, takeTry, waitOf } from './tries-store.ts'
import { addressBuckets, confirmationBucket, tooMany } from './try-buckets.ts'

export const confirmationHandlers: readonly Handler[] = [
  on(confirm, async ({ body, db, clock, seal, session, actor, settings, request }) => {
    const { password, code } = body
    if (!password && !code) return problem('http.invalid', { errors: { password: ['http.required'] } })
    const now = clock.now()
    const bucket = confirmationBucket(settings, session.accountId)
    const [few, many] = addressBuckets(settings, request.address)
    const wait = await db.system.transaction(
      async (tx) => (await waitOf(tx, many, now)) ?? (await takeTry(tx, [bucket], now)),
    )
    if (wait !== undefined) return tooMany(wait)
    const account = await db.system.read((tx) => accountById(tx, session.accountId))
    if (!account) return problem('http.sign-in', { status: 401 })
    const byPassword = password ? await inTurn(() => isPassword(account.password_hash, password)) : false
    const until = new Date(now.getTime() + CONFIRMATION_LIFE)
    const right = await db.system.transaction(async (tx) => {
      const byCode =
        !password && code
          ? (await spendCode(tx, seal, account, code, now)) ||
            (await spendRecoveryCode(tx, seal, account.id, code, now))
          : false
      if (!byPassword && !byCode) {
        for (const one of [few, many]) await addTry(tx, one, now)
      } else {
        await raiseSession(tx, session.id, until)
        await giveBack(tx, [bucket], now)
      }
      const action = byPassword || byCode ? 'identity.confirmed' : 'identity.confirmation-failed'
      const subject = { kind: 'account', id: account.id, name: account.email }
      if (session.companyId !== undefined) await record(tx, session.companyId, [{ action, subject }], { actor, now })
      return byPassword || byCode
    })
    if (!right) {
      const field = password ? 'password' : 'code'
      return problem('identity.wrong-confirmation', { errors: { [field]: ['identity.wrong-confirmation'] } })
    }
    return reply({ confirmed_until: until.toISOString() }, { messageKey: 'identity.confirmed' })
  }),
]
