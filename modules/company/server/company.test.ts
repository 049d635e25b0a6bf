import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffNumbers } from '#modules/employees/server/staff-numbers.ts'
import { undoHandlers } from '#platform/undo/server/handlers.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { banksOfCountry } from '../model/country-banks.ts'
import { companyHandlers } from './handlers.ts'
import { companyBanks, companyFacts, companyOpening, findBank } from './public.ts'
import { companyUndos } from './undos.ts'

let app: ModuleApp
let admin: Caller

beforeAll(async () => {
  app = await moduleApp({
    handlers: [
      ...companyHandlers({ payInputsChanged: async () => {}, staff: staffNumbers }),
      ...undoHandlers(companyUndos),
    ],
    catalogues: serverWords,
    openings: [companyOpening],
  })
  admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
})
afterAll(() => app?.close())

describe('the profile', () => {
  test('a Philippine employer’s numbers have the digits that the agencies’ files have places for', async () => {
    const manila = await app.caller(await app.company('PH'), 'PH', 'Company Admin')
    const path = 'api/panel/company/profile'
    const wrong = { sss_employer_number: 'abc', philhealth_employer_number: '12-345', employer_tin: '123' }
    const { status, body } = await app.call(manila, 'PATCH', path, wrong)
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, Object.keys(wrong).sort()])
    expect(body.errors.sss_employer_number?.[0]).toContain('03-1234567-8')
    const right = {
      sss_employer_number: '03-1234567-8',
      employer_tin: '123-456-789-00000',
      philhealth_employer_number: '',
    }
    expect((await app.call(manila, 'PATCH', path, right)).status).toBe(200)
  })

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

  test('has one number for both of its names, the specified one and that of the country’s files', async () => {
    const path = 'api/panel/company/profile'
    const changed = await app.call(admin, 'PATCH', path, {
      epf_no: '19000014',
      socso_no: 'B9',
      tax_no: 'E9',
      hrdf_no: 'H123',
      timezone_key: 'Asia/Kuching',
    })
    expect(changed.body.data).toMatchObject({
      epf_no: '19000014',
      epf_employer_number: '19000014',
      socso_employer_code: 'B9',
      employer_tax_number: 'E9',
      hrd_corp_number: 'H123',
      timezone_key: 'Asia/Kuching',
      sub_currencies: [],
    })
    const other = await app.call(admin, 'PATCH', path, { employer_tax_number: 'E10', tax_no: 'E10', epf_no: '' })
    expect(other.body.data).toMatchObject({ tax_no: 'E10', epf_no: null, epf_employer_number: null })
    const refused = await app.call(admin, 'PATCH', path, { employer_tax_number: 'E1', tax_no: 'E2', industry: 'X' })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['tax_no']])
    const nowhere = await app.call(admin, 'PATCH', path, { timezone_key: 'Mars/Olympus' })
    expect(nowhere.body.errors.timezone_key).toEqual(['There is no such time zone'])
    expect((await app.call(admin, 'GET', path)).body.data).toMatchObject({ tax_no: 'E10', industry: null })
    const taiwan = await app.caller(await app.company('TW'), 'TW', 'Company Admin')
    const theirs = await app.call(taiwan, 'PATCH', path, { tax_no: '900000048' })
    expect(theirs.body.data).toMatchObject({ tax_registration_number: '900000048', epf_no: null })
    expect((await app.call(taiwan, 'PATCH', path, { epf_no: '1' })).status).toBe(422)
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
  const BANK = 'api/panel/company/bank'
  const add = (who: Caller, body: object) => app.call(who, 'POST', BANK, body)
  const listed = async (who: Caller) => (await app.call(who, 'GET', BANK)).body.data
  const maybank = { bank_id: 'maybank', account_no: '5140 0000-9999', account_name: 'Kopi Senja Sdn Bhd' }
  const adminOf = async (country: 'MY' | 'TW' = 'MY') =>
    app.caller(await app.company(country), country, 'Company Admin')

  test('people may be paid to those of the country, digital ones last, as everybody of the company sees', async () => {
    const nobody = await app.caller(admin.companyId, 'MY')
    const list = (await app.call(nobody, 'GET', 'api/panel/employee/showBankList')).body.data
    expect(list).toHaveLength(banksOfCountry.MY.length)
    expect(list[0]).toEqual({
      id: list[0].id,
      code: 'maybank',
      name: 'Maybank',
      swift: 'MBBEMYKL',
      country_alpha_2: 'MY',
      is_digital: false,
      clearing_number: null,
      account_lengths: [12],
    })
    expect(list.at(-1).is_digital).toBe(true)
    const taiwanese = await app.caller(await app.company('TW'), 'TW')
    const known = (await app.call(taiwanese, 'GET', 'api/panel/employee/showBankList')).body.data
    expect(known.find(({ code }: { code: string }) => code === 'esun')).toMatchObject({ clearing_number: '808' })
    expect(known.every(({ clearing_number }: { clearing_number: string | null }) => clearing_number)).toBe(true)
    expect((await app.call(nobody, 'GET', 'api/panel/company/employee/showBankList')).body.data).toEqual(list)
  })

  test('the first account is preferred, exactly one is, and numbers are sealed and shown by their last four', async () => {
    const who = await adminOf()
    const first = await add(who, maybank)
    expect(first.status).toBe(201)
    expect(first.body.data).toMatchObject({
      bank_code: 'maybank',
      bank_name: 'Maybank',
      account_no: '**** 9999',
      account_name: 'Kopi Senja Sdn Bhd',
      corporate_id: null,
      is_preferred: true,
    })
    const list = (await app.call(who, 'GET', 'api/panel/employee/showBankList')).body.data
    const cimb = list.find(({ code }: { code: string }) => code === 'cimb')
    const second = await add(who, { ...maybank, bank_id: cimb.id, account_no: '8001234567', corporate_id: 'KS01' })
    expect(second.body.data).toMatchObject({ bank_code: 'cimb', corporate_id: 'KS01', is_preferred: false })
    const preferred = await app.call(who, 'PATCH', `${BANK}/${second.body.data.id}/setPreferred`)
    expect(preferred.body.data.map((one: { is_preferred: boolean }) => one.is_preferred)).toEqual([true, false])
    expect(await listed(who)).toEqual(preferred.body.data)
    const { rows } = await app.db.forCompany(who.companyId).read((tx) =>
      sql<{ all: string }>`
      select (select string_agg(b::text, '') from company_banks b) || (select string_agg(a::text, '') from activity a) as all`.execute(
        tx,
      ),
    )
    expect(rows[0]?.all).not.toMatch(/8001234567|514000009999/)
  })

  test('the preferred one goes only as the last, and what was removed comes back', async () => {
    const who = await adminOf()
    const first = (await add(who, maybank)).body.data
    const second = (await add(who, { ...maybank, bank_id: 'rhb' })).body.data
    const refused = await app.call(who, 'DELETE', `${BANK}/${first.id}`)
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'Set another account as preferred before you remove this one',
    ])
    const { undo } = (await app.call(who, 'DELETE', `${BANK}/${second.id}`)).body.meta
    expect((await app.call(who, 'POST', `api/emp/undo/${undo}`)).status).toBe(200)
    expect(await listed(who)).toEqual([first, second])
    await app.call(who, 'DELETE', `${BANK}/${second.id}`)
    expect((await app.call(who, 'DELETE', `${BANK}/${first.id}`)).status).toBe(200)
    expect(await listed(who)).toEqual([])
  })

  test('an account is there once, and of many first ones at a time one is preferred', async () => {
    const who = await adminOf()
    const bodies = ['maybank', 'maybank', 'rhb', 'uob'].map((bank_id) => ({ ...maybank, bank_id }))
    const all = await Promise.all(bodies.map((body) => add(who, body)))
    expect(all.map(({ status }) => status).sort()).toEqual([201, 201, 201, 422])
    expect((await listed(who)).filter((one: { is_preferred: boolean }) => one.is_preferred)).toHaveLength(1)
  })

  test.each([
    ['a bank of nowhere', { bank_id: 'bank_of_nowhere' }, 'bank_id'],
    ['letters', { account_no: '12AB5678' }, 'account_no'],
    ['too few digits', { account_no: '12345' }, 'account_no'],
    ['no name', { account_name: ' ' }, 'account_name'],
  ])('%s is refused beside its field', async (_what, wrong, field) => {
    const who = await adminOf()
    expect((await add(who, { ...maybank, ...wrong })).body.errors[field]).toHaveLength(1)
    expect(await listed(who)).toEqual([])
  })

  test('read where pay or the profile is read, changed by Company Admin and HR Payroll who said who they are', async () => {
    const who = await adminOf()
    const account = (await add(who, maybank)).body.data
    const payroll = await app.caller(who.companyId, 'MY', 'HR Payroll')
    expect((await add(payroll, { ...maybank, bank_id: 'uob' })).status).toBe(201)
    const manager = await app.caller(who.companyId, 'MY', 'HR Manager')
    expect((await app.call(manager, 'GET', BANK)).status).toBe(200)
    expect((await add(manager, { ...maybank, bank_id: 'hsbc' })).status).toBe(403)
    expect((await app.call(await app.caller(who.companyId, 'MY', 'L & D'), 'GET', BANK)).status).toBe(403)
    Object.assign(payroll.session, { confirmedUntil: 0 })
    const unsure = await add(payroll, { ...maybank, bank_id: 'hsbc' })
    expect([unsure.status, unsure.body.message]).toEqual([403, 'Please confirm that it is you'])
    const other = await adminOf('TW')
    expect((await app.call(other, 'PATCH', `${BANK}/${account.id}/setPreferred`)).status).toBe(404)
    expect((await app.call(other, 'DELETE', `${BANK}/${account.id}`)).status).toBe(404)
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
