/**
 * A hundred people who work in the demonstration companies at once, each with a moment of thought between two calls,
 * for BENCH_SOAK_MINUTES (three): what the server keeps of it in memory and open files, and whether it grows slower.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, signIn } from '#tests/support/client.ts'
import { postgresPrograms, postgresTestDatabase, startPostgresServer } from '#tests/support/postgres-server.ts'
import { runServer } from '#tests/support/running-server.ts'
import type { Figure } from './figures.ts'

const MINUTES = Number(process.env.BENCH_SOAK_MINUTES ?? 3)
const PEOPLE = 100
const THOUGHT_MS = 1_000
const GROWTH_MB = 50
const GROWTH_FILES = 10
const SLOWER = 1.5
const PASSWORD = 'kerja-demo-2026'
const COMPANIES = ['kopisenja', 'morninglight', 'bayani']

/** Stands for a change that leaves the company as it was. */
const CHANGE = 'change'
/** What each role asks for, again and again. */
const DAYS: Readonly<Record<string, readonly string[]>> = {
  'company-admin': [
    'api/panel/employee/getAllEmployees?page=1&per_page=50&sort=full_name',
    'api/panel/employee/getAllEmployees?page=1&search=an',
    'api/panel/dashboard',
    'api/panel/company/department',
    CHANGE,
  ],
  'hr-payroll': ['api/panel/payroll/2026/10?page=1&per_page=50', 'api/panel/payroll/2026/09?page=1&search=a'],
  'hr-leave': ['api/panel/application?page=1', 'api/panel/application/pendingCount'],
  employee: ['api/emp/me', 'api/emp/leave/balance', 'api/emp/payslip'],
}

export async function measureSoak(): Promise<readonly Figure[]> {
  const postgres = postgresPrograms() === undefined ? undefined : await startPostgresServer()
  const held = postgres && (await postgresTestDatabase(postgres.url))
  const dataDir = mkdtempSync(join(tmpdir(), 'kerja-bench-'))
  const server = await runServer({
    demonstration: true,
    on: { dataDir, databaseUrl: held?.url },
    env: { LIMIT_CALLS_PER_MINUTE: '100000' },
  })
  try {
    return await soak(server.url, server.process.pid ?? 0)
  } finally {
    await server.stop()
    await held?.close().catch(() => {})
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function soak(url: string, pid: number): Promise<readonly Figure[]> {
  const clients = await everybody(url)
  const began = performance.now()
  /** Of each call when it was made, and how long it took. */
  const calls: { readonly at: number; readonly took: number }[] = []
  const share = () => (performance.now() - began) / (MINUTES * 60_000)
  const working = Promise.all(
    Array.from({ length: PEOPLE }, async (_, at) => {
      const { client, day } = clients[at % clients.length] as Working
      await pause((THOUGHT_MS * at) / PEOPLE)
      for (let turn = at; share() < 1; turn += 1) {
        const asked = performance.now()
        await act(client, day[turn % day.length] ?? '', `Bench ${at}`)
        calls.push({ at: share(), took: performance.now() - asked })
        await pause(THOUGHT_MS)
      }
    }),
  )
  // The first third is for what is kept on purpose: pools, prepared statements, compiled code.
  await Promise.race([working, pause(MINUTES * 20_000)])
  const before = kept(pid)
  await working
  const after = kept(pid)
  const p99 = (from: number, to: number) =>
    quantile(
      calls.filter(({ at }) => from <= at && at < to),
      0.99,
    )
  const [early, late] = [p99(1 / 3, 2 / 3), p99(2 / 3, 1)]
  const what = (rest: string) => `soak: ${PEOPLE} people for ${MINUTES} minutes, ${rest}`
  const note = `${calls.length.toLocaleString('en')} calls, ${Math.round(after.megabytes)} MB`
  return [
    {
      what: what('growth of memory'),
      measured: after.megabytes - before.megabytes,
      unit: 'MB',
      wanted: GROWTH_MB,
      good: 'at most',
      note,
    },
    {
      what: what('growth of open files'),
      measured: after.files - before.files,
      unit: '',
      wanted: GROWTH_FILES,
      good: 'at most',
      note: `${after.files} open`,
    },
    {
      what: what('p99 of the last third to that of the second'),
      measured: late / early,
      unit: 'times',
      wanted: SLOWER,
      good: 'at most',
      note: `${late.toFixed(0)} ms`,
    },
  ]
}

type Working = { readonly client: Client; readonly day: readonly string[] }

async function everybody(url: string): Promise<readonly Working[]> {
  const all: Working[] = []
  for (const company of COMPANIES) {
    for (const [role, day] of Object.entries(DAYS))
      all.push({ client: await signIn(new Client(url), `${role}@${company}.example`, PASSWORD), day })
  }
  return all
}

async function act(client: Client, asked: string, name: string): Promise<void> {
  if (asked !== CHANGE) return right(asked, await client.get(asked))
  const made = await client.post('api/panel/company/department', { name: `${name} ${Math.random()}` })
  right('a new department', made)
  right('its removal', await client.delete(`api/panel/company/department/${made.body.data.id}`))
}

function right(asked: string, { status, body }: Awaited<ReturnType<Client['get']>>): void {
  if (status >= 300) throw new Error(`${asked} answered ${status}: ${JSON.stringify(body).slice(0, 300)}`)
}

function kept(pid: number) {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return { megabytes: Number(kilobytes) / 1024, files: readdirSync(`/proc/${pid}/fd`).length }
}

function quantile(calls: readonly { readonly took: number }[], share: number): number {
  const times = calls.map(({ took }) => took).sort((one, other) => one - other)
  return times[Math.floor(times.length * share)] ?? Number.NaN
}
