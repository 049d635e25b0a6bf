import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
const opened: string[] = []

beforeAll(async () => {
  server = await startTestServer({
    openings: [
      async (_tx, { companyId, country, language }) => void opened.push(`${companyId} ${country} ${language}`),
    ],
  })
})
afterAll(() => server?.stop())

const company = {
  company_name: 'Kopi Tiga Sdn Bhd',
  country: 'MY',
  full_name: 'Nur Aisyah',
  email: 'Aisyah@KopiTiga.example',
  phone: '+60 12-345 6789',
  password: 'teh tarik kurang manis',
  headcount: 25,
  agreement: true,
}
const credentials = { email: 'aisyah@kopitiga.example', password: company.password }

test('a company opens at once and its registrant signs in as Company Admin without a mail', async () => {
  const opening = await server.send('POST', 'api/auth/register', { body: company })
  expect(opening.status).toBe(201)
  expect(opening.body.message).toMatch(/^Your account is ready and you can sign in\. If /)
  expect(opening.body.data.email).toBe('aisyah@kopitiga.example')
  expect(opened).toEqual([`${opening.body.data.company_id} MY en`])

  const signedIn = await server.send('POST', 'api/auth/login', { body: credentials })
  expect(signedIn).toMatchObject({ status: 200, body: { success: true, token: expect.any(String) } })
  expect(signedIn.body.data.token).toBe(signedIn.body.token)

  const me = await server.send('GET', 'api/auth/me', { token: signedIn.body.token })
  expect(me.body.data).toMatchObject({
    company_name: 'Kopi Tiga Sdn Bhd',
    country: 'MY',
    currency_code: 'MYR',
    timezone_key: 'Asia/Kuala_Lumpur',
    today: '2026-03-02',
    full_name: 'Nur Aisyah',
    roles: ['Company Admin'],
    type: 'user',
    migration_wizard_step: 0,
    employee_id: null,
    second_factor: false,
    features: [1, 2, 3, 4, 5, 6],
  })
  // The thirty-one modules that the specification names.
  expect(me.body.data.modules.toSorted((a: number, b: number) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 29, 31, 32, 33, 36,
  ])
})

test('what has one name is named in the language of the country, or in English for whoever opens the company in it', async () => {
  const languages: (string | undefined)[] = []
  for (const [at, spoken] of [undefined, 'en', 'zh-TW'].entries()) {
    const body = { ...company, country: 'TW', email: `one${at}@taiwan.example` }
    await server.send('POST', 'api/auth/register', { body, headers: spoken ? { 'accept-language': spoken } : {} })
    languages.push(opened.at(-1)?.split(' ').at(-1))
  }
  expect(languages).toEqual(['zh-Hant', 'en', 'zh-Hant'])
})

test.each([
  ['TW', 'TWD', 'Asia/Taipei', 'tw'],
  ['PH', 'PHP', 'Asia/Manila', 'en-us'],
])('a company of %s counts in %s at the time of %s (S0-001)', async (country, currency, zone, language) => {
  const email = `first@${country.toLowerCase()}.example`
  await server.send('POST', 'api/auth/register', { body: { ...company, country, email } })
  const { body } = await server.send('POST', 'api/auth/login', { body: { email, password: company.password } })
  const me = await server.send('GET', 'api/auth/me', { token: body.token })
  expect(me.body.data).toMatchObject({ country, currency_code: currency, timezone_key: zone, prefer_lang: language })
})

test('the state is kept as a letterhead writes it; without one, as before, there is none', async () => {
  const regionOf = async (state?: string) => {
    const email = `state.${JSON.stringify(state ?? null).replace(/\W+/g, '-')}@kopi.example`
    const body = { ...company, email, ...(state !== undefined && { state }) }
    const { data } = (await server.send('POST', 'api/auth/register', { body })).body
    const { rows } = await server.db.system.read((tx) =>
      sql<{ region: string | null }>`select region from companies where id = ${data.company_id}`.execute(tx),
    )
    return rows[0]?.region
  }
  expect(await regionOf('kuala lumpur')).toBe('Kuala Lumpur')
  expect(await regionOf('')).toBeNull()
  expect(await regionOf()).toBeNull()
})

test('forms arrive urlencoded and multipart as well', async () => {
  const email = 'form@kopi.example'
  const fields = { ...company, email, headcount: '25', agreement: 'true' }
  const opening = await server.send('POST', 'api/auth/register', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields as never).toString(),
  })
  expect(opening.status).toBe(201)
  const boundary = 'xxBOUNDARYxx'
  const parts = Object.entries({ email, password: company.password })
    .map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')
  const signedIn = await server.send('POST', 'api/auth/login', {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${parts}--${boundary}--\r\n`,
  })
  expect(signedIn.body).toMatchObject({ success: true, token: expect.any(String) })
})

test('an e-mail that has an account opens no second company, whatever its case', async () => {
  const before = await companies()
  const sent = (email: string) => server.send('POST', 'api/auth/register', { body: { ...company, email } })
  const mails = async () => {
    const { rows } = await server.db.system.read((tx) => sql`select from mails`.execute(tx))
    return rows.length
  }
  const written = await mails()
  const [taken, free] = [await sent('AISYAH@kopitiga.EXAMPLE'), await sent('nobody.yet@kopitiga.example')]
  // The answer is the same in status, text and shape; whose address it is learns of it by mail.
  expect([taken.status, taken.body.message, Object.keys(taken.body.data)]).toEqual([
    free.status,
    free.body.message,
    Object.keys(free.body.data),
  ])
  expect(taken.body.data).toMatchObject({
    company_id: expect.stringMatching(/^[\da-f-]{36}$/),
    email: credentials.email,
  })
  expect(await companies()).toBe(before + 1)
  expect(await mails()).toBe(written + 1)
})

test('two registrations with one e-mail at once open one company', async () => {
  const before = await companies()
  const body = { ...company, email: 'twins@kopi.example' }
  const both = await Promise.all([1, 2].map(() => server.send('POST', 'api/auth/register', { body })))
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect(await companies()).toBe(before + 1)
})

test.each([
  ['too short', { password: 'kopi o kau' }, 'password', 'The password needs at least 12 characters'],
  [
    'common',
    { password: 'Password2024' },
    'password',
    'This password is too common and easy to guess, please choose another',
  ],
  [
    'one’s own address',
    { password: 'refused@kopi.example' },
    'password',
    'This password is too common and easy to guess, please choose another',
  ],
  ['a fourth country (S0-001)', { country: 'SG' }, 'country', undefined],
  ['not agreed', { agreement: false }, 'agreement', undefined],
  ['no head', { headcount: 0 }, 'headcount', undefined],
  ['a nameless company', { company_name: '  ' }, 'company_name', 'This field must be filled'],
  ['no address', { email: 'kopi' }, 'email', 'Please enter an e-mail address'],
  ['a state of another country', { state: 'Java' }, 'state', 'Please choose a state of Malaysia'],
  ['a phone of letters', { phone: 'call me' }, 'phone', 'Please enter a phone number of 6 to 20 digits'],
])('%s is refused beside its field', async (_case, wrong, field, text) => {
  const before = await companies()
  const refused = await server.send('POST', 'api/auth/register', {
    body: { ...company, email: 'refused@kopi.example', ...wrong },
  })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.errors)).toEqual([field])
  if (text) expect(refused.body.errors[field]).toEqual([text])
  expect(await companies()).toBe(before)
})

test('a contribution that fails leaves no half-open company', async () => {
  const broken = await startTestServer({ openings: [() => Promise.reject(new Error('no holidays'))] })
  const answer = await broken.send('POST', 'api/auth/register', { body: company })
  expect(answer.status).toBe(500)
  const left = await broken.db.system.read((tx) => sql<{ n: number }>`select count(*) as n from companies`.execute(tx))
  expect(left.rows).toEqual([{ n: 0 }])
  await broken.stop()
})

async function companies(): Promise<number> {
  const found = await server.db.system.read((tx) => sql<{ n: number }>`select count(*) as n from companies`.execute(tx))
  return found.rows[0]?.n ?? -1
}

test('a field that holds the wrong kind of value is told what it wants, in the language of whoever asks', async () => {
  const wrong = (field: object, language?: string) =>
    server.send('POST', 'api/auth/register', {
      body: { ...company, email: 'somebody.else@kopitiga.example', ...field },
      headers: language ? { 'accept-language': language } : {},
    })
  const told = async (headcount: unknown, language?: string) =>
    (await wrong({ headcount }, language)).body.errors.headcount

  expect(await told(0)).toEqual(['At least 1'])
  expect(await told(0, 'zh-TW')).toEqual(['至少 1'])
  expect(await told(10_000_000)).toEqual(['At most 1000000'])
  expect(await told(1.5)).toEqual(['A whole number'])
  expect(await told('many')).toEqual(['A number'])
  expect(await told(undefined)).toEqual(['This field must be filled'])
  expect((await wrong({ full_name: ['Nur', 'Aisyah'] })).body.errors.full_name).toEqual([
    'This kind of value is not expected here',
  ])
})
