import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holidayOpening } from '#modules/holidays/server/public.ts'
import { leaveOpening } from '#modules/leave/server/opening.ts'
import { openCompany } from '#platform/identity/server/open-company.ts'
import { codeOfStep } from '#platform/identity/server/totp.ts'
import { drawnPdf } from '#tests/support/drawn-papers.ts'
import { multipart } from '#tests/support/multipart.ts'
import { companyWithAdmin, operationsPerson } from '#tests/support/people.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { operationsHandlers } from './handlers.ts'
import { presetOpening } from './preset-handlers.ts'

let server: TestServer
let ops: string
let releases: string

beforeAll(async () => {
  server = await startTestServer({
    handlers: operationsHandlers({ version: '1', newestMigration: undefined }),
    startAt: '2026-11-20T03:00:00.000Z',
    settings: { readingWorkers: 0 },
  })
  ops = await operator('Ops')
  releases = await operator('Latest System Update Ops')
})
afterAll(() => server?.stop())

async function operator(role: string): Promise<string> {
  const { token } = await operationsPerson(server, [role])
  const { secret } = (await server.send('GET', 'api/auth/google2fa/register', { token })).body.data
  const code = await codeOfStep(secret, Math.floor(server.services.clock.now().getTime() / 30_000))
  return (await server.send('POST', 'api/auth/google2fa/register', { token, body: { code } })).body.token
}

const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, token = ops) =>
  server.send(method, `api/path/ops/${path}`, { token, body })

test('a partner looks after companies one at a time, by their days', async () => {
  const { companyId } = await companyWithAdmin(server)
  const one = (await send('POST', 'salesCompany', { name: 'Rakan Jualan', country: 'MY', email: 'hi@rakan.example' }))
    .body.data
  const two = (await send('POST', 'salesCompany', { name: 'Second Partner' })).body.data
  expect((await send('POST', 'salesCompany', { name: 'rakan jualan' })).body.errors).toEqual({
    name: ['There is a partner of this name already'],
  })
  expect(Object.keys((await send('POST', 'salesCompany', { name: 'X', email: 'nobody' })).body.errors)).toEqual([
    'email',
  ])
  const give = (sales_company_id: string, starts_on: string, ends_on: string | null = null) =>
    send('POST', 'assignSalesCompany', { sales_company_id, company_id: companyId, starts_on, ends_on })
  const first = await give(one.id, '2026-01-01', '2026-10-31')
  expect(first.body.data).toMatchObject({ sales_company_name: 'Rakan Jualan', ends_on: '2026-10-31' })
  const refused = await give(two.id, '2026-10-31')
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { starts_on: ['Another partner looks after the company in these days'] },
  ])
  const second = (await give(two.id, '2026-11-01')).body.data
  expect((await send('GET', `salesCompany/${two.id}`)).body.data.clients).toBe(1)
  expect((await send('GET', `salesCompany/${one.id}`)).body.data.clients).toBe(0)
  expect((await send('PATCH', `assignSalesCompany/${second.id}`, { starts_on: '2026-10-01' })).status).toBe(422)
  expect((await send('PATCH', `assignSalesCompany/${second.id}`, { ends_on: '2026-10-01' })).status).toBe(422)
  expect((await send('PATCH', `assignSalesCompany/${second.id}`, { note: 'By phone' })).body.data.note).toBe('By phone')
  expect((await send('GET', 'assignSalesCompany')).body.data).toHaveLength(2)
  expect((await send('DELETE', `salesCompany/${two.id}`)).body.message).toBe(
    'This partner looks or looked after 1 company: close it instead',
  )
  expect((await send('DELETE', `assignSalesCompany/${second.id}`)).status).toBe(200)
  expect((await send('GET', `assignSalesCompany/${second.id}`)).status).toBe(404)
  expect((await send('DELETE', `salesCompany/${two.id}`)).status).toBe(200)
  expect((await send('PATCH', `salesCompany/${one.id}`, { is_active: false })).body.data.is_active).toBe(false)
  const book = await server.db.system.read((tx) =>
    sql<{
      action: string
    }>`select action from operations_readings where subject = 'Second Partner' order by at`.execute(tx),
  )
  expect(book.rows.map(({ action }) => action)).toEqual(['operations.partner-added', 'operations.partner-removed'])
})

test('a company that opens has the presets of its country beside what the law gives it, others do not', async () => {
  const holiday = { country: 'MY', kind: 'holiday', name: 'Founders’ day', name_zh: '創立日', date: '2027-03-03' }
  const made = (await send('POST', 'preset', holiday)).body.data
  await send('POST', 'preset', {
    country: 'MY',
    kind: 'leave_type',
    name: 'Study leave',
    name_zh: '進修假',
    days: '2.5',
  })
  await send('POST', 'preset', { country: 'MY', kind: 'timezone', name: 'Asia/Kuching' })
  await send('POST', 'preset', { ...holiday, name: 'Switched off', is_active: false })
  const wrong = async (body: object) => Object.keys((await send('POST', 'preset', body)).body.errors)
  expect(await wrong(holiday)).toEqual(['name'])
  expect(await wrong({ ...holiday, date: null })).toEqual(['date'])
  expect(await wrong({ country: 'MY', kind: 'leave_type', name: 'No days' })).toEqual(['days'])
  expect(await wrong({ country: 'MY', kind: 'leave_type', name: 'Thirds', days: '1.3' })).toEqual(['days'])
  expect(await wrong({ country: 'TW', kind: 'timezone', name: 'Asia/Kuching' })).toEqual(['name'])

  const openings = [holidayOpening, leaveOpening, presetOpening]
  const opened = (country: 'MY' | 'TW') =>
    server.db.system.transaction((tx) =>
      openCompany(tx, { name: `New ${country}`, country, headcountLimit: 10 }, openings, server.services.clock.now()),
    )
  const seen = async (companyId: string) =>
    server.db.forCompany(companyId).read(async (tx) => {
      const one = async (text: ReturnType<typeof sql<{ it: unknown }>>) =>
        (await text.execute(tx)).rows.map(({ it }) => it)
      return {
        days: await one(sql`select name as it from holidays where date = '2027-03-03'`),
        types: await one(sql`select t.name_zh || ' ' || (t.steps -> 0 ->> 'halves') as it from leave_types t
          join leave_group_types g on g.company_id = t.company_id and g.type_id = t.id where t.name = 'Study leave'`),
        zone: await one(sql`select timezone_key as it from companies`),
      }
    })
  expect(await seen(await opened('MY'))).toEqual({
    days: ['Founders’ day'],
    types: ['進修假 5'],
    zone: ['Asia/Kuching'],
  })
  expect(await seen(await opened('TW'))).toEqual({ days: [], types: [], zone: ['Asia/Taipei'] })

  expect((await send('PATCH', `preset/${made.id}`, { is_active: false })).body.data.is_active).toBe(false)
  expect((await send('GET', `preset/${made.id}`)).body.data.name).toBe('Founders’ day')
  expect((await send('DELETE', `preset/${made.id}`)).status).toBe(200)
  expect((await send('GET', 'preset')).body.data).toHaveLength(3)
})

test('release notes are read from their day on, once they are published, and written by releases alone', async () => {
  const note = { title_en: 'New reports', title_zh: '新報表', text_en: 'See **them**.', text_zh: '請看。' }
  const made = await send('POST', 'latestSystemUpdate', { ...note, published_on: '2026-11-21' }, releases)
  expect(made.status).toBe(201)
  const { id } = made.body.data
  const { token } = await companyWithAdmin(server)
  const read = async () => (await server.send('GET', 'api/panel/latestSystemUpdate', { token })).body.data
  await send('PATCH', `latestSystemUpdate/${id}`, { is_published: true }, releases)
  expect(await read()).toEqual([])
  await send('PATCH', `latestSystemUpdate/${id}`, { published_on: '2026-11-20' }, releases)
  expect(await read()).toEqual([{ id, ...note, published_on: '2026-11-20' }])
  expect((await send('POST', 'latestSystemUpdate', { ...note, title_zh: '' }, releases)).status).toBe(422)
  expect((await send('GET', 'latestSystemUpdate')).status).toBe(403)
  expect((await send('GET', `latestSystemUpdate/${id}`, undefined, releases)).body.data.is_published).toBe(true)
  expect((await send('GET', 'latestSystemUpdate', undefined, releases)).body.data).toHaveLength(1)
  expect((await send('DELETE', `latestSystemUpdate/${id}`, undefined, releases)).status).toBe(200)
  expect(await read()).toEqual([])
})

test('a table becomes JSON and comes back as it was, with what would be a formula made harmless', async () => {
  const pasted = await send('POST', 'jsonConverter', { text: 'name\tcity, state\nAini\tIpoh, Perak\nMei\t\n' })
  expect(pasted.body.data).toEqual({
    rows: 2,
    columns: ['name', 'city, state'],
    data: [
      { name: 'Aini', 'city, state': 'Ipoh, Perak' },
      { name: 'Mei', 'city, state': null },
    ],
  })
  const upload = multipart({}, { name: 'people.csv', bytes: Buffer.from('name,pay\nAini,1000.50\n') })
  const uploaded = await server.app.inject({
    method: 'POST',
    url: '/api/path/ops/jsonConverter',
    headers: { authorization: `Bearer ${ops}`, ...upload.headers },
    payload: upload.payload,
  })
  expect(uploaded.json().data.data).toEqual([{ name: 'Aini', pay: '1000.50' }])
  const table = async (json: unknown, format: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/path/ops/jsonConverter/table',
      headers: { authorization: `Bearer ${ops}` },
      payload: { json: typeof json === 'string' ? json : JSON.stringify(json), format },
    })
  const csv = await table(
    [
      { name: '=1+1', at: { city: 'Ipoh' } },
      { name: 'Mei', tags: ['a'] },
    ],
    'csv',
  )
  expect(csv.body.replace('\ufeff', '').split('\r\n')).toEqual([
    'name,at.city,tags',
    `'=1+1,Ipoh,`,
    `Mei,,"[""a""]"`,
    '',
  ])
  expect((await table([{ a: 1 }], 'xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK')
  expect((await table('{', 'csv')).json().errors).toEqual({ json: ['This is not JSON'] })
  expect((await table('[1]', 'csv')).json().errors).toEqual({ json: ['Give a list of objects, one a row'] })
  expect((await send('POST', 'jsonConverter', {})).status).toBe(422)
  expect((await send('POST', 'jsonConverter', { text: 'a,a\n1,2' })).status).toBe(422)
})

test('a receipt is read as claims read it, and what cannot be read is said', async () => {
  const post = (file: { name: string; bytes: Uint8Array }) => {
    const { headers, payload } = multipart({ country: 'MY' }, file)
    const url = '/api/path/ops/ocr'
    return server.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${ops}`, ...headers }, payload })
  }
  const none = { name: 'receipt.png', bytes: Buffer.from('no picture') }
  expect((await post(none)).json().message).toContain('READING_WORKERS')
  server.set({ readingWorkers: 1 })
  const lines = ['Kedai Makan Selera', 'Date: 18/11/2026', 'Nasi lemak 12.50', 'TOTAL RM 12.50']
  const read = (await post({ name: 'receipt.pdf', bytes: drawnPdf(lines) })).json().data
  expect(read.from).toBe('text')
  expect(read.lines.map(({ text }: { text: string }) => text)).toContain('Kedai Makan Selera')
  const found = Object.fromEntries(read.fields.map((field: Record<string, string>) => [field.name, field.value]))
  expect(found).toMatchObject({ merchant: 'Kedai Makan Selera', amount: '12.50', expense_date: '2026-11-18' })
  const broken = await post(none)
  expect([broken.statusCode, Object.keys(broken.json().errors)]).toEqual([422, ['file']])
  expect((await send('POST', 'ocr', {})).status).toBe(422)
})
