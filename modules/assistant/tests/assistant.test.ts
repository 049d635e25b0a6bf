/** The calls of the assistant, with what each refuses; help lines and what is read of a text are given here. */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { analysisHandlers } from '#modules/analysis/server/handlers.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { meHandlers } from '#modules/me/server/handlers.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import { codeOfStep } from '#platform/identity/server/totp.ts'
import { companyWithAdmin, operationsPerson, type Person, personWith } from '#tests/support/people.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { assistantHandlers } from '../server/handlers.ts'

const CHAT = 'api/emp/ai/chat'
const OPS = 'api/path/ops/ai'
const SAD = 'I cannot go on like this'
const LINE = { name: 'A line', number: '15555', hours: null, note: null, open_now: true }

let server: TestServer
let ops: string
let admin: Person
let ann: Person

beforeAll(async () => {
  const handlers: readonly Handler[] = [
    ...meHandlers(),
    ...employeesHandlers({ payInputsChanged: async () => {} }),
    ...analysisHandlers,
    ...assistantHandlers({
      handlers: () => handlers,
      guides: [
        {
          id: 'close',
          title: { en: 'Close a month of pay', zh: '結薪' },
          words: { en: 'pay run payroll approve', zh: '薪資 核准' },
          steps: { en: ['Open the month and approve it.'], zh: ['開啟月份後核准。'] },
          screen: '/app/payroll',
          area: 'payroll',
        },
      ],
      articles: async () => [],
      nextPayDay: async () => undefined,
      readDistress: (text) => ({ level: text === SAD ? 'acute' : 'none', linesBelow: false }),
      helpLines: () => [LINE],
    }),
  ]
  server = await startTestServer({ handlers, startAt: '2026-11-20T03:00:00.000Z' })
  const { token } = await operationsPerson(server, ['Ops'])
  const { secret } = (await server.send('GET', 'api/auth/google2fa/register', { token })).body.data
  const code = await codeOfStep(secret, Math.floor(server.services.clock.now().getTime() / 30_000))
  ops = (await server.send('POST', 'api/auth/google2fa/register', { token, body: { code } })).body.token
})
beforeEach(async () => {
  admin = await companyWithAdmin(server)
  ann = await personWith(server, admin.companyId, [])
})
afterAll(() => server?.stop())

const ask = (message: string, who = ann, headers: Record<string, string> = {}) =>
  server.send('POST', CHAT, { token: who.token, body: { message }, headers })
const mine = async (who = ann) => (await server.send('GET', CHAT, { token: who.token })).body
const operate = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
  server.send(method, `${OPS}/${path}`, { token: ops, body })
const allow = (quota: number | null) => operate('PATCH', `chat/quota/${admin.companyId}`, { quota })
const used = async () => (await mine()).data.quota.used

test('an answer is kept for the one who asked, rated by them alone, and gone when they delete it', async () => {
  const { status, body } = await ask('What is the weather in Penang?')
  expect([status, body.data.kind, body.data.quota.used]).toEqual([200, 'unknown', 1])
  const { data, meta } = await mine()
  expect(data.messages).toMatchObject([{ question: 'What is the weather in Penang?', kind: 'unknown', helpful: null }])
  expect(meta).toEqual({ page: 1, per_page: 25, total: 1 })
  expect((await mine(admin)).data.messages).toEqual([])
  const rate = (who: Person) =>
    server.send('PATCH', `${CHAT}/${body.data.id}`, { token: who.token, body: { helpful: false } })
  expect([(await rate(admin)).status, (await rate(ann)).status]).toEqual([404, 200])
  expect((await mine()).data.messages).toMatchObject([{ helpful: false }])
  const stored = await server.db.system.read((tx) =>
    sql<{ sealed: string }>`select sealed from assistant_messages where company_id = ${admin.companyId}`.execute(tx),
  )
  expect(stored.rows[0]?.sealed).not.toMatch(/weather|Penang/)
  expect((await server.send('DELETE', CHAT, { token: ann.token })).body.data).toEqual({ deleted: 1 })
  expect((await mine()).data.messages).toEqual([])
  // What was asked stays counted.
  expect(await used()).toBe(1)
})

test('at zero nobody asks any more, what was said is still read, and the next month begins anew', async () => {
  await ask('What is the weather?')
  expect((await allow(1)).body.data).toMatchObject({ quota: 1, used: 1, remaining: 0, is_own: true })
  const { status, body } = await ask('And tomorrow?')
  expect([status, body.message]).toEqual([
    422,
    'Your company has used all messages of this month. You can ask again next month',
  ])
  expect((await mine()).data.messages).toHaveLength(1)
  await allow(null)
  expect((await ask('And tomorrow?')).status).toBe(200)
})

test('two at once do not pass the limit, and the same request sent again counts once', async () => {
  await allow(2)
  const twice = await Promise.all([1, 2].map(() => ask('What is the weather?', ann, { 'idempotency-key': 'one' })))
  expect(new Set(twice.map(({ body }) => body.data.id)).size).toBe(1)
  expect(await used()).toBe(1)
  const many = await Promise.all(['a', 'b', 'c', 'd'].map((text) => ask(text)))
  expect(many.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await used()).toBe(2)
})

test('distress is answered with the lines whatever is left and agreed to, and nothing of it is stored or counted', async () => {
  await allow(0)
  const { status, body } = await ask(SAD)
  expect([status, body.data]).toMatchObject([200, { id: null, kind: 'support', lines: [LINE], quota: { used: 0 } }])
  expect((await mine()).data.messages).toEqual([])
})

test('a version in force is agreed to first, by each person once; another one asks again', async () => {
  const content = { content_en: 'Answers may be wrong.', content_zh: '回答可能有誤。' }
  const added = await operate('POST', 'acknowledgement/template', { title: 'Before you ask', ...content })
  expect([added.status, added.body.data.status]).toEqual([201, 0])
  expect((await ask('What is the weather?')).status).toBe(200)
  const { id, version } = added.body.data
  const put = (which: string, status: number) =>
    operate('PATCH', 'acknowledgement/template/status', { id: which, status })
  await put(id, 1)
  expect((await ask('What is the weather?')).status).toBe(409)
  expect((await mine()).data.acknowledgement).toMatchObject({ id, content: 'Answers may be wrong.', version })
  const accept = (which: number) =>
    server.send('POST', 'api/emp/ai/acknowledgement', { token: ann.token, body: { version: which } })
  const first = (await accept(version)).body.data.accepted_at
  server.pass(60)
  expect((await accept(version)).body.data.accepted_at).toBe(first)
  expect((await ask('What is the weather?')).status).toBe(200)
  expect((await ask('What is the weather?', admin)).status).toBe(409)
  const change = await operate('PATCH', 'acknowledgement/template', { id, title: 'Otherwise' })
  expect([change.status, change.body.message]).toEqual([
    422,
    'People have agreed to this version. Write a new one instead',
  ])
  const next = (await operate('POST', 'acknowledgement/template', { title: 'Anew', ...content })).body.data
  expect(next.version).toBe(version + 1)
  const taken = await operate('POST', 'acknowledgement/template', { title: 'Anew', version, ...content })
  expect(taken.body.errors).toHaveProperty('version')
  await put(next.id, 1)
  expect((await accept(version)).status).toBe(409)
  expect((await ask('What is the weather?')).status).toBe(409)
  const list = (await operate('GET', 'acknowledgement/template')).body.data
  expect(list.map(({ status }: { status: number }) => status)).toEqual([1, 0])
  const agreed = await server.send('GET', 'api/panel/ai/acknowledgement', { token: admin.token })
  expect(agreed.body.data).toMatchObject([{ account_id: ann.id, version }])
  await put(next.id, 0)
})

test('what the company wrote answers its own questions, and an older copy overwrites nothing', async () => {
  const entry = { question_en: 'Who helps with my laptop?', answer_en: 'Call extension 12.' }
  const change = (body: object, who = admin) =>
    server.send('PATCH', 'api/panel/ai/instruction', { token: who.token, body })
  expect((await change({ entries: [entry] }, ann)).status).toBe(403)
  const half = await change({ entries: [{ question_en: 'Who?' }] })
  expect([half.status, half.body.errors]).toEqual([
    422,
    { 'entries.0.answer_en': ['Write question and answer in this language, or leave both empty'] },
  ])
  const saved = await change({ entries: [entry], contact_en: 'the HR office', version: 0 })
  expect(saved.body.data).toMatchObject({ version: 1, contact_en: 'the HR office', entries: [entry] })
  expect((await change({ contact_en: 'somebody', version: 0 })).status).toBe(409)
  expect((await ask('my laptop is broken, who helps?')).body.data).toMatchObject({
    kind: 'answer',
    skill: 'how_to',
    text: 'Call extension 12.',
  })
  expect((await ask('What is the weather?')).body.data.text).toContain('For anything else: the HR office')
  const usage = await server.send('GET', 'api/panel/ai/usage', { token: admin.token })
  expect(usage.body.data).toMatchObject({ answered: 1, unanswered: 1, quota: { used: 2 } })
})

test('a guide whose page one may not open is told as whose work it is, without the way there', async () => {
  const { data } = (await ask('How do I close a month of pay?')).body
  expect(data).toMatchObject({ kind: 'answer', skill: 'how_to', actions: [], sources: [] })
  expect(data.text).toMatch(/HR Payroll/)
  expect((await ask('How do I close a month of pay?', admin)).body.data.actions).toMatchObject([
    { href: '/app/payroll' },
  ])
})

test('who left in a month, and when somebody leaves, is told to whoever sees it on their own page', async () => {
  await server.db.forCompany(admin.companyId).transaction((tx) =>
    sql`insert into employees (company_id, id, staff_id, full_name, employment_type, joined_on, left_on, left_kind, status)
        select ${admin.companyId}, gen_random_uuid(), name, name, 'full_time', '2025-01-01', left_on::date,
          case when left_on is null then null else 'resigned' end, 'active'
        from (values ('Aminah Yusof', '2026-12-31'), ('Ben Gone', '2026-10-15'), ('Cal Gone', '2026-11-10'), ('Dee Stays', null))
          as p(name, left_on)`.execute(tx),
  )
  const told = async (question: string, who = admin) => (await ask(question, who)).body.data
  expect(await told('How many people left this month?')).toMatchObject({
    skill: 'attrition',
    text: '1 person left in November 2026.',
  })
  expect((await told('How many employees left in October?')).text).toBe('1 person left in October 2026.')
  expect((await told('How many people left in the last year?')).text).toContain('twelve months')
  expect(await told('When does Aminah Yusof leave?')).toMatchObject({
    ...{ kind: 'answer', skill: 'last_day', text: "Aminah Yusof's last day is 31 Dec 2026." },
  })
  expect((await told('When is Dee Stays leaving?')).text).toBe('No last day is recorded for Dee Stays.')
  expect((await told('When does Zed leave?')).text).toContain('nobody called zed')
  expect(await told('When does Aminah Yusof leave?', ann)).toMatchObject({ kind: 'refused', skill: 'last_day' })
})

test('operations see each company, and no company sees another', async () => {
  await ask('What is the weather?')
  const { data } = (await operate('GET', 'chat/quotas')).body
  expect(data.find(({ id }: { id: string }) => id === admin.companyId)).toMatchObject({ used: 1, is_own: false })
  expect((await operate('PATCH', `chat/quota/${admin.companyId}`, { quota: -1 })).body.errors).toHaveProperty('quota')
  expect((await server.send('GET', `${OPS}/chat/quotas`, { token: admin.token })).status).toBe(403)
  const other = await companyWithAdmin(server)
  expect((await mine(other)).data).toMatchObject({ messages: [], quota: { used: 0 } })
})
