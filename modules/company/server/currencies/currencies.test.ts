import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffNumbers } from '#modules/employees/server/staff-numbers.ts'
import type { Services } from '#platform/http/server/services.ts'
import { dailyWork } from '#platform/jobs/server/daily-work.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { companyHandlers } from '../handlers.ts'
import { dailyRates } from './daily-rates.ts'

const PATH = 'api/panel/company/subCurrency'
const REFRESH = 'api/panel/currency/rate/refresh'
/** Half past four in Malaysia. */
const BEFORE_FIVE = new Date('2026-11-20T08:30:00Z')
let now = BEFORE_FIVE
let app: ModuleApp
let admin: Caller

// A source as there are many: what one unit of a currency is worth in another.
let source: Server
let asked: string[] = []
let answer: (from: string, to: string) => { status?: number; body: string }
const telling =
  (rates: Record<string, unknown>): typeof answer =>
  (from, to) => ({ body: JSON.stringify({ base: from, date: '2026-11-20', rates: { [to]: rates[from] } }) })

beforeAll(async () => {
  source = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://source')
    const [from, to] = [searchParams.get('base') ?? '', searchParams.get('symbols') ?? '']
    asked.push(`${from} ${to}`)
    const { status = 200, body } = answer(from, to)
    response.writeHead(status, { 'content-type': 'application/json', location: 'http://127.0.0.1:9/' }).end(body)
  })
  await new Promise<void>((done) => source.listen(0, '127.0.0.1', done))
  app = await moduleApp({
    handlers: companyHandlers({ payInputsChanged: async () => {}, staff: staffNumbers }),
    catalogues: serverWords,
    now: () => now,
  })
})
beforeEach(async () => {
  now = BEFORE_FIVE
  asked = []
  answer = telling({ USD: 4.4625, SGD: '3.4012345678', JPY: 0.0295 })
  const { port } = source.address() as AddressInfo
  use(`http://127.0.0.1:${port}/latest?base={from}&symbols={to}`)
  admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
})
afterAll(async () => {
  await app?.close()
  source?.close()
})

/** Settings of its own for each test: what a source answered is known for a while. */
const use = (exchangeRatesUrl: string | undefined) =>
  Object.assign(app.services, { settings: { ...app.services.settings, exchangeRatesUrl } })
const list = async () => (await app.call(admin, 'GET', PATH)).body.data
const set = (...currencies: unknown[]) => app.call(admin, 'PATCH', PATH, { currencies })
const refresh = (who = admin) => app.call(who, 'POST', REFRESH)
const look = () => dailyWork(app.services as Services, [dailyRates]).look()
const rates = async () =>
  (await list()).map((one: { currency_code: string; rate: string }) => [one.currency_code, one.rate])

describe('the list', () => {
  test('takes up to three, in their order, and is told with the settings (S5-005, S9-009)', async () => {
    expect(await list()).toEqual([])
    const three = await set('usd', 'SGD', { currency_code: 'JPY' })
    expect([three.status, three.body.message]).toEqual([200, 'The sub-currencies were saved'])
    expect(three.body.data[0]).toEqual({
      id: three.body.data[0].id,
      currency_code: 'USD',
      rate: null,
      rate_day: null,
      rate_updated_at: null,
      rate_origin: null,
      follows_source: true,
      failing_since: null,
    })
    const settings = (await app.call(admin, 'GET', 'api/panel/company/settings')).body.data
    expect(settings.sub_currencies).toEqual(['USD', 'SGD', 'JPY'])
    const fewer = (await set('JPY', 'USD')).body.data
    expect(fewer.map(({ id }: { id: string }) => id)).toEqual([three.body.data[2].id, three.body.data[0].id])
  })

  test.each([
    ['four', ['USD', 'SGD', 'JPY', 'EUR'], /At most 3/],
    ['the same twice', ['USD', 'usd'], /once/],
    ['the company’s own', ['MYR'], /own currency/],
    ['one that does not exist', ['XXX'], /./],
    ['a rate of nothing', [{ currency_code: 'USD', rate: '0.00' }], /4.4625/],
    ['a rate below nothing', [{ currency_code: 'USD', rate: '-4' }], /4.4625/],
    ['a rate in words', [{ currency_code: 'USD', rate: '4,46' }], /4.4625/],
    ['a rate finer than is kept', [{ currency_code: 'USD', rate: '4.123456789' }], /4.4625/],
    ['a number where text keeps it exact', [{ currency_code: 'USD', rate: 4.4625 }], /./],
  ])('refuses %s, and nothing changes', async (_what, currencies, said) => {
    await set('EUR')
    const refused = await set(...currencies)
    expect(refused.status).toBe(422)
    expect(Object.values(refused.body.errors).flat().join(' ')).toMatch(said)
    expect(await rates()).toEqual([['EUR', null]])
  })

  test('keeps a currency that somebody is paid in, and lets go of one that nobody is paid in any more', async () => {
    await set('USD', 'SGD')
    const person = randomUUID()
    await app.db.forCompany(admin.companyId).transaction(async (tx) => {
      await sql`insert into employees (company_id, id, staff_id, full_name, joined_on)
                values (${admin.companyId}, ${person}, 'S1', 'Ann', '2026-01-01')`.execute(tx)
      await sql`insert into employee_sub_salaries (company_id, employee_id, currency_code, amount, effective_from)
                values (${admin.companyId}, ${person}, 'SGD', 100, '2026-01-01'),
                  (${admin.companyId}, ${person}, 'USD', 100, '2026-01-01'),
                  (${admin.companyId}, ${person}, 'USD', 0, '2026-02-01')`.execute(tx)
    })
    const refused = await set('USD')
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'Somebody is paid in SGD. Change their pay before you remove it',
    ])
    expect((await set('SGD')).status).toBe(200)
  })

  test('of many changes at once leaves one whole list', async () => {
    await Promise.all([set('USD', 'SGD'), set('JPY'), set('EUR', 'SGD', 'THB')])
    expect([['EUR', 'SGD', 'THB'], ['JPY'], ['USD', 'SGD']]).toContainEqual(
      (await list()).map(({ currency_code }: { currency_code: string }) => currency_code),
    )
  })

  test('is changed by its roles alone, read by those of payroll, and nobody else’s', async () => {
    await set('USD')
    const as = (role: 'HR Payroll' | 'HR Payroll 1' | 'HR Leave') => app.caller(admin.companyId, 'MY', role)
    const payroll = await as('HR Payroll')
    expect((await app.call(payroll, 'PATCH', PATH, { currencies: ['USD', 'SGD'] })).status).toBe(200)
    const one = await as('HR Payroll 1')
    expect((await app.call(one, 'GET', PATH)).body.data).toHaveLength(2)
    expect((await app.call(one, 'PATCH', PATH, { currencies: [] })).status).toBe(403)
    expect((await refresh(one)).status).toBe(403)
    expect((await app.call(await as('HR Leave'), 'GET', PATH)).status).toBe(403)
    const stranger = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
    expect((await app.call(stranger, 'GET', PATH)).body.data).toEqual([])
  })
})

describe('rates', () => {
  test('entered by hand stand with their day, and the source leaves them alone', async () => {
    const [usd] = (await set({ currency_code: 'USD', rate: '4.50' }, 'SGD')).body.data
    expect(usd).toMatchObject({ rate: '4.5', rate_day: '2026-11-20', rate_origin: 'hand', follows_source: false })
    now = new Date('2026-11-21T09:01:00Z')
    await look()
    expect(await rates()).toEqual([
      ['USD', '4.5'],
      ['SGD', '3.40123456'],
    ])
    // Sent again as it stands it is still of the day it was entered on.
    expect((await set({ currency_code: 'USD', rate: '4.5' }, 'SGD')).body.data[0].rate_day).toBe('2026-11-20')
    await set({ currency_code: 'USD', rate: null }, 'SGD')
    await refresh()
    expect(await rates()).toEqual([
      ['USD', '4.4625'],
      ['SGD', '3.40123456'],
    ])
  })

  test('come at five o’clock of the company’s own time, once a day, and stay known by their day (S9-008)', async () => {
    await set('USD')
    now = new Date('2026-11-20T08:59:59Z')
    await look()
    expect(asked).toEqual([])
    now = new Date('2026-11-20T09:00:00Z')
    await look()
    await look()
    expect(asked).toEqual(['USD MYR'])
    expect(await list()).toMatchObject([
      {
        rate: '4.4625',
        rate_day: '2026-11-20',
        rate_origin: 'source',
        rate_updated_at: expect.stringContaining('09:00'),
      },
    ])
    answer = telling({ USD: 4.47 })
    now = new Date('2026-11-21T09:00:00Z')
    await look()
    const on = async (day: string) =>
      (await app.call(admin, 'GET', `api/panel/currency/rate?on=${day}`)).body.data.rates[0]
    expect(await on('2026-11-20')).toMatchObject({ rate: '4.4625', day: '2026-11-20' })
    expect(await on('2026-11-21')).toMatchObject({ rate: '4.47' })
    expect(await on('2026-11-19')).toMatchObject({ rate: null, day: null })
    expect((await app.call(admin, 'GET', 'api/panel/currency/rate?on=yesterday')).status).toBe(422)
  })

  test.each([
    ['is down', () => ({ status: 503, body: 'no' })],
    ['answers a page', () => ({ body: '<html>busy</html>' })],
    ['tells no such rate', () => ({ body: '{"rates":{"EUR":1}}' })],
    ['tells a rate of nothing', () => ({ body: '{"rates":{"MYR":0}}' })],
    ['sends elsewhere', () => ({ status: 302, body: '' })],
    ['answers without end', () => ({ body: `{"rates":{"MYR":4.1},"more":"${'x'.repeat(100_000)}"}` })],
  ] as const)(
    'keep the last one when the source %s, say since when, and come again later (S8-033)',
    async (_what, failing) => {
      await set('USD')
      await refresh()
      answer = failing
      now = new Date('2026-11-20T09:00:00Z')
      // What was answered half an hour ago no longer holds.
      await look()
      expect(await list()).toMatchObject([
        {
          rate: '4.4625',
          rate_updated_at: expect.stringContaining('08:30'),
          failing_since: expect.stringContaining('09:00'),
        },
      ])
      const refused = await refresh()
      expect([refused.status, refused.body.message]).toEqual([422, 'Failed to retrieve rate'])
      answer = telling({ USD: 4.48 })
      now = new Date('2026-11-20T09:16:00Z')
      await look()
      expect(await list()).toMatchObject([{ rate: '4.48', failing_since: null }])
    },
  )

  test('that come are taken where another does not', async () => {
    answer = telling({ USD: 4.4625 })
    await set('USD', 'SGD')
    const some = await refresh()
    expect([some.status, some.body.message]).toEqual([200, 'Rates were updated, except for SGD'])
    expect(await rates()).toEqual([
      ['USD', '4.4625'],
      ['SGD', null],
    ])
  })

  test('are entered by hand where no source is set up, and nothing is asked', async () => {
    use(undefined)
    await set('USD')
    expect((await refresh()).body.message).toMatch(/by hand/)
    now = new Date('2026-11-20T10:00:00Z')
    await look()
    expect(asked).toEqual([])
    expect((await app.call(admin, 'GET', 'api/panel/currency/rate')).body.data.updated_daily_at).toBeNull()
    await set({ currency_code: 'USD', rate: '4.4' })
    expect(await rates()).toEqual([['USD', '4.4']])
  })

  test('asked for by many companies at once are asked of the source once', async () => {
    await set('USD')
    const other = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
    await app.call(other, 'PATCH', PATH, { currencies: ['USD'] })
    now = new Date('2026-11-20T09:05:00Z')
    await look()
    expect(asked).toEqual(['USD MYR'])
    expect((await app.call(other, 'GET', PATH)).body.data).toMatchObject([{ rate: '4.4625' }])
  })
})
