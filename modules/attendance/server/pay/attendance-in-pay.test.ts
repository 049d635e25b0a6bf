// Absence that somebody approved is not paid; lateness takes what the company says, by the law of its country.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Country } from '#kernel/countries.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { dayFactsOf, holidayOpening } from '#modules/holidays/server/public.ts'
import { usualDays } from '#modules/leave/server/day-facts.ts'
import { leaveOpening } from '#modules/leave/server/opening.ts'
import { payInputsChanged } from '#modules/payroll/server/public.ts'
import { clockOf } from '#platform/clock/server/clock.ts'
import { attendanceApp, attendanceFacts, clocked } from '#tests/support/attendance-company.ts'
import type { LeaveApp } from '#tests/support/leave-company.ts'
import { type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { correctionKind } from '../days/correction-kind.ts'
import { dayHandlers } from '../days/handlers.ts'
import { attendanceForPay } from './attendance-for-pay.ts'

const APPROVAL = 'api/panel/attendance/approval'
const clock = clockOf(() => new Date('2026-11-20T03:00:00Z'))
let app: LeaveApp
beforeAll(async () => {
  app = await attendanceApp('2026-11-20')
})
afterAll(() => app?.close())

/** Twenty minutes late and fifteen early on a Tuesday, an hour and a half late on Wednesday, not there on Thursday. */
async function month(country: Country, settings: object) {
  const company = await app.leaveCompany(country)
  await company.setSettings({ late_limit_office: 60, lateness_rounding: '0.5', ...settings })
  const ann = await company.member('Ann', { attendance_methods: '{gps}' })
  await app.db.forCompany(company.id).transaction((tx) =>
    sql`insert into salary_rates (company_id, employee_id, component, effective_from, amount, created_by)
        values (${company.id}, ${ann.employeeId}, 'basic_salary', '2020-01-01', 45000, ${ann.session.accountId})`.execute(
      tx,
    ),
  )
  const days = ['2026-11-03 09:20 in', '2026-11-03 17:45 out', '2026-11-04 10:30 in', '2026-11-04 18:00 out']
  await clocked(company, ann, days)
  const between = async () =>
    app.db
      .forCompany(company.id)
      .read((tx) =>
        attendanceForPay({ dayFacts: attendanceFacts, clock }).between(
          tx,
          company.id,
          { from: plainDateOf('2026-11-01'), to: plainDateOf('2026-11-30') },
          [ann.employeeId],
        ),
      )
  const approve = (from: string, to = from) =>
    company.post(APPROVAL, { employee_ids: [ann.employeeId], from, to, decision: 'approve' })
  return { company, between, approve }
}
const brought = (all: readonly object[]) => all.map((one) => ({ ...one, worksheet: undefined, told: undefined }))

test('a day of absence is unpaid once it is approved, and only then (section 6)', async () => {
  const { between, approve } = await month('MY', {})
  expect(await between()).toEqual([])
  await approve('2026-11-03', '2026-11-04')
  expect(await between()).toEqual([])
  await approve('2026-11-05')
  const [absence, ...others] = await between()
  expect(others).toEqual([])
  expect(absence).toMatchObject({ source: '2026-11-05', month: '2026-11', kind: 'unpaid', days: '1' })
  expect(absence?.told.en).toBe('Absent, 5 Nov 2026')
})

test('lateness above the limit is a share of the day by steps', async () => {
  const { between, approve } = await month('MY', { late_pay: 'steps' })
  await approve('2026-11-03', '2026-11-04')
  expect(await between()).toMatchObject([{ source: '2026-11-04', kind: 'unpaid', days: '0.5' }])
})

test('the minutes of the month together are taken by the law, in Taiwan cut to the dollar (tw.late_deduction)', async () => {
  const { between, approve } = await month('TW', { late_pay: 'minutes' })
  await approve('2026-11-03')
  // 45,000 / 30 / 8 / 60 × 35 = 109.375
  expect(brought(await between())).toMatchObject([
    {
      source: '2026-11 late',
      kind: 'amount',
      type: 'leave_deduction',
      amount: '109.00',
      basis: '{"late":20,"early":15}',
    },
  ])
})

test('a month that was closed before lateness was taken stays as it was paid', async () => {
  const { company, between, approve } = await month('TW', { late_pay: 'minutes' })
  await approve('2026-11-03')
  await app.db.forCompany(company.id).transaction((tx) =>
    sql`insert into company_former_time_settings (company_id, changed_on, until_month, settings)
      values (${company.id}, '2026-11-18', '2026-12-01', '{"late_pay": "none"}')`.execute(tx),
  )
  expect(await between()).toEqual([])
})

test('nor does whoever is never late from now on get back what a closed month took', async () => {
  const { company, between, approve } = await month('TW', { late_pay: 'minutes' })
  await approve('2026-11-03')
  await app.db.system.transaction(async (tx) => {
    await sql`update employees set is_flexible_hours = true, attendance_methods = '{}'
      where company_id = ${company.id}`.execute(tx)
    await sql`insert into employee_former_work (company_id, employee_id, until_month, terms)
      select company_id, id, '2026-12-01', '{"job_type": null, "is_flexible_hours": false, "attendance_methods": ["gps"]}'
      from employees where company_id = ${company.id}`.execute(tx)
  })
  expect(brought(await between())).toMatchObject([{ amount: '109.00', basis: '{"late":20,"early":15}' }])
})

test('and in the Philippines by the hour of the factor (ph.attendance_deduction)', async () => {
  const { between, approve } = await month('PH', { late_pay: 'minutes' })
  await approve('2026-11-03')
  // 45,000 × 12 / 313 / 8 × 35 / 60 = 125.798...
  expect(brought(await between())).toMatchObject([{ kind: 'amount', type: 'absence', amount: '125.80' }])
})

test('the payslip has a day less, and is out of date as soon as the day is decided otherwise', async () => {
  const dayFacts = dayFactsOf([usualDays])
  const needs = { dayFacts, payChanged: payInputsChanged }
  const today = clockOf(() => new Date('2026-04-02T01:00:00Z'))
  const kinds = [correctionKind({ payChanged: payInputsChanged })]
  const server: PayServer = await startPayServer({
    contributions: [attendanceForPay({ dayFacts, clock: today })],
    openings: [holidayOpening, leaveOpening],
    more: dayHandlers(needs, { kinds, people: approvalPeople }),
  })
  try {
    const own = await server.newCompany()
    await own.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '3100.00' }]))
    const [{ id: ann }] = (await own.get('api/panel/employee/status/active/0')).body.data
    await server.db.system.transaction((tx) =>
      sql`update companies set settings = settings || '{"attendance_from": "2026-02-01"}'
          where id = (select company_id from accounts where email = ${own.email})`.execute(tx),
    )
    const decide = (decision: string) =>
      own.post(APPROVAL, { employee_ids: [ann], from: '2026-03-03', to: '2026-03-03', decision, reason: 'Away' })
    const payslip = async () => {
      const [{ id }] = (await own.view('2026-03')).body.data.payslips
      return (await own.get(`${own.run('2026-03')}/payslip?payslip_id=${id}`)).body.data.payslips[0]
    }
    await own.generate('2026-03')
    expect((await payslip()).gross_pay).toBe('3100.00')
    expect((await decide('approve')).body.data).toEqual({ changed: 1, skipped: 0 })
    expect((await payslip()).stale).toMatchObject({ cause: 'attendance' })
    await own.generate('2026-03')
    // A thirty-first of the month.
    expect(await payslip()).toMatchObject({ gross_pay: '3000.00', stale: null })
    await decide('reopen')
    await own.generate('2026-03')
    expect((await payslip()).gross_pay).toBe('3100.00')

    // What is decided of a closed month comes with the next one, as one correction.
    await own.through('2026-03')
    expect((await decide('approve')).body.data).toEqual({ changed: 1, skipped: 0 })
    expect((await payslip()).gross_pay).toBe('3100.00')
    await own.generate('2026-04')
    const [{ id }] = (await own.view('2026-04')).body.data.payslips
    const [next] = (await own.get(`${own.run('2026-04')}/payslip?payslip_id=${id}`)).body.data.payslips
    expect(next.contributed).toMatchObject([{ origin: 'attendance', kind: 'unpaid', days: '1' }])
    expect(Number(next.gross_pay)).toBeLessThan(3100)

    // A correction in the closed month is no other: who was there after all is owed nothing and owes nothing.
    const changes = [
      { type: 'in', time: '09:00' },
      { type: 'out', time: '18:00' },
    ]
    const put = { employee_ids: [ann], date: '2026-03-03', changes, reason: 'Forgot the card' }
    const corrected = await own.post('api/panel/attendance/correction', put)
    expect([corrected.status, corrected.body.errors]).toEqual([201, undefined])
    expect((await payslip()).gross_pay).toBe('3100.00')
    await own.generate('2026-04')
    const [after] = (await own.view('2026-04')).body.data.payslips
    expect(after.gross_pay).toBe('3100.00')

    // No month of pay reaches back before the first one: whoever decides is told, since no payslip tells it.
    const early = { employee_ids: [ann], from: '2026-02-03', to: '2026-02-03', decision: 'approve' }
    const { data, message } = (await own.post(APPROVAL, early)).body
    expect(data).toEqual({ changed: 1, skipped: 0, beyond_pay: 1 })
    expect(message).toMatch(/1 of the absences is in months that pay no longer reaches: deduct it by hand$/)
  } finally {
    await server.stop()
  }
})
