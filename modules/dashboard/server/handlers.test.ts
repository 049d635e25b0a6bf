import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyRole } from '#access/roles.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import { leaveApprovals } from '#tests/support/leave-company.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zhHant from '../words/messages.zh-Hant.json' with { type: 'json' }
import { dashboardHandlers } from './handlers.ts'

let app: ModuleApp
let companyId: string
let kitchen: string
const ids = new Map<string, string>()

/** The clock stands at 20 November 2026. */
beforeAll(async () => {
  app = await moduleApp({ handlers: dashboardHandlers(leaveApprovals), catalogues: [{ en, 'zh-Hant': zhHant }] })
  companyId = await app.company('MY', { headcount: 50 })
  kitchen = randomUUID()
  await app.db.forCompany(companyId).transaction(async (tx) => {
    await bulkInsert(tx, 'departments', [{ company_id: companyId, id: kitchen, name: 'Kitchen' }])
  })
  await hire('Chief', { joined_on: '2020-01-01' })
  await hire('Cook', { joined_on: '2024-02-29', birth_date: '1996-11-24', manager: 'Chief', department_id: kitchen })
  await hire('Helper', { joined_on: '2026-11-02', manager: 'Cook', department_id: kitchen, left_on: '2026-12-05' })
  await hire('Gone', { joined_on: '2021-01-01', left_on: '2026-10-31' })
  await hire('Coming', { joined_on: '2026-12-01' })
})
afterAll(() => app?.close())

test('a Company Admin sees people, pay, what waits, and the notice on the second factor', async () => {
  const { people, payroll, waiting, notices } = await seenBy('Company Admin')
  expect(people).toMatchObject({ scope: 'company', active: 3, headcount_limit: 50, joined: 1, left: 1 })
  expect(people.by_department).toEqual([
    { id: kitchen, name: 'Kitchen', value: 2 },
    { id: null, name: 'No department', value: 1 },
  ])
  expect(people.by_month).toHaveLength(12)
  expect(people.by_month.at(-1)).toEqual({ month: '2026-11', headcount: 3, joined: 1, left: 0 })
  expect(people.by_month.at(-2)).toEqual({ month: '2026-10', headcount: 3, joined: 0, left: 1 })
  expect(people.birthdays).toMatchObject([{ full_name: 'Cook', date: '2026-11-24' }])
  expect(people.newcomers).toMatchObject([{ full_name: 'Helper', joined_on: '2026-11-02' }])
  expect(payroll).toEqual({ next: { year: 2026, month: 11, status: 'none', stale: 0, to_look_at: 0 }, by_month: [] })
  expect(waiting).toEqual([
    { code: 'run', count: 1, text: 'Calculate November 2026', to: '/app/payroll?month=2026-11' },
    {
      code: 'without-account',
      count: 3,
      text: '3 people have no bank account',
      to: '/app/employee?tab=all&f.lacks=account',
    },
    {
      code: 'without-numbers',
      count: 3,
      text: '3 people lack an identity or agency number',
      to: '/app/employee?tab=all&f.lacks=numbers',
    },
    {
      code: 'company-numbers',
      count: 4,
      text: 'Add 4 employer numbers that files need',
      to: '/app/company/profile',
    },
    { code: 'leaving', count: 1, text: '1 person leaves within 30 days', to: '/app/employee?tab=all&f.left=next30' },
  ])
  expect(notices).toMatchObject([{ code: 'second-factor', to: '/app/settings/general' }])
})

test('the quick ranges are the last 7, 30 and 90 days, and no others (S9-007)', async () => {
  const admin = await app.caller(companyId, 'MY', 'Company Admin')
  const counted = []
  for (const range of [7, 30, 90, 31]) {
    const { status, body } = await app.call(admin, 'GET', `api/panel/dashboard?range=${range}`)
    counted.push([range, status, body.data.people?.joined, body.data.people?.left])
  }
  expect(counted).toEqual([
    [7, 200, 0, 0],
    [30, 200, 1, 1],
    [90, 200, 1, 1],
    [31, 422, undefined, undefined],
  ])
})

test('a Reporting Manager sees his team to any depth, and never pay', async () => {
  const manager = await app.caller(companyId, 'MY', 'Reporting Manager')
  await link('Chief', manager)
  const { people, payroll, waiting, notices } = await seen(manager)
  expect(people).toMatchObject({ scope: 'team', active: 2, joined: 1, left: 0 })
  expect(payroll).toBeNull()
  expect(waiting.map(({ code }: { code: string }) => code)).toEqual(['leaving'])
  expect(notices).toEqual([])
})

test('a Reporting Manager who leads nobody sees nobody', async () => {
  expect((await seenBy('Reporting Manager')).people).toMatchObject({ scope: 'team', active: 0, by_department: [] })
})

test.each([
  ['HR Payroll', 'nobody', true],
  ['HR Payroll 1', 'nobody', true],
  ['HR Payroll 2', 'nobody', false],
  ['HR Manager', 'company', true],
  ['HR Leave', 'nobody', false],
  ['Recruitment 1', 'company', false],
  ['L & D', 'company', false],
  ['Finance', 'nobody', false],
  ['ALMA Wellbeing Reviewer', 'nobody', false],
] as const)('%s counts the people of %s, pay seen: %s', async (role, sight, pay) => {
  const { people, payroll, waiting } = await seenBy(role)
  expect(people?.scope ?? 'nobody').toBe(sight)
  expect(payroll !== null).toBe(pay)
  if (!pay) expect(waiting.filter(({ code }: { code: string }) => /run|account|numbers/.test(code))).toEqual([])
})

test.each([
  ['TW', 4],
  ['PH', 5],
] as const)('an employer in %s is told of its %i numbers that files need', async (country, count) => {
  const other = await app.company(country)
  const { waiting } = await seen(await app.caller(other, country, 'Company Admin'))
  expect(waiting).toContainEqual({
    code: 'company-numbers',
    count,
    text: `Add ${count} employer numbers that files need`,
    to: '/app/company/profile',
  })
})

test('a company with nobody in it is asked for its people, and not to work out a month', async () => {
  const other = await app.company('MY')
  const asked = async (role: CompanyRole) =>
    (await seen(await app.caller(other, 'MY', role))).waiting.filter(({ code }: { code: string }) =>
      ['people', 'run'].includes(code),
    )
  const text = 'Add employees to run payroll'
  expect(await asked('Company Admin')).toEqual([{ code: 'people', count: 1, text, to: '/app/employee' }])
  expect(await asked('HR Payroll')).toMatchObject([{ code: 'people', to: '/app/payroll' }])
})

test('whoever opens no profiles is led to the payslips of those without a bank account or numbers', async () => {
  const { waiting } = await seenBy('HR Payroll')
  const to = (check: string) => `/app/payroll?month=2026-11&tab=all&f.check=${check}`
  expect(waiting).toMatchObject([
    { code: 'run' },
    { code: 'without-account', to: to('no_bank_account') },
    { code: 'without-numbers', to: to('missing_number') },
  ])
})

test('somebody without a role sees the holidays alone', async () => {
  await app.db.forCompany(companyId).transaction((tx) =>
    bulkInsert(tx, 'holidays', [
      { company_id: companyId, id: randomUUID(), date: '2026-12-25', name: 'Christmas Day', region: null },
      { company_id: companyId, id: randomUUID(), date: '2026-12-11', name: 'Of another place', region: 'selangor' },
      { company_id: companyId, id: randomUUID(), date: '2026-11-01', name: 'Past', region: null },
    ]),
  )
  expect(await seenBy()).toEqual({
    people: null,
    payroll: null,
    waiting: [],
    notices: [],
    holidays: [{ date: '2026-12-25', name: 'Christmas Day', standing: 'confirmed' }],
    approvals: { mine: 0, all: 0, oldest_on: null },
    away: null,
    cards: [],
    setup: null,
  })
})

test('the notice goes once the company asks everybody for a second factor', async () => {
  expect((await seenBy('HR Payroll')).notices).toMatchObject([{ code: 'second-factor-own' }])
  await set({ is_enable_google2fa_login: true })
  expect((await seenBy('HR Payroll')).notices).toEqual([])
  await set({})
})

test('a module that is switched off takes its part away', async () => {
  const admin = await app.caller(companyId, 'MY', 'Company Admin')
  Object.assign(admin.session, { modules: [] })
  expect((await seen(admin)).payroll).toBeNull()
})

test('invitations wait for those who may invite, and another company’s are not counted', async () => {
  const other = await app.company('MY')
  for (const [company, email] of [
    [companyId, 'a@x.example'],
    [other, 'b@x.example'],
  ]) {
    await app.db.system.transaction((tx) =>
      sql`insert into accounts (id, company_id, type, email, full_name, state)
          values (${randomUUID()}, ${company}, 'company', ${email}, 'X', 'invited')`.execute(tx),
    )
  }
  const invited = async (role: CompanyRole) =>
    (await seenBy(role)).waiting.find(({ code }: { code: string }) => code === 'invited')
  expect(await invited('HR Generalist')).toMatchObject({ count: 1, to: '/app/settings/access?f.state=invited' })
  expect(await invited('HR Manager')).toBeUndefined()
})

test('texts come in Chinese for whoever reads it', async () => {
  const admin = await app.caller(companyId, 'MY', 'Company Admin')
  const { body } = await app.call(admin, 'GET', 'api/panel/dashboard', undefined, { 'accept-language': 'zh-Hant' })
  expect(body.data.waiting[0].text).toBe('計算 2026 年 11 月薪資')
})

async function hire(name: string, more: Record<string, string>): Promise<void> {
  const { manager, ...rest } = more
  const id = randomUUID()
  ids.set(name, id)
  await app.db.forCompany(companyId).transaction((tx) =>
    tx
      .insertInto('employees')
      .values({
        company_id: companyId,
        id,
        staff_id: name,
        full_name: name,
        joined_on: '2020-01-01',
        manager_id: manager ? ids.get(manager) : null,
        ...rest,
      })
      .execute(),
  )
}

const link = (name: string, caller: Caller) =>
  app.db
    .forCompany(companyId)
    .transaction((tx) =>
      sql`update employees set account_id = ${caller.session.accountId} where id = ${ids.get(name)}`.execute(tx),
    )

const set = (settings: object) =>
  app.db.system.transaction((tx) =>
    sql`update companies set settings = ${JSON.stringify(settings)}::jsonb where id = ${companyId}`.execute(tx),
  )

const seenBy = async (...roles: CompanyRole[]) => seen(await app.caller(companyId, 'MY', ...roles))

async function seen(caller: Caller) {
  const { status, body } = await app.call(caller, 'GET', 'api/panel/dashboard')
  expect(status).toBe(200)
  return body.data
}
