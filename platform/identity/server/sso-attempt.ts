/**
 * A single sign-on on its way. What must be remembered travels sealed in `state`, so that any copy of the server
 * can take it up and a page that is only looked at stores nothing; what was used is remembered until it is over.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import { z } from 'zod'
import type { Database } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'

const LIFE = 10 * 60_000
const CONTEXT = 'single sign-on'
const Attempt = z.object({ nonce: z.string(), verifier: z.string(), ends: z.number().int() })
type Attempt = z.output<typeof Attempt>

export function newAttempt(seal: Seal, now: Date): { state: string; nonce: string; verifier: string } {
  const attempt: Attempt = { nonce: randomNonce(), verifier: randomPKCECodeVerifier(), ends: now.getTime() + LIFE }
  return { state: seal.seal(JSON.stringify(attempt), CONTEXT), nonce: attempt.nonce, verifier: attempt.verifier }
}

/** Throws for a state that is not ours or is over. */
export function openAttempt(seal: Seal, state: string, now: Date): Attempt {
  const attempt = Attempt.parse(JSON.parse(seal.open(state, CONTEXT)))
  if (attempt.ends <= now.getTime()) throw new Error('an old state')
  return attempt
}

/** Throws the second time. */
export async function spendOnce(db: Database, what: string, until: Date): Promise<void> {
  const hash = createHash('sha256').update(what).digest('hex')
  const fresh = await db.system.transaction((tx) =>
    sql`insert into sso_used (hash, expires_at) values (${hash}, ${until.toISOString()}) on conflict do nothing`.execute(
      tx,
    ),
  )
  if (fresh.numAffectedRows !== 1n) throw new Error('used before')
}
