/** Tells everybody who listens to a channel, in every copy of the server. News only: whoever misses it reads it later. */
import { notifyOnCommit } from '#platform/database/server/company-db.ts'
import type { Database, Tx } from '#platform/database/server/connect.ts'

export const NEWS = 'kerja_news'
/** What PostgreSQL carries in one notification. */
const PAYLOAD_MAX = 7_900

export type News = {
  readonly channel: string
  readonly event: string
  readonly data: unknown
  /** The connection that is not told: it made the news. */
  readonly except?: string
}

/**
 * After what it tells of is stored. `data` says what to look at again, not what stands
 * there: the page asks for that with its own rights.
 */
export async function publish(
  db: Database,
  channel: string,
  event: string,
  data: unknown,
  except?: string,
): Promise<void> {
  await db.notify({ channel: NEWS, payload: payloadOf({ channel, event, data, except }) })
}

/** From within the transaction that it tells of: told when that is committed, forgotten when it is not. */
export function publishOnCommit(tx: Tx, channel: string, event: string, data: unknown): void {
  notifyOnCommit(tx, NEWS, payloadOf({ channel, event, data }))
}

function payloadOf(news: News): string {
  const payload = JSON.stringify(news)
  if (Buffer.byteLength(payload) > PAYLOAD_MAX) throw new Error(`news of ${news.event} are too long to be told`)
  return payload
}

export function newsFrom(payload: string): News | undefined {
  const read: unknown = JSON.parse(payload)
  if (typeof read !== 'object' || read === null || !('channel' in read) || !('event' in read)) return undefined
  const { channel, event } = read
  if (typeof channel !== 'string' || typeof event !== 'string') return undefined
  const except = 'except' in read && typeof read.except === 'string' ? read.except : undefined
  return { channel, event, data: 'data' in read ? read.data : undefined, except }
}
