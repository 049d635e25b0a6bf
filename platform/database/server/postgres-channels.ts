// LISTEN needs a connection that stays; it is opened with the first listener and opened again when it breaks.
// What is notified while it is broken is lost, so listeners take a message as a hint to look, never as the only news.
import pg from 'pg'
import type { Channels } from './in-process-channels.ts'

export function postgresChannels(url: string, pool: pg.Pool): Channels & { close(): Promise<void> } {
  const listeners = new Map<string, Set<(payload: string) => void>>()
  let client: Promise<pg.Client> | undefined
  let closed = false

  const connect = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'kerja channels', keepAlive: true })
    fresh.on('notification', ({ channel, payload }) => {
      for (const heard of listeners.get(channel) ?? []) heard(payload ?? '')
    })
    fresh.on('error', () => {})
    fresh.once('end', () => {
      client = undefined
      if (!closed && listeners.size > 0) setTimeout(() => connected().catch(() => {}), RETRY_AFTER).unref()
    })
    try {
      await fresh.connect()
      for (const channel of listeners.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (failure) {
      await fresh.end().catch(() => {})
      throw failure
    }
    return fresh
  }
  const connected = (): Promise<pg.Client> => {
    client ??= connect()
    return client
  }

  return {
    listen: async (channel, heard) => {
      const all = listeners.get(channel) ?? new Set()
      listeners.set(channel, all.add(heard))
      await (await connected()).query(`listen ${pg.escapeIdentifier(channel)}`)
      return async () => {
        all.delete(heard)
        if (all.size > 0) return
        listeners.delete(channel)
        await (await client)?.query(`unlisten ${pg.escapeIdentifier(channel)}`)
      }
    },
    notify: async (channel, payload) => {
      await pool.query({ text: 'select pg_notify($1, $2)', values: [channel, payload] })
    },
    close: async () => {
      closed = true
      await (await client?.catch(() => undefined))?.end()
    },
  }
}

const RETRY_AFTER = 1_000
