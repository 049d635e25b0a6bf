import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { approvedAmong, firstOpenMonth, payInputsChanged } from '#modules/payroll/server/public.ts'
import { type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { leaveHandlers } from '../handlers.ts'
import { leaveKind } from '../kind.ts'
import { leaveOpening } from '../opening.ts'
import { leaveForPay } from './leave-for-pay.ts'

const APPLICATION = 'api/panel/leave/application'
const [JANUARY, FEBRUARY, MARCH] = ['2026-01', '2026-02', '2026-03'] as const
let server: PayServer
let company: PayCompany
const people = new Map<string, string>()
const types = new Map<string, string>()

beforeAll(async () => {
  const pay = { changed: payInputsChanged, approvedAmong, firstOpenMonth }
  const jobs = { start: () => Promise.reject(new Error('nothing is large here')) }
  const approvals = { kinds: [leaveKind(pay)], people: approvalPeople }
  server = await startPayServer({
    contributions: [leaveForPay],
    openings: [leaveOpening],
    more: leaveHandlers(approvals, { jobs, pay, dayFacts: dayFactsOf([]) }),
  })
  company = await server.newCompany()
  await company.addPeople(peopleSheet([{ staff_id: 'A-1' }, { staff_id: 'A-2' }, { staff_id: 'A-3' }]))
  for (const { id, name } of (await company.get('api/panel/leave/type')).body.data) types.set(name, id)
  for (const { id, staff_id } of await peopleOf(company)) people.set(staff_id, id)
})
afterAll(() => server?.stop())

async function peopleOf({ email }: PayCompany) {
  const { rows } = await server.db.system.read((tx) =>
    sql<{ id: string; staff_id: string }>`
      select e.id, e.staff_id from employees e join accounts a on a.company_id = e.company_id
      where a.email = ${email}`.execute(tx),
  )
  return rows
}
const leave = async (staffId: string, type: string, from: string, to = from) => {
  const body = { employee_id: people.get(staffId), type_id: types.get(type), from, to }
  const { status, body: answer } = await company.post(APPLICATION, body)
  expect([status, answer.errors]).toEqual([201, undefined])
  return answer.data.id as string
}
const decide = async (decision: string, id: string) =>
  expect((await company.post(`${APPLICATION}/batch/${decision}`, { ids: [id] })).body.data.changed).toBe(1)
const payslips = async (month: string) => {
  const { payslips: all } = (await company.view(month)).body.data
  return new Map<string, Record<string, string>>(all.map((one: { staff_id: string }) => [one.staff_id, one]))
}
const grossOf = async (month: string) =>
  Object.fromEntries([...(await payslips(month))].map(([staffId, { gross_pay }]) => [staffId, gross_pay]))
const contributedTo = async (month: string, staffId: string) => {
  const id = (await payslips(month)).get(staffId)?.id
  const { body } = await company.get(`${company.run(month)}/payslip?payslip_id=${id}`)
  return body.data.payslips[0].contributed.map(({ text, days }: { text: string; days: string }) => [text, days])
}

const typeIn = async (of: PayCompany, name: string): Promise<string> =>
  (await of.get('api/panel/leave/type')).body.data.find((one: { name: string }) => one.name === name).id
const approved = async (of: PayCompany, employee_id: string, type_id: string, day: string) => {
  const { id } = (await of.post(APPLICATION, { employee_id, type_id, from: day, to: day })).body.data
  expect((await of.post(`${APPLICATION}/batch/approve`, { ids: [id] })).body.data.changed).toBe(1)
  return id as string
}
const setSettings = (of: PayCompany, settings: object) =>
  server.db.system.transaction((tx) =>
    sql`update companies set settings = settings || ${JSON.stringify(settings)}::jsonb
        where id = (select company_id from accounts where email = ${of.email})`.execute(tx),
  )
const grossAndNumber = ({ staff_id, gross_pay }: Record<string, string>) => [staff_id, gross_pay]

describe('leave without pay', () => {
  let taken: string
  test('comes off the month it lies in once it is approved, and says where it came from', async () => {
    taken = await leave('A-1', 'Unpaid leave', '2026-01-05', '2026-01-06')
    await leave('A-2', 'Unpaid leave', '2026-01-07')
    await leave('A-3', 'Annual leave', '2026-01-07')
    await decide('approve', taken)
    await company.generate(JANUARY)
    // 3,000.00 × 29 / 31; what is pending and what is paid change nothing.
    expect(await grossOf(JANUARY)).toEqual({ 'A-1': '2806.45', 'A-2': '3000.00', 'A-3': '3000.00' })
    expect(await contributedTo(JANUARY, 'A-1')).toEqual([['Unpaid leave, 5 Jan 2026 – 6 Jan 2026', '2']])
  })

  test('decided after the month was worked out marks the payslip with its cause', async () => {
    const late = await leave('A-2', 'Unpaid leave', '2026-01-08')
    await decide('approve', late)
    const marks = [...(await payslips(JANUARY))].map(([staffId, { stale }]) => [staffId, stale])
    expect(marks).toEqual([
      ['A-1', null],
      ['A-2', { cause: 'leave', text: 'Leave was decided or paid out by Aida binti Osman' }],
      ['A-3', null],
    ])
    await company.generate(JANUARY, { only_stale: true })
    // 3,000.00 × 30 / 31
    expect(await grossOf(JANUARY)).toMatchObject({ 'A-2': '2903.23' })
  })

  test('changed once the month is closed becomes a correction of the next, with its explanation, once', async () => {
    await company.confirm(JANUARY)
    expect((await company.approve(JANUARY)).status).toBe(200)
    await decide('withdraw', taken)
    await decide('approve', await leave('A-3', 'Unpaid leave', '2026-01-09'))
    expect(await grossOf(JANUARY)).toMatchObject({ 'A-1': '2806.45', 'A-3': '3000.00' })
    await company.generate(FEBRUARY)
    // What January took off comes back: 3,000.00 − 2,806.45. A day of January more, at January's wages: 3,000.00 − 3,000.00 / 31.
    expect(await grossOf(FEBRUARY)).toEqual({ 'A-1': '3193.55', 'A-2': '3000.00', 'A-3': '2903.23' })
    expect(await contributedTo(FEBRUARY, 'A-1')).toEqual([
      ['Correction of January 2026: Unpaid leave, 5 Jan 2026 – 6 Jan 2026', '-2'],
    ])
    await company.confirm(FEBRUARY)
    await company.approve(FEBRUARY)
    await company.generate(MARCH)
    expect(await grossOf(MARCH)).toEqual({ 'A-1': '3000.00', 'A-2': '3000.00', 'A-3': '3000.00' })
  })

  test('after the cut-off day counts in the next month; of whoever leaves before, in the last', async () => {
    const own = await server.newCompany()
    await own.addPeople(peopleSheet([{ staff_id: 'B-1' }, { staff_id: 'B-2', left_on: '2026-01-31' }]))
    const unpaid = await typeIn(own, 'Unpaid leave')
    for (const { id } of await peopleOf(own))
      for (const day of ['2026-01-20', '2026-01-21']) await approved(own, id, unpaid, day)
    await setSettings(own, { cut_off_date: 20 })
    const gross = async (month: string) => (await own.view(month)).body.data.payslips.map(grossAndNumber)
    await own.through(JANUARY)
    // 3,000.00 × 30 / 31, and × 29 / 31
    expect(await gross(JANUARY)).toEqual([
      ['B-1', '2903.23'],
      ['B-2', '2806.45'],
    ])
    await own.generate(FEBRUARY)
    // 3,000.00 × 27 / 28
    expect(await gross(FEBRUARY)).toEqual([['B-1', '2892.86']])
    // Once the company has no such day any more, January's days stay where they were in force.
    await server.db.system.transaction((tx) =>
      sql`insert into company_former_cut_offs (company_id, until_month, cut_off_day, allowances_follow)
          select company_id, '2026-02-01', 20, false from accounts where email = ${own.email}`.execute(tx),
    )
    await setSettings(own, { cut_off_date: null })
    await own.generate(FEBRUARY)
    expect(await gross(FEBRUARY)).toEqual([['B-1', '2892.86']])
  })

  test('of a closed month is told of whoever left meanwhile, until their last month is reopened for them', async () => {
    const own = await server.newCompany()
    await own.addPeople(peopleSheet([{ staff_id: 'D-1' }, { staff_id: 'D-2', left_on: '2026-01-31' }]))
    const unpaid = await typeIn(own, 'Unpaid leave')
    const leaver = (await peopleOf(own)).find(({ staff_id }) => staff_id === 'D-2')?.id ?? ''
    const id = await approved(own, leaver, unpaid, '2026-01-05')
    await own.through(JANUARY)
    await own.post(`${APPLICATION}/batch/withdraw`, { ids: [id] })
    await own.generate(FEBRUARY)
    const told = async (month: string) =>
      (await own.view(month)).body.data.checks.find(({ code }: { code: string }) => code === 'left_corrections')
    expect(await told(FEBRUARY)).toMatchObject({
      weight: 'look',
      count: 1,
      employee_ids: [leaver],
      text: expect.stringContaining('Person 2 (Unpaid leave, 5 Jan 2026: -1)'),
    })
    await own.post(`${own.run(FEBRUARY)}/discard`)
    expect((await own.post(`${own.run(JANUARY)}/reopen`, { reason: 'Withdrawn late' })).status).toBe(200)
    await own.through(JANUARY)
    expect((await own.view(JANUARY)).body.data.payslips.map(grossAndNumber)).toContainEqual(['D-2', '3000.00'])
    await own.generate(FEBRUARY)
    expect(await told(FEBRUARY)).toBeUndefined()
  })

  test('that leavers still had is told with the pay until it is paid out in their last month', async () => {
    const own = await server.newCompany()
    await own.addPeople(peopleSheet([{ staff_id: 'E-1' }, { staff_id: 'E-2', left_on: '2026-01-31' }]))
    const leaver = (await peopleOf(own)).find(({ staff_id }) => staff_id === 'E-2')?.id ?? ''
    const annual = await typeIn(own, 'Annual leave')
    const listed = async (more = '') =>
      (await own.get(`api/panel/leave/balance?type_id=${annual}${more}`)).body.data.map(
        ({ staff_id, balance }: { staff_id: string; balance: number }) => [staff_id, balance],
      )
    expect(await listed()).toContainEqual(['E-2', 1])
    // Also when the leave year is over, until it is settled.
    expect(await listed('&as_of=2027-02-10')).toContainEqual(['E-2', 1])
    const owed = async () =>
      (await own.view(JANUARY)).body.data.checks.find(({ code }: { code: string }) => code === 'left_owed')
    await own.generate(JANUARY)
    expect(await owed()).toMatchObject({
      weight: 'look',
      count: 1,
      employee_ids: [leaver],
      text: expect.stringContaining('Person 2 (Annual leave: 1 day)'),
    })
    const path = `api/panel/leave/balance/${leaver}`
    const one = ({ type_id }: { type_id: string }) => type_id === annual
    expect((await own.get(path)).body.data).toMatchObject({ as_of: '2026-01-31' })
    const rest = { type_id: annual, amount: 1, month: JANUARY, reason: 'Left' }
    expect((await own.post(`${path}/payOut`, { ...rest, month: FEBRUARY })).body.errors).toHaveProperty('month')
    const paid = await own.post(`${path}/payOut`, rest)
    expect(paid.body.data.balances.find(one)).toMatchObject({ paid_out: 1, available: 0 })
    await own.generate(JANUARY)
    // 3,000.00, and a day of 3,000.00 / 26.
    expect((await own.view(JANUARY)).body.data.payslips.map(grossAndNumber)).toContainEqual(['E-2', '3115.38'])
    expect(await owed()).toBeUndefined()
    expect((await listed()).map(([staffId]: [string]) => staffId)).toEqual(['E-1'])
  })

  test('stays as it was paid where its type is paid otherwise, or a day has other hours, from now on', async () => {
    const own = await server.newCompany()
    await own.addPeople(peopleSheet([{ staff_id: 'C-1' }]))
    const [person] = (await own.get('api/panel/employee/status/active/0')).body.data
    const unpaid = await typeIn(own, 'Unpaid leave')
    const hours = { name: 'Hours', unit: 'hour', steps: [{ from_months: 0, amount: 16 }] }
    const { id: byHours } = (await own.post('api/panel/leave/type', hours)).body.data
    await approved(own, person.id, unpaid, '2026-01-05')
    const eight = { type_id: byHours, amount: 8, month: JANUARY, reason: 'Asked for' }
    expect((await own.post(`api/panel/leave/balance/${person.id}/payOut`, eight)).status).toBe(200)
    await own.through(JANUARY)
    const gross = async (month: string) => (await own.view(month)).body.data.payslips[0].gross_pay
    // 3,000.00 × 30 / 31, and a day more: 3,000.00 / 26
    expect(await gross(JANUARY)).toBe('3018.61')
    await approved(own, person.id, unpaid, '2026-02-02')
    const paid = await own.send('PATCH', `api/panel/leave/type/${unpaid}`, { body: { paid: '1' } })
    expect(paid.status).toBe(200)
    await setSettings(own, { leave_day_hours: '4.0' })
    await approved(own, person.id, unpaid, '2026-02-03')
    await own.generate(FEBRUARY)
    // Nothing of January comes back; of February only what was asked for as unpaid: 3,000.00 × 27 / 28.
    expect(await gross(FEBRUARY)).toBe('2892.86')
  })

  test('that is paid out arrives in the month it was promised for, at the ordinary rate', async () => {
    const path = `api/panel/leave/balance/${people.get('A-2')}/payOut`
    const type_id = types.get('Annual leave')
    const paid = await company.post(path, { type_id, amount: 2, month: MARCH, reason: randomUUID() })
    expect(paid.status).toBe(200)
    expect((await payslips(MARCH)).get('A-2')?.stale).toMatchObject({ cause: 'leave' })
    await company.generate(MARCH, { only_stale: true })
    // 3,000.00 / 26 × 2
    expect(await grossOf(MARCH)).toMatchObject({ 'A-2': '3230.77' })
    const refused = async (month: string) => {
      const { status, body } = await company.post(path, { type_id, amount: 2, month, reason: randomUUID() })
      return [status, body.errors]
    }
    const closed = 'The pay of this month is closed or was never calculated here; the next one is March 2026'
    expect(await refused(FEBRUARY)).toEqual([422, { month: [closed] }])
    expect(await refused('2025-11')).toEqual([422, { month: [closed] }])
    expect(await refused('2027-05')).toEqual([
      422,
      { month: ['Choose a month within a year from now, up to April 2027'] },
    ])
    expect((await payslips(MARCH)).get('A-2')?.stale).toBeNull()
  })
})
