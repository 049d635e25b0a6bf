import { describe, expect, test } from 'vitest'
import { partsOfWork } from '#modules/holidays/model/public.ts'
import { type Allowance, absentMinutesOf, type DayOnCall, paidOfDay } from './allowance.ts'

/** From 18:00 for eight hours. */
const standby = (more: Partial<Allowance> = {}): Allowance => ({
  ...{ id: 'a', starts: 1080, ends: 1560, allowance_type: 'fixed', allowance_amount: '40.00', day_type_rates: {} },
  ...{ forfeit_unit: 'none', forfeit_value: '0' },
  ...more,
})
const day = (more: Partial<DayOnCall> = {}): DayOnCall => ({
  ...{ dayType: 'normal_working_day', leave: [], absentDays: null, absentMinutes: 0 },
  ...more,
})
const amounts = (...given: Parameters<typeof paidOfDay>) => paidOfDay(...given).map(({ amount }) => amount)

describe('a day on call (S3-020)', () => {
  test('is paid each standby, once a day, or by the hour', () => {
    const two = (allowance_type: Allowance['allowance_type']) => [
      standby({ allowance_type }),
      standby({ id: 'b', starts: 480, ends: 690, allowance_type }),
    ]
    expect(amounts(two('fixed'), day(), 'by_day')).toEqual(['40.00', '40.00'])
    expect(amounts(two('per_day'), day(), 'by_day')).toEqual(['40.00'])
    // Eight hours, and three and a half.
    expect(amounts(two('per_hour'), day(), 'by_day')).toEqual(['320.00', '140.00'])
  })

  test('is paid another amount by the type of day where that is set', () => {
    const rates = { day_type_rates: { public_holiday: '80.00' } }
    expect(amounts([standby(rates)], day({ dayType: 'public_holiday' }), 'by_day')).toEqual(['80.00'])
    expect(amounts([standby(rates)], day(), 'by_day')).toEqual(['40.00'])
    expect(amounts([standby({ ...rates, allowance_amount: null })], day(), 'by_day')).toEqual([])
  })

  test('pays by the hour only the hours without leave or absence; what is paid once does so where the company says', () => {
    const leave = [{ starts: 1320, ends: 1560 }]
    expect(amounts([standby()], day({ leave }), 'by_day')).toEqual(['40.00'])
    expect(amounts([standby()], day({ leave }), 'by_hour')).toEqual(['20.00'])
    expect(amounts([standby({ allowance_type: 'per_hour' })], day({ leave }), 'by_day')).toEqual(['160.00'])
    expect(amounts([standby()], day({ absentDays: '0.5' }), 'by_hour')).toEqual(['20.00'])
    // A third of 40.00, half up.
    expect(amounts([standby({ ends: 1260 })], day({ leave: [{ starts: 1140, ends: 1260 }] }), 'by_hour')).toEqual([
      '13.33',
    ])
  })

  test('of a shift is not paid for its break, and of half a day’s leave, which parts at noon, for the other half', () => {
    const shift = standby({ starts: 540, ends: 1080, pause: { starts: 780, ends: 840 }, allowance_type: 'per_hour' })
    expect(amounts([shift], day(), 'by_day')).toEqual(['320.00'])
    const roster = [{ starts: 540, ends: 1080, break: { starts: 780, ends: 840 } }]
    for (const half of [
      { starts: 0, ends: 720 },
      { starts: 720, ends: 1440 },
    ])
      expect(amounts([shift], day({ leave: partsOfWork(roster, [half]) }), 'by_day')).toEqual(['160.00'])
  })

  test('is paid for none of a night that begins on a whole day of leave', () => {
    const night = standby({ starts: 1320, ends: 1800, allowance_type: 'per_hour' })
    const whole = [{ starts: 0, ends: 1440 }]
    const roster = [{ starts: 1320, ends: 1800, break: null }]
    expect(amounts([night], day({ leave: partsOfWork(roster, whole) }), 'by_day')).toEqual([])
    // Of a fixed one nothing is left either, as on call beside no shift.
    expect(amounts([standby()], day({ leave: partsOfWork([], whole, [standby()]) }), 'by_hour')).toEqual([])
  })

  test('is not forfeited for want of a clocking', () => {
    const shift = { scheduledMinutes: 480, workedMinutes: 0 }
    expect(absentMinutesOf({ ...shift, status: 'incomplete' })).toBe(0)
    expect(absentMinutesOf({ ...shift, status: 'absent' })).toBe(480)
  })

  test('is forfeited by absence of that much on the day', () => {
    const byDays = standby({ forfeit_unit: 'days', forfeit_value: '0.5' })
    expect(amounts([byDays], day({ absentDays: '0.5' }), 'by_day')).toEqual([])
    expect(amounts([byDays], day({ absentDays: '0' }), 'by_day')).toEqual(['40.00'])
    const byHours = standby({ forfeit_unit: 'hours', forfeit_value: '1.5' })
    expect(amounts([byHours], day({ absentMinutes: 90 }), 'by_day')).toEqual([])
    expect(amounts([byHours], day({ absentMinutes: 89 }), 'by_day')).toEqual(['40.00'])
  })
})
