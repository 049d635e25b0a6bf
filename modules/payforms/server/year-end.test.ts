// The end of a year over HTTP: steps in order, closed by a Company Admin alone, and then nothing of it is touched.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { payformsHandlers } from './handlers.ts'

const END = 'api/panel/payroll/yearEnd/2025'
let server: PayServer
beforeAll(async () => {
  server = await startPayServer({ more: payformsHandlers({ datesFromElsewhere: async () => [] }) })
})
afterAll(() => server?.stop())

type Step = { key: string; status: string; why: string; link: string }
const stepsOf = async (of: PayCompany) => (await of.get(END)).body.data.steps as Step[]
const told = async (of: PayCompany) => (await stepsOf(of)).map(({ key, status }) => [key, status])

async function paidIn(months: readonly string[], country: 'MY' | 'PH' = 'MY') {
  const of = await server.newCompany(country)
  await of.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', tax_number: '', epf_number: '' }]))
  for (const month of months) await of.through(month)
  return of
}

test('a year is ticked off step by step, closed with the password, and opened again with a reason', async () => {
  const of = await paidIn(['2025-12'])
  expect(await told(of)).toEqual([
    ['months_closed', 'done'],
    ['tax_settled', 'not_needed'],
    ['insured_amounts', 'not_needed'],
    ['notices', 'done'],
    ['forms', 'open'],
    ['filed', 'open'],
    ['released', 'open'],
  ])
  const [, , , , forms, filed] = await stepsOf(of)
  expect(forms?.why).toContain('Form EA')
  expect(filed?.why).toContain('C.P.8D')
  expect(forms?.link).toBe('/app/payroll/forms/eform?f.form=ea&f.year=2025')
  const chinese = await of.send('GET', END, { headers: { 'accept-language': 'zh-Hant' } })
  expect(chinese.body.data.steps[6].why).toContain('EA 表（1）')

  expect((await of.post(`${END}/close`, {})).body.confirm_identity).toBe(true)
  expect((await of.post(`${END}/close`, { password: 'not this one' })).status).toBe(422)
  const asked = await of.post(`${END}/close`, { password: PASSWORD })
  expect([asked.status, asked.body.confirm_required, asked.body.data.length]).toEqual([409, true, 3])
  const closed = await of.post(`${END}/close`, { password: PASSWORD, confirm: 1 })
  expect([closed.status, closed.body.data.closed.by]).toEqual([200, 'Aida binti Osman'])
  const again = await of.post(`${END}/close`, { password: PASSWORD, confirm: 1 })
  expect([again.status, again.body.message]).toEqual([422, '2025 is closed already'])

  const refused = 'The year 2025 is closed. A Company Admin can open it again under Year end.'
  const reopened = await of.post(`${of.run('2025-12')}/reopen`, { reason: 'wrong' })
  expect([reopened.status, reopened.body.message]).toEqual([422, refused])
  const run = { type: 'bonus', name: 'Late', pay_date: '2025-12-30', plan: { kind: 'amount', amount: '100.00' } }
  const made = await of.post(`${of.run('2025-12')}/run`, run)
  expect([made.status, made.body.message]).toEqual([422, refused])

  expect((await of.post(`${END}/open`, { reason: ' ' })).status).toBe(422)
  expect((await of.post(`${END}/open`, { reason: 'A bonus was forgotten' })).body.data.closed).toBeNull()
  expect((await of.post(`${END}/open`, { reason: 'again' })).body.message).toBe('2025 is not closed')
  expect((await of.post(`${of.run('2025-12')}/run`, run)).status).toBe(201)
})

test('months that are not approved keep it open, and a year without approved months is not there', async () => {
  const of = await paidIn(['2025-11'])
  const [months] = await stepsOf(of)
  expect([months?.status, months?.why, months?.link]).toEqual([
    'open',
    'Not approved yet: December 2025.',
    '/app/payroll?month=2025-12',
  ])
  const refused = await of.post(`${END}/close`, { password: PASSWORD, confirm: 1 })
  expect([refused.status, refused.body.message]).toEqual([
    422,
    '2025 has months that are not approved. Approve them before you close the year.',
  ])
  expect((await of.get('api/panel/payroll/yearEnd/2024')).status).toBe(404)
})

test('in the Philippines the year’s tax is settled with December', async () => {
  const of = await paidIn(['2025-11'], 'PH')
  const [, before] = await stepsOf(of)
  expect([before?.status, before?.why]).toEqual(['open', 'Not settled with the last payslip: Ann.'])
  await of.through('2025-12')
  expect((await told(of))[1]).toEqual(['tax_settled', 'done'])
})

test('closing is a Company Admin’s; others who see forms see the steps', async () => {
  const of = await paidIn(['2025-12'])
  const payroll = await of.colleague('HR Payroll')
  expect((await payroll.get(END)).status).toBe(200)
  expect((await payroll.post(`${END}/close`, { password: PASSWORD, confirm: 1 })).status).toBe(403)
})
