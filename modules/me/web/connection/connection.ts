/**
 * Whether the pages speak to the server, or show what it said last. The device's own word is not enough where a
 * connection is bad: the service worker tells of every answer that had to come from what was kept.
 */
import { useSyncExternalStore } from 'react'

export type Connection = {
  readonly online: boolean /** Since when what is shown was true. */
  readonly keptAt?: string
}

let now: Connection = { online: navigator.onLine }
const listeners = new Set<() => void>()

export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => now)

/** The device has a connection, and yet what is shown is what the server said last: it can be read again. */
export const showsWhatWas = (): boolean => navigator.onLine && !now.online

/** Told when something gets through again, by the device's word or by an answer. Gives what ends it. */
export function onConnected(told: () => void): () => void {
  let was = now.online
  return subscribe(() => {
    if (now.online && !was) told()
    was = now.online
  })
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) begin()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) end()
  }
}

function begin(): void {
  window.addEventListener('online', noticed)
  window.addEventListener('offline', noticed)
  navigator.serviceWorker?.addEventListener('message', heard)
}

function end(): void {
  window.removeEventListener('online', noticed)
  window.removeEventListener('offline', noticed)
  navigator.serviceWorker?.removeEventListener('message', heard)
}

const noticed = (): void => change({ ...now, online: navigator.onLine })

function heard({ data }: MessageEvent): void {
  if (typeof data !== 'object' || data === null || !('kerja' in data)) return
  if (data.kerja === 'fresh') change({ online: true })
  if (data.kerja === 'kept' && 'at' in data) change({ online: false, keptAt: earlier(String(data.at), now.keptAt) })
}

/** Several answers make a page: it is as old as the oldest. */
const earlier = (one: string, other = one): string => (one < other ? one : other)

function change(next: Connection): void {
  if (next.online === now.online && next.keptAt === now.keptAt) return
  now = next
  for (const listener of listeners) listener()
}
