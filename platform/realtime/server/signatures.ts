/**
 * The signature of a subscription: over the connection, the channel and the session that asked, so that the
 * connection can be ended with the session, in whichever copy of the server it is. `key:session.signature`; the
 * page's library hands it on as it is.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '#platform/http/server/services.ts'
import { keyFor } from '#platform/identity/server/tokens.ts'

/** Names this installation to its pages; no secret. */
export const appKey = (secrets: Secrets): string =>
  createHash('sha256').update(keyFor(secrets, 'realtime app')).digest('hex').slice(0, 20)

export function signatureOf(secrets: Secrets, socketId: string, channel: string, sessionId: string): string {
  return `${appKey(secrets)}:${sessionId}.${mac(secrets, socketId, channel, sessionId)}`
}

/** The session that a signature was made for; undefined for one that is not ours. */
export function sessionOf(secrets: Secrets, auth: string, socketId: string, channel: string): string | undefined {
  const [, key, sessionId = '', given = ''] = /^(\w+):([0-9a-f-]{36})\.([0-9a-f]{64})$/.exec(auth) ?? []
  if (key !== appKey(secrets)) return undefined
  const right = Buffer.from(mac(secrets, socketId, channel, sessionId))
  return timingSafeEqual(right, Buffer.from(given)) ? sessionId : undefined
}

const mac = (secrets: Secrets, socketId: string, channel: string, sessionId: string): string =>
  createHmac('sha256', keyFor(secrets, 'realtime')).update(`${socketId}:${channel}:${sessionId}`).digest('hex')
