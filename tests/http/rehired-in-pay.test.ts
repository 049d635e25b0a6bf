// Who left and came back: the days of the former employment stay paid as they were, by every module that brings any.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { closeRest } from '#modules/leave/server/rest-in-lieu/rest-lots.ts'
import { PASSWORD, type PayCompany, type PayServer, peopleSheet } from '#tests/support/pay-company.ts'
import {
  approveDays,
  clocked,
  ofCompany,
  overtime,
  planned,
  run,
  startTimeServer,
  unpaidLeave,
} from '#tests/support/time-company.ts'

const NOW = '2026-06-10T02:00:00.000Z'
let server: PayServer
beforeAll(async () => {
  server = await startTimeServer(NOW)
})
afterAll(() => server?.stop())

const company = async (country: 'MY' | 'TW' | 'PH', settings: object, leftOn: string) => {
  const of = await server.newCompany(country)
  const sheet = peopleSheet([
    { staff_id: 'A-1', full_name: 'Ann', basic_salary: '2600.00', left_on: leftOn },
    { staff_id: 'B-1', full_name: 'Ben', basic_salary: '2600.00' },
  ])
  const plain = `staff_id,full_name,joined_on,left_on,employment_type,gender,basic_salary\nA-1,Ann,2025-01-01,${leftOn},full_time,female,54000\nB-1,Ben,2025-01-01,,full_time,female,54000`
  await of.addPeople(country === 'MY' ? sheet : plain)
  await run(
    of,
    sql`update companies set settings = settings || ${JSON.stringify({ attendance_from: '2026-03-01', ...settings })}::jsonb
    where id = ${ofCompany(of)}`,
  )
  const { rows } = await server.db.system.read((tx) =>
    sql<{ id: string }>`select id from employees where full_name = 'Ann' and company_id = ${ofCompany(of)}`.execute(tx),
  )
  return { of, ann: rows[0]?.id ?? '' }
}
const idOf = async (of: PayCompany) => {
  const { rows } = await server.db.system.read((tx) => sql<{ id: string }>`select ${ofCompany(of)} as id`.execute(tx))
  return rows[0]?.id ?? ''
}
const back = async (of: PayCompany, id: string, effective_date: string, salary: string) => {
  const sent = await of.send('PATCH', `api/panel/employee/status/enable/${id}`, { body: { effective_date } })
  expect([sent.status, sent.body.errors]).toEqual([200, undefined])
  await run(
    of,
    sql`insert into salary_rates (company_id, employee_id, component, effective_from, amount)
    select ${ofCompany(of)}, ${id}, 'basic_salary', ${effective_date}, ${salary}`,
  )
}
const payslipOf = async (of: PayCompany, month: string, name: string) => {
  const found = (await of.view(month)).body.data.payslips.find((one: { full_name: string }) => one.full_name === name)
  if (!found) return undefined
  return (await of.get(`${of.run(month)}/payslip?payslip_id=${found.id}`)).body.data.payslips[0]
}
const broughtOf = async (of: PayCompany, month: string, name: string) =>
  (await payslipOf(of, month, name))?.contributed.map(
    ({ text, amount, days }: Record<string, string>) => `${text} ${amount ?? days}`,
  )

test('absence, leave without pay, overtime, shifts and standby of a former employment are neither taken nor paid again', async () => {
  const { of, ann } = await company(
    'MY',
    { cut_off_date: 20, allowance_calculation_range: 'cut_off_period' },
    '2026-03-27',
  )
  // Before the cut-off day and after it: whoever leaves is paid all of it in their last month.
  await approveDays(of, ann, '2026-03-10')
  await approveDays(of, ann, '2026-03-24')
  await unpaidLeave(of, ann, '2026-03-12')
  await unpaidLeave(of, ann, '2026-03-26')
  await overtime(of, ann, '2026-03-11')
  await overtime(of, ann, '2026-03-25')
  // A shift on a holiday, one after the cut-off day, and one that was planned for after the last day.
  await planned(of, ann, '2026-03-20', '2026-03-23', '2026-03-30')
  await clocked(of, ann, '2026-03-20 09:00 in', '2026-03-20 18:00 out', '2026-03-23 09:00 in', '2026-03-23 18:00 out')
  await approveDays(of, ann, '2026-03-20')
  await approveDays(of, ann, '2026-03-23')
  await of.through('2026-03')
  const before = await broughtOf(of, '2026-03', 'Ann')
  expect(before).toEqual([
    'Unpaid leave, 12 Mar 2026 1',
    'Unpaid leave, 26 Mar 2026 1',
    'Absent, 10 Mar 2026 1',
    'Absent, 24 Mar 2026 1',
    // 100.00 / 8 × 1.5 × 2; a holiday that was worked is two days' pay more.
    'Overtime, 11 Mar 2026: 2 hours 37.50',
    'Work on a day off, 20 Mar 2026: 8 hours 200.00',
    'Overtime, 25 Mar 2026: 2 hours 37.50',
    'Standby Call, 20 Mar 2026: 3 hours 40.00',
    'Standby Call, 23 Mar 2026: 3 hours 40.00',
    'Shift Day, 20 Mar 2026: 8 hours 25.00',
    'Shift Day, 23 Mar 2026: 8 hours 25.00',
  ])
  await of.through('2026-04')
  await of.through('2026-05')
  await back(of, ann, '2026-06-01', '3120.00')
  // 3,120 / 26 / 8 × 1.5 × 2: there is something that could be lessened.
  await overtime(of, ann, '2026-06-03')
  await planned(of, ann, '2026-06-04')
  await of.generate('2026-06')
  const june = [
    'Overtime, 3 Jun 2026: 2 hours 45.00',
    'Standby Call, 4 Jun 2026: 3 hours 40.00',
    'Shift Day, 4 Jun 2026: 8 hours 25.00',
  ]
  expect(await broughtOf(of, '2026-06', 'Ann')).toEqual(june)
  // What changes of the thing itself is made good all the same: a claim of then, at the wages of then.
  const { rows } = await server.db.system.read((tx) =>
    sql<{ id: string }>`select id from overtime_claims where employee_id = ${ann} and date = '2026-03-25'`.execute(tx),
  )
  const withdrawn = await of.post('api/panel/application/overtime/batch/withdraw', { ids: [rows[0]?.id] })
  expect(withdrawn.body.data.changed).toBe(1)
  await of.generate('2026-06')
  expect(await broughtOf(of, '2026-06', 'Ann')).toEqual([
    'Correction of March 2026: Overtime, 25 Mar 2026: 2 hours -37.50',
    ...june,
  ])
})

test('rest in lieu that a last pay paid is paid once: not again in another employment, nor in a correction of its month', async () => {
  const { of, ann } = await company('TW', { occupational_accident_rate: '0.0021', rest_in_lieu_months: 6 }, '')
  await overtime(of, ann, '2026-03-10', { end_time: '21:30', compensation: 'leave' })
  const last = { last_day: '2026-03-20', reason: 'better_pay', confirm: 1 }
  const made = await of.post(`api/panel/payroll/settlement/${ann}`, last)
  expect([made.status, made.body.errors]).toEqual([201, undefined])
  const step = async (what: string, run: number, body: object = {}) => {
    const { status, body: answer } = await of.post(`${of.run('2026-03')}/${what}?run=${run}`, body)
    expect([what, run, status, answer.message]).toEqual([what, run, 200, answer.message])
  }
  const ofLastPay = async () => {
    const [{ id }] = (await of.view('2026-03', '?run=2')).body.data.payslips
    return (await of.get(`${of.run('2026-03')}/payslip?run=2&payslip_id=${id}`)).body.data.payslips[0].contributed
  }
  await step('generate', 2)
  // 54,000 / 240 = 225 an hour: × (4/3 + 4/3 + 5/3).
  expect(await ofLastPay()).toMatchObject([{ month: '2026-03', amount: '975.00', corrects: false }])
  await step('generate', 1)
  for (const run of [1, 2]) {
    await step('confirm', run)
    await step('approve', run, { password: PASSWORD })
  }
  const correction = { type: 'correction', name: 'Correction', pay_date: '2026-04-10', employee_ids: [ann] }
  const correct = async () => {
    const { status, body } = await of.post(`${of.run('2026-03')}/run?preview=1`, correction)
    return [status, body.message, body.data]
  }
  await run(of, sql`update pay_runs set bank_file_taken_at = now() where company_id = ${ofCompany(of)}`)
  expect(await correct()).toMatchObject([200, '', { total: '0.00' }])
  for (const month of ['2026-04', '2026-05']) await of.through(month)
  await back(of, ann, '2026-06-01', '54000')
  await overtime(of, ann, '2026-06-03')
  await of.through('2026-06')
  // 225 × (4/3 + 4/3)
  expect((await payslipOf(of, '2026-06', 'Ann')).contributed).toMatchObject([{ month: '2026-06', amount: '600.00' }])
  // The night that closes the hours takes them as paid, and they are not paid again when they would have ended.
  const id = await idOf(of)
  await server.db.system.transaction((tx) => closeRest(tx.of(id), id, plainDateOf('2026-06-10'), new Date(NOW)))
  const left = sql<{
    kind: string
    halves: number
    on_date: string
  }>`select kind, halves, on_date from leave_exits where employee_id = ${ann}`
  expect((await server.db.system.read((tx) => left.execute(tx))).rows).toEqual([
    { kind: 'paid_out', halves: 6, on_date: '2026-03-20' },
  ])
  for (const month of ['2026-07', '2026-08']) await of.through(month)
  await of.generate('2026-09')
  expect(await broughtOf(of, '2026-09', 'Ann')).toEqual([])
})
