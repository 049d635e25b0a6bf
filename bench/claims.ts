/**
 * Claims of ten thousand people and three years on PostgreSQL: the list, also while receipts are read, balances of all
 * as of a day, decisions in one batch, many who send at the same moment, and what claims add to a month's pay.
 */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { plainDateOf } from '#kernel/plain-date.ts'
import { INVOICE_CODE } from '#modules/claims/model/receipts/invoice-code.ts'
import { claimKind } from '#modules/claims/server/claims/kind.ts'
import { claimsForPay } from '#modules/claims/server/claims-for-pay.ts'
import { claimsOpening } from '#modules/claims/server/claims-opening.ts'
import { claimsHandlers } from '#modules/claims/server/handlers.ts'
import { balancesOn } from '#modules/claims/server/limits/balances.ts'
import { noTravels } from '#modules/claims/server/needs.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { payInputsChanged } from '#modules/payroll/server/public.ts'
import { clockOf } from '#platform/clock/server/clock.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { ReadingProcess } from '#platform/reading/server/reading-process.ts'
import { drawnPicture } from '#tests/support/drawn-papers.ts'
import { type Figure, median } from './figures.ts'
import { BENCH_ACCOUNT, type BenchCompany, benchCompany, signUp } from './payroll/bench-company.ts'
import { generated, timed } from './payroll/bench-month.ts'
import { type Home, postgresHome } from './payroll/homes.ts'
import { serverFor } from './payroll/meanwhile.ts'

const PEOPLE = 10_000
const CLAIMS = 300_000
const IN_A_PIECE = 30_000
const [SENDERS, EACH, AT_ONCE, ROUNDS, PAGES, RECEIPTS] = [10, 50, 100, 5, 40, 20]
const TODAY = plainDateOf('2026-11-20')
const LIST = 'panel/application/claim'

export async function measureClaims(): Promise<readonly Figure[]> {
  const home = await postgresHome()
  if (!home) return []
  try {
    return await ofHome(home)
  } finally {
    await home.close()
  }
}

async function ofHome(home: Home): Promise<Figure[]> {
  const subject = await benchCompany(home.db, PEOPLE)
  const { company } = subject
  const bare = await timed(() => generated(company, PEOPLE, 2026, 1))
  await company.transaction((tx) => claimsOpening(tx, { companyId: company.companyId, country: 'MY', language: 'en' }))
  const type_id = await fill(subject)
  const accounts = await signUp(home.db, subject, SENDERS + AT_ONCE)
  const needs = { ...noTravels, dayFacts: dayFactsOf([]), payChanged: payInputsChanged }
  const kinds = [claimKind(needs)]
  const app = await serverFor({ db: home.db }, subject, {
    handlers: claimsHandlers({ kinds, people: approvalPeople }, needs),
    clock: clockOf(() => new Date(`${TODAY}T03:00:00Z`)),
    signedIn: (token) => (token === BENCH_ACCOUNT ? {} : { accountId: token, roles: [], heldRoles: [] }),
  })
  try {
    const pages = await listed(app)
    const meanwhile = await whileReading(app)
    const balances = median(
      await several(() => company.read((tx) => balancesOn(tx, company.companyId, { asOf: TODAY, currency: 'MYR' }))),
    )
    const deciding = await decided(app, accounts.slice(0, SENDERS), type_id)
    const sending = await sentAtOnce(app, subject, accounts.slice(SENDERS), type_id)
    const month = { from: plainDateOf('2026-11-01'), to: plainDateOf('2026-11-30') }
    const paying = await timed(() =>
      company.read((tx) => claimsForPay.between(tx, company.companyId, month, subject.employeeIds)),
    )
    const of = (what: string, measured: number, wanted: number, note?: string): Figure => ({
      ...{ what: `claims, PostgreSQL, ${what}`, measured, unit: 'ms', wanted, good: 'at most' },
      ...(note && { note }),
    })
    return [
      of('a page of the list of 300,000, p95', pages, 200),
      {
        ...{ what: 'claims, PostgreSQL, a page of the list while 20 receipts are read', measured: meanwhile.times },
        ...{ unit: 'times as long', wanted: 1.5, good: 'at most', note: meanwhile.note },
      },
      of('balances of 10,000 people as of a day', balances, 1_000),
      of('500 decided in one batch', deciding, 1_000),
      of('100 sent at once, p99', sending.p99, 500, `${sending.kept} kept`),
      of('claims brought into a month of pay', paying, bare / 10, `a tenth of ${Math.round(bare)} ms`),
    ]
  } finally {
    await app.close()
  }
}

/** Thirty of each person through three years, in all states; approved ones of the last weeks wait for pay. */
async function fill({ company, employeeIds }: BenchCompany): Promise<string> {
  const { companyId } = company
  const type = newId()
  await company.transaction(async (tx) => {
    await sql`
      insert into claim_types (company_id, id, name, claim_category_id, require_receipt, limit_per_year)
      select ${companyId}, ${type}, 'Dinner', id, false, 100000 from claim_categories
      where company_id = ${companyId} and name = 'Meals'`.execute(tx)
  })
  for (let first = 0; first < CLAIMS; first += IN_A_PIECE) {
    await company.transaction((tx) =>
      sql`
        insert into claims (company_id, id, claim_no, submission_id, employee_id, type_id, expense_date, amount,
          currency_code, base_amount, claimable_amount, merchant, status, method, approved_on, paid_on, pay_month,
          pay_item, entered_by, created_at, updated_at)
        select ${companyId}, gen_random_uuid(), 'B' || n, gen_random_uuid(), p.id, ${type}, d.day, 10 + n % 90, 'MYR',
          10 + n % 90, 10 + n % 90, 'Shop ' || n % 500, s.status,
          case when s.status in ('approved', 'paid') then 'payroll' end,
          case when s.status in ('approved', 'paid') then d.day + 3 end, case when s.status = 'paid' then d.day + 20 end,
          case when s.status = 'paid' then date_trunc('month', d.day + 3) end,
          case when s.status in ('approved', 'paid') then 'reimbursement' end, ${BENCH_ACCOUNT}, d.day, d.day
        from generate_series(${first}::int, ${first + IN_A_PIECE - 1}::int) n
        join unnest(${employeeIds as string[]}::uuid[]) with ordinality as p(id, at) on p.at = 1 + n % ${employeeIds.length}::int
        cross join lateral (select date '2023-11-21' + (n % 1090 * 7 % 1090) as day) d
        cross join lateral (select case when d.day > date '2026-11-01' then 'approved'
          else (array['paid', 'paid', 'paid', 'rejected', 'withdrawn', 'cancelled'])[1 + n % 6] end as status) s`.execute(
        tx,
      ),
    )
  }
  await company.transaction((tx) => sql`analyze claims`.execute(tx)).catch(() => {})
  return type
}

async function call(app: FastifyInstance, method: 'GET' | 'POST', path: string, payload?: object, by = BENCH_ACCOUNT) {
  const headers = { authorization: `Bearer ${by}` }
  const answer = await app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) })
  if (answer.statusCode >= 300) throw new Error(`${path} answered ${answer.statusCode} ${answer.body.slice(0, 500)}`)
  return answer.json()
}

async function listed(app: FastifyInstance): Promise<number> {
  const times: number[] = []
  for (let page = 1; page <= PAGES; page += 1)
    times.push(await timed(() => call(app, 'GET', `${LIST}?page=${page}&per_page=50`)))
  return nth(times, 0.95)
}

/** Pictures, which take longest to read, by a process of its own as in the product. */
async function whileReading(app: FastifyInstance) {
  const pictures = await Promise.all(
    Array.from({ length: RECEIPTS }, (_, at) =>
      drawnPicture(['HOTEL SERI MUAR', `Receipt No: ${at}`, 'Total RM 124.40']),
    ),
  )
  const first = async () => timed(() => call(app, 'GET', `${LIST}?page=1&per_page=50`))
  const alone: number[] = []
  for (let page = 0; page < PAGES; page += 1) alone.push(await first())
  const by = new ReadingProcess()
  let isReading = true
  const reading = (async () => {
    for (const bytes of pictures) {
      const outcome = await by.read({ type: 'image/png', bytes, wanted: { code: INVOICE_CODE } })
      if ('unreadable' in outcome) throw new Error(outcome.unreadable)
    }
  })().finally(() => {
    isReading = false
    by.close()
  })
  const beside: number[] = []
  while (isReading) beside.push(await first())
  await reading
  const [one, other] = [median(alone), median(beside)]
  return {
    times: other / one,
    note: `${one.toFixed(0)} ms alone, ${other.toFixed(0)} ms beside, ${beside.length} pages`,
  }
}

const claim = (type_id: string, at: number, day: string) => ({
  ...{ type_id, expense_date: day, amount: `${20 + at}.00`, merchant: `Inn ${at}` },
})

/** Sent by ten people, fifty each, and agreed to in one go. */
async function decided(app: FastifyInstance, accounts: readonly string[], type: string): Promise<number> {
  const ids: string[] = []
  for (const account of accounts) {
    const claims = Array.from({ length: EACH }, (_, at) => claim(type, at, '2026-11-18'))
    const { data } = await call(app, 'POST', 'emp/claim/batch', { claims, confirm: 1 }, account)
    ids.push(...data.map(({ id }: { id: string }) => id))
  }
  return timed(() => call(app, 'POST', `${LIST}/batch/approve`, { ids }))
}

/** None lost, none there twice. */
async function sentAtOnce(app: FastifyInstance, { company }: BenchCompany, accounts: readonly string[], type: string) {
  const body = { ...claim(type, 3, '2026-11-19'), confirm: 1 }
  const times = await Promise.all(accounts.map((account) => timed(() => call(app, 'POST', 'emp/claim', body, account))))
  const { rows } = await company.read((tx) =>
    sql<{ kept: number }>`select count(*)::int as kept from claims where company_id = ${company.companyId}
      and expense_date = '2026-11-19' and merchant = 'Inn 3'`.execute(tx),
  )
  const kept = rows[0]?.kept ?? 0
  if (kept !== accounts.length) throw new Error(`${kept} of ${accounts.length} claims were kept`)
  return { p99: nth(times, 0.99), kept }
}

async function several(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(work))
  return times
}

const nth = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0
