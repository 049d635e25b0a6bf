/** Advances, corrections and pay that does not cover its deductions, over HTTP: paid once, taken back once. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { PASSWORD, type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'

const [JAN, FEB, MAR] = ['2026-01', '2026-02', '2026-03'] as const
let server: PayServer
beforeAll(async () => {
  server = await startPayServer()
})
afterAll(() => server?.stop())

async function company() {
  const of = await server.newCompany()
  await of.addPeople(
    peopleSheet([
      { staff_id: 'A-1', identity_number: '900505145002', epf_number: '11111111' },
      { staff_id: 'A-2', identity_number: '900505145004', epf_number: '22222222' },
    ]),
  )
  const people: { id: string; staff_id: string }[] = (await of.get('api/panel/employee/status/active/0')).body.data
  return { of, idOf: (staffId: string) => people.find((one) => one.staff_id === staffId)?.id ?? '' }
}
const at = (of: PayCompany, what: string, run = 1, month: string = JAN) => `${of.run(month)}${what}?run=${run}`
const go = async (of: PayCompany, run: number, month: string = JAN) => {
  for (const [what, body] of [
    ['generate', {}],
    ['confirm', {}],
    ['approve', { password: PASSWORD }],
  ] as const) {
    const { status, body: answer } = await of.post(at(of, `/${what}`, run, month), body)
    expect([month, run, what, status, answer.message]).toEqual([month, run, what, 200, answer.message])
  }
}
type Slip = Record<string, string> & { named?: { label: string; amount: string }[]; id: string }
const slipOf = async (of: PayCompany, staffId: string, run = 1, month: string = JAN): Promise<Slip> => {
  const { payslips } = (await of.get(at(of, '', run, month))).body.data
  const { id } = payslips.find((one: Slip) => one.staff_id === staffId)
  const found = await of.get(`${of.run(month)}/payslip?run=${run}&payslip_id=${id}`)
  return found.body.data.payslips[0]
}
const advance = {
  ...{ type: 'advance', name: 'Advance', pay_date: '2026-01-15' },
  plan: { kind: 'amount', amount: '500.00' },
}

test('an advance pays money now with nothing of the law, and the next regular run takes it back once', async () => {
  const { of, idOf } = await company()
  const made = await of.post(`${of.run(JAN)}/run`, { ...advance, employee_ids: [idOf('A-1')] })
  expect([made.status, made.body.data]).toMatchObject([201, { run: 2, type: 'advance', people: 1 }])
  expect((await of.post(at(of, '/items', 2), { staff_id: 'A-1', type: 'bonus', amount: '1.00' })).body.errors).toEqual({
    type: [expect.stringContaining('money alone')],
  })
  await go(of, 2)
  const paid = await slipOf(of, 'A-1', 2)
  expect(paid).toMatchObject({ gross_pay: '0.00', net_pay: '500.00', epf_employee: '0.00', employer_cost: '0.00' })
  const other = await server.newCompany()
  await other.addPeople(peopleSheet([{ staff_id: 'A-1' }]))
  await other.generate(JAN)
  const plain = (await other.view(JAN)).body.data.payslips[0]
  await go(of, 1)
  const regular = await slipOf(of, 'A-1')
  expect(amountOf(regular.net_pay ?? '')).toBe(amountOf(plain.net_pay) - amountOf('500.00'))
  expect(regular.epf_employee).toBe(plain.epf_employee)
  expect(regular.named).toEqual([{ figure: 'other_deductions', label: 'Advance of 15 Jan 2026', amount: '500.00' }])
  // Opened again and worked out once more, it is taken once; the next month takes nothing.
  await of.post(at(of, '/reopen'), { reason: 'Once more' })
  await go(of, 1)
  expect((await slipOf(of, 'A-1')).net_pay).toBe(regular.net_pay)
  await go(of, 1, FEB)
  expect((await slipOf(of, 'A-1', 1, FEB)).other_deductions).toBe('0.00')
  expect((await slipOf(of, 'A-2')).other_deductions).toBe('0.00')
})

test('an advance after the regular run is taken back by the next month, as far as the limits of the pay leave room', async () => {
  const { of, idOf } = await company()
  await go(of, 1)
  const plan = { kind: 'amount', amount: '2000.00' }
  await of.post(`${of.run(JAN)}/run`, { ...advance, pay_date: '2026-02-05', plan, employee_ids: [idOf('A-1')] })
  await go(of, 2)
  await go(of, 1, FEB)
  // Half of 3,000.00 at most (deduction_cap_percent), the rest of it in March.
  expect((await slipOf(of, 'A-1', 1, FEB)).other_deductions).toBe('1500.00')
  await go(of, 1, MAR)
  expect((await slipOf(of, 'A-1', 1, MAR)).other_deductions).toBe('500.00')
})

test('pay that does not cover its deductions stops the run, or is carried to the next month', async () => {
  const { of } = await company()
  await of.post(`${of.run(JAN)}/items`, { staff_id: 'A-1', type: 'other_deduction', amount: '4000.00' })
  await of.generate(JAN)
  const short = (await slipOf(of, 'A-1')).net_pay ?? ''
  expect(short).toMatch(/^-/)
  expect((await of.confirm(JAN)).status).toBe(422)
  await server.db.system.transaction((tx) =>
    sql`update companies set settings = settings || '{"negative_net": "carry"}' where id = (
      select company_id from accounts where email = ${of.email})`.execute(tx),
  )
  expect((await of.confirm(JAN)).body.message).not.toBe('')
  await go(of, 1)
  expect(await slipOf(of, 'A-1')).toMatchObject({ net_pay: '0.00', gross_pay: '3000.00' })
  await go(of, 1, FEB)
  const february = await slipOf(of, 'A-1', 1, FEB)
  expect(february.other_deductions).toBe(short.slice(1))
  expect(february.named?.[0]?.label).toBe('Not covered by the pay of January 2026')
})

test('a correction pays what a closed month comes to today beyond what it paid, and nothing waits any more', async () => {
  const { of, idOf } = await company()
  const ids = [idOf('A-1')]
  const correction = { type: 'correction', name: 'Correction', pay_date: '2026-02-10', employee_ids: ids }
  await go(of, 1)
  const make = (body: object = {}) => of.post(`${of.run(JAN)}/run`, { ...correction, ...body })
  expect((await make()).body.message).toContain('can still be opened again')
  await server.db.system.transaction((tx) =>
    sql`update pay_runs set bank_file_taken_at = now() where company_id = (
      select company_id from accounts where email = ${of.email})`.execute(tx),
  )
  expect((await make({ employee_ids: undefined })).body.errors).toHaveProperty('employee_ids')
  expect((await make({ plan: advance.plan })).body.errors).toHaveProperty('plan')
  const before = await slipOf(of, 'A-1')
  await of.post(`${of.run(FEB)}/items`, { staff_id: 'A-2', type: 'bonus', amount: '10.00' })
  const { revision } = (await of.get(`api/panel/employee/show/profile/details/${idOf('A-1')}`)).body.data
  const body = { components: { basic_salary: '3600.00' }, effective_from: '2026-01-01', reason: 'Review', revision }
  const raised = await of.send('PATCH', `api/panel/employee/compensation/${idOf('A-1')}`, { body })
  expect(raised.status, JSON.stringify(raised.body)).toBe(200)
  const seen = await of.post(`${of.run(JAN)}/run?preview=1`, correction)
  expect([seen.status, seen.body.data.people]).toMatchObject([200, [{ staff_id: 'A-1' }]])
  expect((await of.get(`${of.run(JAN)}/run`)).body.data).toHaveLength(1)
  expect((await make()).body.data).toMatchObject({ run: 2, type: 'correction', people: 1 })
  await go(of, 2)
  const paid = await slipOf(of, 'A-1', 2)
  expect(paid.gross_pay).toBe('600.00')
  expect([seen.body.data.total, seen.body.data.people[0].why]).toEqual([
    paid.net_pay,
    expect.stringContaining('600.00'),
  ])
  const other = await server.newCompany()
  await other.addPeople(peopleSheet([{ staff_id: 'A-1', basic_salary: '3600.00' }]))
  await other.generate(JAN)
  const whole = (await other.view(JAN)).body.data.payslips[0]
  for (const figure of ['net_pay', 'epf_employee', 'epf_employer', 'socso_employee', 'withholding_tax'])
    expect([figure, amountText(sumOf([before, paid].map((one) => amountOf(one[figure] ?? ''))))]).toEqual([
      figure,
      whole[figure],
    ])
  expect((await of.get('api/panel/payroll/retro')).body.data.people).toEqual([])
  await go(of, 1, FEB)
  expect((await make({ name: 'Late' })).status).toBe(422)
})
