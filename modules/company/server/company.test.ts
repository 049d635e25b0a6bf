import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffNumbers } from '#modules/employees/server/staff-numbers.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { banksOfCountry } from '../model/country-banks.ts'
import { companyHandlers } from './handlers.ts'
import { companyBanks, companyFacts, companyOpening, findBank, payingBank } from './public.ts'

let app: ModuleApp
let admin: Caller

beforeAll(async () => {
  app = await moduleApp({
    handlers: companyHandlers({ payInputsChanged: async () => {}, staff: staffNumbers }),
    catalogues: serverWords,
    openings: [companyOpening],
  })
  admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
})
afterAll(() => app?.close())

describe('the profile', () => {
  test('changes only what is sent, and its numbers reach the files', async () => {
    const { body } = await app.call(admin, 'PATCH', 'api/panel/company/profile', {
      registration_no: '202001012345',
      epf_employer_number: '12345678',
      hrd_registered: 'compulsory',
      state: 'Selangor',
      website: '',
    })
    expect(body.data).toMatchObject({
      name: 'Kopi Senja',
      country: 'Malaysia',
      country_alpha_2: 'MY',
      currency_code: 'MYR',
      registration_no: '202001012345',
      company_registration_number: '202001012345',
      epf_employer_number: '12345678',
      socso_employer_code: null,
      state: 'Selangor',
      website: null,
    })
    await app.call(admin, 'PATCH', 'api/panel/company/profile', { socso_employer_code: 'A1', epf_employer_number: '' })
    const facts = await app.db.forCompany(admin.companyId).read((tx) => companyFacts(tx, admin.companyId))
    expect(facts.employerNumbers).toEqual({
      company_registration_number: '202001012345',
      socso_employer_code: 'A1',
      hrd_registered: 'compulsory',
    })
    expect(facts.settings.pay_change_threshold).toBe('20')
  })

  test('takes no field it does not know, and is written by its roles only', async () => {
    expect((await app.call(admin, 'PATCH', 'api/panel/company/profile', { headcount_limit: 9_999 })).status).toBe(422)
    const leave = await app.caller(admin.companyId, 'MY', 'HR Leave')
    expect((await app.call(leave, 'GET', 'api/panel/company/profile')).status).toBe(200)
    expect((await app.call(leave, 'PATCH', 'api/panel/company/profile', { name: 'X' })).status).toBe(403)
    expect((await app.call(await app.caller(admin.companyId, 'MY'), 'GET', 'api/panel/company/profile')).status).toBe(
      403,
    )
  })
})

describe('banks', () => {
  test('a company opens with those of its country; Malaysia pays from Maybank until somebody chooses', async () => {
    const { body } = await app.call(admin, 'GET', 'api/panel/company/bank')
    expect(body.data).toHaveLength(banksOfCountry.MY.length)
    expect(body.data.filter((bank: { paying: boolean }) => bank.paying)).toMatchObject([
      { code: 'maybank', account_ending: null },
    ])
    expect(body.data.at(-1).is_digital).toBe(true)
    const list = await app.call(admin, 'GET', 'api/panel/employee/showBankList')
    expect(list.body.data[0]).toEqual({ code: 'maybank', name: 'Maybank', is_digital: false })
  })

  test('one is chosen to pay from; its number is sealed and shows its last four', async () => {
    const banks = (await app.call(admin, 'GET', 'api/panel/company/bank')).body.data
    const cimb = banks.find((bank: { code: string }) => bank.code === 'cimb')
    const path = `api/panel/company/bank/${cimb.id}/setPreferred`
    const { body } = await app.call(admin, 'PATCH', path, { account_number: '8001234567' })
    expect(body.data.filter((bank: { paying: boolean }) => bank.paying)).toMatchObject([
      { code: 'cimb', account_ending: '4567' },
    ])
    await app.call(admin, 'PATCH', path, {})
    const company = app.db.forCompany(admin.companyId)
    expect(await company.read((tx) => payingBank(tx, app.seal, admin.companyId))).toMatchObject({
      code: 'cimb',
      accountNumber: '8001234567',
    })
    const { rows } = await company.read((tx) =>
      sql<{ all: string }>`
      select (select string_agg(b::text, '') from banks b) || (select string_agg(a::text, '') from activity a) as all`.execute(
        tx,
      ),
    )
    expect(rows[0]?.all).not.toContain('8001234567')
    const other = await app.caller(await app.company('PH'), 'PH', 'Company Admin')
    expect((await app.call(other, 'PATCH', path, {})).status).toBe(404)
  })

  test.each([
    [
      'MY',
      ['maybank', 'MAYBANK', 'Malayan Banking Berhad', 'CIMB', 'RHB Bank', 'public bank', 'Hong Leong', 'GX Bank'],
    ],
    ['TW', ['第一銀行', '玉山銀行', '台灣銀行', '臺灣銀行', '中國信託', '國泰世華銀行', '822', 'esun']],
    ['PH', ['BPI', 'Metrobank', 'BDO Unibank, Inc.', 'Union Bank', 'landbank']],
  ] as const)('of %s are found by code, name or what people call them', async (country, written) => {
    const companyId = await app.company(country)
    const banks = await app.db.forCompany(companyId).read((tx) => companyBanks(tx, companyId))
    const find = findBank(country, banks)
    for (const name of written) expect(find(name), name).toBeDefined()
    expect(find('Bank of Nowhere')).toBeUndefined()
    expect(find('')).toBeUndefined()
  })
})
