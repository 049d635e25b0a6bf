import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayFactsOf, holidayOpening, type WorkedDay } from '#modules/holidays/server/public.ts'
import { usualDays } from '#modules/leave/server/day-facts.ts'
import { leaveOpening } from '#modules/leave/server/opening.ts'
import { rosterDays } from '#modules/shifts/server/day-facts.ts'
import { type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { standbysHandlers } from './handlers.ts'
import { standbyForPay } from './standby-for-pay.ts'

const AT = 'api/panel/standby'
const PLAN = `${AT}/schedule`
const [FEBRUARY, MARCH] = ['2026-02', '2026-03'] as const
/** Chinese New Year, a Tuesday; and the Monday of the week after. */
const [HOLIDAY, MONDAY] = ['2026-02-17', '2026-02-23'] as const
const worked: { employeeId: string; date: string; fact: WorkedDay }[] = []
const dayFacts = dayFactsOf([usualDays, rosterDays, { kind: 'worked', between: async () => worked as never }])
let server: PayServer
let of: PayCompany
let ann: string
let ben: string
beforeAll(async () => {
  server = await startPayServer({
    contributions: [standbyForPay({ dayFacts })],
    openings: [holidayOpening, leaveOpening],
    more: standbysHandlers({ dayFacts }),
  })
})
afterAll(() => server?.stop())
beforeEach(async () => {
  worked.length = 0
  of = await server.newCompany()
  await of.addPeople(
    peopleSheet([
      { staff_id: 'A-1', full_name: 'Ann', basic_salary: '2600.00' },
      { staff_id: 'B-1', full_name: 'Ben', basic_salary: '4500.00' },
    ]),
  )
  const people = (await of.get('api/panel/employee/status/active/0')).body.data
  ;[ann, ben] = ['Ann', 'Ben'].map((name) => people.find((one: { full_name: string }) => one.full_name === name).id)
})

const night = { name: 'Night', short_name: 'NIGHT', start_time: '22:00', end_time: '06:00', allowance_type: 'fixed' }
const add = async (more: object = {}) => {
  const { status, body } = await of.post(`${AT}/store`, {
    ...night,
    allowance_amount: '40.00',
    day_type_rates: { public_holiday: '80.00' },
    ...more,
  })
  expect([status, body.errors]).toEqual([201, undefined])
  return body.data.id as string
}
const cells = (standby: string, employee_id: string, ...dates: string[]) =>
  dates.map((date) => ({ employee_id, date, standby_ids: [standby] }))
const put = (standby: string, employee_id: string, dates: string[], more: object = { confirm: 1 }) =>
  of.post(`${PLAN}/cells`, { cells: cells(standby, employee_id, ...dates), ...more })
const confirm = (from: string, to: string) => of.send('PATCH', `${PLAN}/confirm/all`, { body: { from, to } })
const linesOf = async (month: string, employee: string) => {
  const { payslips } = (await of.view(month)).body.data
  const { id } = payslips.find((one: { employee_id: string }) => one.employee_id === employee)
  const [found] = (await of.get(`${of.run(month)}/payslip?payslip_id=${id}`)).body.data.payslips
  const lines = found.earnings.map(({ label, amount }: Record<string, string>) => [label, amount])
  return { ...found, lines: Object.fromEntries(lines) }
}

describe('kinds of standby (C-168 to C-172, S3-045)', () => {
  test('are added, changed, switched off and listed with their short names', async () => {
    const id = await add()
    const [one] = (await of.get(`${AT}/list`)).body.data
    expect(one).toMatchObject({ id, short_name: 'NIGHT', is_cross_day: true, total_hours: '8', status: 1 })
    expect((await of.get(AT)).body.data).toEqual([one])
    const changed = await of.post(`${AT}/update/${id}`, { allowance_type: 'per_hour', allowance_amount: '5.00' })
    expect(changed.body.data).toMatchObject({ allowance_type: 'per_hour', allowance_amount: '5.00', name: 'Night' })
    const off = await of.send('PATCH', `${AT}/status/${id}`, { body: { status: 0 } })
    expect(off.body.data).toMatchObject({ status: 0 })
    const refused = await put(id, ann, [MONDAY])
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'cells.0.standby_ids': ['This standby is switched off'] },
    ])
  })

  test.each([
    [{ short_name: 'LONGNIGHT' }, 'short_name', 'At most 8 characters'],
    [{ short_name: 'N*' }, 'short_name', 'A short name has no asterisk (*)'],
    [{ start_time: '25:00' }, 'start_time', 'Enter a time like 07:30'],
    [{ allowance_amount: null, day_type_rates: {} }, 'allowance_amount', 'Enter an amount, or amounts by type of day'],
    [{ day_type_rates: { double_holiday: '1.00' } }, 'day_type_rates', 'This country has no such type of day'],
    [{ earning_category: 'tips' }, 'earning_category', 'Pay has no such type of earning'],
    [{ forfeit_unit: 'hours', forfeit_value: 8.5 }, 'forfeit_value', 'At most 8 hours'],
    [{ forfeit_unit: 'days', forfeit_value: '0.3' }, 'forfeit_value', 'Only in steps of 0.5, such as 1 or 1.5'],
  ])('%j is refused beside its field', async (more, field, text) => {
    const { status, body } = await of.post(`${AT}/store`, { ...night, allowance_amount: '40.00', ...more })
    expect([status, body.errors]).toEqual([422, { [field]: [text] }])
  })

  test('are paid as one of the earnings that pay offers, the usual one first', async () => {
    const { body } = await of.get('api/panel/standby/earningTypes')
    expect(body.data[0]).toMatchObject({ code: 'variable_allowance', is_usual: true })
    expect(body.data.map(({ code }: { code: string }) => code)).not.toContain('unpaid_leave_days')
  })

  test('have one short name whatever its case; a Shift Planner sees no amounts and sets none', async () => {
    const id = await add()
    const twice = await of.post(`${AT}/store`, { ...night, short_name: 'night', allowance_amount: '1.00' })
    expect([twice.status, Object.keys(twice.body.errors)]).toEqual([422, ['short_name']])
    const planner = await of.colleague('Shift Planner')
    expect((await planner.get(`${AT}/list`)).body.data[0]).toMatchObject({
      allowance_amount: null,
      day_type_rates: null,
    })
    const changed = await planner.post(`${AT}/update/${id}`, { name: 'Late', allowance_amount: '999.00' })
    expect(changed.status).toBe(200)
    expect((await of.get(`${AT}/list`)).body.data[0]).toMatchObject({ name: 'Late', allowance_amount: '40.00' })
  })
})

describe('the plan (C-169, C-173 to C-176, C-181, C-182)', () => {
  test('asks about what speaks against a day, never telling an amount', async () => {
    const id = await add()
    const asked = await put(id, ben, [HOLIDAY, '2026-02-22'], {})
    expect([asked.status, asked.body.confirm_required]).toEqual([409, true])
    const above = 'basic salary above RM 4,000, not to receive the allowance or compensation. Do you want to continue?'
    // Once, however many days it is about.
    expect(asked.body.data).toEqual([`Ben: ${above}`, 'Ben: rest day on 22 Feb 2026'])
    expect((await put(id, ben, [HOLIDAY])).status).toBe(200)
  })

  test('asks about a shift of the next day that begins before a night on call ends', async () => {
    await server.db.system.transaction(async (tx) => {
      await sql`insert into shifts (company_id, id, name, short_name, starts, ends)
        select company_id, id, 'Early', 'EARLY', 300, 840 from employees where id = ${ann}`.execute(tx)
      await sql`insert into roster_days (company_id, employee_id, date, shift_ids)
        select company_id, id, '2026-02-24', array[id] from employees where id = ${ann}`.execute(tx)
    })
    const asked = await put(await add(), ann, [MONDAY], {})
    expect([asked.status, asked.body.data]).toEqual([
      409,
      ['Ann, 23 Feb 2026: A from/to date overlap may double count'],
    ])
  })

  test('asks where its new hours meet a shift or another standby, as assigning does', async () => {
    const [late, early] = [await add(), await add({ short_name: 'DAY', start_time: '08:00', end_time: '18:00' })]
    const cell = { employee_id: ann, date: '2026-04-13', standby_ids: [early, late] }
    expect((await of.post(`${PLAN}/cells`, { cells: [cell] })).status).toBe(200)
    const edit = (more: object) => of.post(`${AT}/update/${early}`, { end_time: '23:00', ...more })
    const asked = await edit({})
    expect([asked.status, asked.body.confirm_required]).toEqual([409, true])
    expect(asked.body.data).toEqual(['Ann, 13 Apr 2026: A from/to date overlap may double count'])
    const kinds = async () => (await of.get(`${AT}/list`)).body.data
    expect((await kinds()).map((one: { end_time: string }) => one.end_time).sort()).toEqual(['06:00', '18:00'])
    expect((await edit({ confirm: 1 })).status).toBe(200)
    expect((await kinds()).map((one: { end_time: string }) => one.end_time).sort()).toEqual(['06:00', '23:00'])
  })

  test('days are added, taken, given to others, confirmed, locked and opened (S4-044)', async () => {
    const id = await add()
    const one = `${PLAN}/employee/${ann}`
    const added = await of.post(`${one}/add/standby/${id}`, { dates: [MONDAY, '2026-02-24'] })
    expect(added.status).toBe(200)
    expect((await of.post(`${one}/remove/standby/${id}`, { dates: ['2026-02-24'] })).status).toBe(200)
    expect((await confirm(MONDAY, MONDAY)).body.data).toEqual({ confirmed: 1 })
    const given = await of.send('PATCH', `${PLAN}/replace/${ann}/to/${ben}`, {
      body: { date: MONDAY, standby_id: id, confirm: 1 },
    })
    expect(given.status).toBe(200)
    const again = await of.send('PATCH', `${PLAN}/replace/${ann}/to/${ben}`, {
      body: { date: MONDAY, standby_id: id, confirm: 1 },
    })
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['standby_id']])
    const span = { from: MONDAY, to: MONDAY }
    const { employees } = (await of.post(PLAN, span)).body.data
    type Shown = { full_name: string; days: { standbys: object[] }[] }
    const on = employees.map(({ full_name, days }: Shown) => [full_name, days[0]?.standbys])
    expect(on).toMatchObject([
      ['Ann', []],
      ['Ben', [{ short_name: 'NIGHT' }]],
    ])
    expect((await of.post(`${PLAN}/my/status`, { ...span, is_locked: 1 })).body.data).toEqual({ locked: 2 })
    expect((await of.post(`${PLAN}/tw/status`, { ...span, is_locked: 1 })).status).toBe(404)
    const locked = await put(id, ann, [MONDAY])
    expect([locked.status, locked.body.message]).toEqual([422, 'The schedule is locked'])
    await of.post(`${PLAN}/my/status`, { ...span, is_locked: 0 })
    expect((await put(id, ann, [MONDAY])).status).toBe(200)
    const same = { body: { date: MONDAY, standby_id: id, confirm: 1 } }
    expect((await of.send('PATCH', `${PLAN}/replace/${ann}/to/${ann}`, same)).status).toBe(200)
    const twice = { cells: [...cells(id, ann, MONDAY), { employee_id: ann, date: MONDAY, standby_ids: [] }] }
    expect((await of.post(`${PLAN}/cells`, twice)).body.errors).toHaveProperty(['cells.1.date'])
    const seen = { cells: [{ employee_id: ann, date: MONDAY, standby_ids: [], was: [] }] }
    expect((await of.post(`${PLAN}/cells`, seen)).status).toBe(409)
  })

  test('leaves as a sheet and comes back the same; a wrong cell is named and nothing stored (C-183 to C-185)', async () => {
    const id = await add()
    await put(id, ann, [MONDAY])
    const span = { from: MONDAY, to: '2026-02-24' }
    const sheet = (cell: string) => `staff_id,${MONDAY},2026-02-24\nA-1,,${cell}\n`
    const wrong = await of.upload(`${PLAN}/import`, sheet('DUSK'), 'plan.csv', span)
    expect([wrong.status, wrong.body.data.errors]).toMatchObject([
      422,
      [{ column: '2026-02-24', message: 'There is no standby DUSK' }],
    ])
    const taken = await of.upload(`${PLAN}/import`, sheet('night'), 'plan.csv', { ...span, confirm: '1' })
    expect([taken.status, taken.body.data]).toEqual([200, { imported: 2, errors: [] }])
    const twice = await of.upload(`${PLAN}/import`, `${sheet('night')}A-1,,\n`, 'plan.csv', span)
    expect([twice.status, twice.body.data.errors[0]]).toMatchObject([422, { row: 2, column: MONDAY }])
    const others = await of.upload(`${PLAN}/import`, 'staff_id,2025-01-01\nA-1,night\n', 'plan.csv', span)
    expect([others.status, Object.keys(others.body.errors)]).toEqual([422, ['file']])
    expect((await of.post(`${PLAN}/export`, span)).status).toBe(200)
    expect((await of.get(`${PLAN}/template/${span.from}/${span.to}/0`)).status).toBe(200)
    expect((await of.post(PLAN, { from: span.to, to: span.from })).status).toBe(422)
  })

  test('a manager plans their own people alone (S6-010), and who may not plan is refused (S6-023)', async () => {
    const id = await add()
    const manager = await of.colleague('Reporting Manager')
    expect((await manager.get(`${AT}/department/access`)).body.data).toEqual([])
    expect((await manager.post(PLAN, { from: MONDAY, to: MONDAY })).body.data).toEqual({ employees: [] })
    expect((await manager.post(`${PLAN}/employee/${ann}/add/standby/${id}`, { dates: [MONDAY] })).status).toBe(404)
    expect((await manager.post(`${AT}/store`, { ...night, allowance_amount: '1.00' })).status).toBe(403)
    const officer = await of.colleague('HR Leave')
    expect((await officer.get(`${AT}/list`)).status).toBe(403)
  })
})

describe('in the pay', () => {
  test('confirmed days alone are paid, by the type of day, and a day taken back is made good in the next month', async () => {
    const id = await add()
    await put(id, ann, [HOLIDAY, MONDAY])
    await of.generate(FEBRUARY)
    expect((await linesOf(FEBRUARY, ann)).gross_pay).toBe('2600.00')
    await confirm(HOLIDAY, MONDAY)
    expect((await linesOf(FEBRUARY, ann)).stale).toMatchObject({ cause: 'standby' })
    await of.generate(FEBRUARY)
    // 80.00 on the holiday and 40.00 on the Monday.
    const paid = await linesOf(FEBRUARY, ann)
    expect(paid).toMatchObject({ gross_pay: '2720.00' })
    expect(paid.contributed.map(({ text }: { text: string }) => text)).toEqual([
      'Standby Night, 17 Feb 2026: 8 hours',
      'Standby Night, 23 Feb 2026: 8 hours',
    ])
    await of.confirm(FEBRUARY)
    expect((await of.approve(FEBRUARY)).status).toBe(200)
    // Terms hold from the first open month, and closed ones by those of then: also a day that is taken back.
    const change = async (terms: object) => expect((await of.post(`${AT}/update/${id}`, terms)).status).toBe(200)
    for (const terms of [
      { allowance_amount: null, day_type_rates: { public_holiday: '80.00' } },
      { allowance_amount: '60.00', earning_category: 'bonus', day_type_rates: {} },
    ]) {
      await change(terms)
      await of.generate(MARCH)
      expect(await linesOf(MARCH, ann)).toMatchObject({ gross_pay: '2600.00' })
    }
    await change({ earning_category: null })
    // Hours stay: eight of each night were paid.
    expect((await of.post(`${AT}/update/${id}`, { start_time: '21:00' })).body.errors).toEqual({
      start_time: [expect.stringContaining('confirmed days in the past, so its hours stay')],
    })
    await put(id, ann, ['2026-03-02'])
    await confirm('2026-03-02', '2026-03-02')
    await of.post(`${PLAN}/employee/${ann}/remove/standby/${id}`, { dates: [MONDAY] })
    await of.generate(MARCH)
    expect(await linesOf(MARCH, ann)).toMatchObject({ gross_pay: '2620.00' })
  })

  test('absence that was approved loses it, and hours count where the company says so (C-179, C-180, S7-021)', async () => {
    const id = await add({ forfeit_unit: 'days', forfeit_value: '1' })
    await put(id, ann, [MONDAY])
    await confirm(MONDAY, MONDAY)
    const fact: WorkedDay = {
      ...{ kind: 'worked', status: 'present', approval: 'approved', clockedIn: 540, clockedOut: 780 },
      ...{ scheduledMinutes: 480, workedMinutes: 240, nightMinutes: 0, extraMinutes: 0, absentDays: '0.5' },
      ...{ spans: [], planned: { dayType: 'normal_working_day', beneath: null, isRostered: true, minutes: 480 } },
    }
    worked.push({ employeeId: ann, date: MONDAY, fact })
    await of.generate(FEBRUARY)
    expect((await linesOf(FEBRUARY, ann)).gross_pay).toBe('2640.00')
    const settings = `${AT}/company/my/standby/settings`
    const changed = await of.send('PATCH', settings, { body: { calculation_type: 'by_hour', lock_after_confirm: 1 } })
    const now = {
      ...{ calculation_range: 'calendar_month', calculation_type: 'by_hour', cut_off_day: null },
      lock_after_confirm: true,
    }
    expect(changed.body.data).toEqual(now)
    expect((await of.get(settings)).body.data).toEqual(now)
    // Whoever still sees the former way of reckoning is asked before it is put back.
    const late = { calculation_type: 'by_day', was: { calculation_type: 'by_day' } }
    const asked = await of.send('PATCH', settings, { body: late })
    expect([asked.status, asked.body.confirm_required]).toEqual([409, true])
    expect((await of.get(settings)).body.data).toEqual(now)
    expect((await of.get(`${AT}/company/standby/settings`)).status).toBe(404)
    expect((await of.send('PATCH', settings, { body: { cut_off_day: 32 } })).status).toBe(422)
    await of.generate(FEBRUARY)
    expect((await linesOf(FEBRUARY, ann)).gross_pay).toBe('2620.00')
    worked[0] = { employeeId: ann, date: MONDAY, fact: { ...fact, absentDays: '1', workedMinutes: 0 } }
    await of.generate(FEBRUARY)
    expect((await linesOf(FEBRUARY, ann)).gross_pay).toBe('2600.00')
  })
})
