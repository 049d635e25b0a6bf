import { randomUUID } from 'node:crypto'
import JSZip from 'jszip'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Happened, record } from '#platform/activity/server/activity.ts'
import { activityHandlers } from '#platform/activity/server/handlers.ts'
import { verifyChain } from '#platform/activity/server/verify-chain.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { personTables } from '../model/person-tables.ts'
import screenEnglish from '../words/en.json' with { type: 'json' }
import english from '../words/messages.en.json' with { type: 'json' }
import screenChinese from '../words/zh-Hant.json' with { type: 'json' }
import { privacyHandlers } from './handlers.ts'
import { forgottenInLog } from './log-sight.ts'

// Today is 20 November 2026; Malaysia keeps seven years.
let app: ModuleApp
let company: string
let admin: Caller
const gone = randomUUID()
const lately = randomUUID()
const here = randomUUID()
const account = randomUUID()
/** A record of the person's that goes with them. */
const child = randomUUID()

/** What an import that was refused keeps of its cells. */
type RefusedBatch = { readonly errors: readonly { readonly value: string }[] }

beforeAll(async () => {
  app = await moduleApp({
    handlers: [...privacyHandlers, ...activityHandlers([forgottenInLog])],
    catalogues: [{ en: english, 'zh-Hant': {} }],
  })
  company = await app.company('MY')
  admin = await app.caller(company, 'MY', 'Company Admin')
  await app.db.system.transaction(async (tx) => {
    await sql`insert into accounts (id, company_id, type, email, full_name)
      values (${account}, ${company}, 'company', 'zainab@person.example', 'Zainab')`.execute(tx)
    await sql`insert into mails (id, company_id, recipient, subject, body_text)
      values (gen_random_uuid(), ${company}, 'zainab@person.example', 'Hello Zainab', 'x')`.execute(tx)
    await sql`insert into sessions (id, account_id, company_id, login_type, complete, token_id, token_expires_at,
        created_at, last_seen_at, expires_at, address, user_agent)
      values (gen_random_uuid(), ${account}, ${company}, 'user', true, gen_random_uuid(), now(), now(), now(), now(),
        '203.0.113.77', 'Zainab’s telephone')`.execute(tx)
  })
  const person = (id: string, left_on: string | null) => ({
    company_id: company,
    id,
    staff_id: `KP-${id.slice(0, 4)}`,
    full_name: `Zainab ${id.slice(0, 4)}`,
    email: `${id}@person.example`,
    joined_on: '2015-01-01',
    left_on,
    status: left_on === null ? ('active' as const) : ('resigned' as const),
    identity_number: app.seal.seal('900101145566', 'employees.identity_number'),
    passport_number: app.seal.seal('K7654321', 'employees.passport_number'),
    birth_date: '1990-01-01',
    account_id: id === gone ? account : null,
  })
  await app.db.forCompany(company).transaction(async (tx) => {
    await bulkInsert(tx, 'employees', [person(gone, '2019-11-20'), person(lately, '2019-11-21'), person(here, null)])
    await bulkInsert(tx, 'salary_rates', [
      {
        company_id: company,
        employee_id: gone,
        component: 'basic_salary',
        effective_from: '2015-01-01',
        amount: '3000.00',
        reason: app.seal.seal('Zainab asked', 'salary_rates.reason'),
      },
    ])
    await bulkInsert(tx, 'family_members', [
      { company_id: company, id: child, employee_id: gone, full_name: 'Child of Zainab', relationship: 'child' },
    ])
    await askedForLeave(tx)
  })
})
afterAll(() => app?.close())

/** Leave with a proof, sent by the person, with a word of who decided. */
async function askedForLeave(tx: Tx): Promise<void> {
  const [type, application, request, file] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const key = `${company}/${file}`
  await app.services.files.put(key, Buffer.from(app.seal.seal(Buffer.from('a proof').toString('base64'), key)))
  await sql`insert into leave_types (company_id, id, name, name_zh, granted, counted_in, unit)
    values (${company}, ${type}, 'Sick', '病假', 'need', 'working_days', 'day')`.execute(tx)
  await sql`insert into leave_applications (company_id, id, employee_id, type_id, from_date, to_date, charge, paid, reason, status, entered_by)
    values (${company}, ${application}, ${gone}, ${type}, '2019-03-04', '2019-03-04', 2, 1, 'Zainab is ill', 'approved', ${account})`.execute(
    tx,
  )
  await sql`insert into files (company_id, id, name, type, size, sha256, storage_key, purpose)
    values (${company}, ${file}, 'clinic.pdf', 'application/pdf', 7, 'x', ${key}, 'leave')`.execute(tx)
  await sql`insert into leave_attachments (company_id, file_id, application_id, uploaded_by)
    values (${company}, ${file}, ${application}, ${account})`.execute(tx)
  await sql`insert into approval_requests (company_id, id, kind, about_id, about_name, about_number, sent_by, sent_by_name, told, status, reason)
    values (${company}, ${request}, 'leave', ${gone}, 'Zainab', 'KP-1', ${account}, 'Zainab', '{}', 'approved', 'Get well, Zainab')`.execute(
    tx,
  )
  await sql`insert into approval_events (company_id, request_id, id, event, account_id, actor, note)
    values (${company}, ${request}, gen_random_uuid(), 'sent', ${account}, 'Zainab', 'Zainab is ill')`.execute(tx)
  await sql`insert into notices (company_id, account_id, id, word, params, link)
    values (${company}, ${account}, gen_random_uuid(), 'leave.kind', '{"name": "Zainab"}', '/me')`.execute(tx)
}

const get = (path: string, caller = admin) => app.call(caller, 'GET', `api/panel/privacy/${path}`)
const post = (path: string, body: unknown, caller = admin) =>
  app.call(caller, 'POST', `api/panel/privacy/${path}`, body)

test('every table that holds something of a person is exported and has a fate', async () => {
  const { rows } = await app.db.system.read((tx) =>
    sql<{ table_name: string }>`
      select distinct table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'employee_id' order by 1`.execute(tx),
  )
  const known = personTables.map(({ table }) => table)
  // Marks that say which payslip is out of date, and that a person was forgotten.
  const ours = ['stale_payslips', 'forgotten_people']
  expect(
    rows.map(({ table_name }) => table_name).filter((name) => !ours.includes(name) && !known.includes(name)),
  ).toEqual([])
})

test('every kind of record is called by a word in both languages', () => {
  const records = [...personTables.map(({ table }) => table), 'accounts', 'sessions', 'activity']
  for (const words of [screenEnglish, screenChinese] as Readonly<Record<string, string>>[]) {
    expect(records.filter((record) => !words[`privacy.record.${record}`])).toEqual([])
  }
})

test('the standard time is the country’s, with its source and standing', async () => {
  const { body } = await get('retention')
  expect(body.data).toMatchObject({ years: 7, standard: { years: 7, standing: 'single source' } })
  expect(body.data.standard.source).toContain('Income Tax Act 1967')
  expect(body.data.people).toEqual([expect.objectContaining({ employee_id: gone, due_on: '2026-11-20' })])
})

test('everything on a person comes as one archive with sealed numbers opened', async () => {
  const answer = await get(`person/${gone}`)
  expect(answer.status).toBe(200)
  const archive = await JSZip.loadAsync(answer.bytes)
  const { records, called } = JSON.parse((await archive.file('person.json')?.async('string')) ?? '{}')
  expect(records.employees[0]).toMatchObject({ id: gone, identity_number: '900101145566', passport_number: 'K7654321' })
  expect(called).toMatchObject({ employees: 'Employee record', salary_rates: 'Agreed pay' })
  expect(records.salary_rates).toMatchObject([{ reason: 'Zainab asked' }])
  expect(records.family_members[0].full_name).toBe('Child of Zainab')
  expect(JSON.stringify(records)).not.toContain('identity_digest')
  expect(records.accounts).toMatchObject([{ email: 'zainab@person.example' }])
  expect(records.sessions).toMatchObject([{ address: '203.0.113.77' }])
  expect(records.approval_requests).toMatchObject([{ about_name: 'Zainab', reason: 'Get well, Zainab' }])
  expect(records.approval_events).toHaveLength(1)
  const proof = Object.keys(archive.files).find((name) => name.endsWith('clinic.pdf')) ?? ''
  expect(await archive.file(proof)?.async('string')).toBe('a proof')
  // What an id stands for is said beside it.
  expect(records.leave_applications).toMatchObject([{ type: 'Sick' }])
  expect((await get(`person/${randomUUID()}`)).status).toBe(404)
})

test('who is still employed or within the time is not forgotten, nor is anybody beside them', async () => {
  for (const ids of [[here], [lately], [gone, lately]]) {
    const refused = await post('anonymise', { employee_ids: ids, reason: 'Time is over' })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['employee_ids']])
  }
  expect((await get('retention')).body.data.people).toHaveLength(1)
})

test('a look first tells what goes and what stays, and changes nothing', async () => {
  const { body } = await post('anonymise/preview', { employee_ids: [gone] })
  expect(body.data.effects).toEqual([
    { record: 'notices', removed: 1, kept: 0 },
    { record: 'approval_events', removed: 0, kept: 1 },
    { record: 'approval_requests', removed: 0, kept: 1 },
    { record: 'leave_attachments', removed: 1, kept: 0 },
    { record: 'employees', removed: 0, kept: 1 },
    { record: 'salary_rates', removed: 0, kept: 1 },
    { record: 'family_members', removed: 1, kept: 0 },
    { record: 'leave_applications', removed: 0, kept: 1 },
  ])
  expect((await get('retention')).body.data.people).toHaveLength(1)
})

/** What was wrong in two sheets: one from the person's time, and one from after it with two rows. */
async function wrongCells(): Promise<void> {
  const wrong = (row: number, column: string, value: string) => ({
    row,
    column,
    value,
    message: { key: 'sheets.wrong', params: { value } },
    expected: { key: 'sheets.expected.date' },
  })
  const batches = [
    ['2019-05-01', [wrong(1, 'identity_number', '9001011455')]],
    [
      '2026-01-05',
      [
        wrong(1, 'full_name', `ZAINAB ${gone.slice(0, 4)}`),
        wrong(1, 'phone', '012-99'),
        wrong(2, 'full_name', 'Somebody'),
        wrong(3, 'department', 'K7654321'),
      ],
    ],
  ] as const
  await app.db.forCompany(company).transaction(async (tx) => {
    for (const [at, errors] of batches) {
      await sql`
        insert into import_batches (company_id, id, kind, file_name, rows, accepted, errors, created_by, created_at)
        values (${company}, ${randomUUID()}, 'employees', 'people.csv', 2, 0, ${JSON.stringify(errors)}, ${account}, ${at})`.execute(
        tx,
      )
    }
  })
}

const logOf = async (query: string) => {
  const list = await app.call(admin, 'GET', `api/panel/activityLog?${query}`)
  const sheet = await app.call(admin, 'GET', `api/panel/activityLog/export?${query}`)
  return { entries: list.body.data, text: `${list.bytes}${sheet.bytes}` }
}

test('a forgotten person is in no row by name, while what was paid stays', async () => {
  await wrongCells()
  const acting = {
    actor: { accountId: account, name: 'Zainab', address: '203.0.113.77', requestId: randomUUID(), roles: [] },
    now: new Date('2019-01-01T00:00:00Z'),
  }
  const happened: readonly Happened[] = [
    {
      action: 'employees.changed',
      subject: { kind: 'employee', id: gone, name: 'Zainab Gone' },
      before: { phone: null },
      after: { phone: '012 999 8888', address: 'Zainab Street' },
    },
    {
      action: 'privacy.anonymised',
      subject: { kind: 'recognition', id: child, name: 'Zainab Gone' },
      after: { message: 'Zainab stayed late' },
    },
    {
      action: 'company.changed',
      subject: { kind: 'company', id: company },
      after: { name: `Kopi of Zainab ${gone.slice(0, 4)}` },
    },
  ]
  await app.db.forCompany(company).transaction(async (tx) => {
    await bulkInsert(tx, 'import_batches', [
      {
        company_id: company,
        id: randomUUID(),
        kind: 'employees',
        file_name: 'people.csv',
        rows: 1,
        accepted: 1,
        created: '{}',
        errors: '[]',
        warnings: JSON.stringify([
          { row: 1, column: 'phone', message: { key: 'x', params: { name: `Zainab ${gone.slice(0, 4)}` } } },
        ]),
        created_by: account,
        created_by_name: 'Zainab',
      },
    ])
    await record(tx, company, happened, acting)
  })
  expect((await logOf('search=zainab')).entries).toHaveLength(3)
  const done = await post('anonymise', { employee_ids: [gone], reason: 'Time is over' })
  expect([done.status, done.body.data.people]).toEqual([200, 1])
  const found = await app.db.forCompany(company).read(async (tx) => ({
    person: (await sql<Record<string, unknown>>`select * from employees where id = ${gone}`.execute(tx)).rows[0],
    pay: (await sql<{ amount: string; reason: null }>`select amount, reason from salary_rates`.execute(tx)).rows,
    family: (await sql`select from family_members`.execute(tx)).rows.length,
    files: (await sql`select from files`.execute(tx)).rows.length,
    others: (
      await sql`select to_jsonb(r) as row from approval_requests r union all select to_jsonb(e) from approval_events e
        union all select to_jsonb(a) from leave_applications a union all select to_jsonb(n) from notices n
        union all select to_jsonb(b) from import_batches b`.execute(tx)
    ).rows,
  }))
  expect(JSON.stringify(found.person)).not.toMatch(/Zainab|900101|1990-01-01|person\.example/)
  expect(found.person).toMatchObject({ full_name: 'Former employee', left_on: '2019-11-20', identity_number: null })
  expect(found.pay).toEqual([{ amount: '3000.00', reason: null }])
  expect([found.family, found.files]).toEqual([0, 0])
  const log = await logOf('')
  expect(log.text).not.toMatch(/Zainab|012 999|203\.0\.113\.77/)
  expect(log.entries).toContainEqual(
    expect.objectContaining({ action: 'employees.changed', after: { phone: '••••', address: '••••' } }),
  )
  expect((await logOf('search=zainab')).entries).toEqual([])
  expect(await verifyChain(app.db.forCompany(company))).toMatchObject({ intact: true })
  expect(found.others).toHaveLength(6)
  expect(JSON.stringify(found.others)).not.toMatch(/Zainab/)
  const mails = await app.db.system.read((tx) => sql`select from mails where subject ~ 'Zainab'`.execute(tx))
  expect(mails.rows).toHaveLength(0)
  const kept = await app.db.system.read((tx) =>
    sql`select to_jsonb(a) as account, to_jsonb(s) as session from accounts a join sessions s on s.account_id = a.id
        where a.id = ${account}`.execute(tx),
  )
  expect(JSON.stringify(kept.rows)).not.toMatch(/Zainab|zainab|203\.0\.113\.77/)
  const { rows: batches } = await app.db
    .forCompany(company)
    .read((tx) =>
      sql<RefusedBatch>`select errors from import_batches where errors <> '[]' order by created_at`.execute(tx),
    )
  expect(batches.map(({ errors }) => errors.map(({ value }) => value))).toEqual([[''], ['', '', 'Somebody', '']])
  expect(JSON.stringify(batches)).not.toMatch(/Zainab|9001011455|012-99|K7654321/i)
  expect((await get('retention')).body.data.people).toEqual([])
  expect((await post('anonymise', { employee_ids: [gone], reason: 'Again' })).status).toBe(422)
})

test('only a Company Admin of the company who has just confirmed it is he may', async () => {
  for (const role of ['HR Generalist', 'HR Manager', 'HR Payroll'] as const) {
    expect((await get('retention', await app.caller(company, 'MY', role))).status).toBe(403)
  }
  const other = await app.caller(await app.company('TW'), 'TW', 'Company Admin')
  const late = await app.caller(company, 'MY', 'Company Admin')
  Object.assign(late.session, { confirmedUntil: 0 })
  expect((await get(`person/${here}`, late)).body).toMatchObject({ confirm_identity: true })
  expect((await get(`person/${here}`, other)).status).toBe(404)
  expect((await post('anonymise/preview', { employee_ids: [lately] }, other)).status).toBe(422)
})
