// LISTEN needs a connection that stays; it is opened with the first listener and opened again when it breaks.
// What is notified while it is broken is lost, so listeners take a message as a hint to look, never as the only news.
import pg from 'pg'
import type { Channels } from './in-process-channels.ts'
import type { Sockets } from './sockets.ts'

export function postgresChannels(url: string, pool: pg.Pool, sockets: Sockets): Channels & { close(): Promise<void> } {
  const listening = new Listening(url, sockets)
  return {
    listen: (channel, heard) => listening.listen(channel, heard),
    notify: async (...notifications) => {
      const values = [notifications.map(({ channel }) => channel), notifications.map(({ payload }) => payload)]
      await pool.query({ text: 'select pg_notify(c, p) from unnest($1::text[], $2::text[]) as told(c, p)', values })
    },
    close: () => listening.close(),
  }
}

const RETRY_AFTER = 1_000

class Listening {
  readonly #url: string
  readonly #sockets: Sockets
  readonly #listeners = new Map<string, Set<(payload: string) => void>>()
  #client: Promise<pg.Client> | undefined
  #retry: NodeJS.Timeout | undefined
  #closed = false

  constructor(url: string, sockets: Sockets) {
    this.#url = url
    this.#sockets = sockets
  }

  async listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>> {
    const all = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, all.add(heard))
    await (await this.#connected()).query(`listen ${pg.escapeIdentifier(channel)}`)
    return async () => {
      all.delete(heard)
      if (all.size > 0 || this.#listeners.get(channel) !== all) return
      this.#listeners.delete(channel)
      // Broken or closed meanwhile: then nobody listens anyway.
      await this.#client?.then((client) => client.query(`unlisten ${pg.escapeIdentifier(channel)}`)).catch(() => {})
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  #connected(): Promise<pg.Client> {
    this.#client ??= this.#connect().catch((failure) => {
      this.#lost()
      throw failure
    })
    return this.#client
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'kerja channels',
      keepAlive: true,
      stream: this.#sockets.make,
    })
    client.on('notification', ({ channel, payload = '' }) => {
      for (const heard of this.#listeners.get(channel) ?? []) heard(payload)
    })
    client.on('error', () => {})
    await client.connect()
    client.once('end', () => this.#lost())
    for (const channel of this.#listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    return client
  }

  #lost(): void {
    this.#client = undefined
    if (this.#closed || this.#listeners.size === 0) return
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#connected().catch(() => {}), RETRY_AFTER)
    this.#retry.unref()
  }
}
