import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compose } from '#apps/server/compose.ts'
import { serverOf } from '#apps/server/server.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { answersTheSamples } from '#modules/assistant/tests/sample-questions.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import type { ServerSettings } from '#platform/http/server/services.ts'
import { codeOfStep } from '#platform/identity/server/totp.ts'
import { companyWithAdmin } from '#tests/support/people.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { DEMO_PASSWORD, demoAccounts } from './accounts.ts'
import { seedDemonstration } from './demonstration.ts'
import { hiringStands } from './hiring/seeded-hiring.ts'
import type { SeedReport } from './report.ts'
import { readSheets } from './sheets.ts'

/** Whom a bonus was paid beside the last closed month. */
const BONUSES = 6
const START = '2026-11-28T03:00:00Z'
let server: TestServer
let app: FastifyInstance
let report: SeedReport | undefined
let deaths = 0

/** Every start dies in its 331st call, before it was made or after; what was stored stays, the rest never happened. */
beforeAll(async () => {
  server = await startTestServer({ startAt: START, settings: { demonstration: true, trustProxy: false } })
  const composed = compose(server.services)
  for (let start = 1; !report && start < 90; start += 1) {
    const handlers = dyingAfter(331, composed.handlers, start % 2 === 0)
    report = await seedDemonstration(server.services, { ...composed, handlers }).catch((error) => {
      if (error instanceof Killed) return undefined
      throw error
    })
    deaths += report ? 0 : 1
  }
  app = await serverOf(server.services, composed, () => true)
  // However busy the machine is: dying and beginning again some forty times takes minutes.
}, 1_800_000)
afterAll(async () => {
  await app?.close()
  await server?.stop()
})

test('three companies stand there with their people, structure, banks and a year behind them', async () => {
  expect(await standing(server)).toMatchObject([
    { name: 'Bayani Retail Inc.', people: 54, linked: 16, accounts: 22, approved: 23, open: 2, stale: 0 },
    { name: 'Kopi Senja Sdn Bhd', people: 60, linked: 17, accounts: 22, approved: 23, open: 2, stale: 2 },
    { name: '晨光科技股份有限公司', people: 48, linked: 14, accounts: 22, approved: 23, open: 2, stale: 2 },
  ])
})

test('though its starts died again and again, nothing was doubled and nothing is missing', async () => {
  expect(deaths).toBeGreaterThan(4)
  const [, kopi] = await standing(server)
  const { employees, payItems } = readSheets('kopi-senja', { year: 2026, month: 11 })
  const months = [...new Set(payItems.map(({ month = '' }) => month))]
  const employed = (month: string) =>
    employees.filter(
      ({ joined_on = '', left_on }) => joined_on.slice(0, 7) <= month && (!left_on || left_on.slice(0, 7) >= month),
    )
  const payslips = months.reduce((sum, month) => sum + employed(month).length, 0)
  expect(months).toHaveLength(23)
  expect(kopi).toMatchObject({
    departments: new Set(employees.map(({ department }) => department)).size,
    doubled_banks: 0,
    doubled_holidays: 0,
    items: payItems.length + BONUSES + 1,
    // A bonus beside October, and a last pay in November.
    versions: 25,
    payslips: payslips + BONUSES,
    released: payslips - employed('2026-11').length + BONUSES,
    raised: 51,
  })
})

test('what they lent, claimed, travelled, learnt and book to stands there once', async () => {
  const { rows } = await server.db.system.read((tx) =>
    sql`
      select c.country,
        (select count(*) from loans l where l.company_id = c.id) as loans,
        (select count(*) from loan_moves m where m.company_id = c.id) as moves,
        (select count(*) from claims l where l.company_id = c.id) as claims,
        (select count(distinct a.claim_id) from claim_attachments a where a.company_id = c.id)::int > 40 as receipts,
        (select count(*) from travel_requests t where t.company_id = c.id) as travels,
        (select count(*) from wfh_requests t where t.company_id = c.id) as home,
        (select count(*) from training_courses t where t.company_id = c.id) as courses,
        (select count(*) from training_sessions t where t.company_id = c.id) as sessions,
        (select count(*) from training_seats t where t.company_id = c.id) as seats,
        (select count(*) from training_certificates t where t.company_id = c.id) as certificates,
        (select count(*) from ledger_accounts a where a.company_id = c.id) as booked
      from companies c order by c.country`.execute(tx),
  )
  const each = {
    loans: 2,
    moves: 1,
    claims: 300,
    receipts: true,
    travels: 20,
    home: 5,
    courses: 12,
    sessions: 9,
    seats: 28,
    certificates: 19,
  }
  expect(rows).toMatchObject([
    { country: 'MY', ...each, booked: 6 },
    { country: 'PH', ...each, booked: 6 },
    { country: 'TW', ...each, booked: 5 },
  ])
})

test('overtime waits in each company; an evening of it and evenings on call stand in a month’s pay', async () => {
  const { rows } = await server.db.system.read((tx) =>
    sql`
      select c.country,
        array(select status from overtime_claims o where o.company_id = c.id order by date) as claims,
        (select count(distinct p.employee_id) from payslips p, jsonb_array_elements(kerja_brought(p.contributed)) b
          where p.company_id = c.id and b->>'origin' = 'overtime') as paid,
        exists (select from standby_days d where d.company_id = c.id and d.is_confirmed) = exists (
          select from payslips p, jsonb_array_elements(kerja_brought(p.contributed)) b
          where p.company_id = c.id and b->>'origin' = 'standby') as on_call
      from companies c order by c.country`.execute(tx),
  )
  const each = { claims: ['approved', 'pending', 'pending'], paid: 1, on_call: true }
  expect(rows).toMatchObject(['MY', 'PH', 'TW'].map((country) => ({ country, ...each })))
})

test('a last pay waits, notices stand in every state, and each company has reports of its own', async () => {
  const { rows } = await server.db.system.read((tx) =>
    sql`
      select c.country,
        (select count(*) from pay_settlements s join pay_runs r on r.company_id = s.company_id and r.id = s.run_id
          where s.company_id = c.id and r.state = 'unconfirmed') as settled,
        array(select distinct n.status from employment_notices n where n.company_id = c.id order by 1) as notices,
        (select count(*) from pay_report_templates t where t.company_id = c.id) as reports
      from companies c order by c.country`.execute(tx),
  )
  const each = { settled: 1, reports: 3 }
  expect(rows).toMatchObject([
    { country: 'MY', ...each, notices: ['cleared', 'filed', 'not_needed'] },
    { country: 'PH', ...each, notices: ['filed', 'not_needed'] },
    { country: 'TW', ...each, notices: ['filed', 'not_needed'] },
  ])
})

test('nothing about the people of Kopi Senja is odd, and the Taiwanese numbers are nobody’s', async () => {
  const { rows } = await server.db.system.read((tx) =>
    sql<{ country: string; keys: string[] }>`
      select c.country, array(select distinct w->'message'->>'key' from jsonb_array_elements(b.warnings) w) as keys
      from import_batches b join companies c on c.id = b.company_id where b.kind = 'employees' order by 1`.execute(tx),
  )
  expect(rows).toEqual([
    { country: 'MY', keys: [] },
    { country: 'PH', keys: [] },
    { country: 'TW', keys: ['employees.odd.identity-check-digit'] },
  ])
})

test('seeding again changes nothing', async () => {
  const before = await standing(server)
  expect(await seedDemonstration(server.services, compose(server.services))).toEqual(report)
  expect(await standing(server)).toEqual(before)
})

describe('accounts', () => {
  const domains = ['kopisenja.example', 'morninglight.example', 'bayani.example']

  test.each(domains)('every role of %s signs in and holds it', async (domain) => {
    for (const { name, roles } of demoAccounts) {
      const answer = await signIn(`${name}@${domain}`)
      if (name === 'hr-attendance') {
        expect(answer).toMatchObject({ success: false, message: 'No Access Control Authority' })
        continue
      }
      expect(answer, name).toMatchObject({ success: true })
      const me = await get('api/auth/me', answer.token)
      expect(me.data.held_roles.toSorted(), name).toEqual([...roles].sort())
      expect(me.data.employee_id === null, name).toBe(!(await isEmployee(`${name}@${domain}`)))
    }
  })

  test('operations sign in with the authenticator whose secret the start shows', async () => {
    for (const { email, role, secret } of report?.operations ?? []) {
      const first = await post('api/auth/path/ops/login', { email, password: DEMO_PASSWORD })
      const code = await codeOfStep(secret, Math.floor(Date.parse(START) / 1000 / 30))
      const second = await post('api/auth/google2fa/login', { code }, first.token)
      expect(second).toMatchObject({ success: true })
      const me = await get('api/auth/me', second.token)
      expect(me.data).toMatchObject({ type: 'ops', roles: [role] })
      const installation = await get('api/path/ops/dashboard', second.token)
      expect(installation.data.companies).toMatchObject({ active: 3, disabled: 0 })
      expect(installation.data.system.demonstration).toBe(true)
    }
  })
})

describe('what each of them finds', () => {
  test('HR Manager: departments with heads, levels in order, positions that say what they demand', async () => {
    const { token } = await signIn('hr-manager@morninglight.example')
    const departments = (await get('api/panel/company/department', token)).data
    expect(departments.every((one: { hod_name: string | null }) => one.hod_name !== null)).toBe(true)
    const levels = (await get('api/panel/employee/jobLevel/list', token)).data
    expect(levels.map(({ name }: { name: string }) => name)).toEqual(['主管', '領班', '專員', '作業員', '實習生'])
    const positions = (await get('api/panel/company/position', token)).data
    expect(positions.every((one: { job_level: string | null }) => one.job_level !== null)).toBe(true)
    expect(positions.filter((one: { competencies_count: number }) => one.competencies_count > 0)).toHaveLength(12)
  })

  test('HR Payroll: the present month to look through, with a payslip out of date', async () => {
    const { token } = await signIn('hr-payroll@kopisenja.example')
    const { data } = await get('api/panel/dashboard', token)
    expect(data.payroll.next).toEqual({ year: 2026, month: 11, status: 'unconfirmed', stale: 1, to_look_at: 5 })
    expect(data.payroll.by_month).toHaveLength(12)
    expect(data.payroll.by_month.at(0).month).toBe('2025-12')
    const run = await get('api/panel/payroll/2026/11', token)
    expect(run.data.checks.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(['no_bank_account', 'below_minimum_wage', 'missing_number', 'changed_much']),
    )
    // All have said what they earned before, but one newcomer.
    const asked = await get('api/panel/payroll/prevPreJoined?year=2026&status=unknown', token)
    expect(asked.data).toHaveLength(1)
    expect(run.data.checks.find(({ code }: { code: string }) => code === 'earlier_pay_unknown')).toMatchObject({
      employee_ids: [asked.data[0].employee_id],
    })
    // A start that died after the upload uploads the same again, which changes nothing.
    expect([...new Set(run.data.sign_off.map(({ event }: { event: string }) => event))]).toEqual([
      'items_uploaded',
      'generated',
    ])
  })

  test('the month before: signed off by two persons in its own days, and released', async () => {
    const { token } = await signIn('company-admin@kopisenja.example')
    const { data } = await get('api/panel/payroll/2026/10', token)
    expect(data.status).toBe('approved')
    const signed = data.sign_off.map(
      ({ event, actor, at }: Record<string, string>) => `${at?.slice(0, 10)} ${event} ${actor}`,
    )
    expect(signed).toEqual([
      '2026-10-25 items_uploaded Santhi a/p Govindan',
      '2026-10-25 generated Santhi a/p Govindan',
      '2026-10-26 confirmed Santhi a/p Govindan',
      '2026-10-27 approved Faridah binti Ahmad Zaki',
      '2026-10-29 released Faridah binti Ahmad Zaki',
    ])
    expect(data.payslips.every(({ released_at }: { released_at: string | null }) => released_at !== null)).toBe(true)
  })

  test('HR Claim: claims in every state; HR Payroll: a raise dated back that waits', async () => {
    const claims = await signIn('hr-claim@kopisenja.example')
    const { data } = await get('api/panel/application/claim', claims.token)
    expect(new Set(data.map(({ status }: { status: string }) => status))).toEqual(
      new Set([
        ...['pending', 'processing', 'approved', 'paid', 'completed'],
        ...['rejected', 'withdrawn', 'cancelled'],
      ]),
    )
    const payroll = await signIn('hr-payroll@kopisenja.example')
    const retro = (await get('api/panel/payroll/retro', payroll.token)).data
    expect(retro.people).toMatchObject([{ status: 'waiting', can_take: true, months: [{}, {}] }])
  })

  test('a Reporting Manager: a team, and no pay', async () => {
    const { token } = await signIn('reporting-manager@kopisenja.example')
    const { data } = await get('api/panel/dashboard', token)
    expect(data.people).toMatchObject({ scope: 'team' })
    expect(data.people.active).toBeGreaterThan(5)
    expect(data.payroll).toBeNull()
  })
})

describe('who comes and who goes', () => {
  hiringStands(() => ({ app, db: server.db, today: plainDateOf(START.slice(0, 10)) }))
})

describe('the assistant answers the questions of the samples', () => {
  answersTheSamples(() => ({ app, db: server.db }))
})

test('nothing is seeded in production, where it is not wanted, or beside somebody’s own company', async () => {
  const other = await startTestServer({ startAt: START, settings: { demonstration: true } })
  const composed = compose(other.services)
  const seed = (settings: Partial<ServerSettings>) =>
    seedDemonstration({ ...other.services, settings: { ...other.services.settings, ...settings } }, composed)
  expect(await seed({ production: true })).toBeUndefined()
  expect(await seed({ demonstration: false })).toBeUndefined()
  expect(await standing(other)).toEqual([])
  await companyWithAdmin(other)
  expect(await seed({})).toBeUndefined()
  expect(await standing(other)).toMatchObject([{ people: 0 }])
  await other.stop()
})

class Killed extends Error {}

function dyingAfter(calls: number, handlers: readonly Handler[], afterIt: boolean): Handler[] {
  let made = 0
  return handlers.map(({ endpoint, handle }) => ({
    endpoint,
    async handle(call) {
      made += 1
      if (made === calls && !afterIt) throw new Killed()
      const outcome = await handle(call)
      if (made === calls) throw new Killed()
      return outcome
    },
  }))
}

/** Everything that doubling would show in. */
async function standing({ db }: TestServer) {
  const { rows } = await db.system.read((tx) =>
    sql`
      select c.name,
        (select count(*) from employees e where e.company_id = c.id) as people,
        (select count(*) from employees e where e.company_id = c.id and e.account_id is not null) as linked,
        (select count(*) from accounts a where a.company_id = c.id) as accounts,
        (select count(*) from departments d where d.company_id = c.id) as departments,
        (select count(*) - count(distinct b.name) from banks b where b.company_id = c.id) as doubled_banks,
        (select count(*) - count(distinct (h.date, h.name, h.region)) from holidays h where h.company_id = c.id) as doubled_holidays,
        (select count(*) from salary_rates r where r.company_id = c.id and r.reason is not null) as raised,
        (select count(*) from pay_items i where i.company_id = c.id) as items,
        (select count(*) from pay_runs r where r.company_id = c.id and r.state = 'approved') as approved,
        (select count(*) from pay_runs r where r.company_id = c.id and r.state = 'unconfirmed') as open,
        (select count(*) from stale_payslips s where s.company_id = c.id) as stale,
        (select count(*) from pay_run_versions v where v.company_id = c.id) as versions,
        (select count(*) from payslips p where p.company_id = c.id) as payslips,
        (select count(*) from payslips p where p.company_id = c.id and p.released_at is not null) as released
      from companies c order by c.name`.execute(tx),
  )
  return rows
}

const isEmployee = async (email: string): Promise<boolean> => {
  const { rows } = await server.db.system.read((tx) => sql`select from employees where email = ${email}`.execute(tx))
  return rows.length > 0
}

const signIn = (email: string) => post('api/auth/login', { email, password: DEMO_PASSWORD })
const get = (path: string, token: string) => ask('GET', path, token)
const post = (path: string, body: object, token?: string) => ask('POST', path, token, body)

async function ask(method: 'GET' | 'POST', path: string, token?: string, body?: object) {
  const answer = await app.inject({
    method,
    url: `/${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: body }),
  })
  return answer.json()
}
