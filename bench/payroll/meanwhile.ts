/** What others notice while a large month is worked out: how long their calls take, and how the memory grows. */
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { pino } from 'pino'
import { modules } from '#access/modules.ts'
import { say } from '#apps/server/say.ts'
import { payrollHandlers } from '#modules/payroll/server/handlers.ts'
import { type Clock, systemClock } from '#platform/clock/server/clock.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import { limitsOf } from '#platform/http/server/limits.ts'
import { mount } from '#platform/http/server/mount.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { BENCH_ACCOUNT, type BenchCompany, benchCompany } from './bench-company.ts'
import { generated } from './bench-month.ts'
import type { Home } from './homes.ts'

export type Meanwhile = { readonly p95: number; readonly calls: number; readonly megabytes: number }

const PAUSE_MS = 20

export async function whileGenerating({ db }: Home, large: BenchCompany): Promise<Meanwhile> {
  const other = await benchCompany(db, 60)
  await generated(other.company, 60, 2026, 1)
  const app = await serverFor({ db }, other)
  const call = () => app.inject({ url: '/api/panel/payroll/2026/01?page=1', headers: { authorization: 'Bearer x' } })
  await call()
  const times: number[] = []
  let working = true
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, PAUSE_MS)
  const calls = (async () => {
    while (working) {
      const begin = performance.now()
      const { statusCode, body } = await call()
      if (statusCode !== 200) throw new Error(`a call meanwhile answered ${statusCode} ${body}`)
      times.push(performance.now() - begin)
      await new Promise((go) => setTimeout(go, PAUSE_MS))
    }
  })()
  await generated(large.company, large.employeeIds.length, 2026, 1)
  working = false
  await calls
  clearInterval(watch)
  await app.close()
  const sorted = times.sort((one, another) => one - another)
  return {
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    calls: times.length,
    megabytes: (most - before) / 1024 / 1024,
  }
}

type Serving = {
  readonly handlers?: readonly Handler[]
  readonly clock?: Clock
  /** Whose session a token is, where it is not the Company Admin's. */
  readonly signedIn?: (token: string) => Partial<LiveSession>
}

/** The product's calls of payroll, or others, with a caller who is signed in to this company. */
export async function serverFor(
  services: Pick<Services, 'db'> & Partial<Pick<Services, 'seal'>>,
  { company }: BenchCompany,
  { handlers = payrollCalls(), clock = systemClock, signedIn = () => ({}) }: Serving = {},
) {
  const app = Fastify()
  await app.register(multipart)
  const session: LiveSession = {
    id: 'bench',
    accountId: BENCH_ACCOUNT,
    companyId: company.companyId,
    country: 'MY',
    timezone: 'Asia/Kuala_Lumpur',
    email: '',
    name: 'Bench',
    preferLang: 'en-us',
    type: 'user',
    complete: true,
    roles: ['Company Admin'],
    heldRoles: ['Company Admin'],
    modules: Object.values(modules),
    features: [],
    confirmedUntil: 0,
  }
  const limits = {
    callsPerMinute: 1_000_000,
    callsAtOnce: 10_000,
    uploadsPerMinute: 1_000_000,
    failedSignIns: 10,
    registrationsPerHour: 10,
    applicationsPerHour: 1000,
    resetsPerHour: 10,
  }
  const all = { ...services, clock, say, log: pino({ level: 'silent' }), settings: { limits } }
  mount(app, handlers, {
    services: all as unknown as Services,
    findSession: async (token) => ({ ...session, ...signedIn(token) }),
    limits: limitsOf(limits, () => Date.now()),
    noteReading: async () => {},
  })
  return app
}

const payrollCalls = () =>
  payrollHandlers({
    jobs: { start: () => Promise.reject(new Error('no jobs in the bench')) },
    contributions: [],
    verifyConfirmation: async () => undefined,
    otherCompanyAdmins: async () => 0,
  })
