/**
 * The Pusher endpoint at /app/{key}, on the product's own port. A connection hears only channels that a signature
 * of its own session admits it to, and ends when that session does.
 */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Services } from '#platform/http/server/services.ts'
import { onSessionsEnded } from '#platform/identity/server/ended-sessions.ts'
import { isSessionAlive } from '#platform/identity/server/find-session.ts'
import { CLOSE, serverMessage } from '../model/protocol.ts'
import { type Connection, connectionOf } from './connection.ts'
import { REALTIME_PATH } from './handlers.ts'
import { NEWS, newsFrom } from './publish.ts'
import { appKey, sessionOf } from './signatures.ts'

export type Realtime = {
  /** Takes over upgrades of this server; call it before it listens. */
  attach(server: Server): void
  /** Begins to hear the other copies. */
  begin(): Promise<void>
  /** Ends the connections of sessions that ran out meanwhile; also done every half minute. */
  sweep(): Promise<void>
  stop(): Promise<void>
  readonly connections: number
}

type Means = Pick<Services, 'db' | 'clock' | 'log' | 'secrets' | 'settings'>

const SWEEP_EVERY = 30_000
const MESSAGE_MAX = 10_240
const CONNECTIONS_MAX = 20_000

export function realtimeOf({ db, clock, log, secrets, settings }: Means): Realtime {
  const open = new Set<Connection>()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_MAX, perMessageDeflate: false })
  const stops: (() => Promise<void>)[] = []
  let sweeping: NodeJS.Timeout | undefined

  const alive = (sessionId: string) => db.system.read((tx) => isSessionAlive(tx, sessionId, clock.now()))
  const admit = async (auth: string, socketId: string, channel: string) => {
    const session = sessionOf(secrets, auth, socketId, channel)
    return session !== undefined && (await alive(session)) ? session : undefined
  }
  const endThose = (ended: (sessionId: string) => boolean) => {
    for (const one of open) {
      if ([...one.heard.values()].some(ended)) one.end(CLOSE.sessionEnded, 'the session has ended')
    }
  }
  const sweep = async () => {
    const sessions = new Set([...open].flatMap((one) => [...one.heard.values()]))
    const over = new Set<string>()
    for (const session of sessions) if (!(await alive(session))) over.add(session)
    endThose((session) => over.has(session))
  }

  function refusalOf(request: IncomingMessage): string | undefined {
    if (!pathOf(request).startsWith(`${REALTIME_PATH}/`)) return '404 Not Found'
    if (!isOwnOrigin(request, settings.origin)) return '403 Forbidden'
    return open.size >= CONNECTIONS_MAX ? '503 Service Unavailable' : undefined
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const refused = refusalOf(request)
    if (refused) {
      socket.end(`HTTP/1.1 ${refused}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
      return
    }
    sockets.handleUpgrade(request, socket, head, (accepted) => {
      if (pathOf(request) !== `${REALTIME_PATH}/${appKey(secrets)}`) {
        accepted.send(serverMessage('pusher:error', { code: CLOSE.wrongKey, message: 'unknown key' }))
        accepted.close(CLOSE.wrongKey, 'unknown key')
        return
      }
      const one: Connection = connectionOf(accepted, admit, () => open.delete(one))
      open.add(one)
    })
  }

  return {
    attach: (server) => void server.on('upgrade', upgrade),
    async begin() {
      stops.push(
        await db.listen(NEWS, (payload) => {
          const news = newsFrom(payload)
          if (!news) return
          const text = serverMessage(news.event, news.data, news.channel)
          for (const one of open) if (one.heard.has(news.channel) && one.id !== news.except) one.tell(text)
        }),
        await onSessionsEnded(db, (ids) => endThose((session) => ids.includes(session))),
      )
      sweeping = setInterval(() => sweep().catch((err) => log.error({ err }, 'realtime sessions')), SWEEP_EVERY).unref()
    },
    sweep,
    async stop() {
      clearInterval(sweeping)
      for (const stop of stops.splice(0)) await stop()
      for (const client of sockets.clients) client.terminate()
      sockets.close()
    },
    get connections() {
      return open.size
    },
  }
}

/** A page of another site may not listen through somebody's browser. Programs send no origin; they need a signature anyway. */
function isOwnOrigin({ headers }: IncomingMessage, configured: string | undefined): boolean {
  const { origin } = headers
  if (origin === undefined) return true
  if (configured !== undefined) return origin === configured
  return URL.canParse(origin) && new URL(origin).host === headers.host
}

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?')[0] ?? '/'
