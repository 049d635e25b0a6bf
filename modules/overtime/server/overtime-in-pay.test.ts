import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastDayOf, plainDateOf, yearMonthOf } from '#kernel/plain-date.ts'
import { peopleApprovedOnLongDays } from '#modules/attendance/server/public.ts'
import { companyHandlers } from '#modules/company/server/handlers.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { staffNumbers } from '#modules/employees/server/staff-numbers.ts'
import { holidayHandlers } from '#modules/holidays/server/handlers.ts'
import { dayFactsOf, holidayOpening, type WorkedDay } from '#modules/holidays/server/public.ts'
import { usualDays } from '#modules/leave/server/day-facts.ts'
import { leaveOpening } from '#modules/leave/server/opening.ts'
import { madeGood, restInLieu } from '#modules/leave/server/public.ts'
import { apart } from '#modules/payroll/model/public.ts'
import { afterApproved, payInputsChanged, payReaches } from '#modules/payroll/server/public.ts'
import { rosterDays } from '#modules/shifts/server/day-facts.ts'
import { peopleOnLongDays } from '#modules/shifts/server/public.ts'
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
const needs = {
  dayFacts,
  madeGood,
  rest: restInLieu,
  onLongDays: async (...of: Parameters<typeof peopleOnLongDays>) => [
    ...(await peopleOnLongDays(...of)),
    ...(await peopleApprovedOnLongDays(...of)),
  ],
  payChanged: payInputsChanged,
  payReaches,
}
let server: PayServer
beforeAll(async () => {
  server = await startPayServer({
    contributions: [overtimeForPay(needs)],
    openings: [holidayOpening, leaveOpening],
    more: [
      ...overtimeHandlers({ kinds: [overtimeKind(needs)], people: approvalPeople }, needs),
      ...holidayHandlers({ touches: [] }),
      ...companyHandlers({ payInputsChanged, staff: staffNumbers, afterClosedPay: afterApproved }),
    ],
  })
})
afterAll(() => server?.stop())

const claim = async (of: PayCompany, employee_id: string, date: string, start_time: string, end_time: string) => {
  const sent = await of.post(CLAIMS, { employee_id, date, start_time, end_time })
  expect([sent.status, sent.body.errors]).toEqual([201, undefined])
  const { id } = sent.body.data
  const bare = await of.post(`${CLAIMS}/${id}/approve`, {})
  expect([bare.status, bare.body.message]).toEqual([
    422,
    expect.stringMatching(/^Justification is required$|^請填寫核准理由$/),
  ])
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
    findings: [
      {
        code: 'correction_waits',
        text: expect.stringContaining('Holiday pay: 200.00 paid too much in February 2026'),
      },
      { code: 'correction_waits', text: expect.stringContaining('Overtime: 37.50 paid too much in February 2026') },
    ],
  })
  const { checks } = (await own.view(MARCH)).body.data
  expect(checks).toContainEqual(
    expect.objectContaining({ code: 'correction_waits', weight: 'look', count: 1, employee_ids: [ann.id] }),
  )
  await own.through(MARCH)
  await claim(own, ann.id, '2026-04-01', '18:00', '21:00')
  await own.generate('2026-04')
  // 56.25 less the 37.50 that are left; nothing of holiday pay to take the rest from.
  expect(await payslipOf(own, '2026-04')).toMatchObject({
    gross_pay: '2618.75',
    lines: { Overtime: '56.25', 'Correction of February 2026: Overtime': '-37.50' },
  })
})

test('equal evenings are told each by its own day, whoever reads them, and corrected by themselves', async () => {
  const own = await server.newCompany()
  await own.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '2600.00' }]))
  const [ann] = (await own.get('api/panel/employee/status/active/0')).body.data
  const evenings = ['2026-02-03', '2026-02-04', '2026-02-05'] as const
  const ids = []
  for (const date of evenings) ids.push(await claim(own, ann.id, date, '18:00', '20:00'))
  await own.generate(FEBRUARY)
  const texts = ['3', '4', '5'].map((day) => `Overtime, ${day} Feb 2026: 2 hours`)
  // 12.50 × 1.5 × 2 each
  const paid = await payslipOf(own, FEBRUARY)
  expect(paid.lines).toMatchObject({ Overtime: '112.50' })
  expect(paid.contributed.map(({ text, amount }: { text: string; amount: string }) => [text, amount])).toEqual(
    texts.map((text) => [text, '37.50']),
  )
  const why = (await own.get(`${own.run(FEBRUARY)}/payslip/${paid.id}/why/overtime`)).body.data
  expect(why.brought.map(({ text }: { text: string }) => text)).toEqual(texts)
  for (const { steps } of why.brought) expect(steps.at(-1)).toMatchObject({ key: 'overtime_pay', value: '37.50' })
  await own.through(FEBRUARY)
  expect((await own.post(`${CLAIMS}/batch/withdraw`, { ids: [ids[1]] })).body.data.changed).toBe(1)
  await claim(own, ann.id, '2026-03-03', '18:00', '20:00')
  await own.generate(MARCH)
  expect(
    (await payslipOf(own, MARCH)).contributed.map(({ text, amount }: { text: string; amount: string }) => [
      text,
      amount,
    ]),
  ).toEqual([
    ['Correction of February 2026: Overtime, 4 Feb 2026: 2 hours', '-37.50'],
    ['Overtime, 3 Mar 2026: 2 hours', '37.50'],
  ])
})

test('rostered work on a holiday is paid from the approved day together with what is claimed beyond it', async () => {
  const own = await server.newCompany()
  await own.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '2600.00' }]))
  const [ann] = (await own.get('api/panel/employee/status/active/0')).body.data
  await rostered(own, ann.id)
  const fact: WorkedDay = {
    ...{ kind: 'worked', status: 'present', approval: 'pending', clockedIn: 540, clockedOut: 1080 },
    ...{ scheduledMinutes: 480, workedMinutes: 480, nightMinutes: 0, extraMinutes: 0, absentDays: '0' },
    spans: [
      { starts: 540, ends: 780 },
      { starts: 840, ends: 1080 },
    ],
    planned: { dayType: 'public_holiday', beneath: null, isRostered: true, minutes: 480 },
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
  // The roster of an approved day may be emptied: it is paid as it was approved.
  await server.db.system.transaction((tx) =>
    sql`delete from roster_days where employee_id = ${ann.id} and date = ${HOLIDAY}`.execute(tx),
  )
  await own.generate(FEBRUARY)
  expect((await payslipOf(own, FEBRUARY)).gross_pay).toBe('2875.00')
})

test('hours of a shift beyond the eighth are claimed, and a claim is not approved over a shift that came later', async () => {
  const own = await server.newCompany()
  await own.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '2600.00' }]))
  const [ann] = (await own.get('api/panel/employee/status/active/0')).body.data
  // Half an hour's break at noon: the eighth hour ends at 16:30, the eleven and a half ask nothing.
  await rostered(own, ann.id, { date: '2026-03-10', starts: 480, ends: 1200, pause: { at: 720, for: 30 } })
  const early = { employee_id: ann.id, date: '2026-03-10', start_time: '16:00', end_time: '20:00' }
  expect((await own.post(CLAIMS, early)).body.errors).toEqual({ start_time: ['This overlaps with scheduled work'] })
  await claim(own, ann.id, '2026-03-10', '16:30', '20:00')
  const evening = { ...early, date: '2026-03-11', start_time: '18:00' }
  const { id } = (await own.post(CLAIMS, evening)).body.data
  await rostered(own, ann.id, { date: '2026-03-11', starts: 600, ends: 1140, pause: { at: 720, for: 60 } })
  const late = await own.post(`${CLAIMS}/${id}/approve`, { justification: 'Shop full' })
  expect([late.status, late.body.message]).toEqual([422, 'This overlaps with scheduled work'])
  await own.generate(MARCH)
  // 12.50 × 1.5 × 3.5 is 65.625.
  expect(await payslipOf(own, MARCH)).toMatchObject({ gross_pay: '2665.63', lines: { Overtime: '65.63' } })
})

test('an hour of office staff is by the hours of their approved day', async () => {
  const own = await server.newCompany()
  await own.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '2600.00' }]))
  const [ann] = (await own.get('api/panel/employee/status/active/0')).body.data
  const fact: WorkedDay = {
    ...{ kind: 'worked', status: 'present', approval: 'approved', clockedIn: 540, clockedOut: 1200 },
    ...{ scheduledMinutes: 450, workedMinutes: 450, nightMinutes: 0, extraMinutes: 0, absentDays: '0', spans: [] },
    planned: { dayType: 'normal_working_day', beneath: null, isRostered: false, minutes: 450 },
  }
  worked.push({ employeeId: ann.id, date: '2026-03-10', fact })
  await claim(own, ann.id, '2026-03-10', '18:00', '20:00')
  await own.generate(MARCH)
  // A day's 100.00 is 13.33⅓ an hour of seven and a half: × 1.5 × 2.
  expect(await payslipOf(own, MARCH)).toMatchObject({ lines: { Overtime: '40.00' } })
})

test('nor are they otherwise on a day that nobody clocked: the office’s hours of it, of a half day its half', async () => {
  const own = await server.newCompany()
  await own.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '2600.00' }]))
  const [ann] = (await own.get('api/panel/employee/status/active/0')).body.data
  await server.db.system.transaction(async (tx) => {
    const company = sql`(select company_id from accounts where email = ${own.email})`
    await sql`update companies set settings = settings || '{"office_end": "17:30"}' where id = ${company}`.execute(tx)
    await sql`update leave_groups set week = '{work,work,work,work,work,half_morning,rest}' where company_id = ${company}`.execute(
      tx,
    )
  })
  await claim(own, ann.id, '2026-03-10', '18:00', '20:00')
  await own.generate(MARCH)
  expect(await payslipOf(own, MARCH)).toMatchObject({ lines: { Overtime: '40.00' } })
  await claim(own, ann.id, '2026-03-14', '14:00', '16:00')
  await own.generate(MARCH)
  // And 100.00 is 25.00 an hour of the four until 13:00: × 1.5 × 2.
  expect(await payslipOf(own, MARCH)).toMatchObject({ lines: { Overtime: '115.00' } })
})

test('a raise beyond RM 4,000 that is dated back into a closed month takes none of its overtime back (section 6)', async () => {
  const own = await server.newCompany()
  await own.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '2600.00' }]))
  const [ann] = (await own.get('api/panel/employee/status/active/0')).body.data
  const id = await claim(own, ann.id, HOLIDAY, '08:00', '18:00')
  await own.through(FEBRUARY)
  await server.db.system.transaction((tx) =>
    sql`insert into salary_rates (company_id, employee_id, component, effective_from, amount)
      select company_id, id, 'basic_salary', '2026-02-01', 4500 from employees where id = ${ann.id}`.execute(tx),
  )
  await own.generate(MARCH)
  expect((await payslipOf(own, MARCH)).lines).toEqual({ 'Basic salary': '4500.00' })
  // A claim that is withdrawn is taken back all the same, as far as there is overtime to take it from.
  expect((await own.post(`${CLAIMS}/batch/withdraw`, { ids: [id] })).body.data.changed).toBe(1)
  const agreed = { employee_id: ann.id, date: '2026-03-10', start_time: '18:00', end_time: '20:00', confirm: 1 }
  const { id: later } = (await own.post(CLAIMS, agreed)).body.data
  await own.post(`${CLAIMS}/${later}/approve`, { justification: 'Shop full' })
  await own.generate(MARCH)
  const { lines } = await payslipOf(own, MARCH)
  expect(Number(lines['Correction of February 2026: Overtime'])).toBe(-Math.min(75, Number(lines.Overtime)))
})

test('a salary that is lowered below RM 4,000 and dated back pays no overtime of a closed month', async () => {
  const own = await server.newCompany()
  await own.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '4500.00' }]))
  const [ann] = (await own.get('api/panel/employee/status/active/0')).body.data
  const fact: WorkedDay = {
    ...{ kind: 'worked', status: 'present', approval: 'approved', clockedIn: 540, clockedOut: 1080 },
    ...{ scheduledMinutes: 480, workedMinutes: 480, nightMinutes: 0, extraMinutes: 0, absentDays: '0', spans: [] },
    planned: { dayType: 'public_holiday', beneath: null, isRostered: true, minutes: 480 },
  }
  worked.push({ employeeId: ann.id, date: HOLIDAY, fact })
  await own.through(FEBRUARY)
  // The law does not cover her, and nothing is shown of it.
  const closed = await payslipOf(own, FEBRUARY)
  expect([closed.lines, closed.contributed]).toEqual([{ 'Basic salary': '4500.00' }, []])
  await server.db.system.transaction((tx) =>
    sql`insert into salary_rates (company_id, employee_id, component, effective_from, amount)
      select company_id, id, 'basic_salary', '2026-02-01', 3900 from employees where id = ${ann.id}`.execute(tx),
  )
  await own.generate(MARCH)
  expect((await payslipOf(own, MARCH)).lines).toEqual({ 'Basic salary': '3900.00' })
  // Two hours that are claimed of it after all: all of the day is worked out, at the wages that are known now.
  await claim(own, ann.id, HOLIDAY, '18:00', '20:00')
  await own.generate(MARCH)
  expect((await payslipOf(own, MARCH)).lines).toMatchObject({ 'Correction of February 2026: Overtime': '112.50' })
})

test('a day of rest that is worked for another one, told after its month was closed, corrects it and marks the open month', async () => {
  const own = await server.newCompany()
  await own.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '2600.00' }]))
  const [ann] = (await own.get('api/panel/employee/status/active/0')).body.data
  // Four hours of a Sunday: half a day's wages.
  await claim(own, ann.id, '2026-02-22', '09:00', '13:00')
  await own.through(FEBRUARY)
  expect((await payslipOf(own, FEBRUARY)).lines).toMatchObject({ 'Holiday pay': '50.00' })
  await own.generate(MARCH)
  expect(await payslipOf(own, MARCH)).toMatchObject({ gross_pay: '2600.00', stale: null })
  const at = 'api/panel/company/makeUpDay'
  const made = await own.post(at, { date: '2026-02-22', for_date: '2026-02-20', name: 'Bridge' })
  expect([made.status, made.body.errors]).toEqual([201, undefined])
  expect((await payslipOf(own, MARCH)).stale).toEqual({ cause: 'holidays', text: 'Holidays or make-up days changed' })
  await own.generate(MARCH)
  // The four hours of an ordinary day, 12.50 × 1.5 × 4; of holiday pay there is none in March to lessen.
  expect(await payslipOf(own, MARCH)).toMatchObject({
    gross_pay: '2675.00',
    lines: { 'Correction of February 2026: Overtime': '75.00' },
  })
  // A name pays nobody anything, and a day of another month to come neither.
  const one = `${at}/${made.body.data.id}`
  const sent = [
    await own.send('PATCH', one, { body: { name: 'Bridge day' } }),
    await own.post(at, { date: '2026-05-09', for_date: '2026-05-04', name: 'Later' }),
  ]
  expect(sent.map(({ status }) => status)).toEqual([200, 201])
  expect((await payslipOf(own, MARCH)).stale).toBe(null)
  expect((await own.send('DELETE', one)).status).toBe(200)
  await own.generate(MARCH)
  expect(await payslipOf(own, MARCH)).toMatchObject({ gross_pay: '2600.00' })
})

test('one of two claims of a day that is withdrawn later takes back what the hours left are paid less', async () => {
  const own = await server.newCompany('TW')
  await own.addPeople(
    'staff_id,full_name,joined_on,employment_type,gender,basic_salary\nA-1,Mei,2025-01-01,full_time,female,54000',
  )
  await server.db.system.transaction((tx) =>
    sql`update companies set settings = settings || '{"occupational_accident_rate": "0.0021"}'
      where id = (select company_id from accounts where email = ${own.email})`.execute(tx),
  )
  const [mei] = (await own.get('api/panel/employee/status/active/0')).body.data
  const first = await claim(own, mei.id, '2026-02-03', '18:00', '20:00')
  await claim(own, mei.id, '2026-02-03', '20:00', '21:00')
  await own.through(FEBRUARY)
  const broughtIn = async (month: string) =>
    (await payslipOf(own, month)).contributed.map((one: Record<string, string>) => [one.month, one.amount])
  // 225 × (4/3 + 4/3 + 5/3)
  expect(await broughtIn(FEBRUARY)).toEqual([[FEBRUARY, '975.00']])
  expect((await own.post(`${CLAIMS}/batch/withdraw`, { ids: [first] })).body.data.changed).toBe(1)
  await claim(own, mei.id, '2026-03-03', '18:00', '19:00')
  await own.generate(MARCH)
  // One hour of it is left, 225 × 4/3 = 300: of the 675 too much 300 are there to be lessened.
  expect(await broughtIn(MARCH)).toEqual([
    [FEBRUARY, '-300.00'],
    [MARCH, '300.00'],
  ])
  await own.through(MARCH)
  await claim(own, mei.id, '2026-04-07', '18:00', '20:00')
  await own.generate('2026-04')
  expect(await broughtIn('2026-04')).toEqual([
    [FEBRUARY, '-375.00'],
    ['2026-04', '600.00'],
  ])
})

test('a multiple set after a month was closed holds from the first open one: the closed month is not priced anew', async () => {
  const own = await server.newCompany()
  await own.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '2600.00' }]))
  const [ann] = (await own.get('api/panel/employee/status/active/0')).body.data
  await claim(own, ann.id, HOLIDAY, '09:00', '17:00')
  await own.through(FEBRUARY)
  await claim(own, ann.id, '2026-03-10', '18:00', '20:00')
  const { rows } = await server.db.system.read((tx) =>
    sql<{ company_id: string }>`select company_id from accounts where email = ${own.email}`.execute(tx),
  )
  const rates = { overtime_rates: { public_holiday: '4', normal_working_day: '2' } }
  const set = await own.send('PATCH', `api/panel/company/settings/update/${rows[0]?.company_id}`, { body: rates })
  expect([set.status, set.body.errors]).toEqual([200, undefined])
  await own.generate(MARCH)
  // 12.50 × 2 × 2 of March; of February neither 8 × 4 × 12.50 less 200 nor anything else.
  expect(await payslipOf(own, MARCH)).toMatchObject({
    gross_pay: '2650.00',
    lines: { 'Basic salary': '2600.00', Overtime: '50.00' },
  })
})

test('a kind of work and a week that change after a month was closed hold from the first open one (decision 0037)', async () => {
  const own = await server.newCompany()
  await own.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '5200.00' }]))
  const [ann] = (await own.get('api/panel/employee/status/active/0')).body.data
  const change = (what: ReturnType<typeof sql>) =>
    server.db.system.transaction((tx) => sql`update employees set ${what} where id = ${ann.id}`.execute(tx))
  const weekOf = (days: readonly string[]) =>
    server.db.system.transaction((tx) =>
      sql`update leave_groups set week = ${[...days]}::text[] where company_id =
        (select company_id from accounts where email = ${own.email})`.execute(tx),
    )
  const march = async () => {
    await own.generate(MARCH)
    const { gross_pay, lines } = await payslipOf(own, MARCH)
    return [gross_pay, lines]
  }
  const nothing = ['5200.00', { 'Basic salary': '5200.00' }]
  await change(sql`statutory = statutory || '{"manual_labour": true}'`)
  // Two hours of a Wednesday, 25.00 × 1.5 × 2; of a Sunday that is a day of rest half a day's wages, 100.00.
  await claim(own, ann.id, '2026-02-11', '18:00', '20:00')
  await claim(own, ann.id, '2026-02-22', '09:00', '13:00')
  await own.through(FEBRUARY)
  expect(await payslipOf(own, FEBRUARY)).toMatchObject({ lines: { Overtime: '75.00', 'Holiday pay': '100.00' } })
  await change(sql`statutory = statutory || '{"manual_labour": false}'`)
  expect(await march()).toEqual(nothing)
  await change(sql`employment_type = 'part_time', job_type = 'adaptive_schedule'`)
  expect(await march()).toEqual(nothing)
  await weekOf(Array.from({ length: 7 }, () => 'work'))
  expect(await march()).toEqual(nothing)
  await weekOf(['rest', ...Array.from({ length: 6 }, () => 'work')])
  await server.db.system.transaction((tx) =>
    sql`insert into leave_groups (company_id, id, name, week) select company_id, ${ann.id}, 'Others', ${`{${'work,'.repeat(6)}off}`}::text[]
      from employees where id = ${ann.id}`.execute(tx),
  )
  await server.db.system.transaction((tx) =>
    sql`insert into leave_people (company_id, employee_id, group_id) select company_id, id, id from employees where id = ${ann.id}
      on conflict (company_id, employee_id) do update set group_id = excluded.group_id`.execute(tx),
  )
  expect(await march()).toEqual(nothing)
  // What February had beside is paid as it was then: another day of rest, by half a day's wages.
  await claim(own, ann.id, '2026-02-15', '09:00', '13:00')
  expect(await march()).toMatchObject(['5300.00', {}])
})

test('a week of the company that changes holds from the first open month as well', async () => {
  const own = await server.newCompany()
  await own.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '2600.00' }]))
  const [ann] = (await own.get('api/panel/employee/status/active/0')).body.data
  await claim(own, ann.id, '2026-02-22', '09:00', '13:00')
  await own.through(FEBRUARY)
  const { rows } = await server.db.system.read((tx) =>
    sql<{ company_id: string }>`select company_id from accounts where email = ${own.email}`.execute(tx),
  )
  const week = { working_week: Array.from({ length: 7 }, () => 'work') }
  const set = await own.send('PATCH', `api/panel/company/settings/update/${rows[0]?.company_id}`, { body: week })
  expect([set.status, set.body.errors]).toEqual([200, undefined])
  await claim(own, ann.id, '2026-03-08', '18:00', '20:00')
  await own.generate(MARCH)
  expect(await payslipOf(own, MARCH)).toMatchObject({ gross_pay: '2637.50', lines: { Overtime: '37.50' } })
})

test('a Philippine night into a holiday is paid on both days, the holiday for what lies after midnight', async () => {
  const own = await server.newCompany('PH')
  const person = 'A-1,Jo,2025-01-01,full_time,female,26000'
  await own.addPeople(`staff_id,full_name,joined_on,employment_type,gender,basic_salary\n${person}`)
  const [jo] = (await own.get('api/panel/employee/status/active/0')).body.data
  const fact: WorkedDay = {
    ...{ kind: 'worked', status: 'present', approval: 'approved', clockedIn: 1320, clockedOut: 1800 },
    ...{ scheduledMinutes: 480, workedMinutes: 480, nightMinutes: 480, extraMinutes: 0, absentDays: '0' },
    spans: [{ starts: 1320, ends: 1800 }],
    planned: { dayType: 'normal_working_day', beneath: null, isRostered: true, minutes: 480 },
  }
  worked.push({ employeeId: jo.id, date: '2025-12-24', fact })
  const found = await brought(own, jo.id, '2025-12')
  // 26,000 × 12 / 313 / 8 = 124.6006 an hour.
  expect(found.map(({ type, amount, day, source }) => [type, amount, day, source])).toEqual([
    ['night_differential', '24.92', '2025-12-24', '2025-12-24'],
    ['holiday_pay', '747.60', '2025-12-25', '2025-12-25 night'],
    ['night_differential', '149.52', '2025-12-25', '2025-12-25 night'],
  ])
})

test('a claim of a closed month is asked for and approved by the office and the job type of then (decision 0037)', async () => {
  const own = await server.newCompany()
  await own.addPeople(
    peopleSheet([
      { staff_id: 'A-1', full_name: 'Ann', basic_salary: '2600.00' },
      { staff_id: 'A-2', full_name: 'Ben', basic_salary: '2600.00' },
    ]),
  )
  const people = (await own.get('api/panel/employee/status/active/0')).body.data
  const idOf = (name: string) => people.find((one: { full_name: string }) => one.full_name === name).id
  const [ann, ben] = [idOf('Ann'), idOf('Ben')]
  const { rows } = await server.db.system.read((tx) =>
    sql<{ company_id: string }>`select company_id from accounts where email = ${own.email}`.execute(tx),
  )
  const company = rows[0]?.company_id
  const jobOfBen = (type: string) =>
    server.db.system.transaction((tx) => sql`update employees set job_type = ${type} where id = ${ben}`.execute(tx))
  await server.db.system.transaction((tx) =>
    sql`update companies set settings = settings || '{"office_end": "17:00"}' where id = ${company}`.execute(tx),
  )
  await jobOfBen('adaptive_schedule')
  await own.through(FEBRUARY)
  await jobOfBen('office_hour')
  const later = { body: { office_end: '18:00' } }
  expect((await own.send('PATCH', `api/panel/company/settings/update/${company}`, later)).status).toBe(200)
  await claim(own, ann, '2026-02-11', '17:00', '18:00')
  await claim(own, ben, '2026-02-11', '14:00', '16:00')
  const now = { employee_id: ann, date: '2026-03-11', start_time: '17:00', end_time: '18:00' }
  expect((await own.post(CLAIMS, now)).status).toBe(422)
})

test('approved hours of somebody without wages are named in the review, until the pay of the day is known', async () => {
  const own = await server.newCompany('TW')
  await own.addPeople(
    'staff_id,full_name,joined_on,employment_type,gender,basic_salary\nA-1,Mei,2025-01-01,full_time,female,54000\nA-2,Lin,2025-01-01,full_time,female,54000',
  )
  const people = (await own.get('api/panel/employee/status/active/0')).body.data
  const mei = people.find((one: { full_name: string }) => one.full_name === 'Mei')
  const evening = { employee_id: mei.id, date: '2026-02-03', start_time: '18:00', end_time: '20:00' }
  const { id } = (await own.post(CLAIMS, evening)).body.data
  expect((await own.post(`${CLAIMS}/${id}/approve`, { justification: 'Shop full' })).body.data.changed).toBe(1)
  await server.db.system.transaction((tx) =>
    sql`update companies set settings = settings || '{"occupational_accident_rate": "0.0021"}'
      where id = (select company_id from accounts where email = ${own.email})`.execute(tx),
  )
  const salaryFrom = (day: string) =>
    server.db.system.transaction((tx) =>
      sql`update salary_rates set effective_from = ${day} where employee_id = ${mei.id}`.execute(tx),
    )
  const checks = async () =>
    (await own.view(FEBRUARY)).body.data.checks.filter(({ code }: { code: string }) => code === 'hours_without_rate')
  await salaryFrom('2026-02-10')
  expect((await own.generate(FEBRUARY)).status).toBe(200)
  const text = expect.stringContaining('Mei')
  expect(await checks()).toEqual([
    {
      code: 'hours_without_rate',
      weight: 'look',
      count: 1,
      employee_ids: [mei.id],
      text,
      people: [{ employee_id: mei.id, full_name: 'Mei' }],
    },
  ])
  await salaryFrom('2026-02-01')
  expect(await checks()).toEqual([])
})

test('a day that no month of pay reaches any more is refused instead of being approved for nothing', async () => {
  const own = await server.newCompany()
  await own.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '2600.00' }]))
  const [ann] = (await own.get('api/panel/employee/status/active/0')).body.data
  await own.through(FEBRUARY)
  const asked = (date: string, more: object = {}) =>
    own.post(CLAIMS, { employee_id: ann.id, date, start_time: '19:00', end_time: '21:00', ...more })
  // January was paid elsewhere; February can be made good.
  const refused = await asked('2026-01-20')
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['date']])
  expect((await asked('2026-01-20', { voluntary_without_pay: 1 })).status).toBe(201)
  expect((await asked('2026-02-20')).status).toBe(201)
  expect((await asked('2026-03-20')).status).toBe(201)
})

test('hours beyond those that the law has a rate for are named in the review (Taiwan)', async () => {
  const own = await server.newCompany('TW')
  await own.addPeople(
    'staff_id,full_name,joined_on,employment_type,gender,basic_salary\nA-1,Mei,2025-01-01,full_time,female,54000\nA-2,Lin,2025-01-01,full_time,female,54000',
  )
  const people = (await own.get('api/panel/employee/status/active/0')).body.data
  const idOf = (name: string) => people.find((one: { full_name: string }) => one.full_name === name).id
  await server.db.system.transaction((tx) =>
    sql`update companies set settings = settings || '{"occupational_accident_rate": "0.0021"}'
      where id = (select company_id from accounts where email = ${own.email})`.execute(tx),
  )
  for (const name of ['Mei', 'Lin']) {
    const evening = { employee_id: idOf(name), date: '2026-02-03', start_time: '18:00', end_time: '22:00' }
    const { id } = (await own.post(CLAIMS, evening)).body.data
    expect((await own.post(`${CLAIMS}/${id}/approve`, { justification: 'Shop full' })).body.data.changed).toBe(1)
  }
  expect((await own.generate(FEBRUARY)).status).toBe(200)
  const checks = async () =>
    (await own.view(FEBRUARY)).body.data.checks.filter(({ code }: { code: string }) => code === 'hours_beyond_rates')
  expect(await checks()).toEqual([])
  // A fifth hour is refused; this one came to stand since.
  await server.db.system.transaction((tx) =>
    sql`update overtime_claims set ends = ends + 60, minutes = 300 where employee_id = ${idOf('Mei')}`.execute(tx),
  )
  const text = expect.stringContaining('Mei')
  expect(await checks()).toEqual([
    { code: 'hours_beyond_rates', weight: 'look', count: 1, employee_ids: [idOf('Mei')], text },
  ])
  // Thirteen hours of a shift on the holiday, paid from the approved day: nobody claimed anything.
  await rostered(own, idOf('Lin'), { date: HOLIDAY, starts: 480, ends: 1320, pause: { at: 780, for: 60 } })
  worked.push(holidayWorked(idOf('Lin'), 780))
  expect(await checks()).toMatchObject([{ count: 2, employee_ids: [idOf('Lin'), idOf('Mei')] }])
  // The roster is shortened afterwards: the day stays approved, and paid, as it was.
  await keptAsApproved(own, idOf('Lin'))
  await server.db.system.transaction((tx) =>
    sql`update roster_days set shift_ids = '{}' where employee_id = ${idOf('Lin')}`.execute(tx),
  )
  expect(await checks()).toMatchObject([{ count: 2, employee_ids: [idOf('Lin'), idOf('Mei')] }])
  worked.length = 0
})

/** Decided with the schedule of that holiday: eight to ten in the evening, an hour's break. */
const keptAsApproved = (of: PayCompany, employeeId: string) =>
  server.db.system.transaction((tx) =>
    sql`insert into attendance_decisions (company_id, employee_id, date, decision, schedule, clockings, decided_by, decided_by_name, decided_at)
      select company_id, ${employeeId}, ${HOLIDAY}::date, 'approved', ${JSON.stringify({
        day_type: 'public_holiday',
        shifts: [{ starts: 480, ends: 1320, break: { starts: 780, ends: 840 } }],
        cuts: [],
      })}::jsonb, '[]', id, full_name, now() from accounts where email = ${of.email}`.execute(tx),
  )

/** Approved, and rostered for all of it. */
const holidayWorked = (employeeId: string, minutes: number) => {
  const fact: WorkedDay = {
    ...{ kind: 'worked', status: 'present', approval: 'approved', clockedIn: 480, clockedOut: 480 + minutes },
    ...{ scheduledMinutes: minutes, workedMinutes: minutes, nightMinutes: 0, extraMinutes: 0, absentDays: '0' },
    spans: [],
    planned: { dayType: 'public_holiday', beneath: null, isRostered: true, minutes },
  }
  return { employeeId, date: HOLIDAY, fact }
}

/** What a month is brought of somebody. */
async function brought(of: PayCompany, employeeId: string, month: string) {
  const days = { from: plainDateOf(`${month}-01`), to: lastDayOf(yearMonthOf(plainDateOf(`${month}-01`))) }
  return server.db.system.transaction(async (tx) => {
    const { rows } = await sql<{ company_id: string }>`
      select company_id from accounts where email = ${of.email}`.execute(tx)
    const companyId = rows[0]?.company_id ?? ''
    const { origin, between } = overtimeForPay(needs)
    const found = await between(tx.of(companyId), companyId, days, [employeeId])
    return apart(found.map((one) => ({ ...one, origin })))
  })
}

test('rest that nobody took is paid as the overtime it was: when its months end, and on leaving', async () => {
  const own = await server.newCompany('TW')
  await oneMonth(own)
  await own.addPeople(
    'staff_id,full_name,joined_on,employment_type,gender,basic_salary\nA-1,Mei,2025-01-01,full_time,female,54000',
  )
  const [mei] = (await own.get('api/panel/employee/status/active/0')).body.data
  const evening = { employee_id: mei.id, date: '2026-02-03', start_time: '18:00', end_time: '21:10' }
  const { id } = (await own.post(CLAIMS, { ...evening, compensation: 'leave' })).body.data
  expect((await own.post(`${CLAIMS}/${id}/approve`, { justification: 'Shop full' })).body.data.changed).toBe(1)
  const broughtIn = async (month: string) =>
    (await brought(own, mei.id, month)).map(({ type, amount, day, told }) => [type, amount, day, told.en])
  // Of three hours and ten minutes three are rest; ten minutes of the fourth hour, 225 × 5/3 / 6 = 62.50, are paid.
  expect(await broughtIn(FEBRUARY)).toEqual([['overtime', '63.00', '2026-02-03', 'Overtime, 3 Feb 2026: 0.17 hours']])
  // 225 × (4/3 + 4/3 + 5/3), in the month in which the hours end.
  const rest = 'Rest in lieu not taken, for overtime of 3 Feb 2026'
  expect(await broughtIn(MARCH)).toEqual([['overtime', '975.00', '2026-03-03', `${rest}: 3 hours`]])
  // Two of them were taken: the last remains.
  await taken(mei.id, 4)
  expect(await broughtIn(MARCH)).toEqual([['overtime', '375.00', '2026-03-03', `${rest}: 1 hour`]])
  // Whoever leaves before is paid what is left with the last pay.
  await leaving(mei.id, '2026-02-20')
  expect((await broughtIn(FEBRUARY)).map(([, amount, day]) => [amount, day])).toEqual([
    ['63.00', '2026-02-03'],
    ['375.00', '2026-02-20'],
  ])
  expect(await broughtIn(MARCH)).toEqual([])
})

/** Half hours of rest, as a correction of what was used. */
const taken = (id: string, halves: number) =>
  server.db.system.transaction((tx) =>
    sql`insert into leave_uses (company_id, employee_id, type_id, date, source_id, lot_id, halves)
      select company_id, employee_id, type_id, valid_from, gen_random_uuid(), id, ${halves} from leave_lots
      where employee_id = ${id}`.execute(tx),
  )
const oneMonth = (of: PayCompany) =>
  server.db.system.transaction((tx) =>
    sql`update companies set settings = settings || '{"rest_in_lieu_months": 1}' where id in (
      select company_id from accounts where email = ${of.email})`.execute(tx),
  )
const leaving = (id: string, on: string) =>
  server.db.system.transaction((tx) => sql`update employees set left_on = ${on} where id = ${id}`.execute(tx))

const fromNine = { date: HOLIDAY, starts: 540, ends: 1080, pause: { at: 780, for: 60 } }
/** A shift of its own, confirmed: from nine to six with an hour's break on the holiday. */
const rostered = (of: PayCompany, employeeId: string, { date, starts, ends, pause } = fromNine) =>
  server.db.system.transaction((tx) =>
    sql`with c as (select company_id from accounts where email = ${of.email}),
      s as (insert into shifts (company_id, id, name, short_name, starts, ends, break_minutes, break_starts)
        select company_id, gen_random_uuid(), 'Day', ${`D${starts}`}, ${starts}::int, ${ends}::int, ${pause.for}::int, ${pause.at}::int from c returning company_id, id)
      insert into roster_days (company_id, employee_id, date, shift_ids, is_confirmed)
      select company_id, ${employeeId}, ${date}::date, array[id], true from s`.execute(tx),
  )
