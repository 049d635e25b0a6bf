import { EventEmitter } from 'node:events'

export interface Channels {
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>
  notify(channel: string, payload: string): Promise<void>
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
    notify: async (channel, payload) => {
      setImmediate(() => emitter.emit(channel, payload))
    },
  }
}
