/**
 * A month worked by hand in each country, from the roster by clockings and claims into the pay: what is planned, clocked,
 * missed, claimed and approved over HTTP, and every figure of it on the payslip as a person reckons it from the law.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Country } from '#kernel/countries.ts'
import { type Client, newCompany } from '../support/client.ts'
import { peopleSheet } from '../support/pay-company.ts'
import { type Product, startProduct } from '../support/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.stop())

/** October 2026 began on a Thursday. */
const MONTH = '2026-10'
const day = (of: number) => `${MONTH}-${String(of).padStart(2, '0')}`
const weekday = (of: number) => new Date(`${day(of)}T00:00:00Z`).getUTCDay()
const all = Array.from({ length: 31 }, (_, at) => at + 1)
/** Not there at all, on a holiday, late, until the night, on a Sunday and on a Saturday. */
const [ABSENT, HOLIDAY, LATE, NIGHT, SUNDAY, SATURDAY] = [7, 13, 19, 16, 18, 24] as const

type Given = {
  readonly country: Country
  readonly salary: string
  readonly holiday: string
  readonly settings: object
  /** Beside Saturdays and Sundays. */
  readonly free: readonly number[]
  readonly worksSunday: boolean
}

async function monthOf({ country, salary, holiday, settings, free, worksSunday }: Given) {
  const own = await newCompany(product.client, { country })
  const told = async (asked: ReturnType<Client['post']>) => {
    const { status, body } = await asked
    expect([200, 201], JSON.stringify(body).slice(0, 800)).toContain(status)
    return body.data
  }
  const { company_id } = await told(own.get('api/auth/me'))
  if (Object.keys(settings).length > 0)
    await told(own.patch(`api/panel/company/settings/update/${company_id}`, settings))
  const person = { staff_id: 'A-1', full_name: 'Ann', basic_salary: salary, job_type: 'adaptive_schedule' }
  const bare = 'staff_id,full_name,joined_on,employment_type,gender,basic_salary,job_type'
  const sheet =
    country === 'MY'
      ? peopleSheet([person])
      : `${bare}\nA-1,Ann,2025-01-01,full_time,female,${salary},adaptive_schedule`
  await told(own.upload('api/panel/employee/add/by/batch/upload/0', sheet))
  const [{ id }] = await told(own.get('api/panel/employee/status/active/0'))
  await told(
    own.post('api/panel/employee/bulk/action/update/attendance/method', { employee_ids: [id], methods: ['gps'] }),
  )
  await told(own.post('api/panel/company/holiday', { date: day(HOLIDAY), name: 'Founding day', kind: holiday }))

  const shift = async (short_name: string, start_time: string, end_time: string, more = {}) =>
    (
      await told(
        own.post('api/panel/shift/store', {
          name: short_name,
          short_name,
          start_time,
          end_time,
          break_minutes: 60,
          ...more,
        }),
      )
    ).id
  const daily = await shift('DAY', '09:00', '18:00')
  const late = await shift('LATE', '14:00', '23:00', { allowance_type: 'fixed', allowance_amount: '10.00' })
  const marks = await told(own.get('api/panel/shift/index'))
  const mark = (name: string) => marks.find((one: { short_name: string }) => one.short_name === name).id
  const [off, rest] = [mark('OFF'), mark('REST')]
  const planned = (of: number) => {
    if (of === SATURDAY) return [off, daily]
    if (of === SUNDAY && worksSunday) return [rest, daily]
    if (weekday(of) === 6) return [off]
    if (weekday(of) === 0) return [rest]
    return free.includes(of) ? [] : [of === NIGHT ? late : daily]
  }
  const cells = all.map((of) => ({ employee_id: id, date: day(of), shift_ids: planned(of) }))
  await told(own.post('api/panel/shift/cells', { cells, confirm: 1 }))
  const whole = { from: day(1), to: day(31) }
  await told(own.patch('api/panel/shift/confirm/all', whole))

  const hours = { name: 'On call', short_name: 'CALL', start_time: '19:00', end_time: '22:00', allowance_type: 'fixed' }
  const call = (await told(own.post('api/panel/standby/store', { ...hours, allowance_amount: '40.00' }))).id
  const standby = [{ employee_id: id, date: day(22), standby_ids: [call] }]
  await told(own.post('api/panel/standby/schedule/cells', { cells: standby, confirm: 1 }))
  await told(own.patch('api/panel/standby/schedule/confirm/all', whole))

  const works = all.filter((of) => of !== ABSENT && planned(of).some((one) => one === daily || one === late))
  const clocked = works.flatMap((of) => {
    const [came, went] = of === NIGHT ? ['14:00', '23:00'] : [of === LATE ? '09:30' : '09:00', '18:00']
    return [`A-1,${day(of)} ${came},in`, `A-1,${day(of)} ${went},out`]
  })
  const logs = ['staff_id,time,type', ...clocked].join('\n')
  expect(await told(own.upload('api/panel/attendance/rawLogs/import', logs))).toMatchObject({
    accepted: clocked.length,
  })
  const approved = { employee_ids: [id], ...whole, decision: 'approve' }
  expect(await told(own.post('api/panel/attendance/approval', approved))).toMatchObject({ changed: works.length + 1 })

  const claim = async (date: string, start_time: string, end_time: string) => {
    const sent = await told(
      own.post('api/panel/application/overtime', { employee_id: id, date, start_time, end_time, confirm: 1 }),
    )
    await told(own.post(`api/panel/application/overtime/${sent.id}/approve`, { justification: 'Needed' }))
  }
  await claim(day(HOLIDAY), '18:00', '20:00')
  await claim(day(15), '18:00', '21:00')

  const run = 'api/panel/payroll/2026/10'
  await told(own.post(`${run}/generate`))
  const { payslips } = await told(own.get(run))
  const [found] = (await told(own.get(`${run}/payslip?payslip_id=${payslips[0].id}`))).payslips
  return {
    ...found,
    earnings: Object.fromEntries(
      found.earnings.map(({ key, amount }: { key: string; amount: string }) => [key, amount]),
    ),
    told: found.contributed.map(({ text, amount, days }: Brought) => [text, amount ?? `${days} day`]),
  }
}

type Brought = { readonly text: string; readonly amount: string | null; readonly days: string | null }

test('Malaysia, RM 2,600: a day is 100.00 and an hour 12.50', async () => {
  const paid = await monthOf({
    ...{ country: 'MY', salary: '2600.00', holiday: 'public', settings: {}, free: [], worksSunday: true },
  })
  expect(paid.told).toEqual([
    ['Absent, 7 Oct 2026', '1 day'],
    // The day once more and once again, and two hours at three times.
    ['Work on a day off, 13 Oct 2026: 10 hours', '200.00'],
    ['Work on a day off, 13 Oct 2026: 10 hours', '75.00'],
    // Three hours at one and a half.
    ['Overtime, 15 Oct 2026: 3 hours', '56.25'],
    // A day of rest by the roster is a day's pay more; a day off has every hour at one and a half.
    ['Work on a day off, 18 Oct 2026: 8 hours', '100.00'],
    ['Work on a day off, 24 Oct 2026: 8 hours', '150.00'],
    ['Standby On call, 22 Oct 2026: 3 hours', '40.00'],
    ['Shift LATE, 16 Oct 2026: 8 hours', '10.00'],
  ])
  // 2,600 × 30 / 31; half an hour late takes nothing where the company wants none for it.
  expect(paid.earnings).toEqual({
    ...{ basic_salary: '2516.13', holiday_pay: '300.00', overtime: '281.25', variable_allowance: '50.00' },
  })
  expect(paid.gross_pay).toBe('3147.38')
})

test('Taiwan, NT$54,000: a day is 1,800 and an hour 225', async () => {
  const settings = { late_pay: 'minutes', occupational_accident_rate: '0.0021' }
  const paid = await monthOf({
    ...{ country: 'TW', salary: '54000', holiday: 'public', settings, free: [9, 26], worksSunday: false },
  })
  expect(paid.contributed.map(({ origin, amount }: { origin: string } & Brought) => [origin, amount])).toEqual([
    ['attendance', null],
    // The holiday's day once more, and two hours at 4/3.
    ['overtime', '2400.00'],
    // Two hours at 4/3, the third at 5/3.
    ['overtime', '975.00'],
    // A 休息日: two hours at 4/3, six at 5/3.
    ['overtime', '2850.00'],
    ['standby', '40.00'],
    ['shift', '10.00'],
    // Half an hour is 112.50, cut to the dollar.
    ['attendance', '112.00'],
  ])
  expect(paid).toMatchObject({
    ...{ basic_pay: '54000.00', overtime_pay: '6225.00', taxable_overtime_pay: '0.00', recurring_allowances: '50.00' },
    // A day and the half hour.
    ...{ leave_deduction: '1912.00', gross_pay: '58363.00' },
  })
})

test('the Philippines, PHP 26,100 by 261 days: a day is 1,200.00 and an hour 150.00', async () => {
  const settings = { late_pay: 'minutes', working_days_factor: '261' }
  const paid = await monthOf({
    ...{ country: 'PH', salary: '26100.00', holiday: 'regular', settings, free: [], worksSunday: true },
  })
  expect(paid.told).toEqual([
    ['Absent, 7 Oct 2026', '1 day'],
    // The salary has the holiday once; it is paid twice, and two hours more at 260 %.
    ['Work on a day off, 13 Oct 2026: 10 hours', '1200.00'],
    ['Work on a day off, 13 Oct 2026: 10 hours', '780.00'],
    ['Overtime, 15 Oct 2026: 3 hours', '562.50'],
    // From ten to eleven at night, a tenth.
    ['Night work, 16 Oct 2026: 1 hour', '15.00'],
    // The salary has no days of rest: 130 %.
    ['Work on a day off, 18 Oct 2026: 8 hours', '1560.00'],
    ['Work on a day off, 24 Oct 2026: 8 hours', '1560.00'],
    ['Standby On call, 22 Oct 2026: 3 hours', '40.00'],
    ['Shift LATE, 16 Oct 2026: 8 hours', '10.00'],
    ['Late and early, October 2026: 30 minutes', '75.00'],
  ])
  expect(paid.earnings).toEqual({
    ...{ basic_salary: '26100.00', holiday_pay: '4320.00', overtime: '1342.50', night_differential: '15.00' },
    allowance: '50.00',
  })
  // 26,100 less a day and half an hour, with what was worked beside it.
  expect(paid).toMatchObject({ attendance_deduction: '1275.00', gross_pay: '30552.50' })
})
