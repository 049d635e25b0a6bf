import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#access/roles.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import { type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { operationsHandlers } from './handlers.ts'

const PATH = 'api/path/ops/dashboard'
let app: ModuleApp
let company: string

beforeAll(async () => {
  app = await moduleApp({
    handlers: operationsHandlers({ version: '1.2.3', newestMigration: '0005-operations' }),
    catalogues: [{ en: { 'jobs.gave-up': 'Gave up after {{tries}} tries' }, 'zh-Hant': {} }],
  })
  company = await app.company('MY', { name: 'Kopi Satu', headcount: 40 })
  await app.company('TW', { name: '茶葉二號' })
  await app.db.forCompany(company).transaction(async (tx) => {
    await bulkInsert(
      tx,
      'employees',
      [null, '2026-11-19', '2026-11-20'].map((left_on, at) => ({
        company_id: company,
        id: randomUUID(),
        staff_id: `A-${at}`,
        full_name: 'Somebody',
        joined_on: '2020-01-01',
        left_on,
      })),
    )
    await bulkInsert(tx, 'pay_runs', [
      { company_id: company, id: randomUUID(), year: 2026, month: 11, state: 'confirmed' },
      { company_id: company, id: randomUUID(), year: 2026, month: 10, state: 'approved' },
    ])
  })
  await app.db.system.transaction(async (tx) => {
    await sql`insert into jobs (company_id, id, kind, name, state, input, created_by, roles, problem, finished_at)
      values (${company}, ${randomUUID()}, 'import', 'Pay of Ali bin Abu.xlsx', 'failed', '{}', ${randomUUID()}, '{}',
              '{"code":"jobs.gave-up","params":{"tries":3}}', '2026-11-19T00:00:00Z')`.execute(tx)
    await sql`insert into mails (id, recipient, subject, body_text) values (${randomUUID()}, 'a@b.example', 'Hello', 'x')`.execute(
      tx,
    )
  })
})
afterAll(() => app?.close())

async function operator(...roles: Role[]) {
  const caller = await app.caller(company, 'MY')
  Object.assign(caller.session, { type: 'ops', companyId: undefined, roles, heldRoles: [] })
  return caller
}

test('operations see the installation in numbers, and no person in it', async () => {
  const { body } = await app.call(await operator('Ops'), 'GET', PATH)
  expect(body).toMatchObject({ data: {} })
  expect(body.data.companies).toMatchObject({
    active: 2,
    disabled: 0,
    by_country: [
      { country: 'MY', active: 1, people: 2 },
      { country: 'TW', active: 1, people: 0 },
    ],
    newest: [
      { name: '茶葉二號', people: 0 },
      { name: 'Kopi Satu', people: 2, headcount_limit: 40 },
    ],
  })
  expect(body.data.runs).toEqual({ month: '2026-11', by_state: [{ state: 'confirmed', count: 1 }], payslips: 0 })
  expect(body.data.mail).toMatchObject({ server: false, waiting: 1, failed: 0, oldest_waiting_at: expect.any(String) })
  expect(body.data.jobs).toMatchObject({
    failed_last_week: 1,
    newest_failures: [{ kind: 'import', company: 'Kopi Satu', message: 'Gave up after 3 tries' }],
  })
  expect(body.data.system).toMatchObject({ version: '1.2.3', database: app.db.home, demonstration: false })
  expect(body.data.system.database_bytes).toBeGreaterThan(1_000_000)
  const text = JSON.stringify(body)
  for (const personal of ['Ali bin Abu', 'Somebody', 'a@b.example', 'Hello']) expect(text).not.toContain(personal)
})

test('every reading stands in the book with who, in what role and why', async () => {
  const caller = await operator('Latest System Update Ops')
  await app.call(caller, 'GET', `${PATH}?reason=Ticket%2042`)
  const { rows } = await app.db.system.read((tx) =>
    sql`select account_id, actor_roles, action, company_id, reason from operations_readings order by at desc, id desc limit 1`.execute(
      tx,
    ),
  )
  expect(rows).toEqual([
    {
      account_id: caller.session.accountId,
      actor_roles: 'Latest System Update Ops',
      action: 'operations.dashboard',
      company_id: null,
      reason: 'Ticket 42',
    },
  ])
})

test('the book cannot be changed, not even by the system', async () => {
  for (const change of [sql`delete from operations_readings`, sql`update operations_readings set reason = 'nothing'`]) {
    await expect(app.db.system.transaction((tx) => change.execute(tx))).rejects.toThrow(/permission denied/)
  }
})

test('nobody of a company gets there, and nothing is noted', async () => {
  const before = await readings()
  for (const role of ['Company Admin', 'HR Payroll', 'Reporting Manager'] as const) {
    const { status } = await app.call(await app.caller(company, 'MY', role), 'GET', PATH)
    expect(status).toBe(403)
  }
  expect((await app.call(await operator(), 'GET', PATH)).status).toBe(403)
  expect(await readings()).toBe(before)
})

const readings = () =>
  app.db.system.read(async (tx) => (await sql`select from operations_readings`.execute(tx)).rows.length)

test('the proof over all companies answers counts alone, and refuses months in the wrong order', async () => {
  const ops = await operator('Ops')
  const found = await app.call(ops, 'POST', 'api/path/ops/replay', { from: '2026-01', to: '2026-03' })
  expect(found.body).toMatchObject({ data: { payslips: 0, differing: 0, companies: [] } })
  const wrong = await app.call(ops, 'POST', 'api/path/ops/replay', { from: '2026-03', to: '2026-01' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['to']])
})
