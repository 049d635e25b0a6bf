import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { companyWithAdmin, PASSWORD, type Person } from '#tests/support/people.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { problem } from './answers.ts'
import { on } from './handler.ts'

let server: TestServer
let admin: Person
let effects = 0

const act = endpoint({
  id: 'test.act',
  method: 'POST',
  path: 'api/test/act',
  access: { to: 'company' },
  summary: 'Counts',
  body: z.object({ n: z.number(), refuse: z.boolean().optional() }),
  response: z.object({ effects: z.number() }),
})

beforeAll(async () => {
  const handler = on(act, async ({ body }) => {
    if (body.refuse) return problem('http.invalid')
    await new Promise((later) => setTimeout(later, 30))
    effects += 1
    return { effects }
  })
  server = await startTestServer({ handlers: [handler] })
  admin = await companyWithAdmin(server)
})
afterAll(() => server?.stop())

const send = (key: string, body: object, token = admin.token) =>
  server.send('POST', 'api/test/act', { token, body, headers: { 'idempotency-key': key } })

test('the same request five times has one effect and one answer', async () => {
  const first = await send('a', { n: 1 })
  const again = await Promise.all([1, 2, 3, 4].map(() => send('a', { n: 1 })))
  expect(effects).toBe(1)
  for (const one of again) expect([one.status, one.body.data]).toEqual([first.status, first.body.data])
})

test('five at once have one effect, and each is given its answer', async () => {
  const before = effects
  const all = await Promise.all([1, 2, 3, 4, 5].map(() => send('b', { n: 2 })))
  expect(effects).toBe(before + 1)
  expect(all.map(({ status, body }) => [status, body.data])).toEqual(Array(5).fill([200, { effects }]))
})

test('a key belongs to its request, its account and its company', async () => {
  const other = await companyWithAdmin(server)
  expect((await send('a', { n: 99 })).status).toBe(422)
  const before = effects
  expect((await send('a', { n: 1 }, other.token)).status).toBe(200)
  expect(effects).toBe(before + 1)
})

test('a refusal is not kept', async () => {
  expect((await send('c', { n: 3, refuse: true })).status).toBe(422)
  const before = effects
  await send('c', { n: 3, refuse: true })
  expect(effects).toBe(before)
})

test('neither tokens nor recovery codes nor passwords are kept with a key', async () => {
  const headers = { 'idempotency-key': 'd' }
  await server.send('POST', 'api/auth/confirm', { token: admin.token, body: { password: PASSWORD }, headers })
  await server.send('POST', 'api/auth/role/select', {
    token: admin.token,
    body: { role: 'Company Admin' },
    headers: { 'idempotency-key': 'e' },
  })
  const kept = await server.db.forCompany(admin.companyId).read((tx) =>
    sql<{
      key: string
      request_hash: string
      answer: unknown
    }>`select * from idempotency_keys where key in ('d', 'e')`.execute(tx),
  )
  expect(kept.rows.map(({ key }) => key)).toEqual(['d'])
  expect(JSON.stringify(kept.rows)).not.toContain('eyJ')
  const { createHash } = await import('node:crypto')
  const plain = createHash('sha256')
  for (const part of ['POST', '/api/auth/confirm', JSON.stringify({ password: PASSWORD }), ''])
    plain.update(part).update('\0')
  expect(kept.rows[0]?.request_hash).not.toBe(plain.digest('hex'))
})
