/** Forgets what has served: ended sessions, used links, spent states, old tries and mails. Safe at any moment. */
import { sql } from 'kysely'
import type { Database } from '#platform/database/server/connect.ts'
import { forgetOldKeys } from '#platform/http/server/idempotency/key-store.ts'

const DAY = 24 * 60 * 60_000
/** As long as an address is remembered; see sign-in.ts. */
const SESSIONS_KEPT = 30 * DAY
const LINKS_KEPT = 7 * DAY
const TRIES_KEPT = DAY
const MAILS_KEPT = 90 * DAY

export function tidyIdentity(db: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString()
  return db.system.transaction(async (tx) => {
    await sql`delete from sessions where coalesce(ended_at, expires_at) < ${before(SESSIONS_KEPT)}`.execute(tx)
    await sql`delete from one_time_links where expires_at < ${before(LINKS_KEPT)}`.execute(tx)
    await sql`delete from sso_used where expires_at < ${before(DAY)}`.execute(tx)
    await sql`delete from limit_windows where not exists
                (select 1 from unnest(tries) as one where one > ${before(TRIES_KEPT)})`.execute(tx)
    // Also what could not be sent in all that time: nobody would know any more what to do with it.
    await sql`delete from mails where created_at < ${before(MAILS_KEPT)}`.execute(tx)
    await forgetOldKeys(tx, now)
  })
}
