// A Philippine bank's file is lines of accounts and amounts: it can pay its own accounts alone, so that a month is paid by a
// file for each bank and a list for whoever is left; nobody twice, and nobody forgotten.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { bankHandlers } from '#modules/company/server/banks/bank-handlers.ts'
import { PASSWORD, type PayCompany, type PayServer, startPayServer } from '#tests/support/pay-company.ts'

const run = 'api/panel/payroll/2026/01'
const people = readFileSync(new URL('../../../../tests/samples/philippines/employees.csv', import.meta.url), 'utf8')
/** One of each of four banks, and one of whom the account is split. */
const rows = people.split('\n')
const wanted = ['BDO', 'BDO', 'BPI', 'UnionBank'].map(
  (bank, at) => rows.filter((row) => row.split(',')[19] === bank)[at === 1 ? 1 : 0] ?? '',
)
let server: PayServer
let company: PayCompany
let net: string
beforeAll(async () => {
  server = await startPayServer({ more: bankHandlers })
  company = await server.newCompany('PH')
  await company.addPeople([rows[0], ...wanted].join('\n'))
  await company.post('api/auth/confirm', { password: PASSWORD })
  for (const [bank_id, account_no] of [
    ['bdo', '1234567890'],
    ['bpi', '9876543210'],
  ]) {
    const account = { bank_id, account_no, account_name: 'Company', corporate_id: '55' }
    expect((await company.post('api/panel/company/bank', account)).status).toBe(201)
  }
  await company.through('2026-01')
  net = (await company.view('2026-01')).body.data.totals.net_pay
})
afterAll(() => server?.stop())

const waiting = async () =>
  (await company.get(`${run}/file/bank`)).body.data.due_by_bank.map(
    ({ bank, file, people: count }: { bank: string; file: string; people: number }) => [bank, file, count],
  )
const take = (bank: string, query = '') => company.get(`${run}/file/bank/${bank}${query}`)
const linesOf = (body: unknown) => String(body).trim().split('\r\n')

test('a bank’s file pays its own accounts, and says who is left for which other', async () => {
  expect(await waiting()).toEqual([
    ['bdo', 'bdo', 2],
    ['bpi', 'bpi', 1],
    ['unionbank', 'others', 1],
  ])
  const bdo = await take('bdo')
  expect([bdo.status, linesOf(bdo.body).length]).toEqual([200, 4])
  // Whoever did not get the answer asks once more, and gets the same file.
  expect((await take('bdo')).body).toEqual(bdo.body)
  expect(await waiting()).toEqual([
    ['bpi', 'bpi', 1],
    ['unionbank', 'others', 1],
  ])
})

test('the next bank is paid from the account there, the rest by a list; all files come to the month’s net pay', async () => {
  const bpi = await take('bpi')
  expect(linesOf(bpi.body)[0]).toContain('9876543210')
  const rest = await take('others')
  expect(linesOf(rest.body).map((line) => line.split(',')[1])).toEqual(['Bank', 'UnionBank'])
  const { taken, due } = (await company.get(`${run}/file/bank`)).body.data
  expect(due.people).toBe(0)
  expect(taken.map(({ bank, people: count }: { bank: string; people: number }) => [bank, count])).toEqual([
    ['bdo', 2],
    ['bpi', 1],
    ['others', 1],
  ])
  expect(amountText(sumOf(taken.map(({ net_pay }: { net_pay: string }) => amountOf(net_pay))))).toBe(net)
  // The BPI file cannot hold whom BDO’s paid.
  const mixed = await take('bpi', '?batch=1')
  expect([mixed.status, mixed.body.code]).toEqual([422, 422])
  expect(mixed.body.people).toHaveLength(2)
  expect(mixed.body.people[0]).toMatchObject({ field: 'bank_account', tab: 'bank', employee_id: expect.any(String) })
})

test('an account is changed, and files already taken keep the one they had', async () => {
  const before = (await take('bpi')).body
  const path = 'api/panel/company/bank'
  const { id, account_no } = (await company.get(path)).body.data.find(
    ({ bank_code }: { bank_code: string }) => bank_code === 'bpi',
  )
  const change = (body: object) => company.send('PATCH', `${path}/${id}`, { body })
  expect((await change({ account_name: 'Company, payroll' })).body.data).toMatchObject({
    account_no,
    account_name: 'Company, payroll',
    corporate_id: '55',
  })
  const changed = await change({ account_no: '1111222233', corporate_id: null })
  expect(changed.body.data).toMatchObject({ account_no: '**** 2233', corporate_id: null, is_preferred: false })
  expect((await take('bpi')).body).toEqual(before)
  const taken = await change({ bank_id: 'bdo', account_no: '1234567890' })
  expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['account_no']])
})
