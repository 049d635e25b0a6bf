import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { companyWithAdmin, PASSWORD, type Person } from '#tests/support/people.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { problem } from '../answers.ts'
import { on } from '../handler.ts'
import { keyStore } from './key-store.ts'

let server: TestServer
let admin: Person
/** Where the next call ends as if its process had died. */
let dies: 'before' | 'between' | 'after' | undefined

const act = endpoint({
  id: 'test.act',
  method: 'POST',
  path: 'api/test/act',
  access: { to: 'company' },
  summary: 'Saves two views, each in a transaction of its own',
  body: z.object({ name: z.string(), refuse: z.boolean().optional() }),
  response: z.object({ id: z.string(), saved: z.number() }),
})
const open = endpoint({ ...act, id: 'test.open', path: 'api/test/open', access: { to: 'everyone' } })

beforeAll(async () => {
  const dying = (at: typeof dies) => {
    if (dies !== at) return
    dies = undefined
    throw new Error('the process died')
  }
  // Each of a list of its own, in which nobody has a name twice.
  const save = (tx: Parameters<Parameters<TestServer['db']['system']['transaction']>[0]>[0], name: string) =>
    sql<{ id: string }>`
      insert into saved_views (company_id, id, account_id, list, name, query)
      values (${admin.companyId}, gen_random_uuid(), ${admin.id}, gen_random_uuid()::text, ${name}, '') returning id`.execute(
      tx,
    )
  const handlers = [
    on(act, async ({ body, company }) => {
      if (body.refuse) return problem('http.invalid')
      const before = await company.read((tx) => savedUnder(tx, body.name))
      // Whoever looks again after the first transaction would find it done.
      if (before > 0) return problem('http.invalid')
      dying('before')
      const { rows } = await company.transaction((tx) => save(tx, body.name))
      dying('between')
      await company.transaction((tx) => save(tx, body.name))
      dying('after')
      await new Promise((later) => setTimeout(later, 30))
      return { id: rows[0]?.id ?? '', saved: 2 }
    }),
    on(open, async ({ body, db }) => {
      // As a device at a door, or somebody with a link: of nobody's session, in a company all the same.
      const inside = body.refuse === false ? db.forCompany(admin.companyId) : db.system
      const { rows } = await inside.transaction((tx) => save(tx, body.name))
      return { id: rows[0]?.id ?? '', saved: 1 }
    }),
  ]
  server = await startTestServer({ handlers })
  admin = await companyWithAdmin(server)
})
afterAll(() => server?.stop())

const send = (key: string, body: object = { name: key }, token = admin.token) =>
  server.send('POST', 'api/test/act', { token, body, headers: { 'idempotency-key': key } })
const savedUnder = async (tx: Parameters<Parameters<TestServer['db']['system']['transaction']>[0]>[0], name: string) =>
  (await sql`select from saved_views where name = ${name}`.execute(tx)).rows.length
const saved = (name: string) => server.db.system.read((tx) => savedUnder(tx, name))

test('the same request five times has one effect and one answer', async () => {
  const first = await send('a')
  const again = await Promise.all([1, 2, 3, 4].map(() => send('a')))
  expect(await saved('a')).toBe(2)
  expect(first.status).toBe(200)
  for (const one of again) expect([one.status, one.body]).toEqual([first.status, first.body])
})

test('five at once have one effect, and each is given its answer', async () => {
  const all = await Promise.all([1, 2, 3, 4, 5].map(() => send('b')))
  expect(await saved('b')).toBe(2)
  expect(new Set(all.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
})

test.each(['before', 'between', 'after'] as const)(
  'who died %s the transactions is carried on where it stopped',
  async (moment) => {
    dies = moment
    expect((await send(moment)).status).toBe(500)
    const answer = await send(moment)
    expect([answer.status, answer.body.data?.saved]).toEqual([200, 2])
    expect(await saved(moment)).toBe(2)
    expect((await send(moment)).body).toEqual(answer.body)
  },
)

test('a key belongs to its request, its account and its company', async () => {
  const other = await companyWithAdmin(server)
  expect((await send('a', { name: 'something else' })).status).toBe(422)
  expect((await send('a', { name: 'of the other' }, other.token)).status).not.toBe(422)
})

test('a refusal is not kept, and its key may be used with what was put right', async () => {
  expect((await send('c', { name: 'c', refuse: true })).status).toBe(422)
  expect((await send('c')).status).toBe(200)
})

test('whoever is not signed in is answered again too, and meets nobody with the same key', async () => {
  const stranger = (name: string) =>
    server.send('POST', 'api/test/open', { body: { name }, headers: { 'idempotency-key': '1' } })
  const [first, again, other] = [await stranger('x'), await stranger('x'), await stranger('y')]
  expect(again.body).toEqual(first.body)
  expect([first.status, other.status]).toEqual([200, 200])
  expect([await saved('x'), await saved('y')]).toEqual([1, 1])
})

test('whoever is not signed in is answered again also for what was done in a company', async () => {
  const body = { name: 'at the door', refuse: false }
  const ask = () => server.send('POST', 'api/test/open', { body, headers: { 'idempotency-key': 'door' } })
  const [first, again] = [await ask(), await ask()]
  expect([first.status, again.body, await saved('at the door')]).toEqual([200, first.body, 1])
})

test('a key without characters, or with too many, is refused', async () => {
  expect((await send('k'.repeat(256))).body.type).toBe('problem:http.bad-key')
  expect((await send('k'.repeat(255))).status).toBe(200)
})

test('neither tokens nor recovery codes nor answers can be read where keys are kept', async () => {
  await send('d')
  for (const [key, path, body] of [
    ['e', 'api/auth/confirm', { password: PASSWORD }],
    ['f', 'api/auth/role/select', { role: 'Company Admin' }],
  ] as const)
    await server.send('POST', path, { token: admin.token, body, headers: { 'idempotency-key': key } })
  const { rows } = await server.db.system.read((tx) =>
    sql<{ key: string; request_hash: string }>`select * from idempotency_keys where key in ('d', 'e', 'f')`.execute(tx),
  )
  expect(rows.map(({ key }) => key).toSorted()).toEqual(['d', 'e'])
  expect(JSON.stringify(rows)).not.toMatch(/eyJ|saved/)
  const { createHash } = await import('node:crypto')
  const plain = createHash('sha256')
  for (const part of ['POST', '/api/auth/confirm', JSON.stringify({ password: PASSWORD }), ''])
    plain.update(part).update('\0')
  expect(rows.map(({ request_hash }) => request_hash)).not.toContain(plain.digest('hex'))
})

test('of two copies of the server one works, and the one whose claim was taken over stores nothing', async () => {
  const { db, services } = server
  const of = { companyId: admin.companyId, accountId: admin.id, key: 'copies' }
  const copy = (name: string) =>
    keyStore({ ...db, home: 'postgres' }, services.seal, of, { requestId: name, program: 'one' })
  const [one, two] = [copy('one'), copy('two')]
  expect((await one.claim('h')).kind).toBe('ours')
  expect((await two.claim('h')).kind).toBe('at work elsewhere')
  await one.letGo()
  expect((await two.claim('h')).kind).toBe('ours')
  const keep = (store: typeof one) => db.system.transaction((tx) => store.keepSteps(tx, Buffer.from('step')))
  expect([await keep(one), await keep(two)]).toEqual([false, true])
  expect(await one.answer({ status: 200, answer: 'lost' })).toBe(false)
  await two.letGo()
  expect(await one.claim('h')).toEqual({ kind: 'ours', steps: [Buffer.from('step')] })
})

test('what another version of the program began is not gone on with; what it answered stays answered', async () => {
  const { db, services } = server
  const by = (program: string, requestId: string) =>
    keyStore(
      db,
      services.seal,
      { companyId: admin.companyId, accountId: admin.id, key: 'updated' },
      { requestId, program },
    )
  const [former, later] = [by('1.0 a', 'former'), by('1.0 b', 'later')]
  expect((await former.claim('h')).kind).toBe('ours')
  expect(await db.system.transaction((tx) => former.keepSteps(tx, Buffer.from('step')))).toBe(true)
  await former.letGo()
  expect((await later.claim('h')).kind).toBe('another program')
  expect((await former.claim('h')).kind).toBe('ours')
  await former.answer({ status: 200, answer: 'done' })
  expect(await later.claim('h')).toMatchObject({ kind: 'answered' })
  // Over HTTP: the process dies after its first transaction, the program is another one, and the key comes again.
  dies = 'between'
  expect((await send('updated-meanwhile')).status).toBe(500)
  await db.system.transaction((tx) =>
    sql`update idempotency_keys set steps_by = '0.9' where key = 'updated-meanwhile'`.execute(tx),
  )
  const again = await send('updated-meanwhile')
  expect([again.status, again.body.type]).toEqual([409, 'problem:http.begun-before-update'])
  expect(await saved('updated-meanwhile')).toBe(1)
})
