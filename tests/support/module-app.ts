// A tiny server for the tests of modules: their calls on a database of their own, and callers who are simply believed.
import { randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { features, modules } from '#access/modules.ts'
import type { CompanyRole } from '#access/roles.ts'
import { type Country, countries } from '#kernel/countries.ts'
import { clockOf } from '#platform/clock/server/clock.ts'
import type { Database } from '#platform/database/server/connect.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import { mount } from '#platform/http/server/mount.ts'
import { type Messages, sayFrom } from '#platform/http/server/say.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { type CompanyOpening, firstAccount, openCompany } from '#platform/identity/server/open-company.ts'
import { withKeys } from '#platform/integrations/server/keys/key-session.ts'
import { sealWith } from '#platform/secrets/server/seal.ts'
import { openTestDatabase } from './embedded-database.ts'
import { provingEntries } from './proven-entries.ts'
import { provingReplays } from './proven-replays.ts'

export type Caller = { readonly session: LiveSession; readonly token: string; readonly companyId: string }
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Json = any
export type Answered = {
  readonly status: number
  readonly body: { data: Json; message: string; errors: Record<string, string[]>; meta: Json; code?: number }
  readonly bytes: Buffer
  readonly headers: Record<string, unknown>
}

const emptyBody: Answered['body'] = { data: null, message: '', errors: {}, meta: null }

export type ModuleApp = Awaited<ReturnType<typeof moduleApp>>

export async function moduleApp(options: {
  readonly handlers: readonly Handler[] | ((services: Services) => readonly Handler[])
  readonly catalogues: readonly Messages[]
  readonly openings?: readonly CompanyOpening[]
  readonly now?: () => Date
}) {
  const db = await openTestDatabase()
  const now = options.now ?? (() => new Date('2026-11-20T03:00:00Z'))
  const seal = sealWith(Buffer.alloc(32, 7))
  const services = {
    db,
    clock: clockOf(now),
    say: sayFrom(options.catalogues),
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    seal,
    settings: {},
    files: filesInMemory(),
  } as unknown as Services
  const app: FastifyInstance = Fastify({ genReqId: () => randomUUID() })
  await app.register(formbody)
  await app.register(multipart)
  const sessions = new Map<string, LiveSession>()
  const handlers = typeof options.handlers === 'function' ? options.handlers(services) : options.handlers
  mount(app, provingEntries(provingReplays(handlers)), {
    services,
    findSession: withKeys(services, async (token) => sessions.get(token)),
    limits: { refusal: async () => undefined },
    noteReading: async () => {},
  })

  async function company(country: Country, { name = 'Kopi Senja', headcount = 20_000 } = {}): Promise<string> {
    return db.system.transaction((tx) =>
      openCompany(tx, { name, country, headcountLimit: headcount }, options.openings ?? [], now()),
    )
  }

  /** An account of the company and a session in one role. */
  async function caller(companyId: string, country: Country, ...roles: CompanyRole[]): Promise<Caller> {
    const email = `${randomUUID()}@test.example`
    const accountId = await db.system.transaction((tx) =>
      firstAccount(
        tx,
        companyId,
        { email, fullName: 'Test Person', preferLang: 'en', passwordHash: 'x', roles },
        now(),
      ),
    )
    if (!accountId) throw new Error('no account')
    const token = randomUUID().replaceAll('-', '')
    const session: LiveSession = {
      id: randomUUID(),
      type: 'user',
      complete: true,
      roles,
      heldRoles: roles,
      modules: Object.values(modules),
      features: Object.values(features),
      accountId,
      companyId,
      country,
      timezone: countries[country].timezone,
      email,
      name: 'Test Person',
      preferLang: 'en',
      confirmedUntil: now().getTime() + 600_000,
    }
    sessions.set(token, session)
    return { session, token, companyId }
  }

  /** The same caller with a session that differs. */
  function as(session: LiveSession): Caller {
    const token = randomUUID().replaceAll('-', '')
    sessions.set(token, session)
    return { session, token, companyId: session.companyId ?? '' }
  }

  async function call(
    who: Caller,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const answered = await app.inject({
      method,
      url: `/${path}`,
      headers: { authorization: `Bearer ${who.token}`, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return {
      status: answered.statusCode,
      body: /json/.test(String(answered.headers['content-type'])) ? answered.json() : emptyBody,
      bytes: answered.rawPayload,
      headers: answered.headers,
    }
  }

  function upload(
    who: Caller,
    path: string,
    name: string,
    bytes: string | Uint8Array,
    headers = {},
  ): Promise<Answered> {
    const boundary = randomUUID()
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
    const payload = Buffer.concat([
      Buffer.from(head),
      Buffer.from(bytes as Uint8Array),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ])
    return call(who, 'POST', path, payload, { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers })
  }

  return {
    db: db as Database,
    services,
    app,
    seal,
    now,
    company,
    caller,
    as,
    call,
    upload,
    async close() {
      await app.close()
      await db.close()
    },
  }
}

export function filesInMemory() {
  const kept = new Map<string, Buffer>()
  return {
    kept,
    put: async (key: string, bytes: Uint8Array) => void kept.set(key, Buffer.from(bytes)),
    get: async (key: string) => kept.get(key) ?? Promise.reject(new Error('no such file')),
    remove: async (key: string) => void kept.delete(key),
  }
}
