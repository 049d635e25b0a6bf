/** Tells every copy of the server which sessions have ended, so that open connections of theirs end within a second. */
import type { Database } from '#platform/database/server/connect.ts'

const CHANNEL = 'kerja_sessions_ended'
/** A payload holds 8,000 bytes; an id takes 37. */
const AT_ONCE = 200

/** After the transaction that ended them, never inside it. */
export async function announceEnded(db: Database, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await db.notify({ channel: CHANNEL, payload: ids.slice(from, from + AT_ONCE).join(' ') })
  }
}

export const onSessionsEnded = (db: Database, heard: (ids: readonly string[]) => void): Promise<() => Promise<void>> =>
  db.listen(CHANNEL, (payload) => heard(payload.split(' ')))
