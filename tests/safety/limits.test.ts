/**
 * How much one may ask for: told in words and seconds, counted against who asked, and against nobody else.
 *
 * @sweep every limit up to its end
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, newCompany } from '../support/client.ts'
import { colleague } from '../support/colleagues.ts'
import { type Product, startProduct } from '../support/product.ts'
import { bearer, flawOfProblem, wire } from './support/wire.ts'

const STANDARD = {
  LIMIT_CALLS_PER_MINUTE: '',
  LIMIT_UPLOADS_PER_MINUTE: '',
  LIMIT_FAILED_SIGN_INS: '',
  TRUST_PROXY: 'true',
}
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
let product: Product
let admin: Awaited<ReturnType<typeof newCompany>>
let other: Awaited<ReturnType<typeof colleague>>
beforeAll(async () => {
  product = await startProduct(STANDARD)
  admin = await newCompany(product.client)
  other = await colleague(admin, ['HR Leave'])
})
afterAll(() => product?.stop())

const login = async (email: string, password: string, from: string) => {
  const answer = await wire(product.url, 'api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email, password }),
  })
  return { ...answer, body: JSON.parse(answer.text) }
}

test('six hundred calls a minute are an account’s own; the next is refused, a colleague is served, a minute later all is well', async () => {
  product.pass(60)
  const headers = admin.headers()
  const answers: number[] = []
  for (let round = 0; round < 31; round += 1) {
    const some = await Promise.all(Array.from({ length: 20 }, () => wire(product.url, 'api/emp/settings', { headers })))
    answers.push(...some.map(({ status }) => status))
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(600)
  const over = await wire(product.url, 'api/emp/settings', { headers })
  expect([over.status, flawOfProblem(over)]).toEqual([429, undefined])
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
  // Another address or another header makes no other account.
  const elsewhere = await wire(product.url, 'api/emp/settings', {
    headers: { ...headers, 'x-forwarded-for': '203.0.113.9' },
  })
  expect(elsewhere.status).toBe(429)
  expect((await other.get('api/emp/settings')).status).toBe(200)
  product.pass(60)
  expect((await admin.get('api/emp/settings')).status).toBe(200)
})

test('sixty uploads a minute are a company’s own, refused before the file is read', async () => {
  product.pass(60)
  const stranger = await newCompany(product.client)
  const upload = (one: typeof admin) => one.upload('api/panel/employee/add/by/batch/upload/0', '', 'people.csv')
  const answers = await Promise.all(Array.from({ length: 60 }, () => upload(admin)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]))
  const over = await upload(admin)
  expect([over.status, over.body.code]).toEqual([429, 429])
  expect((await upload(stranger)).status).toBe(422)
})

test('ten failed sign-ins close an account for a quarter of an hour, also to the right password, and no colleague', async () => {
  for (let at = 0; at < 10; at += 1)
    expect((await login(other.email, `wrong ${at}`, `198.51.100.${at}`)).body.success).toBe(false)
  const eleventh = await login(other.email, other.password, '198.51.100.20')
  expect([eleventh.status, flawOfProblem(eleventh), eleventh.body.success]).toEqual([429, undefined, false])
  expect(eleventh.text).not.toContain('token')
  // An address that does not exist is closed in the same words.
  for (let at = 0; at < 10; at += 1) await login('nobody@company.example', 'wrong', `198.51.100.${at + 30}`)
  const nobody = await login('nobody@company.example', 'wrong', '198.51.100.50')
  expect([nobody.status, nobody.body.message]).toEqual([429, eleventh.body.message])
  expect((await login(admin.email, admin.password, '198.51.100.20')).body.success).toBe(true)
  product.pass(15 * 60 + 1)
  expect((await login(other.email, other.password, '198.51.100.20')).body.success).toBe(true)
})

test('twenty at once count as twenty', async () => {
  product.pass(15 * 60 + 1)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => login(other.email, 'wrong', `192.0.2.${at}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
})

test('from one address ten failures close it to strangers, and not to who works there', async () => {
  product.pass(15 * 60 + 1)
  const office = '203.0.113.77'
  const here = await colleague(await freshAdmin(), ['HR Leave'])
  expect((await login(here.email, here.password, office)).body.success).toBe(true)
  for (let at = 0; at < 10; at += 1) await login(`guess${at}@company.example`, 'wrong', office)
  const stranger = await login(`guess@company.example`, 'wrong', office)
  expect(stranger.status).toBe(429)
  expect((await login(here.email, here.password, office)).body.success).toBe(true)
})

test('two hundred megabytes a day are one account’s own: the next file is refused in words, a colleague’s is kept', async () => {
  const one = await freshAdmin()
  const two = await colleague(one, ['Company Admin'])
  await product.db.system.transaction((tx) =>
    sql`
      insert into files (company_id, id, name, type, size, sha256, storage_key, purpose, created_by)
      select company_id, gen_random_uuid(), 'a.pdf', 'application/pdf', ${200 * 1024 * 1024 - 100}, '', 'none', 'test', id
      from accounts where email = ${one.email}`.execute(tx),
  )
  const logo = (who: Client) => who.upload('api/panel/company/uploadCompanyLogo', PNG, 'logo.png')
  // Of five at once one still fits.
  const answers = await Promise.all(Array.from({ length: 5 }, () => logo(one)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
  const refused = answers.find(({ status }) => status === 422)
  expect(refused?.body.errors.file).toEqual([expect.stringContaining('200 MB')])
  expect((await logo(two)).status).toBe(200)
})

test('wrong confirmations are counted apart from sign-ins', async () => {
  product.pass(15 * 60 + 1)
  const one = await freshAdmin()
  const answers = []
  for (let at = 0; at < 11; at += 1)
    answers.push((await one.post('api/auth/confirm', { password: `wrong ${at}` })).status)
  expect(answers.slice(0, 10).every((status) => status === 422)).toBe(true)
  expect(answers[10]).toBe(429)
  expect(
    (await wire(product.url, 'api/auth/me', { headers: bearer(one.headers().authorization?.slice(7)) })).status,
  ).toBe(200)
})

/** Time has passed here, so that earlier tokens may be over. */
const freshAdmin = () => newCompany(product.client)

test('a large body is looked at only once its sender is known, and nobody unknown sends one', async () => {
  const sent = (known: Record<string, string>, path: string, bytes: number) =>
    wire(product.url, path, {
      method: 'POST',
      headers: { ...known, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'x'.repeat(bytes) }),
    })
  // Unknown, it is not even found that the body is none.
  const broken = await wire(product.url, 'api/panel/company/department', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '['.repeat(100_000),
  })
  expect([broken.status, flawOfProblem(broken)]).toEqual([401, undefined])
  expect((await sent({}, 'api/auth/login', 70_000)).status).toBe(413)
  // Signed in an hour of the clock above ago.
  const known = await newCompany(product.client)
  expect((await sent(known.headers(), 'api/panel/company/department', 70_000)).status).toBe(422)
})

test('beyond the calls that can be served at once the next is told when to come again, and all is well afterwards', async () => {
  const narrow = await startProduct({ LIMIT_CALLS_AT_ONCE: '3' })
  try {
    const one = await newCompany(narrow.client)
    const asked = () => wire(narrow.url, 'api/panel/employee/getAllEmployees', { headers: one.headers() })
    const answers = await Promise.all(Array.from({ length: 60 }, asked))
    const turnedAway = answers.filter(({ status }) => status === 503)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    expect(turnedAway.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
    expect((await wire(narrow.url, 'healthz')).status).toBe(200)
    expect((await asked()).status).toBe(200)
  } finally {
    await narrow.stop()
  }
})
