/** Several runs a month over HTTP: made by a plan, worked out beside the regular one, approved in order, told apart. */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { PASSWORD, type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'

const MONTH = '2026-01'
let server: PayServer
let company: PayCompany
beforeAll(async () => {
  server = await startPayServer()
})
afterAll(() => server?.stop())
beforeEach(async () => {
  company = await server.newCompany()
  await company.addPeople(
    peopleSheet([
      { staff_id: 'A-1', identity_number: '900505145002', epf_number: '11111111' },
      { staff_id: 'A-2', identity_number: '900505145004', epf_number: '22222222' },
    ]),
  )
})

const at = (what: string, run?: number, month = MONTH) => `${company.run(month)}${what}${run ? `?run=${run}` : ''}`
const bonus = { type: 'bonus', name: 'Bonus', pay_date: '2026-01-15', plan: { kind: 'amount', amount: '9600.00' } }
const make = (body: object = {}, month = MONTH) => company.post(at('/run', undefined, month), { ...bonus, ...body })
const list = async () => (await company.get(at('/run'))).body.data
const go = async (run: number, month = MONTH) => {
  for (const [what, body] of [
    ['generate', {}],
    ['confirm', {}],
    ['approve', { password: PASSWORD }],
  ] as const) {
    const { status, body: answer } = await company.post(at(`/${what}`, run, month), body)
    expect([what, status, answer.message]).toEqual([what, 200, answer.message])
  }
}
const view = async (run = 1, month = MONTH) => (await company.get(at('', run, month))).body.data
type Person = { staff_id: string; amount: string; why: string; employee_id: string }

describe('a further run', () => {
  test('is shown before it is made, made by its plan, renamed and removed until it is worked out', async () => {
    const shown = await company.post(`${at('/run')}?preview=1`, bonus)
    expect(shown.status).toBe(200)
    expect(shown.body.data.people.map(({ staff_id, amount, why }: Person) => [staff_id, amount, why])).toEqual([
      ['A-1', '9600.00', 'As entered'],
      ['A-2', '9600.00', 'As entered'],
    ])
    expect(shown.body.data.total).toBe('19200.00')
    expect(await list()).toMatchObject([{ run: 1, type: 'regular', status: 'none', name: null }])
    const [first] = shown.body.data.people
    const made = await make({ employee_ids: [first.employee_id] })
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({ run: 2, type: 'bonus', name: 'Bonus', pay_date: '2026-01-15', people: 1 })
    const renamed = await company.send('PATCH', at('/run/2'), { body: { name: 'Festival bonus' } })
    expect(renamed.body.data).toMatchObject({ name: 'Festival bonus', status: 'none' })
    expect((await company.get(at('/items', 2))).body.data).toMatchObject([{ staff_id: 'A-1', amount: '9600.00' }])
    expect((await company.get(at('/items'))).body.data).toEqual([])
    await company.post(at('/generate', 2), {})
    expect((await company.send('PATCH', at('/run/2'), { body: { name: 'Late' } })).status).toBe(422)
    expect((await company.send('DELETE', at('/run/2'))).status).toBe(422)
    expect((await company.send('DELETE', at('', 2))).status).toBe(200)
    expect((await company.send('DELETE', at('/run/2'))).status).toBe(200)
    expect((await list()).map(({ run }: { run: number }) => run)).toEqual([1])
    expect((await company.get(at('/items', 2))).body.data).toEqual([])
  })

  test('and the regular run come to one run with all of it, whichever is first', async () => {
    const other = await server.newCompany()
    await other.addPeople(peopleSheet([{ staff_id: 'A-1' }, { staff_id: 'A-2' }]))
    const planned = await other.post(`${other.run(MONTH)}/items/plan`, { plan: bonus.plan })
    expect([planned.status, planned.body.data.total]).toEqual([201, '19200.00'])
    await other.generate(MONTH)
    const { totals: one } = (await other.view(MONTH)).body.data
    await make()
    await go(2)
    await go(1)
    const [first, second] = [await view(2), await view(1)]
    const sum = (name: string) => amountText(sumOf([first, second].map(({ totals }) => amountOf(totals[name]))))
    for (const name of ['gross_pay', 'net_pay', 'epf_employee', 'epf_employer', 'socso_employee', 'withholding_tax'])
      expect([name, sum(name)]).toEqual([name, one[name]])
    expect(first.totals.gross_pay).toBe('19200.00')
    expect(await list()).toMatchObject([
      { run: 1, status: 'approved', people: 2 },
      { run: 2, status: 'approved', people: 2, gross_pay: '19200.00' },
    ])
    // The month's list shows both, the payslip says what it left to the other.
    const { months, next } = (await company.get('api/panel/payroll')).body.data
    expect(months[0]).toMatchObject({ status: 'approved', people: 2, gross_pay: one.gross_pay, net_pay: one.net_pay })
    expect(next).toEqual({ year: 2026, month: 2 })
    const [slip] = second.payslips
    const why = (await company.get(at(`/payslip/${slip.id}/why/epf_employee`))).body.data
    expect(why.value).toBe(slip.epf_employee)
    // An agency is told of each person once, with all that the month paid.
    await server.db.system.transaction((tx) =>
      sql`update companies set employer_numbers = '{"epf_employer_number": "012345678"}' where id = (
        select company_id from accounts where email = ${company.email})`.execute(tx),
    )
    const epf = await company.get(at('/file/epf'))
    const lines = String(epf.body).trim().split('\r\n').slice(1)
    expect([epf.status, lines.length]).toEqual([200, 2])
    const wages = amountText(sumOf(lines.map((line) => amountOf(line.split(',')[3] ?? ''))))
    expect(wages).toBe(one.epf_wages)
    expect(why.steps.at(-1).parts.map(({ key }: { key: string }) => key)).toEqual([
      'of_whole_month',
      'taken_by_other_runs',
    ])
  })
})

describe('the runs of a month beside each other', () => {
  test('nobody stands in two that wait, and they are opened again from the last back', async () => {
    await make()
    await company.post(at('/generate', 2), {})
    const refused = await company.generate(MONTH)
    expect([refused.status, refused.body.message]).toEqual([422, 'Approve Bonus first'])
    await go(2)
    await go(1)
    expect((await view(2)).may.reopen).toEqual({
      allowed: false,
      why: 'Open January 2026 again first; it was approved later',
      first: { year: 2026, month: 1, run: 1, name: null },
    })
    expect((await view(1)).may.reopen).toEqual({ allowed: true, why: null })
    const reopened = await company.post(at('/reopen', 2), { reason: 'wrong' })
    expect([reopened.status, reopened.body.message]).toEqual([
      422,
      'Open January 2026 again first; it was approved later',
    ])
    expect((await company.post(at('/reopen', 1), { reason: 'wrong' })).status).toBe(200)
    expect((await company.post(at('/reopen', 2), { reason: 'wrong' })).body.message).toBe('Approve January 2026 first')
  })

  test('a month before an approved one says which, and leads there', async () => {
    await go(1)
    await go(1, '2026-02')
    const why = 'February 2026 is already approved; earlier months can no longer be changed'
    expect((await view()).may.reopen).toEqual({
      allowed: false,
      why,
      first: { year: 2026, month: 2, run: 1, name: null },
    })
    expect((await company.post(at('/reopen', 1), { reason: 'wrong' })).body.message).toBe(why)
  })

  test('the next month waits for all that have figures', async () => {
    await go(1)
    await make({ name: 'Later', pay_date: '2026-02-10' })
    expect((await company.generate('2026-02')).status).toBe(200)
    await company.post(at('/generate', 2), {})
    const refused = await company.generate('2026-02')
    expect([refused.status, refused.body.message]).toEqual([422, 'January 2026 must be approved first'])
    await go(2)
    expect((await company.generate('2026-02')).status).toBe(200)
  })

  test('who has something in a run is worked out in it, and nobody else', async () => {
    await make({ plan: undefined })
    const nobody = await company.post(at('/generate', 2), {})
    expect([nobody.status, nobody.body.message]).toEqual([
      422,
      'Nobody has anything in this run yet; enter its items first',
    ])
    await company.post(at('/items', 2), { staff_id: 'A-2', type: 'bonus', amount: '100.00' })
    await company.post(at('/generate', 2), {})
    expect((await view(2)).payslips).toMatchObject([{ staff_id: 'A-2', gross_pay: '100.00' }])
    await company.post(at('/items', 2), { staff_id: 'A-1', type: 'bonus', amount: '50.00' })
    expect((await view(2)).missing).toMatchObject([{ staff_id: 'A-1' }])
  })
})

test('what makes no run is refused at its field, and nothing is kept', async () => {
  const fields = async (body: object) => {
    const { status, body: answer } = await make(body)
    return [status, Object.keys(answer.errors ?? {})]
  }
  expect(await fields({ pay_date: '2026-03-01' })).toEqual([422, ['pay_date']])
  expect(await fields({ type: 'final' })).toEqual([422, ['type']])
  expect(await fields({ plan: { kind: 'amount', amount: '0.00' } })).toEqual([422, ['plan.amount']])
  expect(await fields({ plan: { kind: 'months_of_pay', months: '0' } })).toEqual([422, ['plan.months']])
  expect(await fields({ plan: { kind: 'amount', amount: '1.00', type: 'nonsense' } })).toEqual([422, ['type']])
  expect(await fields({ plan: undefined, employee_ids: ['00000000-0000-4000-8000-000000000000'] })).toEqual([
    422,
    ['employee_ids'],
  ])
  expect((await make({ employee_ids: ['00000000-0000-4000-8000-000000000000'] })).status).toBe(404)
  expect((await company.get(at('', 7))).status).toBe(404)
  expect(await list()).toHaveLength(1)
  const answers = await Promise.all([make(), make()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
  expect(answers.find(({ status }) => status === 422)?.body.errors).toHaveProperty('name')
  expect(await list()).toHaveLength(2)
  // Under another name it is the same money twice.
  const again = await make({ name: 'Festival' })
  expect([again.status, again.body.message]).toEqual([422, 'Approve Bonus first'])
})

test('a thirteenth month that two officers plan, each where the other does not look, is given once', async () => {
  const other = await server.newCompany('PH')
  await other.addPeople(peopleSheet([{ staff_id: 'A-1', basic_salary: '24000.00', tax_number: '', epf_number: '' }]))
  const plan = { kind: 'thirteenth_month' }
  const run = { ...bonus, name: '13th', plan }
  const both = await Promise.all([
    other.post(`${other.run(MONTH)}/items/plan`, { plan }),
    other.post(`${other.run(MONTH)}/run`, run),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
  const refused = both.find(({ status }) => status === 422)?.body
  expect(refused.errors).toHaveProperty('plan')
})
