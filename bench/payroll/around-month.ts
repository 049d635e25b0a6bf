/**
 * What is made of a month's pay, of ten thousand people on PostgreSQL: a bonus run for all, raises that wait, yearly
 * forms, the journal, a report of sixty columns. BENCH_RUNS_PEOPLE tries it with fewer.
 */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { features } from '#access/modules.ts'
import { say } from '#apps/server/say.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { leaveForPay } from '#modules/leave/server/pay/leave-for-pay.ts'
import { WHOLE_PDF_JOB } from '#modules/payforms/model/form.ts'
import { payformsHandlers } from '#modules/payforms/server/handlers.ts'
import { payformsJobs, type WholePdfInput } from '#modules/payforms/server/whole-pdf.ts'
import { payreportsHandlers } from '#modules/payreports/server/handlers.ts'
import { periodOf } from '#modules/payroll/model/period.ts'
import { payrollHandlers } from '#modules/payroll/server/handlers.ts'
import { insertRun } from '#modules/payroll/server/runs/runs-store.ts'
import { systemClock } from '#platform/clock/server/clock.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Services } from '#platform/http/server/services.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { sealWith } from '#platform/secrets/server/seal.ts'
import { type Figure, median } from '../figures.ts'
import { BENCH_ACCOUNT, BENCH_SECRET, type BenchCompany, benchCompany, benchItems } from './bench-company.ts'
import { approve, generated, timed } from './bench-month.ts'
import { type Home, postgresHome } from './homes.ts'
import { serverFor } from './meanwhile.ts'

const PEOPLE = Number(process.env.BENCH_RUNS_PEOPLE ?? 10_000)
const RAISED = Math.min(PEOPLE, 1_000)
const YEAR = 2026
const MONTHS = 6
const ROUNDS = 3
const COLUMNS = 60

export async function measureRuns(): Promise<readonly Figure[]> {
  const home = await postgresHome()
  if (!home) return []
  try {
    const subject = await benchCompany(home.db, PEOPLE)
    const bonus = await bonusRun(subject)
    for (let month = 2; month <= MONTHS; month += 1) await closed(subject, month)
    const server = await serve(home, subject)
    try {
      return [bonus, ...(await raises(server, subject)), ...(await made(server)), await wholePdf(home, subject)]
    } finally {
      await server.close()
    }
  } finally {
    await home.close()
  }
}

async function closed(subject: BenchCompany, month: number): Promise<void> {
  await benchItems(subject, YEAR, month)
  await generated(subject.company, PEOPLE, YEAR, month)
  await approve(subject.company, YEAR, month)
}

/** January's regular run against a bonus for everybody beside it. */
async function bonusRun(subject: BenchCompany): Promise<Figure> {
  const { company, employeeIds } = subject
  const { companyId } = company
  await benchItems(subject, YEAR, 1)
  const regular: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) regular.push(await generated(company, PEOPLE, YEAR, 1))
  await approve(company, YEAR, 1)
  const period = periodOf({ year: YEAR, month: 1 }, 2)
  await company.transaction(async (tx) => {
    const day = plainDateOf('2026-01-31')
    await insertRun(tx, companyId, period, {
      type: 'bonus',
      name: 'Bonus',
      payDate: day,
      reason: null,
      plan: undefined,
    })
    const item = { company_id: companyId, year: YEAR, month: 1, run: 2, type: 'bonus', amount: '1000.00' }
    const origin = { origin: 'hand' as const, created_by: BENCH_ACCOUNT }
    await bulkInsert(
      tx,
      'pay_items',
      employeeIds.map((employee_id) => ({ ...item, ...origin, id: newId(), employee_id })),
    )
  })
  const bonus: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) bonus.push(await generated(company, PEOPLE, YEAR, 1, false, 2))
  await approve(company, YEAR, 1)
  // In the order in which they were approved.
  await company.transaction((tx) =>
    sql`update pay_runs set turn = sequence where company_id = ${companyId} and year = ${YEAR} and month = 1`.execute(
      tx,
    ),
  )
  const [one, other] = [median(bonus), median(regular)]
  return {
    ...{ what: `runs, PostgreSQL, ${PEOPLE} people: a bonus run against the regular one`, unit: 'times' },
    ...{ measured: one / other, wanted: 1.5, good: 'at most' },
    note: `${Math.round(one)} ms against ${Math.round(other)} ms`,
  }
}

/** A raise from January for some, after half a year was closed: what waits, what the review says, and taking it. */
async function raises(server: FastifyInstance, { company, employeeIds }: BenchCompany): Promise<Figure[]> {
  const ids = employeeIds.slice(0, RAISED)
  await company.transaction(async (tx) => {
    await sql`update salary_rates set amount = amount + 300 where company_id = ${company.companyId}
      and component = 'basic_salary' and employee_id = any(${ids}::uuid[])`.execute(tx)
    await sql`insert into pay_retro_marks (company_id, employee_id, through, since)
      select ${company.companyId}, id, '2026-06-01', '2026-01-01' from unnest(${ids}::uuid[]) as id`.execute(tx)
  })
  const waits = await timed(async () => {
    const { people } = (await get(server, 'panel/payroll/retro')).data
    if (people.length !== RAISED) throw new Error(`${people.length} of ${RAISED} raises wait`)
  })
  const review = await timed(() => get(server, 'panel/payroll/2026/07?page=1'))
  const body = { employee_ids: ids, year: YEAR, month: 7 }
  const taken = await timed(() => post(server, 'panel/payroll/retro/take', body))
  return [
    seconds(`raises of ${RAISED} over ${MONTHS} months, looked at`, waits, 10),
    seconds(`the review of the next month while they wait`, review, 10),
    seconds(`raises of ${RAISED} over ${MONTHS} months, taken`, taken, 10),
  ]
}

async function made(server: FastifyInstance): Promise<Figure[]> {
  const form = await timed(() => get(server, `panel/payroll/yearForm/ea/${YEAR}?page=1&per_page=50`))
  const journal = await timed(() => get(server, 'panel/payroll/2026/06/journal'))
  const columns = Array.from({ length: COLUMNS }, (_, at) => ({
    ...{ key: `c${at}`, label: `Column ${at}` },
    formula: at === 0 ? 'gross_pay - ytd.gross_pay / 12' : `round([c${at - 1}] + net_pay * ${at} / 100, 2)`,
  }))
  const { id } = (await post(server, 'panel/payroll/template', { name: 'Sixty columns', columns })).data
  const template = await timed(() => get(server, `panel/payroll/showCustomTemplate/${id}/2026/06`))
  return [
    seconds('a yearly form, first page with totals', form, 3),
    seconds('the journal of a month', journal, 3),
    seconds(`a report of ${COLUMNS} columns`, template, 5),
  ]
}

/** Form EA of everybody, as its job makes it: figures, sheets, one PDF, sealed. */
async function wholePdf({ db }: Home, { company }: BenchCompany): Promise<Figure> {
  const files = new Map<string, Uint8Array>()
  const store = {
    put: async (key: string, bytes: Uint8Array) => void files.set(key, bytes),
    get: async () => Buffer.alloc(0),
    remove: async () => {},
  }
  const services = { db, seal: BENCH_SEAL, clock: systemClock, say, log: pino({ level: 'silent' }), files: store }
  const work = payformsJobs(services as unknown as Services, {}).get(WHOLE_PDF_JOB)
  const input: WholePdfInput = { form: 'ea', year: YEAR, language: 'en' }
  const actor = { accountId: BENCH_ACCOUNT, name: 'Bench', address: '', requestId: '', roles: [] }
  const task = { id: newId(), companyId: company.companyId, input, actor, step: async () => {} }
  const time = await timed(async () => work?.(task))
  await pdfMaker.close()
  const [bytes] = [...files.values()]
  if (!bytes) throw new Error('the job kept no file')
  return {
    ...seconds('all EA as one PDF, by its job', time, 240),
    note: `${Math.round(bytes.length / 2 ** 20)} MB sealed`,
  }
}

const BENCH_SEAL = sealWith(Buffer.from(BENCH_SECRET, 'base64'))

const seconds = (what: string, measured: number, wanted: number): Figure => ({
  ...{ what: `runs, PostgreSQL, ${PEOPLE} people: ${what}`, unit: 's', good: 'at most' },
  ...{ measured: measured / 1_000, wanted },
})

function serve({ db }: Home, subject: BenchCompany) {
  const needs = {
    jobs: { start: () => Promise.reject(new Error('no jobs in the bench')) },
    contributions: [leaveForPay],
    verifyConfirmation: async () => undefined,
    otherCompanyAdmins: async () => 0,
  }
  return serverFor({ db, seal: BENCH_SEAL }, subject, {
    handlers: [
      ...payrollHandlers(needs),
      ...payformsHandlers({ datesFromElsewhere: async () => [] }),
      ...payreportsHandlers,
    ],
    signedIn: () => ({ features: Object.values(features) }),
  })
}

const AUTHORIZED = { authorization: `Bearer ${BENCH_ACCOUNT}` }
async function answered(app: FastifyInstance, method: 'GET' | 'POST', path: string, payload?: object) {
  const answer = await app.inject({ method, url: `/api/${path}`, headers: AUTHORIZED, ...(payload && { payload }) })
  if (answer.statusCode >= 300) throw new Error(`${path} answered ${answer.statusCode} ${answer.body.slice(0, 500)}`)
  return answer.json()
}
const get = (app: FastifyInstance, path: string) => answered(app, 'GET', path)
const post = (app: FastifyInstance, path: string, body: object) => answered(app, 'POST', path, body)
