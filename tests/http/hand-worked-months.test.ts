// A month of time in each country, from rosters, clockings, claims and decisions to the payslip, worked by hand from the
// law: the figures beside each day are those of the papers, not of the product.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Country } from '#kernel/countries.ts'
import { type PayCompany, type PayServer, peopleSheet } from '#tests/support/pay-company.ts'
import {
  approveDays,
  clocked,
  ofCompany,
  overtime,
  rostered,
  run,
  startTimeServer,
} from '#tests/support/time-company.ts'

let server: PayServer
beforeAll(async () => {
  server = await startTimeServer('2026-04-02T02:00:00.000Z')
})
afterAll(() => server?.stop())

const NINE_TO_SIX = { starts: 540, ends: 1080, pause: 780 }

async function personOf(country: Country, salary: string, settings: object) {
  const of = await server.newCompany(country)
  const plain = `staff_id,full_name,joined_on,employment_type,gender,basic_salary\nA-1,Ann,2025-01-01,full_time,female,${salary}`
  await of.addPeople(
    country === 'MY' ? peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: salary }]) : plain,
  )
  const all = { attendance_from: '2026-02-01', late_limit_office: 60, ...settings }
  await run(
    of,
    sql`update companies set settings = settings || ${JSON.stringify(all)}::jsonb where id = ${ofCompany(of)}`,
  )
  const [{ id }] = (await of.get('api/panel/employee/status/active/0')).body.data
  return { of, ann: id as string }
}
async function payslipOf(of: PayCompany, month: string) {
  const worked = await of.generate(month)
  expect([worked.status, worked.body.message]).toEqual([200, worked.body.message])
  const [{ id }] = (await of.view(month)).body.data.payslips
  const [found] = (await of.get(`${of.run(month)}/payslip?payslip_id=${id}`)).body.data.payslips
  return found
}
const linesOf = ({ earnings }: { earnings: { label: string; amount: string }[] }) =>
  Object.fromEntries(earnings.map(({ label, amount }) => [label, amount]))
const amounts = (found: {
  contributed: { kind: string; amount: string | null; days: string | null; text: string }[]
}) => found.contributed.map(({ amount, days, text }) => [text, amount ?? days])

test('Malaysia, March 2026 at RM 2,600: days of the Employment Act, sections 60, 60A, 60D', async () => {
  const { of, ann } = await personOf('MY', '2600.00', {})
  const claim = (date: string, start_time: string, end_time: string) =>
    overtime(of, ann, date, { start_time, end_time })
  // An ordinary rate of pay of 2,600 / 26 = 100.00 a day, 12.50 an hour.
  await claim('2026-03-03', '18:00', '20:00')
  await claim('2026-03-07', '09:00', '12:00')
  await claim('2026-03-08', '09:00', '13:00')
  await claim('2026-03-15', '08:00', '18:00')
  // Hari Raya, from nine to six by the roster, and an hour claimed beyond it.
  await rostered(of, ann, '2026-03-20', NINE_TO_SIX)
  await clocked(of, ann, '2026-03-20 08:58 in', '2026-03-20 19:02 out')
  await approveDays(of, ann, '2026-03-20')
  await claim('2026-03-20', '18:00', '19:00')
  await approveDays(of, ann, '2026-03-10')
  const found = await payslipOf(of, '2026-03')
  expect(amounts(found)).toEqual([
    ['Absent, 10 Mar 2026', '1'],
    // Beyond the normal hours one and a half: 12.50 × 1.5 × 2; on a Saturday off all three hours.
    ['Overtime, 3 Mar 2026: 2 hours', '37.50'],
    ['Work on a day off, 7 Mar 2026: 3 hours', '56.25'],
    // On the day of rest half a day's wages for up to half a day, a day's for more, and 12.50 × 2 × 2 beyond.
    ['Work on a day off, 8 Mar 2026: 4 hours', '50.00'],
    ['Work on a day off, 15 Mar 2026: 10 hours', '100.00'],
    ['Work on a day off, 15 Mar 2026: 10 hours', '50.00'],
    // On a public holiday two days' wages, and 12.50 × 3 beyond.
    ['Work on a day off, 20 Mar 2026: 9 hours', '200.00'],
    ['Work on a day off, 20 Mar 2026: 9 hours', '37.50'],
  ])
  // 2,600 × 30 / 31, and what is above: 350.00 and 181.25.
  expect(found.gross_pay).toBe('3047.38')
  expect(linesOf(found)).toEqual({ 'Basic salary': '2516.13', 'Holiday pay': '350.00', Overtime: '181.25' })
})

test('Taiwan, February 2026 at NT$ 54,000: articles 24, 37, 39 and 40', async () => {
  const { of, ann } = await personOf('TW', '54000', { occupational_accident_rate: '0.0021', late_pay: 'minutes' })
  const claim = (date: string, start_time: string, end_time: string, more = {}) =>
    overtime(of, ann, date, { start_time, end_time, ...more })
  await claim('2026-02-03', '18:00', '21:00')
  await claim('2026-02-07', '09:00', '17:00')
  await claim('2026-02-11', '18:00', '20:00', { compensation: 'leave' })
  await rostered(of, ann, '2026-02-17', NINE_TO_SIX)
  await clocked(of, ann, '2026-02-17 09:00 in', '2026-02-17 20:00 out', '2026-02-10 09:35 in', '2026-02-10 18:00 out')
  await approveDays(of, ann, '2026-02-17')
  await claim('2026-02-17', '18:00', '20:00')
  await approveDays(of, ann, '2026-02-10')
  await approveDays(of, ann, '2026-02-12')
  const found = await payslipOf(of, '2026-02')
  // 54,000 / 30 / 8 = 225 an hour.
  expect(amounts(found)).toEqual([
    ['缺勤，2026-02-12', '1'],
    // × (4/3 + 4/3 + 5/3)
    ['加班，2026-02-03：3 小時', '975.00'],
    // A 休息日 of eight hours: × (2 × 4/3 + 6 × 5/3)
    ['休假日出勤，2026-02-07：8 小時', '2850.00'],
    // A holiday is one day's wages more, 1,800, and × (4/3 + 4/3) beyond eight hours.
    ['休假日出勤，2026-02-17：10 小時', '2400.00'],
    // 54,000 / 30 / 8 / 60 × 35 = 131.25, cut to the dollar. What is made good in rest on the 11th is not paid.
    ['遲到早退，2026 年 2 月：35 分鐘', '131.00'],
  ])
  // 54,000 less 1,800 of the day of absence and 131, and 6,225 of overtime.
  expect(found.gross_pay).toBe('58294.00')
})

test('the Philippines, February 2026 at PHP 26,000 by 313 days: articles 86, 87, 93 and 94', async () => {
  const { of, ann } = await personOf('PH', '26000', { working_days_factor: '313', late_pay: 'minutes' })
  const claim = (date: string, start_time: string, end_time: string) =>
    overtime(of, ann, date, { start_time, end_time })
  await claim('2026-02-03', '18:00', '20:00')
  await claim('2026-02-08', '09:00', '17:00')
  await rostered(of, ann, '2026-02-04', { starts: 1320, ends: 1800 })
  await rostered(of, ann, '2026-02-17', NINE_TO_SIX)
  const nine = ['2026-02-17 09:00 in', '2026-02-17 18:00 out', '2026-02-10 09:35 in', '2026-02-10 18:00 out']
  await clocked(of, ann, '2026-02-04 22:00 in', '2026-02-05 06:00 out', ...nine)
  for (const day of ['2026-02-04', '2026-02-17', '2026-02-10', '2026-02-12']) await approveDays(of, ann, day)
  const found = await payslipOf(of, '2026-02')
  // 26,000 × 12 / 313 = 996.8051 a day, 124.6006 an hour.
  expect(amounts(found)).toEqual([
    ['Absent, 12 Feb 2026', '1'],
    // × 1.25 × 2
    ['Overtime, 3 Feb 2026: 2 hours', '311.50'],
    // A tenth more from ten to six, by the day on which each hour lies: × 0.1 × 2, × 0.1 × 6.
    ['Night work, 4 Feb 2026: 2 hours', '24.92'],
    ['Night work, 5 Feb 2026: 6 hours', '74.76'],
    // A day of rest, which 313 days do not hold: × 1.3 × 8. A special day, which they do: × 0.3 × 8.
    ['Work on a day off, 8 Feb 2026: 8 hours', '1295.85'],
    ['Work on a day off, 17 Feb 2026: 8 hours', '299.04'],
    // × 35 / 60
    ['Late and early, February 2026: 35 minutes', '72.68'],
  ])
  // 26,000 less 996.81 of the day of absence and 72.68, and 311.50, 99.68 and 1,594.89.
  expect(found.gross_pay).toBe('26936.58')
  expect(linesOf(found)).toEqual({
    ...{ 'Basic salary': '26000.00', Overtime: '311.50' },
    ...{ 'Night differential': '99.68', 'Holiday pay': '1594.89' },
  })
})
