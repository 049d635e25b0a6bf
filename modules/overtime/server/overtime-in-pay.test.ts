import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { dayFactsOf, holidayOpening, type WorkedDay } from '#modules/holidays/server/public.ts'
import { usualDays } from '#modules/leave/server/day-facts.ts'
import { leaveOpening } from '#modules/leave/server/opening.ts'
import { madeGood } from '#modules/leave/server/public.ts'
import { payInputsChanged } from '#modules/payroll/server/public.ts'
import { rosterDays } from '#modules/shifts/server/day-facts.ts'
import { type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { overtimeKind } from './claim-kind.ts'
import { overtimeHandlers } from './handlers.ts'
import { overtimeForPay } from './overtime-for-pay.ts'

const CLAIMS = 'api/panel/application/overtime'
const [FEBRUARY, MARCH] = ['2026-02', '2026-03'] as const
/** Chinese New Year, a Tuesday. */
const HOLIDAY = '2026-02-17'
const worked: { employeeId: string; date: string; fact: WorkedDay }[] = []
const dayFacts = dayFactsOf([usualDays, rosterDays, { kind: 'worked', between: async () => worked as never }])
const needs = { dayFacts, madeGood, payChanged: payInputsChanged }
let server: PayServer
beforeAll(async () => {
  server = await startPayServer({
    contributions: [overtimeForPay(needs)],
    openings: [holidayOpening, leaveOpening],
    more: overtimeHandlers({ kinds: [overtimeKind(needs)], people: approvalPeople }, needs),
  })
})
afterAll(() => server?.stop())

const claim = async (of: PayCompany, employee_id: string, date: string, start_time: string, end_time: string) => {
  const sent = await of.post(CLAIMS, { employee_id, date, start_time, end_time })
  expect([sent.status, sent.body.errors]).toEqual([201, undefined])
  const { id } = sent.body.data
  const bare = await of.post(`${CLAIMS}/${id}/approve`, {})
  expect([bare.status, bare.body.message]).toEqual([422, 'Justification is required'])
  expect((await of.post(`${CLAIMS}/${id}/approve`, { justification: 'Shop full' })).body.data.changed).toBe(1)
  return id as string
}
const payslipOf = async (of: PayCompany, month: string) => {
  const [{ id }] = (await of.view(month)).body.data.payslips
  const [found] = (await of.get(`${of.run(month)}/payslip?payslip_id=${id}`)).body.data.payslips
  const lines = found.earnings.map(({ label, amount }: { label: string; amount: string }) => [label, amount])
  return { ...found, lines: Object.fromEntries(lines) }
}

test('ten hours on a holiday are paid with their why, and taken back from the same pay once they are withdrawn', async () => {
  const own = await server.newCompany()
  await own.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '2600.00' }]))
  const [ann] = (await own.get('api/panel/employee/status/active/0')).body.data
  const id = await claim(own, ann.id, HOLIDAY, '08:00', '18:00')
  await own.generate(FEBRUARY)
  const paid = await payslipOf(own, FEBRUARY)
  expect(paid).toMatchObject({
    gross_pay: '2875.00',
    lines: { 'Basic salary': '2600.00', 'Holiday pay': '200.00', Overtime: '75.00' },
  })
  const why = async (line: string) => (await own.get(`${own.run(FEBRUARY)}/payslip/${paid.id}/why/${line}`)).body.data
  const page = '/app/application/overtimeClaim?f.month=2026-02'
  const holiday = { origin: 'overtime', text: 'Work on a day off, 17 Feb 2026: 10 hours', amount: '200.00', page }
  const explained = await why('holiday_pay')
  expect(explained).toMatchObject({ value: '200.00', brought: [holiday] })
  expect(explained.brought[0].steps.at(-1)).toMatchObject({ key: 'within_hours_pay', value: '200.00' })
  expect(explained.sources[1]).toMatchObject({ title: 'Employment Act 1955', standing: 'confirmed' })
  const overtime = await why('overtime')
  expect(overtime.brought[0]).toMatchObject({ amount: '75.00' })
  expect(overtime.brought[0].steps.at(-1)).toMatchObject({ key: 'overtime_pay', value: '75.00' })

  await own.confirm(FEBRUARY)
  expect((await own.approve(FEBRUARY)).status).toBe(200)
  // Reopened and closed again it brings the same.
  expect((await own.post(`${own.run(FEBRUARY)}/reopen`, { reason: 'Look again' })).status).toBe(200)
  await own.through(FEBRUARY)
  expect(await payslipOf(own, FEBRUARY)).toMatchObject({ gross_pay: '2875.00' })

  await own.generate(MARCH)
  expect(await payslipOf(own, MARCH)).toMatchObject({ gross_pay: '2600.00', stale: null })
  expect((await own.post(`${CLAIMS}/batch/withdraw`, { ids: [id] })).body.data.changed).toBe(1)
  expect(await payslipOf(own, MARCH)).toMatchObject({
    stale: { cause: 'overtime', text: 'Overtime changed by Aida binti Osman' },
  })
  // A normal day's two hours more, 12.50 × 1.5 × 2; what is owed back beyond it waits.
  await claim(own, ann.id, '2026-03-10', '18:00', '20:00')
  await own.generate(MARCH)
  expect(await payslipOf(own, MARCH)).toMatchObject({
    gross_pay: '2600.00',
    lines: { Overtime: '37.50', 'Correction of February 2026: Overtime': '-37.50' },
  })
  await own.through(MARCH)
  await claim(own, ann.id, '2026-04-01', '18:00', '21:00')
  await own.generate('2026-04')
  // 56.25 less the 37.50 that are left; nothing of holiday pay to take the rest from.
  expect(await payslipOf(own, '2026-04')).toMatchObject({
    gross_pay: '2618.75',
    lines: { Overtime: '56.25', 'Correction of February 2026: Overtime': '-37.50' },
  })
})

test('rostered work on a holiday is paid from the approved day together with what is claimed beyond it', async () => {
  const own = await server.newCompany()
  await own.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '2600.00' }]))
  const [ann] = (await own.get('api/panel/employee/status/active/0')).body.data
  await rostered(own, ann.id)
  const fact: WorkedDay = {
    ...{ kind: 'worked', status: 'present', approval: 'pending', clockedIn: 540, clockedOut: 1080 },
    ...{ scheduledMinutes: 480, workedMinutes: 480, nightMinutes: 0, extraMinutes: 0, absentDays: '0' },
  }
  worked.push({ employeeId: ann.id, date: HOLIDAY, fact })
  const inside = { employee_id: ann.id, date: HOLIDAY, start_time: '17:00', end_time: '19:00' }
  expect((await own.post(CLAIMS, inside)).body.message).toBe('This overlaps with scheduled work')
  await claim(own, ann.id, HOLIDAY, '18:00', '20:00')
  await own.generate(FEBRUARY)
  // Of a day that nobody approved only what was claimed is paid: two hours on a holiday are two days' pay.
  expect(await payslipOf(own, FEBRUARY)).toMatchObject({ gross_pay: '2800.00', lines: { 'Holiday pay': '200.00' } })
  worked[0] = { employeeId: ann.id, date: HOLIDAY, fact: { ...fact, approval: 'approved' } }
  await own.generate(FEBRUARY)
  expect(await payslipOf(own, FEBRUARY)).toMatchObject({
    gross_pay: '2875.00',
    lines: { 'Holiday pay': '200.00', Overtime: '75.00' },
  })
})

/** A shift from nine to six with an hour's break on the holiday, confirmed. */
const rostered = (of: PayCompany, employeeId: string) =>
  server.db.system.transaction((tx) =>
    sql`with c as (select company_id from accounts where email = ${of.email}),
      s as (insert into shifts (company_id, id, name, short_name, starts, ends, break_minutes, break_starts)
        select company_id, gen_random_uuid(), 'Day', 'D', 540, 1080, 60, 780 from c returning company_id, id)
      insert into roster_days (company_id, employee_id, date, shift_ids, is_confirmed)
      select company_id, ${employeeId}, ${HOLIDAY}, array[id], true from s`.execute(tx),
  )
