/**
 * Attendance of ten thousand people on both homes of the database: many who clock in at the same moment, a month's
 * timesheet with its totals and its file, and the logs of terminals. BENCH_TIME_PEOPLE tries it with fewer.
 */
import type { FastifyInstance, InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { correctionKind } from '#modules/attendance/server/days/correction-kind.ts'
import { attendanceHandlers } from '#modules/attendance/server/handlers.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { leaveDays, usualDays } from '#modules/leave/server/day-facts.ts'
import { rosterDays } from '#modules/shifts/server/day-facts.ts'
import { clockOf } from '#platform/clock/server/clock.ts'
import { type Figure, median } from '../figures.ts'
import { BENCH_ACCOUNT, type BenchCompany, benchCompany, signUp } from '../payroll/bench-company.ts'
import { timed } from '../payroll/bench-month.ts'
import { embeddedHome, type Home, postgresHome } from '../payroll/homes.ts'
import { serverFor } from '../payroll/meanwhile.ts'

const PEOPLE = Number(process.env.BENCH_TIME_PEOPLE ?? 10_000)
const AT_ONCE = Math.min(PEOPLE, 1_000)
/** So many clock in within the same breath. */
const ABREAST = 100
const LOGS_A_CALL = 10_000
const LOGS = PEOPLE * 10
const ROUNDS = 5
const [FIRST, LAST] = ['2026-11-01', '2026-11-30']
/** Noon in Kuala Lumpur, on the last day of the month. */
const NOW = new Date('2026-11-30T04:00:00Z')

export async function measureTime(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const open of [postgresHome, embeddedHome]) {
    const home = await open()
    if (!home) continue
    try {
      figures.push(...(await ofHome(home)))
    } finally {
      await home.close()
    }
  }
  return figures
}

async function ofHome(home: Home): Promise<Figure[]> {
  const subject = await benchCompany(home.db, PEOPLE)
  const { companyId } = subject.company
  await subject.company.transaction(async (tx) => {
    await sql`update employees set attendance_methods = '{gps}' where company_id = ${companyId}`.execute(tx)
    await aMonthClocked(tx, companyId)
  })
  const accounts = await signUp(home.db, subject, AT_ONCE)
  const server = await timeServer(home, subject)
  try {
    const clocking = await clockIns(server, subject, accounts)
    const sheet = (query: string) => get(server, `panel/attendance/timesheet?from=${FIRST}&to=${LAST}${query}`)
    const page = median(await several(() => sheet('&page=1')))
    const totals = await timed(() => get(server, `panel/attendance/reportV3/days?from=${FIRST}&to=${LAST}`))
    const file = { from: FIRST, to: LAST, format: 'csv' }
    const exporting = await timed(() => post(server, 'panel/attendance/timesheet/export', file))
    const logs = await timed(() => terminals(server))
    const isServer = home.name === 'PostgreSQL'
    const of = (what: string, measured: number, wanted: number, note?: string): Figure => ({
      ...{ what: `time, ${home.name}, ${what}`, measured, unit: 'ms', wanted, good: 'at most' as const },
      ...(note && { note }),
    })
    return [
      of(`${AT_ONCE} clock in at once, p99`, clocking.p99, isServer ? 300 : 3_000, `${clocking.kept} kept`),
      of(`timesheet of ${PEOPLE} for a month, first page`, page, 300),
      of(`totals of ${PEOPLE} for a month`, totals, 1_500),
      of(`timesheet of ${PEOPLE} as a file`, exporting, 5_000),
      of(`${LOGS} logs of terminals`, logs, 10_000),
    ]
  } finally {
    await server.close()
  }
}

type Tx = Parameters<Parameters<BenchCompany['company']['transaction']>[0]>[0]

/** In and out on every day of the month but the last, for everybody. */
const aMonthClocked = (tx: Tx, companyId: string) =>
  sql`insert into clockings (company_id, id, employee_id, type, method, occurred_at, received_at)
    select e.company_id, gen_random_uuid(), e.id, t.type, 'gps', d.day + t.at, d.day + t.at
    from employees e
    cross join generate_series(${FIRST}::timestamptz, ${LAST}::timestamptz - interval '1 day', interval '1 day') as d(day)
    cross join (values ('in', interval '1 hour'), ('out', interval '10 hours')) as t(type, at)
    where e.company_id = ${companyId}`.execute(tx)

function timeServer({ db }: Home, subject: BenchCompany) {
  const kinds = [correctionKind({})]
  const needs = { dayFacts: dayFactsOf([usualDays, rosterDays, leaveDays]) }
  return serverFor({ db }, subject, {
    handlers: attendanceHandlers(needs, { kinds, people: approvalPeople }),
    clock: clockOf(() => NOW),
    signedIn: (token) => (token === BENCH_ACCOUNT ? {} : { accountId: token, roles: [], heldRoles: [] }),
  })
}

/** A breath of people after the other; none may be lost or come twice. */
async function clockIns(app: FastifyInstance, { company }: BenchCompany, accounts: readonly string[]) {
  const body = { type: 'in', method: 'gps', latitude: 3.1579, longitude: 101.7116, accuracy: 10 }
  const times: number[] = []
  for (let at = 0; at < accounts.length; at += ABREAST) {
    const abreast = accounts.slice(at, at + ABREAST)
    times.push(
      ...(await Promise.all(abreast.map((account) => timed(() => post(app, 'emp/attendance/clock', body, account))))),
    )
  }
  const { rows } = await company.read((tx) =>
    sql<{ kept: number }>`select count(distinct employee_id)::int as kept from clockings
      where company_id = ${company.companyId} and occurred_at = ${NOW.toISOString()}`.execute(tx),
  )
  const kept = rows[0]?.kept ?? 0
  if (kept !== accounts.length) throw new Error(`${kept} of ${accounts.length} clockings were kept`)
  const sorted = times.sort((one, other) => one - other)
  return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, kept }
}

/** Of gates, with staff ids nobody has: each second of each code once. */
async function terminals(app: FastifyInstance): Promise<void> {
  for (let from = 0; from < LOGS; from += LOGS_A_CALL) {
    const logs = Array.from({ length: Math.min(LOGS_A_CALL, LOGS - from) }, (_, at) => ({
      clock_code: `C${(from + at) % PEOPLE}`,
      time: `2026-11-20 08:${two(Math.floor((from + at) / PEOPLE / 60) % 60)}:${two(Math.floor((from + at) / PEOPLE) % 60)}`,
    }))
    const { data } = await post(app, 'panel/devices/log', { device: 'Gate', logs })
    if (data.accepted + data.unmatched !== logs.length) throw new Error(`not all logs came: ${JSON.stringify(data)}`)
  }
}
const two = (number: number): string => String(number).padStart(2, '0')

async function answered(app: FastifyInstance, given: InjectOptions) {
  const answer = await app.inject(given)
  if (answer.statusCode >= 300) throw new Error(`${JSON.stringify(given)} answered ${answer.statusCode} ${answer.body}`)
  return answer.headers['content-type']?.toString().includes('json') ? answer.json() : answer.body.length
}
const post = (app: FastifyInstance, path: string, payload: object, account: string = BENCH_ACCOUNT) =>
  answered(app, { method: 'POST', url: `/api/${path}`, headers: { authorization: `Bearer ${account}` }, payload })
const get = (app: FastifyInstance, path: string) =>
  answered(app, { method: 'GET', url: `/api/${path}`, headers: { authorization: `Bearer ${BENCH_ACCOUNT}` } })

async function several(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(work))
  return times
}
