// A server over a database of its own, spoken to by HTTP without a port; with a clock that a test can move.
import { randomBytes } from 'node:crypto'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { catalogues } from '#apps/server/catalogues.ts'
import { clockOf } from '#platform/clock/server/clock.ts'
import type { Database } from '#platform/database/server/connect.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import { limitsOf } from '#platform/http/server/limits.ts'
import { mount } from '#platform/http/server/mount.ts'
import { type Messages, sayFrom } from '#platform/http/server/say.ts'
import type { ServerSettings, Services } from '#platform/http/server/services.ts'
import { findSessionIn } from '#platform/identity/server/find-session.ts'
import { identityHandlers } from '#platform/identity/server/handlers.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'
import { sealWith } from '#platform/secrets/server/seal.ts'
import { openTestDatabase } from './embedded-database.ts'
import { filesInMemory } from './module-app.ts'
import { provingEntries } from './proven-entries.ts'
import { provingReplays } from './proven-replays.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
export type Answer = { readonly status: number; readonly body: any; readonly headers: Record<string, unknown> }
export type Sending = {
  readonly token?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly from?: string
}

export type TestServer = {
  readonly app: FastifyInstance
  readonly db: Database
  readonly services: Services
  /** What was written to the log, line by line. */
  readonly logged: string[]
  /** Changes settings of the running server. */
  set(settings: Partial<ServerSettings>): void
  /** Moves the server's clock. */
  pass(seconds: number): void
  send(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, sending?: Sending): Promise<Answer>
  stop(): Promise<void>
}

export type TestServerOptions = {
  readonly handlers?: readonly Handler[]
  readonly openings?: readonly CompanyOpening[]
  readonly messages?: readonly Messages[]
  readonly settings?: Partial<ServerSettings>
  readonly startAt?: string
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const db = await openTestDatabase()
  let now = Date.parse(options.startAt ?? '2026-03-02T01:00:00.000Z')
  const clock = clockOf(() => new Date(now))
  const logged: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  const settings = { ...standard, ...options.settings }
  const services: Services = {
    db,
    clock,
    say: sayFrom([...catalogues, ...(options.messages ?? [])]),
    log,
    seal: sealWith(randomBytes(32)),
    files: filesInMemory(),
    secrets: { tokenKey: randomBytes(32), sealKey: randomBytes(32) },
    settings,
  }
  const app = Fastify({ trustProxy: true, onProtoPoisoning: 'error', onConstructorPoisoning: 'error' })
  await app.register(formbody)
  await app.register(multipart)
  mount(
    app,
    provingEntries(provingReplays([...identityHandlers(options.openings ?? []), ...(options.handlers ?? [])])),
    {
      services,
      findSession: findSessionIn(services),
      limits: limitsOf(settings.limits, () => now),
      noteReading: async () => {},
    },
  )
  return {
    app,
    db,
    services,
    logged,
    set: (changed) => void Object.assign(settings, changed),
    pass: (seconds) => {
      now += seconds * 1000
    },
    send: (method, path, sending = {}) => send(app, method, path, sending),
    async stop() {
      await app.close()
      await db.close()
    },
  }
}

async function send(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  sending: Sending,
): Promise<Answer> {
  const answer = await app.inject({
    method,
    url: `/${path}`,
    headers: {
      ...(sending.token ? { authorization: `Bearer ${sending.token}` } : {}),
      ...(sending.from ? { 'x-forwarded-for': sending.from } : {}),
      ...sending.headers,
    },
    ...(sending.body === undefined ? {} : { payload: sending.body as object }),
  })
  const text = answer.body
  return { status: answer.statusCode, body: text.startsWith('{') ? JSON.parse(text) : text, headers: answer.headers }
}

const standard: ServerSettings = {
  host: '127.0.0.1',
  port: 0,
  origin: 'https://hr.kerja.example',
  dataDir: '',
  databaseUrl: undefined,
  production: false,
  trustProxy: true,
  demonstration: false,
  smtpUrl: undefined,
  mailFrom: 'Kerja <no-reply@kerja.example>',
  mailBounces: { secret: 'told by the mail service' },
  exchangeRatesUrl: undefined,
  readingWorkers: 0,
  limits: {
    callsPerMinute: 100_000,
    callsAtOnce: 500,
    uploadsPerMinute: 1000,
    failedSignIns: 10,
    registrationsPerHour: 1000,
    applicationsPerHour: 1000,
    resetsPerHour: 1000,
  },
  sso: undefined,
  metrics: { port: undefined, token: undefined },
}
