/** A month paid twice over HTTP: two runs by themselves, in order, which come to one month; a further run in its half. */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { runs, sumsOf } from '#modules/dashboard/server/payroll-store.ts'
import { exitOpening } from '#modules/exit/server/public.ts'
import { PASSWORD, type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { reportedMonths, reportedPayslips } from './reported.ts'

const MONTH = '2026-03'
let server: PayServer
let company: PayCompany
beforeAll(async () => {
  server = await startPayServer({ openings: [exitOpening] })
})
afterAll(() => server?.stop())
beforeEach(async () => {
  company = await newCompany({ pay_frequency: 'semi_monthly' })
})

async function newCompany(settings: object) {
  const of = await server.newCompany('PH')
  await set(of, settings)
  await of.addPeople(
    peopleSheet([
      { staff_id: 'A-1', basic_salary: '30250.00', tax_number: '', epf_number: '' },
      { staff_id: 'A-2', basic_salary: '22000.00', tax_number: '', epf_number: '', joined_on: '2026-03-18' },
    ]),
  )
  return of
}
const set = (of: PayCompany, settings: object) =>
  server.db.system.transaction((tx) =>
    sql`update companies set settings = settings || ${JSON.stringify(settings)}::jsonb
      where id = (select company_id from accounts where email = ${of.email})`.execute(tx),
  )
const at = (what: string, run?: number, of = company) => `${of.run(MONTH)}${what}${run ? `?run=${run}` : ''}`
const go = async (run: number, of = company) => {
  for (const [what, body] of [
    ['generate', {}],
    ['confirm', { confirm: 1 }],
    ['approve', { password: PASSWORD, confirm: 1 }],
  ] as const) {
    const { status, body: answer } = await of.post(at(`/${what}`, run, of), body)
    expect([what, status, answer.message]).toEqual([what, 200, answer.message])
  }
}
const view = async (run: number, of = company) => (await of.get(at('', run, of))).body.data
const list = async () => (await company.get(at('/run'))).body.data
const slipOf = async (run: number, staffId: string) =>
  (await view(run)).payslips.find((row: { staff_id: string }) => row.staff_id === staffId)
const refusal = async (path: string, body: object = {}) => {
  const { status, body: answer } = await company.post(path, body)
  return [status, answer.message]
}

const reported = () =>
  server.db.system.read(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select company_id as id from accounts where email = ${company.email}`.execute(tx)
    const [{ id } = { id: '' }] = rows
    const march = { year: 2026, month: 3 }
    const months = { from: march, to: march }
    const payslips = await reportedPayslips(tx.of(id), id, months)
    return [await reportedMonths(tx.of(id), id, months), payslips.map(({ figures }) => figures.gross_pay)]
  })

test('a thirteenth month counts a month as agreed until both halves are approved', async () => {
  await go(1)
  const plan = { type: 'bonus', name: '13th', pay_date: '2026-03-31', plan: { kind: 'thirteenth_month' } }
  const { body } = await company.post(`${company.run(MONTH)}/run?preview=1`, plan)
  // Three months of 30,250.00, a twelfth of which is 7,562.50.
  expect(body.data.people[0]).toMatchObject({ staff_id: 'A-1', amount: '7562.50' })
})

test('both runs are there, the second after the first, and come to the month', async () => {
  expect(await list()).toMatchObject([
    { run: 1, type: 'regular', name: '1–15', status: 'none' },
    { run: 2, type: 'regular', name: '16–31', status: 'none' },
  ])
  expect((await view(2)).name).toBe('16–31')
  expect(await refusal(at('/generate', 2))).toEqual([422, 'Approve 1–15 first'])
  await go(1)
  expect(await reported()).toEqual([[{ month: MONTH, state: 'unconfirmed' }], ['15125.00']])
  // Half a month is not the whole of it.
  expect((await company.get('api/panel/payroll')).body.data.months[0].status).not.toBe('approved')
  expect((await company.generate('2026-04')).status).toBe(422)
  const first = await slipOf(1, 'A-1')
  expect([first.gross_pay, first.sss_employee, first.philhealth_employee, first.withholding_tax]).toEqual([
    '15125.00',
    '762.50',
    '378.13',
    '520.11',
  ])
  // Who comes in the second half stands in it alone.
  expect(await slipOf(1, 'A-2')).toBeUndefined()
  await company.post(at('/generate', 2))
  // What is reported is the month as it stands, approved or not.
  expect(await reported()).toEqual([[{ month: MONTH, state: 'unconfirmed' }], ['30250.00', '10000.00']])
  await go(2)
  expect((await reported())[0]).toEqual([{ month: MONTH, state: 'approved' }])
  const second = await slipOf(2, 'A-1')
  expect([second.gross_pay, second.sss_employee, second.philhealth_employee, second.withholding_tax]).toEqual([
    '15125.00',
    '762.50',
    '378.12',
    '520.11',
  ])
  expect((await slipOf(2, 'A-2')).gross_pay).toBe('10000.00')
  // Their first payslip is March's: they are asked about the months before it.
  const asked = (await company.get('api/panel/payroll/prevPreJoined?year=2026')).body.data
  expect(asked.map(({ staff_id, open }: Record<string, unknown>) => [staff_id, open])).toEqual([
    ['A-1', ['2026-01', '2026-02']],
    ['A-2', ['2026-01', '2026-02']],
  ])
  const monthly = await newCompany({})
  await go(1, monthly)
  const whole = (await view(1, monthly)).totals
  const halves = [(await view(1)).totals, (await view(2)).totals]
  for (const name of ['gross_pay', 'sss_employer', 'philhealth_employee', 'pag_ibig_employer', 'sss_compensation'])
    expect([name, amountText(sumOf(halves.map((totals) => amountOf(totals[name]))))]).toEqual([name, whole[name]])
  const { months, next } = (await company.get('api/panel/payroll')).body.data
  // Who joined with the second half is one of the month's people, and whoever is paid in both is one.
  expect(months[0]).toMatchObject({ status: 'approved', people: 2, gross_pay: whole.gross_pay })
  expect(next).toEqual({ year: 2026, month: 4 })
  const why = (await company.get(at(`/payslip/${second.id}/why/basic_salary`, 2))).body.data
  expect(why.value).toBe('15125.00')
  // Opened again from the last back.
  expect(await refusal(at('/reopen', 1), { reason: 'wrong' })).toEqual([
    422,
    'Open 16–31 again first; it was approved later',
  ])
})

describe('beside the two runs', () => {
  test('what returns each month is paid by the second, what is entered by the run it is entered for', async () => {
    const [one] = (await company.get('api/panel/employee/getAllEmployees')).body.data
    const entered = { employee_id: one.id, type: 'overtime', amount: '500.00' }
    expect((await company.post(at('/items', 2), entered)).status).toBe(201)
    const returning = await company.post('api/panel/payroll/recurring', { ...entered, amount: '70.00', from: MONTH })
    expect(returning.status).toBe(201)
    expect((await company.get(at('/items', 1))).body.data).toEqual([])
    const amounts = (await company.get(at('/items', 2))).body.data.map(({ amount }: { amount: string }) => amount)
    expect(amounts.sort()).toEqual(['500.00', '70.00'])
  })

  test('a further run belongs to the half of its pay date, and the first half closes with the second', async () => {
    const bonus = { type: 'bonus', name: 'Bonus', pay_date: '2026-03-10', plan: { kind: 'amount', amount: '9600.00' } }
    const made = await company.post(at('/run'), bonus)
    expect(made.body.data).toMatchObject({ run: 3, name: 'Bonus' })
    await go(1)
    await go(3)
    const late = await company.post(at('/run'), { ...bonus, name: 'Late' })
    expect(late.body.data.run).toBe(4)
    await go(2)
    expect(await refusal(at('/generate', 4))).toEqual([
      422,
      'The second half of March 2026 is approved. Give the run a pay date in the second half.',
    ])
    await company.send('PATCH', at('/run/4'), { body: { pay_date: '2026-03-30' } })
    await go(4)
    const rows = await Promise.all([1, 3, 2, 4].map((run) => slipOf(run, 'A-1')))
    const sum = (name: string) => amountText(sumOf(rows.map((row) => amountOf(row[name]))))
    // Two bonuses are no compensation of SSS and no salary of PhilHealth.
    expect([sum('philhealth_employee'), sum('gross_pay')]).toEqual(['756.25', '49450.00'])
  })

  test('a month that is worked out stays as it was, and neither regular run is renamed or removed', async () => {
    await company.post(at('/generate', 1))
    await set(company, { pay_frequency: 'monthly' })
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['1–15', '16–31'])
    expect((await company.send('DELETE', at('/run/2'))).status).toBe(422)
    expect((await company.send('DELETE', at('', 1))).status).toBe(200)
    expect((await list()).map(({ name }: { name: string | null }) => name)).toEqual([null])
  })
})

describe('who leaves', () => {
  const idOf = async (staffId: string) =>
    (await company.get('api/panel/employee/getAllEmployees')).body.data.find(
      (row: { staff_id: string }) => row.staff_id === staffId,
    ).id
  const advance = { type: 'advance', name: 'Ahead', pay_date: '2026-03-05' }
  const advanced = async (staffId: string) => {
    const made = await company.post(at('/run'), advance)
    const { run } = made.body.data
    const entered = { staff_id: staffId, type: 'pay_advance', amount: '1000.00' }
    expect((await company.post(at('/items', run), entered)).status).toBe(201)
    await go(run)
  }

  test('has a last pay of the second half alone that takes the advance back; what is looked at is what is paid', async () => {
    await advanced('A-1')
    const enter = (run: number, amount: string) =>
      company.post(at('/items', run), { staff_id: 'A-1', type: 'overtime', amount })
    expect([(await enter(1, '11.00')).status, (await enter(2, '13.00')).status]).toEqual([201, 201])
    await go(1)
    const path = `api/panel/payroll/settlement/${await idOf('A-1')}`
    const looked = (await company.get(`${path}?last_day=2026-03-31&reason=better_pay`)).body.data
    const made = await company.post(path, { last_day: '2026-03-31', reason: 'better_pay' })
    expect([made.status, made.body.message]).toEqual([201, made.body.message])
    const { run } = made.body.data
    await company.post(at('/generate', run))
    const paid = await slipOf(run, 'A-1')
    expect([looked.gross, looked.net]).toEqual([paid.gross_pay, paid.net_pay])
    // January and February are before the first payslip and count as agreed: a twelfth of 90,750.00 is 7,562.50. With
    // half of the basic pay and the 13.00 of the second half; the 11.00 were paid in the first.
    expect(paid.gross_pay).toBe('22700.50')
    const repaid = looked.lines.filter(({ code }: { code: string }) => code === 'loan_balance')
    expect(repaid).toMatchObject([{ amount: '1000.00' }])
  })

  const settles = async (last_day: string) => {
    const path = `api/panel/payroll/settlement/${await idOf('A-1')}`
    const looked = (await company.get(`${path}?last_day=${last_day}&reason=better_pay`)).body.data
    const made = await company.post(path, { last_day, reason: 'better_pay' })
    expect([made.status, made.body.message]).toEqual([201, made.body.message])
    return { looked, run: made.body.data.run }
  }

  test('is paid in the half of the last day, by whichever day the law wants it paid', async () => {
    const { looked, run } = await settles('2026-03-10')
    await go(run)
    const paid = await slipOf(run, 'A-1')
    // Seven of March's 22 working days are 9,625.00; with January and February a twelfth of 70,125.00 is 5,843.75.
    expect([paid.gross_pay, looked.gross, looked.net]).toEqual(['15468.75', paid.gross_pay, paid.net_pay])
    // Nobody else is in the first half: the second goes on without it.
    await go(2)
    expect((await view(2)).payslips.map(({ staff_id }: { staff_id: string }) => staff_id)).toEqual(['A-2'])
  })

  test('in the second half has the first paid by its regular run, also where the last pay was made before', async () => {
    const { looked, run } = await settles('2026-03-31')
    await go(1)
    expect((await slipOf(1, 'A-1')).gross_pay).toBe('15125.00')
    expect(await refusal(at('/generate', 2))).toEqual([200, expect.anything()])
    await go(run)
    const paid = await slipOf(run, 'A-1')
    expect(paid.gross_pay).toBe('22687.50')
    // What was looked at before the first half was approved had all of the month in it.
    expect(looked.gross).toBe('37812.50')
    await go(2)
    expect((await view(2)).payslips.map(({ staff_id }: { staff_id: string }) => staff_id)).toEqual(['A-2'])
  })

  test('in the first half has what returns each month and repays in it', async () => {
    await advanced('A-1')
    const id = await idOf('A-1')
    await company.post('api/panel/payroll/recurring', {
      employee_id: id,
      type: 'overtime',
      amount: '70.00',
      from: MONTH,
    })
    await server.db.system.transaction((tx) =>
      sql`update employees set left_on = '2026-03-10' where id = ${id}`.execute(tx),
    )
    await go(1)
    const [{ id: slip }] = (await view(1)).payslips
    const [found] = (await company.get(`${at('/payslip')}?payslip_id=${slip}&run=1`)).body.data.payslips
    // Seven of March's 22 working days: 9,625.00.
    expect(found).toMatchObject({ gross_pay: '9695.00' })
    expect(found.named.map(({ amount }: { amount: string }) => amount)).toContain('1000.00')
  })
})

test('a first half stands beside the first half of the month before, not beside its second', async () => {
  for (const run of [1, 2]) await go(run)
  const april = `${company.run('2026-04')}/generate?run=1`
  expect((await company.post(april, {})).status).toBe(200)
  const [was] = (await list()).filter(({ run }: { run: number }) => run === 1)
  const shown = await server.db.system.read(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select company_id as id from accounts where email = ${company.email}`.execute(tx)
    const [{ id } = { id: '' }] = rows
    const months = await runs(tx.of(id), id)
    const sums = []
    for (const run of months) sums.push((await sumsOf(tx.of(id), id, run, months.at(-1)?.half ?? null)).run_net_pay)
    return sums
  })
  expect(shown).toHaveLength(2)
  expect(shown[0]).toBe(was.net_pay)
})
