import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import { claimKind } from '../claims/kind.ts'
import { claimsOpening } from '../claims-opening.ts'
import { claimsHandlers } from '../handlers.ts'
import { noTravels } from '../needs.ts'

const CLAIMS = 'api/panel/application/claim'
const PAYMENT = `${CLAIMS}/payment`
const COMPANY = 'api/panel/company'
const needs = { dayFacts: dayFactsOf([]), payChanged: async () => {}, ...noTravels }
let app: LeaveApp
let company: LeaveCompany
let ann: Member
let ben: Member
let type_id: string
beforeAll(async () => {
  const kinds = [claimKind(needs)]
  app = await leaveApp('2026-11-20', claimsHandlers({ kinds, people: approvalPeople }, needs), kinds, [claimsOpening])
})
beforeEach(async () => {
  app.setToday('2026-11-20')
  company = await app.leaveCompany('PH')
  await company.setSettings({ claim_payment_method: 'bank', claim_account_payable: '2100', claim_account_tax: '1180' })
  ann = await company.member('Ann')
  ben = await company.member('Ben')
  const [{ id: claim_category_id }] = (await company.get(`${COMPANY}/claimCategory`)).body.data
  const type = { name: 'Taxi', claim_category_id, require_receipt: false, ledger_account: '6100', tax_recoverable: 1 }
  type_id = (await company.post(`${COMPANY}/claim`, type)).body.data.id
  await app.db.system.transaction((tx) =>
    sql`insert into employee_bank_accounts (company_id, id, employee_id, bank, account_number, account_ending, preferred)
        values (${company.id}, gen_random_uuid(), ${ann.employeeId}, 'bdo', 'sealed', '1234', true)`.execute(tx),
  )
})
afterAll(() => app?.close())

const claim = async (who: Member, amount: string, more: object = {}) => {
  const body = { employee_id: who.employeeId, type_id, expense_date: '2026-11-18', amount, confirm: 1, ...more }
  const { id } = (await company.post(CLAIMS, body)).body.data
  await company.post(`${CLAIMS}/batch/approve`, { ids: [id] })
  return id as string
}
const statusOf = async (id: string) => (await company.get(`${CLAIMS}/${id}`)).body.data.status

test('a payment holds each claim once, pays who has an account, and names who has none', async () => {
  expect((await company.post(PAYMENT, { pay_on: '2026-11-20' })).body.message).toBe(
    'Nothing approved waits for a payment',
  )
  const [one, two, other] = [await claim(ann, '100.00'), await claim(ann, '23.45'), await claim(ben, '9.00')]
  const made = await company.post(PAYMENT, { pay_on: '2026-11-20' })
  expect([made.status, made.body.data]).toMatchObject([
    201,
    {
      ...{ status: 'draft', total: '132.45', people: 2 },
      lines: [
        { full_name: 'Ann', amount: '123.45', missing: null },
        { full_name: 'Ben', amount: '9.00', missing: 'bank_account' },
      ],
    },
  ])
  const { id, number } = made.body.data
  expect(number).toMatch(/^P261120-/)
  expect((await company.post(PAYMENT, { pay_on: '2026-11-20', claim_ids: [one] })).body.errors).toHaveProperty(
    'claim_ids',
  )
  const withdrawn = await company.post(`${CLAIMS}/batch/withdraw`, { ids: [one] })
  expect(withdrawn.body.message).toBe('It is part of a payment; take it out of there first')
  expect((await company.post(`${CLAIMS}/${one}/paid`, { paid_on: '2026-11-20' })).status).toBe(422)
  const finance = await company.with('Finance')
  const paid = await company.post(`${PAYMENT}/${id}/paid`, { reference: 'T-9' }, finance)
  expect(paid.body.data).toMatchObject({ status: 'paid', paid_on: '2026-11-20', total: '123.45', people: 1 })
  expect([await statusOf(one), await statusOf(two), await statusOf(other)]).toEqual(['paid', 'paid', 'approved'])
  expect((await company.post(`${PAYMENT}/${id}/paid`)).body.message).toBe('This payment was made')
  expect((await company.remove(`${PAYMENT}/${id}`)).status).toBe(422)
  const next = (await company.post(PAYMENT, { pay_on: '2026-11-25' })).body.data
  expect(next).toMatchObject({ total: '9.00', people: 1 })
  expect((await company.remove(`${PAYMENT}/${next.id}`)).status).toBe(200)
  expect((await company.get(PAYMENT)).body.data).toHaveLength(1)
  const stranger = await app.leaveCompany('MY')
  expect((await stranger.get(`${PAYMENT}/${id}`)).status).toBe(404)
  expect((await stranger.remove(`${PAYMENT}/${id}`)).status).toBe(404)
})

test('the journal books approved claims against what is payable, tax apart, and paid ones against the bank; both sides agree', async () => {
  await claim(ann, '112.00', { tax_amount: '12.00' })
  await claim(ben, '50.00')
  const read = async (basis: string) =>
    (await company.get(`${CLAIMS}/journal?from=2026-11-01&to=2026-11-30&basis=${basis}`)).body.data
  const place = { department: null, cost_centre: null }
  const debit = (account: string, name: string, amount: string) => ({
    ...{ account, name, ...place, description: name, debit: amount, credit: '0.00' },
  })
  const credit = (account: string, name: string, amount: string) => ({
    ...{ account, name, ...place, description: name, debit: '0.00', credit: amount },
  })
  expect(await read('approved')).toEqual({
    reference: 'CLAIMS-APPROVED-2026-11-01-2026-11-30',
    lines: [
      debit('6100', 'Taxi', '150.00'),
      debit('1180', 'Recoverable tax', '12.00'),
      credit('2100', 'Claims payable', '162.00'),
    ],
    ...{ debit: '162.00', credit: '162.00', unmapped: [] },
  })
  expect((await read('paid')).lines).toEqual([])
  const { id } = (await company.post(PAYMENT, { pay_on: '2026-11-20' })).body.data
  await company.post(`${PAYMENT}/${id}/paid`)
  // What has no account goes to the one in suspense.
  expect(await read('paid')).toMatchObject({
    lines: [debit('2100', 'Claims payable', '112.00'), { account: '9999', description: 'Bank', credit: '112.00' }],
    ...{ debit: '112.00', credit: '112.00' },
    unmapped: [{ figure: 'bank', category: null, label: 'Bank', side: 'credit', amount: '112.00' }],
  })
  const file = await company.get(`${CLAIMS}/journal?from=2026-11-01&to=2026-11-30&format=csv`)
  expect(file.bytes.toString()).toContain('6100,150.00,0.00')
  const book = await company.get(`${CLAIMS}/journal?from=2026-11-01&to=2026-11-30&format=xlsx&layout=xero`)
  expect([book.status, book.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK'])

  // In December what was taken back and withdrawn is booked the other way; November stays as it was taken.
  const november = await read('approved')
  const [paid] = (await company.get(`${CLAIMS}?status=paid`)).body.data
  app.setToday('2026-12-01')
  await company.post(`${CLAIMS}/${paid.id}/recover`, { amount: '105.00', reason: 'Private', consent_on: '2026-12-01' })
  const [open] = (await company.get(`${CLAIMS}?status=approved`)).body.data
  await company.post(`${CLAIMS}/batch/withdraw`, { ids: [open.id], reason: 'Twice' })
  expect(await read('approved')).toEqual(november)
  const december = await company.get(`${CLAIMS}/journal?from=2026-12-01&to=2026-12-31`)
  expect(december.body.data.lines).toEqual([
    debit('2100', 'Claims payable', '155.00'),
    credit('6100', 'Taxi', '150.00'),
    credit('1180', 'Recoverable tax', '5.00'),
  ])
  expect((await company.get(`${CLAIMS}/journal?from=2026-11-30&to=2026-11-01`)).body.errors).toHaveProperty('to')
})

test('a tick that the law cannot count keeps no claim in pay: it goes to the bank, or is paid by hand', async () => {
  const [{ id }] = (await company.get(`${COMPANY}/claimCategory`)).body.data
  const tick = (more: object) =>
    company.patch(`${COMPANY}/claimStatutory`, { items: [{ claim_category_id: id, ...more }] })
  expect((await tick({ philhealth: 1 })).status).toBe(200)
  const alone = await claim(ann, '10.00')
  await tick({ sss: 1 })
  const counted = await claim(ann, '11.00')
  const byHand = (one: string) => company.post(`${CLAIMS}/${one}/paid`, { paid_on: '2026-11-20' })
  expect((await company.get(`${CLAIMS}/${alone}`)).body.data).toMatchObject({ method: 'bank' })
  expect([(await byHand(alone)).status, (await byHand(counted)).status]).toEqual([200, 422])
})
