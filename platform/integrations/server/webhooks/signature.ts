/** How a receiver knows that a message is ours, and new: HMAC-SHA256 over the time and the body. */
import { createHmac } from 'node:crypto'

/** `t=1795143600,v1=...`: the digest of `<t>.<body>`, keyed with the whole secret as it was told. */
export function signature(secret: string, body: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}
