/**
 * One try of a code, counted before it is looked at: by the account over time, by the address, and by the sign-in
 * that waits, which ends at the fifth wrong one.
 */
import { record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { WRONG_CODES_MAX } from '../model/session-life.ts'
import { type AccountRow, accountById } from './account-store.ts'
import { announceEnded } from './ended-sessions.ts'
import { countWrongCode, endSessions, lockSession, type SessionRow } from './session-store.ts'
import { addTry, giveBack, takeTry, waitOf } from './tries-store.ts'
import { addressBuckets, codeBuckets, tooMany } from './try-buckets.ts'

type AttemptCall = Pick<Call<Endpoint>, 'session' | 'actor' | 'db' | 'clock' | 'settings' | 'request'>
type Check<Done> = (tx: SystemTx, row: SessionRow, account: AccountRow) => Promise<Done | undefined>

/** `check` gives what a right code gives, or undefined for a wrong one. It may throw a Refusal, which is no try. */
export async function attempt<Done>(call: AttemptCall, check: Check<Done>): Promise<Done | Problem> {
  const { db, clock, settings, session, request } = call
  const now = clock.now()
  const buckets = codeBuckets(settings, session.accountId)
  const [, many] = addressBuckets(settings, request.address)
  const wait = await db.system.transaction(
    async (tx) => (await waitOf(tx, many, now)) ?? (await takeTry(tx, buckets, now)),
  )
  if (wait !== undefined) return tooMany(wait)
  let ended: readonly string[] = []
  try {
    const outcome = await db.system.transaction(async (tx) => {
      const row = await lockSession(tx, session.id)
      const account = await accountById(tx, session.accountId)
      if (!row || !account) return problem('http.sign-in', { status: 401 })
      const done = await check(tx, row, account)
      if (done !== undefined) {
        await giveBack(tx, buckets, now)
        return { done }
      }
      ended = await wrong(tx, call, row, account)
      return problem(
        ended.length > 0 ? 'identity.wrong-code-ended' : 'identity.wrong-code',
        wrongCode(ended.length > 0),
      )
    })
    await announceEnded(db, ended)
    return 'done' in outcome ? outcome.done : outcome
  } catch (failure) {
    await db.system.transaction((tx) => giveBack(tx, buckets, now))
    throw failure
  }
}

const wrongCode = (over: boolean) => ({
  status: over ? 401 : 422,
  errors: { code: ['identity.wrong-code'] },
  extra: { success: false },
})

async function wrong(
  tx: SystemTx,
  call: AttemptCall,
  row: SessionRow,
  account: AccountRow,
): Promise<readonly string[]> {
  const now = call.clock.now()
  const count = await countWrongCode(tx, row.id)
  // Somebody signed in already does not lose the session over a mistyped code.
  const over = count >= WRONG_CODES_MAX && !row.complete
  const ended = over ? await endSessions(tx, { session: row.id }, { because: 'wrong codes', now }) : []
  for (const bucket of addressBuckets(call.settings, call.request.address)) await addTry(tx, bucket, now)
  if (account.company_id !== null) {
    const subject = { kind: 'account', id: account.id, name: account.email }
    await record(tx.of(account.company_id), account.company_id, [{ action: 'identity.wrong-code', subject }], {
      actor: call.actor,
      now,
    })
  }
  return ended
}
