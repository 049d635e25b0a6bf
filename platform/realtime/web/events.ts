/**
 * News from the server as they happen. The library is loaded when the page has nothing better to do; where there is
 * no connection, whoever waits for news asks now and then instead (`useIsLive`).
 */
import type Pusher from 'pusher-js'
import { useSyncExternalStore } from 'react'
import { call } from '#platform/http/web/client.ts'
import { setPageId } from '#platform/http/web/page-id.ts'
import { authorizeChannel, realtimeSettings } from '../contract.ts'

type Hear = (data: unknown) => void

const hearers = new Map<string, Set<Hear>>()
const watchers = new Set<() => void>()
let live = false

/** `reconnected` is told when news may have been missed. */
export function onServerEvent(event: string, hear: Hear): () => void {
  const all = hearers.get(event) ?? new Set()
  hearers.set(event, all.add(hear))
  return () => void all.delete(hear)
}

export const useIsLive = (): boolean =>
  useSyncExternalStore(
    (watch) => {
      watchers.add(watch)
      return () => watchers.delete(watch)
    },
    () => live,
  )

/** Connects for the session there is, and gives the function that ends it. */
export function listen(): () => void {
  let ended = false
  let connection: Pusher | undefined
  const stopWaiting = whenIdle(() => {
    void connect()
      .then((made) => {
        connection = made
        if (ended) made.disconnect()
      })
      // Without news the pages ask by themselves.
      .catch(() => undefined)
  })
  return () => {
    ended = true
    stopWaiting()
    connection?.disconnect()
    setLive(false)
  }
}

async function connect(): Promise<Pusher> {
  const [{ default: Library }, settings] = await Promise.all([import('pusher-js'), call(realtimeSettings, {})])
  const https = location.protocol === 'https:'
  const port = Number(location.port || (https ? 443 : 80))
  const pusher = new Library(settings.key, {
    cluster: settings.cluster,
    wsHost: location.hostname,
    wsPath: settings.path,
    wsPort: port,
    wssPort: port,
    forceTLS: https,
    enabledTransports: ['ws', 'wss'],
    disableStats: true,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName }, done) => {
        call(authorizeChannel, { body: { socket_id: socketId, channel_name: channelName } }).then(
          (signed) => done(null, signed),
          (reason: unknown) => done(reason instanceof Error ? reason : new Error('not authorised'), null),
        )
      },
    },
  })
  let before = false
  pusher.connection.bind('state_change', ({ current }: { readonly current: string }) => {
    setPageId(current === 'connected' ? pusher.connection.socket_id : undefined)
    setLive(current === 'connected')
    if (current !== 'connected') return
    if (before) tell('reconnected', undefined)
    before = true
  })
  pusher.bind_global((event: string, data: unknown) => tell(event, data))
  for (const channel of settings.channels) pusher.subscribe(channel)
  return pusher
}

function tell(event: string, data: unknown): void {
  for (const hear of hearers.get(event) ?? []) hear(data)
}

function setLive(now: boolean): void {
  if (now === live) return
  live = now
  for (const watch of watchers) watch()
}

const LATEST_MS = 4_000

/** After what the reader waits for; Safari has no idle callback. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, LATEST_MS / 2)
    return () => clearTimeout(timer)
  }
  const asked = window.requestIdleCallback(work, { timeout: LATEST_MS })
  return () => window.cancelIdleCallback(asked)
}
