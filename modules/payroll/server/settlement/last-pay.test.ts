/** A last pay made as a run of the last month: what it holds, what the regular run leaves out, and how it is undone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exitOpening } from '#modules/exit/server/public.ts'
import { PASSWORD, type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import type { PayContribution } from '../needs.ts'

const MARCH = '2026-03'
let server: PayServer
/** A day of leave is owed to whoever leaves, and a loan wants 50.00 of each month. */
let paidOut: string[] = []
const leave: PayContribution = {
  origin: 'leave',
  between: async (_tx, _companyId, { to }, ids) =>
    ids
      .filter((id) => paidOut.includes(id))
      .map((id) => ({
        ...{ employeeId: id, source: `encashed ${id}`, month: to.slice(0, 7), kind: 'encashed' as const, days: '1' },
        told: { en: 'Annual leave', 'zh-Hant': '特休' },
      })),
  payOutOnLeaving: async (_tx, _companyId, { employeeId }) => {
    paidOut.push(employeeId)
    return [employeeId]
  },
  takePayOutBack: async (_tx, _companyId, ids) => {
    paidOut = paidOut.filter((id) => !ids.includes(id))
  },
}
beforeAll(async () => {
  server = await startPayServer({
    startAt: '2026-03-02T01:00:00.000Z',
    openings: [exitOpening],
    contributions: [leave],
  })
})
afterAll(() => server?.stop())

async function companyOfTwo() {
  const of = await server.newCompany()
  await of.addPeople(
    peopleSheet([
      { staff_id: 'X-1', full_name: 'Xavier', basic_salary: '3100.00', joined_on: '2024-02-01' },
      { staff_id: 'Y-1', full_name: 'Yusof' },
    ]),
  )
  const people: { id: string; staff_id: string }[] = (await of.get('api/panel/employee/status/active/0')).body.data
  const idOf = (staffId: string) => people.find((one) => one.staff_id === staffId)?.id ?? ''
  return { of, xavier: idOf('X-1'), yusof: idOf('Y-1') }
}
const path = (id: string) => `api/panel/payroll/settlement/${id}`
const body = { last_day: '2026-03-31', reason: 'redundancy', confirm: 1 }
const query = 'last_day=2026-03-31&reason=redundancy'
const run = (of: PayCompany, what: string, number: number, sent: object = {}) =>
  of.post(`${of.run(MARCH)}/${what}?run=${number}`, sent)
const view = async (of: PayCompany, number: number) => (await of.view(MARCH, `?run=${number}`)).body.data
const staffOf = (found: { payslips: { staff_id: string }[] }) => found.payslips.map(({ staff_id }) => staff_id)

test('is made and undone by whoever makes the pay, also where the records are not theirs to see', async () => {
  const { of, xavier } = await companyOfTwo()
  const payroll = await of.colleague('HR Payroll')
  expect((await payroll.post(path(xavier), body)).status).toBe(201)
  expect((await payroll.send('DELETE', path(xavier))).status).toBe(200)
})

test('holds all of the last month with what is owed on leaving, and the regular run leaves the person out', async () => {
  const { of, xavier } = await companyOfTwo()
  await of.post(`${of.run(MARCH)}/items`, { staff_id: 'X-1', type: 'overtime', amount: '200.00' })
  await of.generate(MARCH)
  expect(staffOf(await view(of, 1))).toEqual(['X-1', 'Y-1'])
  const shown = (await of.get(`${path(xavier)}?${query}`)).body.data
  const made = await of.post(path(xavier), body)
  expect([made.status, made.body.data.run]).toEqual([201, 2])
  expect((await of.get(path(xavier).replace(`/${xavier}`, ''))).body.data.people).toMatchObject([
    { staff_id: 'X-1', status: 'made', run: 2, reason: 'redundancy', month: MARCH },
  ])
  expect((await of.post(path(xavier), body)).body.message).toContain('has a final pay')
  // What the regular run was worked out with is out of date, so that nobody is paid twice.
  expect((await of.confirm(MARCH)).status).toBe(422)
  await run(of, 'generate', 2)
  const last = (await view(of, 2)).payslips[0]
  // 3,100 and 200 of the month, 3,312.33 for 26 months, and a day of leave, paid out with it.
  const gross = Number(last.gross_pay)
  expect(gross).toBeGreaterThan(6612.33)
  expect(last.gross_pay).toBe((await of.get(`${path(xavier)}?${query}`)).body.data.gross)
  expect(last.net_pay).toBe((await of.get(`${path(xavier)}?${query}`)).body.data.net)
  expect(shown.gross).toBe('6612.33')
  await of.generate(MARCH)
  const regular = await view(of, 1)
  expect([staffOf(regular), regular.missing, regular.surplus]).toEqual([['Y-1'], [], []])
  for (const number of [1, 2]) {
    expect((await run(of, 'confirm', number)).status).toBe(200)
    expect((await run(of, 'approve', number, { password: PASSWORD })).status).toBe(200)
  }
  const undone = await of.send('DELETE', path(xavier))
  expect([undone.status, undone.body.message]).toEqual([422, expect.stringContaining('was approved')])
  // The next month opens once both are approved, without whoever left.
  await of.generate('2026-04')
  expect(staffOf((await of.view('2026-04')).body.data)).toEqual(['Y-1'])
})

test('is told as its run pays it, also after somebody entered more and after it was approved', async () => {
  const { of, xavier } = await companyOfTwo()
  await of.post(path(xavier), body)
  await of.post(`${of.run(MARCH)}/items?run=2`, { staff_id: 'X-1', type: 'bonus', amount: '500.00' })
  await run(of, 'generate', 2)
  const told = async () => (await of.get(`${path(xavier)}?${query}`)).body.data
  const paid = (await view(of, 2)).payslips[0]
  const before = await told()
  expect([before.gross, before.net]).toEqual([paid.gross_pay, paid.net_pay])
  type Told = { code: string; amount: string; why: string; type: string | null }
  const lineOf = (wanted: string) => before.lines.find(({ code }: Told) => code === wanted)
  expect(lineOf('severance')).toMatchObject({ amount: '3312.33', enters: true })
  expect(lineOf('leave_payout').why).toBe('Annual leave')
  expect(before.lines.filter(({ type }: Told) => type === 'bonus')).toMatchObject([
    { amount: '500.00', why: 'Entered for the month' },
  ])
  for (const step of ['confirm', 'approve'])
    expect((await run(of, step, 2, { password: PASSWORD, confirm: 1 })).status).toBe(200)
  const { run_status: _, ...after } = await told()
  const { run_status: __, ...was } = before
  expect(after).toEqual(was)
})

test('made by two officers at once is one last pay, and none is made while a bonus of the person waits', async () => {
  const { of, xavier, yusof } = await companyOfTwo()
  const both = await Promise.all([1, 2].map(() => of.post(path(xavier), body)))
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
  expect(both.find(({ status }) => status === 422)?.body.message).toContain('has a final pay')
  const plan = { kind: 'amount', amount: '500.00' }
  const bonus = { type: 'bonus', name: 'Raya', pay_date: '2026-03-20', plan, employee_ids: [yusof] }
  expect((await of.post(`${of.run(MARCH)}/run`, bonus)).status).toBe(201)
  const early = await of.post(path(yusof), body)
  expect([early.status, early.body.message]).toEqual([422, 'Approve Raya first'])
})

test('is undone with the leaving, the items and what was paid out, as long as it was not approved', async () => {
  const { of, xavier } = await companyOfTwo()
  await of.post(path(xavier), body)
  await run(of, 'generate', 2)
  expect((await of.send('DELETE', `${of.run(MARCH)}/run/2`)).status).toBe(422)
  expect((await of.send('DELETE', path(xavier))).status).toBe(200)
  expect(paidOut).not.toContain(xavier)
  expect((await of.send('DELETE', path(xavier))).status).toBe(404)
  await of.generate(MARCH)
  expect(staffOf(await view(of, 1))).toEqual(['X-1', 'Y-1'])
  const { left_on } = (await of.get(`api/panel/employee/status/show/${xavier}`)).body.data
  expect(left_on).toBeNull()
})

test('of a month whose regular run is approved, it pays what the month comes to beyond that', async () => {
  const { of, xavier } = await companyOfTwo()
  await of.through(MARCH)
  const before = (await view(of, 1)).payslips[0]
  await of.post(path(xavier), body)
  await run(of, 'generate', 2)
  const last = (await view(of, 2)).payslips[0]
  const { gross } = (await of.get(`${path(xavier)}?${query}`)).body.data
  expect(last.gross_pay).toBe(gross)
  // The benefit and the day of leave alone; 3,100.00 was paid.
  expect(Number(last.gross_pay) - 3312.33).toBeLessThan(200)
  expect(before.gross_pay).toBe('3100.00')
  expect((await run(of, 'confirm', 2)).status).toBe(200)
  expect((await run(of, 'approve', 2, { password: PASSWORD })).status).toBe(200)
})

test('is refused by field, for strangers, and without the role; nothing is kept', async () => {
  const { of, xavier } = await companyOfTwo()
  const other = await server.newCompany()
  expect((await other.post(path(xavier), body)).status).toBe(404)
  expect((await of.post(path(xavier), { ...body, reason: 'whim' })).body.errors).toHaveProperty('reason')
  expect((await of.post(path(xavier), { ...body, last_day: '2023-01-01' })).body.errors).toHaveProperty('last_day')
  expect((await (await of.colleague('HR Leave')).post(path(xavier), body)).status).toBe(403)
  expect((await of.get(`${of.run(MARCH)}/run`)).body.data).toHaveLength(1)
})

test('the review tells of leavers without one, of doubles, of shared accounts and of items far beyond what is usual', async () => {
  const of = await server.newCompany()
  const account = { bank_account_number: '112233445566' }
  await of.addPeople(
    peopleSheet([
      { staff_id: 'L-1', full_name: 'Leaver', left_on: '2026-03-20' },
      { staff_id: 'T-1', full_name: 'Twin', ...account },
      { staff_id: 'T-2', full_name: 'Twin', ...account },
    ]),
  )
  await of.post(`${of.run('2026-02')}/items`, { staff_id: 'L-1', type: 'overtime', amount: '100.00' })
  await of.post(`${of.run(MARCH)}/items`, { staff_id: 'L-1', type: 'overtime', amount: '301.00' })
  await of.generate(MARCH)
  type Told = { code: string; count: number }
  const told = Object.fromEntries((await view(of, 1)).checks.map(({ code, count }: Told) => [code, count]))
  expect(told).toMatchObject({ same_account: 2, twins: 2, items_far_beyond: 1, leavers_unsettled: 1 })
})
