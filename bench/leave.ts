/**
 * Leave of ten thousand people on both homes of the database: balances as of a day, a year taken into the next,
 * decisions in one batch, and many who ask at the same moment.
 */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { leaveBookOn } from '#modules/leave/server/book.ts'
import { leaveHandlers } from '#modules/leave/server/handlers.ts'
import { leaveKind } from '#modules/leave/server/kind.ts'
import { companyBalances } from '#modules/leave/server/ledger/company-balances.ts'
import { grantThrough } from '#modules/leave/server/ledger/granting.ts'
import { yearAccounts } from '#modules/leave/server/next-year/preview.ts'
import { runYear } from '#modules/leave/server/next-year/run-year.ts'
import { yearFrom } from '#modules/leave/server/next-year/years.ts'
import { leaveOpening } from '#modules/leave/server/opening.ts'
import { approvedAmong, firstOpenMonth, payInputsChanged } from '#modules/payroll/server/public.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { clockOf } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Figure, median } from './figures.ts'
import { BENCH_ACCOUNT, type BenchCompany, benchCompany, signUp } from './payroll/bench-company.ts'
import { timed } from './payroll/bench-month.ts'
import { embeddedHome, type Home, postgresHome } from './payroll/homes.ts'
import { serverFor } from './payroll/meanwhile.ts'

const PEOPLE = 10_000
const IN_A_BATCH = 500
const AT_ONCE = 200
const ROUNDS = 5
const TODAY = plainDateOf('2026-11-20')
const NEXT_YEAR = plainDateOf('2027-01-05')
const pay = { changed: payInputsChanged, approvedAmong, firstOpenMonth }

export async function measureLeave(): Promise<readonly Figure[]> {
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
  const { company } = subject
  await company.transaction((tx) => leaveOpening(tx, { companyId: company.companyId, country: 'MY', language: 'en' }))
  const annual = await company.transaction(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      update leave_types set carry_most = 10, carry_months = 3 where company_id = ${company.companyId} and kind = 'annual'
      returning id`.execute(tx)
    return rows[0]?.id ?? ''
  })
  const within = <Result>(
    today: PlainDate,
    work: (tx: Tx, book: Awaited<ReturnType<typeof leaveBookOn>>) => Promise<Result>,
  ) => company.transaction(async (tx) => work(tx, await leaveBookOn(tx, company.companyId, () => today)))
  const granting = await timed(() => within(TODAY, (tx, book) => grantThrough(tx, book, TODAY)))
  const app = await leaveServer(home, subject)
  try {
    const { deciding, asking } = await requests(app, subject, annual, await signUp(home.db, subject, AT_ONCE))
    const balances = median(
      await several(() =>
        within(TODAY, (tx, book) =>
          companyBalances(tx, book.companyId, {
            asOf: TODAY,
            year: { from: plainDateOf('2026-01-01'), to: plainDateOf('2026-12-31') },
            sight: sql`true`,
            typeId: annual,
            defaultGroup: '',
            paging: undefined,
          }),
        ),
      ),
    )
    const year = { yearFrom: plainDateOf('2026-01-01'), payMonth: '2027-01' }
    const previewing = await timed(() =>
      within(NEXT_YEAR, async (tx, book) => {
        const found = yearFrom(book, year.yearFrom)
        return found && yearAccounts(tx, book, { ...found, runId: null }, () => plainDateOf('2027-01-01'))
      }),
    )
    const actor = { accountId: BENCH_ACCOUNT, name: 'Bench', address: '', requestId: '' }
    const running = await timed(() =>
      within(NEXT_YEAR, (tx, book) => runYear(tx, book, { ...year, actor, now: new Date() }, pay)),
    )
    const of = (what: string, measured: number, wanted: number, note?: string): Figure => ({
      what: `leave, ${home.name}, ${what}`,
      measured,
      unit: 'ms',
      wanted,
      good: 'at most',
      ...(note && { note }),
    })
    return [
      of('balances of 10,000 people as of a day', balances, 500),
      of(
        'next year of 10,000 people, preview and run',
        previewing + running,
        20_000,
        `preview ${Math.round(previewing)} ms`,
      ),
      of('first granting of 10,000 people', granting, 20_000),
      of('500 decided in one batch', deciding, 1_000),
      of('200 ask at once, p99', asking.p99, home.name === 'PostgreSQL' ? 300 : 3_000, `${asking.kept} kept`),
    ]
  } finally {
    await app.close()
  }
}

async function several(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(work))
  return times
}

export function leaveServer({ db }: Home, subject: BenchCompany) {
  const approvals: Approvals = { kinds: [leaveKind(pay)], people: approvalPeople }
  const jobs = { start: () => Promise.reject(new Error('no jobs in the bench')) }
  const clock = clockOf(() => new Date(`${TODAY}T03:00:00Z`))
  return serverFor({ db }, subject, {
    handlers: leaveHandlers(approvals, { jobs, pay, dayFacts: dayFactsOf([]) }),
    clock,
    signedIn: (token) => (token === BENCH_ACCOUNT ? {} : { accountId: token, roles: [], heldRoles: [] }),
  })
}

/** Five hundred entered and decided at once; then two hundred others ask at the same moment, each once. */
async function requests(
  app: FastifyInstance,
  { company, employeeIds }: BenchCompany,
  type_id: string,
  accounts: readonly string[],
) {
  const post = async (path: string, payload: object, account: string = BENCH_ACCOUNT) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${account}` },
      payload,
    })
    if (answer.statusCode >= 300) throw new Error(`${path} answered ${answer.statusCode} ${answer.body.slice(0, 500)}`)
    return answer.json()
  }
  const [from, to] = [plainDateOf('2026-12-07'), plainDateOf('2026-12-08')]
  const batch = { employee_ids: employeeIds.slice(0, IN_A_BATCH), type_id, from, to }
  const { data } = await post('panel/leave/application/batch', batch)
  const ids = data.map(({ id }: { id: string }) => id)
  const deciding = await timed(() => post('panel/leave/application/batch/approve', { ids }))
  const day = addDays(from, 7)
  const times = await Promise.all(
    accounts.map((account) => timed(() => post('emp/leave/application', { type_id, from: day, to: day }, account))),
  )
  const { rows } = await company.read((tx) =>
    sql<{ kept: number }>`select count(*)::int as kept from leave_applications
      where company_id = ${company.companyId} and from_date = ${day}`.execute(tx),
  )
  const kept = rows[0]?.kept ?? 0
  if (kept !== AT_ONCE) throw new Error(`${kept} of ${AT_ONCE} requests were kept`)
  const sorted = times.sort((one, other) => one - other)
  return { deciding, asking: { p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, kept } }
}
