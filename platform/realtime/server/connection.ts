/** One open page: what it hears, in whose sessions, and whether it is still there. */
import { randomInt } from 'node:crypto'
import type { WebSocket } from 'ws'
import { ACTIVITY_SECONDS, CLOSE, clientMessage, serverMessage } from '../model/protocol.ts'

export type Connection = {
  /** As the protocol names it: `123.456`. */
  readonly id: string
  /** The session of each channel it hears. */
  readonly heard: ReadonlyMap<string, string>
  tell(text: string): void
  end(code: number, reason: string): void
}

/** The session a signature was made for, where it is alive. */
type Admit = (auth: string, socketId: string, channel: string) => Promise<string | undefined>

const BUFFER_MAX = 1024 * 1024
const IDLE_MS = 60_000
const CHANNELS_MAX = 10
const MESSAGES_PER_10_SECONDS = 50

export function connectionOf(socket: WebSocket, admit: Admit, ended: () => void): Connection {
  const heard = new Map<string, string>()
  const socketId = `${randomInt(1e9)}.${randomInt(1e9)}`
  let alive = true
  let messages = 0
  const pulse = setInterval(() => {
    messages = 0
  }, 10_000).unref()
  // A page that is gone without a word is found out by its silence.
  const watch = setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
  }, ACTIVITY_SECONDS * 1000).unref()
  // Who asks for nothing needs no connection.
  const idle = setTimeout(() => {
    if (heard.size === 0) connection.end(CLOSE.silent, 'nothing asked for')
  }, IDLE_MS).unref()
  const connection: Connection = {
    id: socketId,
    heard,
    tell(text) {
      // Who reads too slowly is cut off and reads again what there is; the server does not keep it for him.
      if (socket.bufferedAmount > BUFFER_MAX) return socket.terminate()
      if (socket.readyState === socket.OPEN) socket.send(text)
    },
    end: (code, reason) => socket.close(code, reason),
  }
  socket.on('pong', () => {
    alive = true
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearInterval(watch)
    clearInterval(pulse)
    clearTimeout(idle)
    ended()
  })
  socket.on('message', (bytes, binary) => {
    alive = true
    messages += 1
    if (messages > MESSAGES_PER_10_SECONDS) return connection.end(CLOSE.tooLarge, 'too many messages')
    const message = binary ? undefined : clientMessage(bytes.toString())
    if (message?.event === 'pusher:ping') return connection.tell(serverMessage('pusher:pong', {}))
    if (message?.event === 'pusher:unsubscribe') return void heard.delete(message.channel)
    if (message?.event === 'pusher:subscribe') return void subscribe(message.channel, message.auth)
    if (message === undefined) connection.tell(serverMessage('pusher:error', { code: null, message: 'not understood' }))
  })

  async function subscribe(channel: string, auth: string): Promise<void> {
    const session = await admit(auth, socketId, channel).catch(() => undefined)
    if (session === undefined || heard.size >= CHANNELS_MAX) {
      const data = { type: 'AuthError', error: 'this channel is not for you', status: 401 }
      return connection.tell(serverMessage('pusher:subscription_error', data, channel))
    }
    heard.set(channel, session)
    connection.tell(serverMessage('pusher_internal:subscription_succeeded', {}, channel))
  }

  connection.tell(
    serverMessage('pusher:connection_established', { socket_id: socketId, activity_timeout: ACTIVITY_SECONDS }),
  )
  return connection
}
