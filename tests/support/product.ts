/** The whole product in the test's own process, on a port and a database of its own, whose rows and clock are at hand. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { compose } from '#apps/server/compose.ts'
import { settingsFrom } from '#apps/server/environment.ts'
import { start } from '#apps/server/start.ts'
import { clockOf } from '#platform/clock/server/clock.ts'
import type { Database } from '#platform/database/server/connect.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import type { Services } from '#platform/http/server/services.ts'
import { Client } from './client.ts'
import { unpackMigratedDatabase } from './embedded-database.ts'
import { postgresTestDatabase } from './postgres-server.ts'
import { provingEntries } from './proven-entries.ts'
import { provingReplays } from './proven-replays.ts'

export type Product = {
  readonly url: string
  readonly client: Client
  readonly db: Database
  readonly services: Services
  /** Moves the server's clock. */
  pass(seconds: number): void
  /** From now on it is this moment, however long the test takes. */
  stand(moment: string): void
  /** For pages: a browser knows no other time than the machine's. */
  atPresent(): void
  now(): Date
  stop(): Promise<void>
}

type Handlers = readonly Handler[]

/**
 * Limits stand far off unless the environment given says otherwise; a test may stand in front of the handlers, between
 * the product and its database and files, and where requests come in.
 */
export async function startProduct(
  env: Readonly<Record<string, string>> = {},
  inFront: (handlers: Handlers) => Handlers = (handlers) => provingEntries(provingReplays(handlers)),
  between: (services: Services) => Partial<Services> = () => ({}),
  comingIn: (app: FastifyInstance) => void = () => {},
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kerja-product-'))
  const held = process.env.TEST_DATABASE_URL ? await postgresTestDatabase(process.env.TEST_DATABASE_URL) : undefined
  if (!held) await unpackMigratedDatabase(dataDir)
  let ahead = BEGUN - Date.now()
  let standing: Date | undefined
  const now = () => standing ?? new Date(Date.now() + ahead)
  const given = {
    ...FAR_OFF,
    DATA_DIR: dataDir,
    ...(held ? { DATABASE_URL: held.url } : {}),
    ...env,
  }
  const { services, address, stop } = await start(settingsFrom(given, dataDir), given, clockOf(now), (services) => {
    Object.assign(services, between(services))
    // What a day brings would come in the middle of a test that takes longer than a few minutes.
    const composed = compose(services, [])
    const realtime = (app: FastifyInstance) => {
      comingIn(app)
      composed.realtime?.(app)
    }
    return { ...composed, handlers: inFront(composed.handlers), realtime }
  })
  return {
    url: address,
    client: new Client(address),
    db: services.db,
    services,
    now,
    pass: (seconds) => {
      ahead += seconds * 1000
    },
    atPresent: () => {
      ahead = 0
    },
    stand: (moment) => {
      standing = new Date(moment)
    },
    async stop() {
      await stop()
      await held?.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A working day at eleven in the morning, from which the clock goes on: what is sent is meant for these weeks. */
const BEGUN = Date.parse('2026-11-20T11:00:00+08:00')

const FAR_OFF = {
  PORT: '0',
  DEMONSTRATION: 'false',
  LOG_LEVEL: 'error',
  LIMIT_CALLS_PER_MINUTE: '1000000',
  LIMIT_UPLOADS_PER_MINUTE: '1000000',
  LIMIT_FAILED_SIGN_INS: '1000',
  LIMIT_REGISTRATIONS_PER_HOUR: '1000000',
  LIMIT_RESETS_PER_HOUR: '1000000',
}
