import { describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { DaysPriced, PersonForPay } from '../country-pack.ts'
import { packOf } from '../country-packs.ts'
import { periodOf } from '../period.ts'

const day = plainDateOf('2025-01-01')
const at = (amounts: Readonly<Record<string, string>>, days: string, company = {}): DaysPriced => ({
  days,
  company,
  period: periodOf({ year: 2026, month: 11 }),
  person: {
    joinedOn: day,
    leftOn: null,
    rates: Object.entries(amounts).map(([component, amount]) => ({ component, from: day, amount })),
  } as unknown as PersonForPay,
})

describe('days that other parts of the product bring', () => {
  test('are taken in Malaysia as days without pay, given back at their month’s pay, paid out at a 26th', () => {
    const { days } = packOf('MY')
    const person = { basic_salary: '5000.00', fixed_allowance: '200.00' }
    expect(days.unpaid(at(person, '1.5'))).toEqual([{ type: 'unpaid_leave_days', amount: '1.50' }])
    // 5,000 × 1.5 / 30 = 250.00 and 200 × 1.5 / 30 = 10.00
    expect(days.givenBack(at(person, '1.5'))).toEqual([{ type: 'arrears', amount: '260.00' }])
    const reckoned = { wages: '5200.00', days: '1.5', of: '30' }
    expect(days.takenLater(at(person, '1.5'))).toEqual([{ type: 'unpaid_leave_earlier', amount: '260.00', reckoned }])
    // 5,200 / 26 × 3.5
    expect(days.encashed(at(person, '3.5'))).toEqual([{ type: 'leave_encashment', amount: '700.00' }])
  })

  test('are a thirtieth of the wages each in Taiwan', () => {
    const { days } = packOf('TW')
    const person = { basic_salary: '42600.00', meal_allowance: '2400.00' }
    expect(days.unpaid(at(person, '2'))).toEqual([{ type: 'leave_deduction', amount: '3000.00' }])
    // Half-paid leave of three days: one and a half of them are not paid.
    expect(days.unpaid(at(person, '1.5'))).toEqual([{ type: 'leave_deduction', amount: '2250.00' }])
    expect(days.givenBack(at(person, '2'))).toEqual([{ type: 'recurring_allowance', amount: '3000.00' }])
    expect(days.encashed(at(person, '3'))).toEqual([{ type: 'recurring_allowance', amount: '4500.00' }])
  })

  test('are a day’s pay by the days of the year in the Philippines', () => {
    const { days } = packOf('PH')
    const company = { working_days_factor: '261' }
    const person = { basic_salary: '26100.00' }
    // 26,100 × 12 / 261 = 1,200 a day
    expect(days.unpaid(at(person, '1.5', company))).toEqual([{ type: 'absence', amount: '1800.00' }])
    expect(days.givenBack(at(person, '1', company))).toEqual([{ type: 'allowance', amount: '1200.00' }])
    expect(days.encashed(at(person, '5', company))).toEqual([{ type: 'bonus', amount: '6000.00' }])
  })
})
