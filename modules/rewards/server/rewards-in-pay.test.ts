import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Country } from '#kernel/countries.ts'
import { amountOf } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { sampleText } from '#tests/support/employee-sheet.ts'
import { type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { rewardsModule } from './manifest.ts'
import { rewardsOpening } from './opening.ts'
import { rewardsForPay } from './rewards-for-pay.ts'

const PANEL = 'api/panel/rewards'
const APRIL = '2026-04'
let server: PayServer
let made = 0
beforeAll(async () => {
  server = await startPayServer({
    contributions: [rewardsForPay],
    openings: [rewardsOpening],
    more: rewardsModule.handlers ?? [],
  })
})
afterAll(() => server?.stop())

type Person = { readonly of: PayCompany; readonly id: string }

async function somebody(country: Country, sheet: string): Promise<Person> {
  const of = await server.newCompany(country)
  await of.addPeople(sheet)
  const [{ id }] = (await of.get('api/panel/employee/status/active/0')).body.data
  await of.post(`${PANEL}/points`, { employee_ids: [id], points: 1000, reason: 'Ten years' })
  return { of, id }
}
async function redeemed({ of, id }: Person, pay_way: string, money_value: string): Promise<string> {
  made += 1
  const fields = { name: `${pay_way} ${made}`, cost: 10, pay_way, money_value }
  const item = (await of.post(`${PANEL}/catalog`, fields)).body.data
  const asked = await of.post(`${PANEL}/redemption`, { employee_id: id, item_id: item.id })
  const decide = (state: string) => of.send('PATCH', `${PANEL}/redemption/${asked.body.data.id}`, { body: { state } })
  await decide('approved')
  expect((await decide('delivered')).body.data.pay_month).toBe(APRIL)
  return asked.body.data.id
}
const april = async ({ of }: Person) => {
  await of.generate(APRIL)
  const [{ id }] = (await of.view(APRIL)).body.data.payslips
  const [found] = (await of.get(`${of.run(APRIL)}/payslip?payslip_id=${id}`)).body.data.payslips
  return found
}
const more = (after: string, before: string) => amountOf(after) - amountOf(before)

test('Malaysia: of an award of 5,000 the pay of April counts 3,000 in kind: taxed, in no fund, and not paid out', async () => {
  const ann = await somebody('MY', peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '6000.00' }]))
  const before = await april(ann)
  const id = await redeemed(ann, 'award_25c', '5000.00')
  const after = await april(ann)
  expect([after.gross_pay, after.epf_employee]).toEqual([before.gross_pay, before.epf_employee])
  expect(more(after.normal_remuneration, before.normal_remuneration)).toBe(amountOf('3000.00'))
  expect(amountOf(after.mtd)).toBeGreaterThan(amountOf(before.mtd))
  expect(more(before.net_pay, after.net_pay)).toBe(more(after.mtd, before.mtd))
  const back = () => ann.of.post(`${PANEL}/redemption/${id}/takeBack`, { reason: 'Not yet' })
  expect((await back()).body.data.pay_month).toBeNull()
  expect((await april(ann)).normal_remuneration).toBe(before.normal_remuneration)
  await ann.of.send('PATCH', `${PANEL}/redemption/${id}`, { body: { state: 'delivered' } })
  await ann.of.through(APRIL)
  expect((await back()).status).toBe(422)
  const late = await ann.of.send('PATCH', `${PANEL}/redemption/${id}`, { body: { state: 'rejected', reason: 'No' } })
  expect(late.status).toBe(422)
})

test('Taiwan and the Philippines: in kind is earned and deducted again, so that nothing more is paid; cash is paid', async () => {
  const [head = '', first = ''] = sampleText('taiwan').split('\n')
  const chen = await somebody('TW', `${head}\n${first}`)
  await server.db.system.transaction((tx) =>
    sql`update companies set settings = settings || '{"occupational_accident_rate": "0.0021"}'::jsonb
      where id = (select company_id from accounts where email = ${chen.of.email})`.execute(tx),
  )
  const tax = { tax_number: '', epf_number: '' }
  const cruz = await somebody('PH', peopleSheet([{ staff_id: 'A-1', basic_salary: '30000.00', ...tax }]))
  for (const [person, way] of [
    [chen, 'salary_in_kind'],
    [cruz, 'other_benefit'],
    [cruz, 'achievement_award'],
  ] as const) {
    const before = await april(person)
    await redeemed(person, way, '600.00')
    const kind = await april(person)
    expect([way, more(kind.gross_pay, before.gross_pay)]).toEqual([way, amountOf('600.00')])
    expect([way, more(kind.net_pay, before.net_pay)]).toEqual([way, 0n])
    await redeemed(person, 'cash', '400.00')
    const cash = await april(person)
    expect([way, more(cash.net_pay, kind.net_pay)]).toEqual([way, amountOf('400.00')])
  }
})

test('a month that is closed takes nothing more, and what somebody still has is told when they leave', async () => {
  const ann = await somebody('MY', peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '3000.00' }]))
  await ann.of.through(APRIL)
  const body = { name: 'Voucher', cost: 10, pay_way: 'benefit_in_kind', money_value: '50.00' }
  const { id: item_id } = (await ann.of.post(`${PANEL}/catalog`, body)).body.data
  const { id } = (await ann.of.post(`${PANEL}/redemption`, { employee_id: ann.id, item_id })).body.data
  const account = await ann.of.get('api/auth/me')
  const companyId = account.body.data?.company_id ?? account.body.company_id
  const told = await server.db
    .forCompany(companyId)
    .read((tx) =>
      rewardsForPay.owedOnLeaving(
        tx,
        companyId,
        { from: plainDateOf('2026-05-31'), to: plainDateOf('2026-05-31'), leaving: ann.id },
        { say: (_, key, params) => `${key} ${params?.count}`, language: 'en' },
      ),
    )
  expect(told).toMatchObject([{ told: ['rewards.left-points 990', 'rewards.left-open 1'] }])
  const decide = (more: object) => ann.of.send('PATCH', `${PANEL}/redemption/${id}`, { body: more })
  await decide({ state: 'approved' })
  expect((await decide({ state: 'delivered', pay_month: APRIL })).body.errors).toHaveProperty('pay_month')
  expect((await decide({ state: 'delivered' })).body.data.pay_month).toBe('2026-05')
})
