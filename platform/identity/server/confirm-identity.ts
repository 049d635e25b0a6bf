/**
 * "Is it still you?", by the password or a code: every try counted, right or wrong written down, and the session
 * raised for ten minutes where it is right. `POST api/auth/confirm` asks it, and acts that take a password with them.
 */
import { record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { CONFIRMATION_LIFE } from '../model/session-life.ts'
import { accountById } from './account-store.ts'
import { inTurn, isPassword } from './password-hash.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { raiseSession } from './session-store.ts'
import { spendCode } from './totp.ts'
import { addTry, giveBack, takeTry, waitOf } from './tries-store.ts'
import { addressBuckets, confirmationBucket, tooMany } from './try-buckets.ts'

type Proof = { readonly password?: string | undefined; readonly code?: string | undefined }
type Asked = Pick<Call<Endpoint>, 'db' | 'clock' | 'seal' | 'session' | 'actor' | 'settings' | 'request'>

/** Until when the session is raised, or why not. */
export async function confirmIdentity(
  { db, clock, seal, session, actor, settings, request }: Asked,
  { password, code }: Proof,
): Promise<Date | Problem> {
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
  const until = await db.system.transaction(async (tx) => {
    const byCode =
      !password && code
        ? (await spendCode(tx, seal, account, code, now)) || (await spendRecoveryCode(tx, seal, account.id, code, now))
        : false
    const until = byPassword || byCode ? new Date(now.getTime() + CONFIRMATION_LIFE) : undefined
    if (until) {
      await raiseSession(tx, session.id, until)
      await giveBack(tx, [bucket], now)
    } else for (const one of [few, many]) await addTry(tx, one, now)
    const action = until ? 'identity.confirmed' : 'identity.confirmation-failed'
    const subject = { kind: 'account', id: account.id, name: account.email }
    if (session.companyId !== undefined)
      await record(tx.of(session.companyId), session.companyId, [{ action, subject }], { actor, now })
    return until
  })
  if (until) return until
  return problem('identity.wrong-confirmation', {
    errors: { [password ? 'password' : 'code']: ['identity.wrong-confirmation'] },
  })
}
