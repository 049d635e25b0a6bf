// A shift with an allowance pays it, for confirmed days alone, by the type of day, less what absence takes.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayFactsOf, holidayOpening, type WorkedDay } from '#modules/holidays/server/public.ts'
import { usualDays } from '#modules/leave/server/day-facts.ts'
import { leaveOpening } from '#modules/leave/server/opening.ts'
import { type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { rosterDays } from '../day-facts.ts'
import { shiftsHandlers } from '../handlers.ts'
import { shiftOpening } from '../opening.ts'
import { payFollowsRoster, shiftsForPay } from './shifts-for-pay.ts'

const AT = 'api/panel/shift'
const FEBRUARY = '2026-02'
/** Chinese New Year, a Tuesday; and the Monday of the week after. */
const [HOLIDAY, MONDAY] = ['2026-02-17', '2026-02-23'] as const
const worked: { employeeId: string; date: string; fact: WorkedDay }[] = []
const dayFacts = dayFactsOf([usualDays, rosterDays, { kind: 'worked', between: async () => worked as never }])
let server: PayServer
let of: PayCompany
let ann: string
beforeAll(async () => {
  server = await startPayServer({
    contributions: [shiftsForPay({ dayFacts })],
    openings: [holidayOpening, leaveOpening, shiftOpening],
    more: shiftsHandlers({ dayFacts, rosterChanged: [payFollowsRoster] }),
  })
})
afterAll(() => server?.stop())
beforeEach(async () => {
  worked.length = 0
  of = await server.newCompany()
  await of.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '2600.00' }]))
  ann = (await of.get('api/panel/employee/status/active/0')).body.data[0].id
})

const late = { name: 'Late', short_name: 'LATE', start_time: '14:00', end_time: '23:00', break_minutes: 60 }
const plan = async (allowance: object, ...dates: string[]) => {
  const made = await of.post(`${AT}/store`, { ...late, ...allowance })
  expect([made.status, made.body.errors]).toEqual([201, undefined])
  const cells = dates.map((date) => ({ employee_id: ann, date, shift_ids: [made.body.data.id] }))
  expect((await of.post(`${AT}/cells`, { cells, confirm: 1 })).status).toBe(200)
}
const confirm = (from: string, to: string) => of.send('PATCH', `${AT}/confirm/all`, { body: { from, to } })
const payslip = async () => {
  const [{ id }] = (await of.view(FEBRUARY)).body.data.payslips
  return (await of.get(`${of.run(FEBRUARY)}/payslip?payslip_id=${id}`)).body.data.payslips[0]
}

test('confirmed shifts are paid, on a holiday by its own rate, and a changed roster marks the payslip', async () => {
  const rates = { allowance_amount: '25.00', day_type_rates: { public_holiday: '60.00' } }
  await plan({ allowance_type: 'fixed', ...rates }, HOLIDAY, MONDAY)
  await of.generate(FEBRUARY)
  expect((await payslip()).gross_pay).toBe('2600.00')
  await confirm(HOLIDAY, MONDAY)
  expect((await payslip()).stale).toMatchObject({ cause: 'shifts' })
  await of.generate(FEBRUARY)
  const paid = await payslip()
  expect(paid).toMatchObject({ gross_pay: '2685.00' })
  expect(paid.contributed.map(({ text }: { text: string }) => text)).toEqual([
    'Shift Late, 17 Feb 2026: 8 hours',
    'Shift Late, 23 Feb 2026: 8 hours',
  ])
})

test('by the hour it is paid without the break; absence of the whole shift takes all of it', async () => {
  await plan({ allowance_type: 'per_hour', allowance_amount: '5.00' }, MONDAY)
  await confirm(MONDAY, MONDAY)
  const fact: WorkedDay = {
    ...{ kind: 'worked', status: 'present', approval: 'approved', clockedIn: 840, clockedOut: 1110 },
    ...{ scheduledMinutes: 480, workedMinutes: 240, nightMinutes: 0, extraMinutes: 0, absentDays: '0.5' },
    ...{ spans: [], planned: { dayType: 'normal_working_day', beneath: null, isRostered: true, minutes: 480 } },
  }
  await of.generate(FEBRUARY)
  expect((await payslip()).gross_pay).toBe('2640.00')
  worked.push({ employeeId: ann, date: MONDAY, fact })
  await of.generate(FEBRUARY)
  expect((await payslip()).gross_pay).toBe('2620.00')
  worked[0] = { employeeId: ann, date: MONDAY, fact: { ...fact, status: 'absent', absentDays: '1', workedMinutes: 0 } }
  await of.generate(FEBRUARY)
  expect((await payslip()).gross_pay).toBe('2600.00')
})

test('terms of a shift hold from the first open month: what changes in a closed one is paid by those of then', async () => {
  await plan({ allowance_type: 'fixed', allowance_amount: '25.00' }, MONDAY)
  await confirm(MONDAY, MONDAY)
  await of.through(FEBRUARY)
  const shifts = (await of.get(AT)).body.data
  const { id } = shifts.find((one: { short_name: string }) => one.short_name === 'LATE')
  const change = (body: object) => of.post(`${AT}/update/${id}`, body)
  const grossOfMarch = async () => {
    await of.generate('2026-03')
    return (await of.view('2026-03')).body.data.payslips[0].gross_pay
  }
  for (const body of [
    { forfeit_unit: 'days', forfeit_value: '1' },
    { day_type_rates: { normal_working_day: '0.00' } },
    { allowance_type: 'per_hour', allowance_amount: '7.00' },
    { earning_category: 'bonus' },
  ]) {
    const { status, body: answer } = await change({ ...body, confirm: 1 })
    expect([status, answer.errors]).toEqual([200, undefined])
    expect(await grossOfMarch()).toBe('2600.00')
  }
  // 30.00 in March, 25.00 for a day that February had after all.
  const terms = { allowance_type: 'fixed', allowance_amount: '30.00', day_type_rates: {}, earning_category: null }
  expect((await change({ ...terms, confirm: 1 })).status).toBe(200)
  const cells = ['2026-02-24', '2026-03-10'].map((date) => ({ employee_id: ann, date, shift_ids: [id] }))
  expect((await of.post(`${AT}/cells`, { cells, confirm: 1 })).status).toBe(200)
  await confirm('2026-02-24', '2026-03-10')
  expect(await grossOfMarch()).toBe('2655.00')
  expect((await change({ allowance_type: null })).status).toBe(200)
  expect(await grossOfMarch()).toBe('2625.00')
})

test('what was planned for days after the last one is paid to nobody', async () => {
  await plan({ allowance_type: 'fixed', allowance_amount: '25.00' }, HOLIDAY, MONDAY)
  await confirm(HOLIDAY, MONDAY)
  await server.db.system.transaction((tx) =>
    sql`update employees set left_on = '2026-02-20' where id = ${ann}`.execute(tx),
  )
  await of.generate(FEBRUARY)
  expect((await payslip()).contributed).toMatchObject([{ text: 'Shift Late, 17 Feb 2026: 8 hours' }])
})

test('a fixed one is paid none of for a shift that was missed, and an unknown type of earning is refused', async () => {
  await plan({ allowance_type: 'fixed', allowance_amount: '25.00' }, MONDAY)
  await confirm(MONDAY, MONDAY)
  const fact: WorkedDay = {
    ...{ kind: 'worked', status: 'absent', approval: 'approved', clockedIn: null, clockedOut: null },
    ...{ scheduledMinutes: 480, workedMinutes: 0, nightMinutes: 0, extraMinutes: 0, absentDays: '1' },
    ...{ spans: [], planned: { dayType: 'normal_working_day', beneath: null, isRostered: true, minutes: 480 } },
  }
  worked.push({ employeeId: ann, date: MONDAY, fact })
  await of.generate(FEBRUARY)
  expect((await payslip()).gross_pay).toBe('2600.00')
  const [usual] = (await of.get(`${AT}/earningTypes`)).body.data
  expect(usual).toMatchObject({ code: 'variable_allowance', is_usual: true })
  const wrong = await of.post(`${AT}/store`, { ...late, short_name: 'X', earning_category: 'gold' })
  expect([wrong.status, wrong.body.errors]).toEqual([422, { earning_category: ['Pay has no such type of earning'] }])
})
