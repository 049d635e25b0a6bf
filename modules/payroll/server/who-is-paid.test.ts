// Whom a month concerns: everybody employed on at least one day of it, and nobody else.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'

const MARCH = '2026-03'
let server: PayServer
let company: PayCompany
beforeAll(async () => {
  server = await startPayServer()
})
afterAll(() => server?.stop())
beforeEach(async () => {
  company = await server.newCompany()
  await company.addPeople(peopleSheet([{ staff_id: 'A-1' }, { staff_id: 'A-2' }]))
})

const idOf = async (staffId: string): Promise<string> => {
  const { body } = await company.get('api/panel/employee/getAllEmployees')
  return body.data.find((one: { staff_id: string }) => one.staff_id === staffId).id
}
const patch = async (path: string, staffId: string, body: object) => {
  const answer = await company.send('PATCH', `api/panel/employee/${path}/${await idOf(staffId)}`, { body })
  expect([answer.status, answer.body.errors ?? {}]).toEqual([200, {}])
}
const leftAndCameBack = async (staffId: string) => {
  await patch('status/disable', staffId, { last_working_date: '2026-03-10' })
  await patch('status/enable', staffId, { effective_date: '2026-04-01' })
}
const seen = async () => {
  const { payslips, missing, surplus, checks } = (await company.view(MARCH)).body.data
  return {
    pay: payslips.map((row: { staff_id: string; gross_pay: string }) => [row.staff_id, row.gross_pay]),
    missing,
    surplus,
    checks: checks.map(({ code }: { code: string }) => code).filter((code: string) => code.includes('s_')),
  }
}
/** RM 3,000.00 for ten of the 31 days of March. */
const TEN_DAYS = '967.74'

test('who left in the month and comes back in the next is paid up to the day of leaving', async () => {
  await leftAndCameBack('A-2')
  await company.generate(MARCH)
  expect(await seen()).toMatchObject({
    pay: [
      ['A-1', '3000.00'],
      ['A-2', TEN_DAYS],
    ],
    missing: [],
    surplus: [],
  })
  const bonus = await company.items(MARCH, `month,staff_id,type,amount\n${MARCH},A-2,bonus,50.00`)
  expect([bonus.status, bonus.body.data.accepted]).toEqual([200, 1])
})

test('who is put down as coming back keeps the payslip of the month they left in', async () => {
  await patch('status/disable', 'A-2', { last_working_date: '2026-03-10' })
  await company.generate(MARCH)
  await patch('status/enable', 'A-2', { effective_date: '2026-04-01' })
  expect(await seen()).toMatchObject({ missing: [], surplus: [] })
  await company.generate(MARCH, { only_stale: true })
  expect((await seen()).pay).toEqual([
    ['A-1', '3000.00'],
    ['A-2', TEN_DAYS],
  ])
  await company.confirm(MARCH)
  expect((await company.approve(MARCH)).status).toBe(200)
  await company.generate('2026-04')
  const april = (await company.view('2026-04')).body.data.payslips
  expect(april.map((row: { gross_pay: string }) => row.gross_pay)).toEqual(['3000.00', '3000.00'])
})

test('an account that is no person is counted nowhere, takes no items, and leaves nothing to do', async () => {
  const created = await company.post('api/panel/employee/create', {
    staff_id: 'KIOSK',
    full_name: 'Kiosk at the door',
    joined_on: '2025-01-01',
    employment_type: 'full_time',
    citizenship: 'citizen',
    is_service_account: true,
  })
  expect([created.status, created.body.errors ?? {}]).toEqual([201, {}])
  await company.generate(MARCH)
  const { body } = await company.view(MARCH)
  expect(body.data.totals.people).toBe(2)
  expect(await seen()).toMatchObject({ missing: [], surplus: [] })
  const again = await company.generate(MARCH, { only_stale: true })
  expect(again.body.data.version).toBe(body.data.version)
  const sheet = await company.items(MARCH, `month,staff_id,type,amount\n${MARCH},KIOSK,bonus,50.00`)
  expect(sheet.status).toBe(422)
  const item = { employee_id: created.body.data.id, type: 'bonus', amount: '50.00' }
  expect((await company.post(`${company.run(MARCH)}/items`, item)).status).toBe(422)
})

test('who was employed in the month before and not in its run is pointed out, and nobody in the first month of all', async () => {
  const pointedOut = async (month: string) => {
    const { payslips } = (await company.view(month)).body.data
    type Row = { staff_id: string; findings: { code: string }[] }
    const found = payslips.filter(({ findings }: Row) => findings.some(({ code }) => code === 'not_paid_before'))
    return found.map(({ staff_id }: Row) => staff_id)
  }
  await company.generate(MARCH)
  expect(await pointedOut(MARCH)).toEqual([])
  await company.confirm(MARCH)
  await company.approve(MARCH)
  await company.addPeople(peopleSheet([{ staff_id: 'A-3' }]))
  await company.generate('2026-04')
  expect(await pointedOut('2026-04')).toEqual(['A-3'])
})

test('a company with nobody in it is told that people come first', async () => {
  const empty = await server.newCompany()
  const hasPeople = async () => (await empty.get('api/panel/payroll')).body.data.has_people
  expect(await hasPeople()).toBe(false)
  await empty.addPeople(peopleSheet([{ staff_id: 'A-1' }]))
  expect(await hasPeople()).toBe(true)
})
