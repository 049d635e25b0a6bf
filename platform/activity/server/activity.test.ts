import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companyWithAdmin, type Person, personWith } from '#tests/support/people.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { type Happened, record } from './activity.ts'
import { activityHandlers } from './handlers.ts'
import { noteHead } from './noted-head.ts'
import type { SubjectNames } from './subject-names.ts'
import { verifyChain } from './verify-chain.ts'

/** Of a module that knows its things in both languages. */
const known: SubjectNames = {
  kinds: ['tea'],
  reader: async (_tx, _companyId, language) => (name) => (language === 'zh-Hant' ? name.replace('Tea', '茶') : name),
}
let server: TestServer
let admin: Person

beforeAll(async () => {
  server = await startTestServer({ handlers: activityHandlers([], [known]) })
})
beforeEach(async () => {
  admin = await companyWithAdmin(server)
})
afterAll(() => server?.stop())

const acting = (name = 'Mei Ling') => ({
  actor: { accountId: admin.id, name, address: '203.0.113.9', requestId: randomUUID(), roles: ['Company Admin'] },
  now: server.services.clock.now(),
})
const company = () => server.db.forCompany(admin.companyId)
const write = (happened: readonly Happened[], name?: string) =>
  company().transaction((tx) => record(tx, admin.companyId, happened, acting(name)))
const one = (n: number): Happened => ({
  action: 'test.changed',
  subject: { kind: 'thing', id: `t-${n}`, name: `Thing ${n}` },
  after: { n },
})
const list = (query = '', token = admin.token) => server.send('GET', `api/panel/activityLog${query}`, { token })
const intact = () => verifyChain(company())
/** As somebody who has the disk and not the application. */
const tamper = (statement: string) =>
  server.db.owner(async (connection) => {
    await connection.script(
      'alter table activity no force row level security; alter table activity_heads no force row level security',
    )
    await connection.script(statement.replaceAll('$company', admin.companyId))
    await connection.script(
      'alter table activity force row level security; alter table activity_heads force row level security',
    )
  })

describe('the chain', () => {
  test('is whole after writers at once, each entry once and in one order', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => write([one(n), one(n + 100)])))
    expect(await intact()).toEqual({ entries: 41, intact: true, broken_at: null })
  })

  test('of ten thousand entries written at once is whole, and any one altered is found', async () => {
    await write(Array.from({ length: 10_000 }, (_, n) => one(n)))
    expect(await intact()).toMatchObject({ entries: 10_001, intact: true })
    const seq = 2 + Math.floor(Math.random() * 10_000)
    await tamper(`update activity set actor = 'Somebody else' where company_id = '$company' and seq = ${seq}`)
    expect(await intact()).toEqual({ entries: 10_001, intact: false, broken_at: seq })
  })

  test.each([
    ['a value changed', `update activity set after = '{"n": 99}' where company_id = '$company' and seq = 4`, 4],
    [
      'a moment changed',
      `update activity set at = at + interval '1 millisecond' where company_id = '$company' and seq = 4`,
      4,
    ],
    ['an entry taken out', `delete from activity where company_id = '$company' and seq = 4`, 4],
    ['the last one cut off', `delete from activity where company_id = '$company' and seq = 6`, 6],
    [
      'two exchanged',
      `update activity set seq = case seq when 3 then 1004 else 1003 end where company_id = '$company' and seq in (3, 4); update activity set seq = seq - 1000 where company_id = '$company' and seq > 1000`,
      3,
    ],
    ['the end forged', `update activity_heads set hash = 'x' where company_id = '$company'`, 6],
  ])('shows %s', async (_what, statement, at) => {
    for (let n = 0; n < 5; n += 1) await write([one(n)])
    expect(await intact()).toMatchObject({ entries: 6, intact: true })
    await tamper(statement)
    expect(await intact()).toMatchObject({ intact: false, broken_at: at })
  })

  test('shows an end that was cut off with the last link set back, by what was noted outside the database', async () => {
    for (let n = 0; n < 5; n += 1) await write([one(n)])
    await noteHead(server.services, company())
    await tamper(`update activity_heads set seq = 4, hash = (select hash from activity where company_id = '$company' and
      seq = 4) where company_id = '$company'; delete from activity where company_id = '$company' and seq > 4`)
    expect(await intact()).toMatchObject({ intact: true })
    const noted = async () =>
      (await server.send('GET', 'api/panel/activityLog/verify', { token: admin.token })).body.data
    expect(await noted()).toEqual({ entries: 4, intact: false, broken_at: 5 })
    // Others are written in its place: the note is not moved on to them.
    for (let n = 0; n < 5; n += 1) await write([one(n + 10)])
    await noteHead(server.services, company())
    expect(await noted()).toMatchObject({ intact: false, broken_at: 6 })
  })

  test('holds odd texts, nothing and large numbers', async () => {
    const after = { odd: 'a\u0000b\ud800', quote: '"\\\n', number: 1e21, small: 0.1, none: null, deep: { z: 1, a: [] } }
    await write([{ action: 'test.odd', subject: { kind: 'thing', name: '\u0000' }, after }])
    expect(await intact()).toMatchObject({ intact: true })
  })

  test('is the company’s own', async () => {
    const other = await companyWithAdmin(server)
    await write([one(1)])
    expect(await verifyChain(server.db.forCompany(other.companyId))).toMatchObject({ entries: 1, intact: true })
  })

  test('cannot be changed or removed by the application', async () => {
    for (const statement of [sql`update activity set actor = 'x'`, sql`delete from activity`, sql`truncate activity`]) {
      await expect(company().transaction((tx) => statement.execute(tx))).rejects.toThrow(/permission denied/)
      await expect(server.db.system.transaction((tx) => statement.execute(tx))).rejects.toThrow(/permission denied/)
    }
  })

  test('what happened and its entry stand or fall together', async () => {
    const name = async () =>
      (await company().read((tx) => sql<{ name: string }>`select name from companies`.execute(tx))).rows[0]?.name
    const before = await name()
    const failing = company().transaction(async (tx) => {
      await sql`update companies set name = 'changed'`.execute(tx)
      await record(tx, admin.companyId, [{ ...one(1), action: null as never }], acting())
    })
    await expect(failing).rejects.toThrow()
    expect(await name()).toBe(before)
    expect(await intact()).toMatchObject({ entries: 1, intact: true })
  })

  test('hides what is sealed, whoever writes it', async () => {
    await write([
      { ...one(1), before: { password: 'secret-1' }, after: { salary: '4000.00', identity_number: '900101' } },
    ])
    const stored = await company().read((tx) =>
      sql`select before, after from activity order by seq desc limit 1`.execute(tx),
    )
    expect(stored.rows).toEqual([{ before: { password: '••••' }, after: { salary: '••••', identity_number: '••••' } }])
  })
})

describe('the list', () => {
  test('is newest first, paged, with who, in which role, from where, before and after', async () => {
    for (let n = 0; n < 5; n += 1) await write([{ ...one(n), before: { n: n - 1 } }])
    const page = await list('?page=2&per_page=2')
    expect(page.body.meta).toEqual({ page: 2, per_page: 2, total: 6 })
    expect(page.body.data.map((line: { subject_id: string }) => line.subject_id)).toEqual(['t-2', 't-1'])
    expect(page.body.data[0]).toMatchObject({
      actor: 'Mei Ling',
      actor_roles: ['Company Admin'],
      action: 'test.changed',
      address: '203.0.113.9',
      before: { n: 1 },
      after: { n: 2 },
    })
  })

  test('calls what a module knows as its reader does, and keeps what it was called', async () => {
    await write([one(1), { ...one(2), subject: { kind: 'tea', id: 't', name: 'Mei Lin: Tea' } }])
    const read = async (language: string) => {
      const headers = { 'accept-language': language }
      const page = await server.send('GET', 'api/panel/activityLog?per_page=2', { token: admin.token, headers })
      return page.body.data.map((line: { subject_name: string }) => line.subject_name)
    }
    expect(await read('zh-TW')).toEqual(['Mei Lin: 茶', 'Thing 1'])
    expect(await read('en')).toEqual(['Mei Lin: Tea', 'Thing 1'])
    expect(await intact()).toMatchObject({ intact: true })
  })

  test('is filtered by subject, person, action, day and text', async () => {
    await write([one(1), { ...one(2), subject: { kind: 'other', id: 'o-1' } }])
    await write([one(3)], 'Bala 100%')
    const count = async (query: string) => (await list(query)).body.meta.total
    expect(await count('?subject_kind=other')).toBe(1)
    expect(await count('?subject_kind=thing&subject_id=t-1')).toBe(1)
    expect(await count(`?account_id=${randomUUID()}`)).toBe(0)
    expect(await count('?action=test.changed')).toBe(3)
    expect(await count('?action=test')).toBe(3)
    expect(await count('?action=tes')).toBe(0)
    expect(await count('?search=100%25')).toBe(1)
    expect(await count('?search=%25')).toBe(1)
    expect(await count(`?search=${encodeURIComponent("' or true --")}`)).toBe(0)
  })

  test('tells the parts that wrote, each once, however many entries there are', async () => {
    await write([one(1), { ...one(2), action: 'test.removed' }, { ...one(3), action: 'testing.began' }])
    await write([{ ...one(4), action: 'test-bench.began' }])
    const { body } = await server.send('GET', 'api/panel/activityLog/parts', { token: admin.token })
    expect(body.data).toEqual([
      { part: 'identity', name: 'Sign-in and accounts' },
      { part: 'test-bench', name: 'test-bench' },
      { part: 'test', name: 'test' },
      { part: 'testing', name: 'testing' },
    ])
  })

  test('leaves the product as a sheet of exactly what was asked for, in which no cell is a formula', async () => {
    await write([{ ...one(1), subject: { kind: 'thing', id: 't', name: '=HYPERLINK("x")' }, before: { n: 0 } }])
    await write([{ ...one(2), action: 'other.changed' }])
    const sheet = await server.app.inject({
      url: '/api/panel/activityLog/export?action=test',
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(sheet.headers['content-disposition']).toContain('activity-log-')
    const lines = sheet.body.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('No.,When,Who')
    expect(lines[1]).toContain(`'=HYPERLINK`)
    expect(lines[1]).toContain('{""n"":0}')
  })

  test('days are those of the company', async () => {
    // The clock of this test began at 09:00 in Kuala Lumpur; the day before ends at 16:00 UTC.
    const now = server.services.clock.now()
    const midnight = Date.parse(`${server.services.clock.today('Asia/Kuala_Lumpur')}T00:00:00+08:00`) + 86_400_000
    await write([one(1)])
    server.pass((midnight - now.getTime()) / 1000)
    await write([one(2)])
    const today = server.services.clock.today('Asia/Kuala_Lumpur')
    const fresh = await server.send('POST', 'api/auth/login', {
      body: { email: admin.email, password: 'a long walk to the office' },
    })
    const of = async (query: string) =>
      (await list(query, fresh.body.token)).body.data.filter(
        (line: { action: string }) => line.action === 'test.changed',
      ).length
    expect(await of(`?from=${today}&to=${today}`)).toBe(1)
    expect(await of(`?to=${today}`)).toBe(2)
    expect((await list('?from=2026-02-30', fresh.body.token)).status).toBe(422)
  })

  test('names actions in the reader’s language', async () => {
    const chinese = await server.send('GET', 'api/panel/activityLog?action=identity', {
      token: admin.token,
      headers: { 'accept-language': 'zh-TW' },
    })
    expect(chinese.body.data[0].title).toBe('登入')
    await write([one(1)])
    expect((await list()).body.data[0].title).toBe('test.changed')
  })

  test.each(['HR Claim', 'HR Manager', 'Reporting Manager', 'Finance', 'ALMA Wellbeing Reviewer'] as const)(
    'is not for %s',
    async (role) => {
      const person = await personWith(server, admin.companyId, [role])
      expect((await list('', person.token)).status).toBe(403)
      expect((await server.send('GET', 'api/panel/activityLog/verify', { token: person.token })).status).toBe(403)
    },
  )

  test.each(['HR Payroll', 'Shift Planner', 'HR Leave', 'HR Generalist'] as const)(
    'is for %s, of the own company',
    async (role) => {
      await companyWithAdmin(server)
      const person = await personWith(server, admin.companyId, [role])
      const { body } = await list('?per_page=200', person.token)
      expect(body.meta.total).toBe(2)
      const verified = await server.send('GET', 'api/panel/activityLog/verify', { token: person.token })
      expect(verified.body.data).toEqual({ entries: 2, intact: true, broken_at: null })
    },
  )
})
