import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { say } from '#apps/server/say.ts'
import { type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { payreportsHandlers } from '../handlers.ts'
import { journalForPay } from './journal-for-pay.ts'

const PAY = 'api/panel/payroll'
const ACCOUNT = `${PAY}/ledger/account`
let server: PayServer
let company: PayCompany
beforeAll(async () => {
  server = await startPayServer({ more: payreportsHandlers, contributions: [journalForPay(say)] })
})
afterAll(() => server?.stop())
beforeEach(async () => {
  company = await server.newCompany()
  await company.addPeople(
    peopleSheet([
      { staff_id: 'A-1', full_name: 'Ann', department: 'Kitchen', basic_salary: '3000.00' },
      { staff_id: 'A-2', full_name: 'Ben', department: 'Bar', basic_salary: '2000.01' },
    ]),
  )
})

const journal = async (query = '') => (await company.get(`${PAY}/2026/01/journal${query}`)).body.data
const add = (figure: string, debit_account: string | null, credit_account: string | null, more: object = {}) =>
  company.post(ACCOUNT, { figure, debit_account, credit_account, ...more })
async function mapped() {
  for (const [figure, debit, credit] of [
    ['gross_pay', '6000', null],
    ['employer_contributions', '6100', '2200'],
    ['total_deductions', null, '2200'],
    ['net_pay', null, '2300'],
  ] as const)
    expect((await add(figure, debit, credit)).status).toBe(201)
}

test('a month’s journal balances with the cost of its payslips, and names what has no account', async () => {
  expect(await journal()).toMatchObject({ status: 'none', lines: [], debit: '0.00', booked: null })
  expect((await company.get(`${PAY}/2026/01/journal?format=csv`)).status).toBe(422)
  await company.through('2026-01')
  const [one, two] = (await company.view('2026-01')).body.data.payslips
  const cost = (Number(one.employer_cost) + Number(two.employer_cost)).toFixed(2)
  const before = await journal()
  expect([before.debit, before.credit]).toEqual([cost, cost])
  expect(before.unmapped.map(({ figure }: { figure: string }) => figure)).toContain('net_pay')
  await mapped()
  const after = await journal()
  expect([after.debit, after.credit, after.unmapped, after.to_reverse]).toEqual([cost, cost, [], false])
  expect(after.lines.filter(({ account }: { account: string }) => account === '6000')).toMatchObject([
    { department: 'Bar', debit: '2000.01' },
    { department: 'Kitchen', debit: '3000.00' },
  ])
  const stranger = await server.newCompany()
  expect((await stranger.get(`${PAY}/2026/01/journal`)).body.data.lines).toEqual([])
})

test('cost centres share to the cent, and have accounts of their own', async () => {
  const people = (await company.get('api/panel/employee/status/active/0')).body.data
  const ben = people.find(({ staff_id }: { staff_id: string }) => staff_id === 'A-2')
  const items = [
    { cost_centre: 'Bar', percentage: '50' },
    { cost_centre: 'Cellar', percentage: '50' },
  ]
  const set = { effective_from: '2025-06-01', items }
  expect((await company.send('PATCH', `api/panel/employee/costCenter/${ben.id}`, { body: set })).status).toBe(200)
  await mapped()
  expect((await add('gross_pay', '6009', null, { cost_centre: 'Cellar', debit_name: 'Cellar wages' })).status).toBe(201)
  await company.through('2026-01')
  const { lines, debit, credit } = await journal()
  expect(lines.filter(({ description }: { description: string }) => /salary/i.test(description))).toMatchObject([
    { account: '6000', department: 'Bar', cost_centre: 'Bar', debit: '1000.01' },
    { account: '6000', department: 'Kitchen', cost_centre: null, debit: '3000.00' },
    { account: '6009', name: 'Cellar wages', cost_centre: 'Cellar', debit: '1000.00' },
  ])
  expect(debit).toBe(credit)
})

test('whoever takes it books it; a month opened again gives the reversal, and only then the next one', async () => {
  await mapped()
  await company.through('2026-01')
  const csv = await company.get(`${PAY}/2026/01/journal?format=csv&layout=quickbooks`)
  expect(csv.body).toContain('*JournalNo,*JournalDate,*AccountName')
  expect(csv.body).toContain('PAY-2026-01-1,2026-01-31,6000')
  const { booked, debit } = await journal()
  expect(booked).toMatchObject({ reference: 'PAY-2026-01-1', by: 'Aida binti Osman' })
  expect((await company.post(`${company.run('2026-01')}/reopen`, { reason: 'Look again' })).status).toBe(200)
  const reversal = await journal()
  expect(reversal).toMatchObject({ kind: 'reversal', reference: 'PAY-2026-01-1-R', debit, credit: debit })
  expect(reversal.lines.find(({ account }: { account: string }) => account === '2300').credit).toBe('0.00')
  await company.items('2026-01', 'month,staff_id,type,amount\n2026-01,A-1,bonus,500.00')
  await company.through('2026-01')
  const early = await company.get(`${PAY}/2026/01/journal?format=xlsx`)
  expect([early.status, early.body.message]).toEqual([422, 'Download the reversal of PAY-2026-01-1 first'])
  expect((await company.get(`${PAY}/2026/01/journal?format=csv&of=reversal`)).status).toBe(200)
  expect((await company.get(`${PAY}/2026/01/journal?format=xlsx&layout=xero`)).status).toBe(200)
  expect((await journal()).booked.reference).toBe('PAY-2026-01-2')
  expect((await company.get(`${PAY}/2026/01/journal?format=csv&of=reversal`)).body.message).toBe(
    'There is nothing to reverse',
  )
})

test('what was approved and taken by nobody is reversed all the same', async () => {
  await mapped()
  await company.through('2026-01')
  const { debit } = await journal()
  await company.post(`${company.run('2026-01')}/reopen`, { reason: 'Look again' })
  expect(await journal()).toMatchObject({ kind: 'reversal', debit, booked: null })
  await company.through('2026-01')
  expect(await journal()).toMatchObject({ kind: 'pay', to_reverse: false, reference: 'PAY-2026-01-1' })
})

test('accounts are refused by field, once each, kept to their company, and leave again', async () => {
  expect((await add('nonsense', '1', null)).body.errors).toHaveProperty('figure')
  expect((await add('net_pay', '1', null)).body.errors).toHaveProperty('debit_account')
  expect((await add('net_pay', null, null)).body.errors).toHaveProperty('credit_account')
  expect((await company.post(ACCOUNT, { debit_account: '1' })).body.errors).toHaveProperty('figure')
  const nowhere = { department_id: '00000000-0000-4000-8000-000000000000' }
  expect((await add('net_pay', null, '1', nowhere)).body.errors).toHaveProperty('department_id')
  const { body } = await add('net_pay', null, '2300')
  expect(body.data).toMatchObject({ label: 'Net pay', figure: 'net_pay', department: null })
  expect((await add('net_pay', null, '2301')).body.errors).toHaveProperty('figure')
  const path = `${ACCOUNT}/${body.data.id}`
  const changed = await company.send('PATCH', path, { body: { credit_account: '2400' } })
  expect(changed.body.data.credit_account).toBe('2400')
  expect((await company.get(path)).body.data.credit_account).toBe('2400')
  expect((await company.get(ACCOUNT)).body.data).toHaveLength(1)
  const stranger = await server.newCompany()
  expect((await stranger.get(path)).status).toBe(404)
  expect((await stranger.send('DELETE', path)).status).toBe(404)
  expect((await company.send('DELETE', path)).status).toBe(200)
  expect((await company.get(ACCOUNT)).body.data).toEqual([])
  const leave = await company.colleague('HR Leave')
  expect((await leave.get(ACCOUNT)).status).toBe(403)
})

test('the suspense account and the own layout are the company’s', async () => {
  await company.through('2026-01')
  const setup = `${PAY}/ledger/setup`
  expect((await company.get(setup)).body.data.figures.map(({ name }: { name: string }) => name)).toContain(
    'epf_employer',
  )
  const columns = [
    { heading: 'Konto', value: 'account' },
    { heading: 'Sum', value: 'amount' },
    { heading: 'Kind', value: 'text', text: 'PAY' },
  ]
  const { status } = await company.send('PATCH', setup, { body: { suspense_account: '8888', columns } })
  expect(status).toBe(200)
  expect((await company.send('PATCH', setup, { body: { columns: [] } })).body.errors).toHaveProperty('columns')
  const csv = await company.get(`${PAY}/2026/01/journal?format=csv&layout=own`)
  expect(csv.body).toMatch(/^\ufeffKonto,Sum,Kind\r\n8888,/)
})
