import { EventEmitter } from 'node:events'

export type Notification = { readonly channel: string; readonly payload: string }

/** In the process on the embedded home, LISTEN and NOTIFY on PostgreSQL. */
export interface Channels {
  /** Resolves, once it hears, to the function that stops it. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>
  notify(...notifications: readonly Notification[]): Promise<void>
}

/** One process is all there is beside the embedded database, so its channels need no database. */
export function inProcessChannels(): Channels {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    listen: async (channel, heard) => {
      emitter.on(channel, heard)
      return async () => {
        emitter.off(channel, heard)
      }
    },
    // Later, as on PostgreSQL: who notifies is never called back while it still works.
    notify: async (...notifications) => {
      setImmediate(() => {
        for (const { channel, payload } of notifications) emitter.emit(channel, payload)
      })
    },
  }
}
