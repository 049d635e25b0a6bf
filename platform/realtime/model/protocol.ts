/** The part of the Pusher protocol, version 7, that private channels need. */
export const ACTIVITY_SECONDS = 120

/** 4000-4099: do not connect again as you are; 4200-4299: connect again at once. */
export const CLOSE = { wrongKey: 4001, sessionEnded: 4009, overQuota: 4004, tooLarge: 4100, silent: 4201 } as const

type ClientMessage =
  | { readonly event: 'pusher:ping' }
  | { readonly event: 'pusher:pong' }
  | { readonly event: 'pusher:subscribe'; readonly channel: string; readonly auth: string }
  | { readonly event: 'pusher:unsubscribe'; readonly channel: string }

/** Undefined for what is not of the protocol; events of clients among themselves are not taken. */
export function clientMessage(text: string): ClientMessage | undefined {
  const read = parsed(text)
  if (!isRecord(read)) return undefined
  const { event } = read
  const data = typeof read.data === 'string' ? parsed(read.data) : read.data
  const { channel, auth } = isRecord(data) ? data : {}
  if (event === 'pusher:ping' || event === 'pusher:pong') return { event }
  if (typeof channel !== 'string' || channel.length > 164) return undefined
  if (event === 'pusher:unsubscribe') return { event, channel }
  if (event === 'pusher:subscribe') return { event, channel, auth: typeof auth === 'string' ? auth : '' }
  return undefined
}

/** `data` travels as text inside the text, as the protocol wants it. */
export function serverMessage(event: string, data: unknown, channel?: string): string {
  return JSON.stringify({ event, ...(channel === undefined ? {} : { channel }), data: JSON.stringify(data ?? {}) })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
