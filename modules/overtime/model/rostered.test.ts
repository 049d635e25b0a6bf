// What of a day is paid from the day itself, and when somebody is at work by the plan.
import { describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { DayWorked } from './asking.ts'
import { basisOf } from './basis.ts'
import { taiwaneseFaults } from './limits.ts'
import { pricedDay } from './priced.ts'
import { carriedTo, rosteredOn } from './rostered.ts'
import { claimedInside, officeHours, scheduledShifts } from './scheduled.ts'
import type { WorkDay } from './work-day.ts'

const ordinary: WorkDay = { type: 'normal_working_day', free: null }
const off: WorkDay = { type: 'non_working_day', free: 'off' }
const rest: WorkDay = { type: 'sunday_holiday', free: 'rest' }
const christmas: WorkDay = { type: 'regular_holiday', free: null }
const holiday: WorkDay = { type: 'public_holiday', free: null }

const worked = (more: Partial<DayWorked>): DayWorked => ({
  ...{ date: plainDateOf('2026-03-10'), day: ordinary, wages: '26000.00', normalMinutes: 480, workedMinutes: 0 },
  ...{ workedNight: 0, claimedMinutes: 0, claimedNight: 0, restMinutes: 0, agreed: null, category: 'rank_and_file' },
  ...{ partTime: false, fullMinutes: 480, asCovered: false, emergency: false, monthBefore: 0, monthLimit: 46 * 60 },
  ...{ factor: '313', ...more },
})
const priced = (country: 'MY' | 'TW' | 'PH', more: Partial<DayWorked>) => pricedDay(country, worked(more))
const paid = (...given: Parameters<typeof priced>) =>
  Object.fromEntries(priced(...given).lines.map(({ type, amount }) => [type, amount]))

/** From ten at night to six. */
const night = {
  approval: 'approved',
  workedMinutes: 480,
  nightMinutes: 480,
  spans: [{ starts: 1320, ends: 1800 }],
} as const
const nightOn = (day: WorkDay) => ({ day, isRostered: true, worked: night })

describe('a shift on a holiday or a day of rest', () => {
  const twelve = { ...night, workedMinutes: 720, nightMinutes: 0, spans: [{ starts: 480, ends: 1200 }] }

  test('is paid for all its hours in Malaysia and Taiwan, for eight in the Philippines', () => {
    const known = { day: holiday, isRostered: true, worked: twelve }
    expect(rosteredOn('MY', known)).toEqual({ minutes: 720, night: 0 })
    expect(rosteredOn('PH', { ...known, day: christmas })).toEqual({ minutes: 480, night: 0 })
    expect(rosteredOn('MY', { ...known, isRostered: false })).toEqual({ minutes: 0, night: 0 })
    // 2,600 / 26 / 8 = 12.50: two days' wages, and 4 × 3 × 12.50.
    expect(paid('MY', { day: holiday, wages: '2600.00', workedMinutes: 720 })).toEqual({
      holiday_pay: '200.00',
      overtime: '150.00',
    })
  })

  test('Taiwan: what the law forbids is paid as far as it has rates, never with nothing', () => {
    // 200 an hour: a day's wage on a 例假; 2 × 4/3 + 6 × 5/3 + 4 × 8/3 on a 休息日, 2 × 4/3 + 2 × 5/3 on a weekday.
    expect(paid('TW', { wages: '48000', day: rest, workedMinutes: 480 })).toEqual({ overtime: '1600.00' })
    const thirteen = priced('TW', { wages: '48000', day: off, workedMinutes: 480, claimedMinutes: 300 })
    expect([thirteen.lines[0]?.amount, thirteen.beyond]).toEqual(['4667.00', 60])
    expect(paid('TW', { wages: '48000', claimedMinutes: 300 })).toEqual({ overtime: '1200.00' })
  })

  test('Taiwan: planned hours count in the thirteenth, but not those of a weekday', () => {
    const asked = (day: WorkDay) => ({ day, emergency: false })
    expect(taiwaneseFaults(asked(off), { ofDay: 240, planned: 480 })).toEqual([])
    expect(taiwaneseFaults(asked(off), { ofDay: 241, planned: 480 })).toEqual([
      ['end_time', 'overtime.thirteenth-hour'],
    ])
    expect(taiwaneseFaults(asked(ordinary), { ofDay: 240, planned: 480 })).toEqual([])
    expect(taiwaneseFaults(asked(ordinary), { ofDay: 300, emergenciesOfDay: 180, planned: 480 })).toEqual([])
    expect(taiwaneseFaults(asked(ordinary), { ofDay: 300, planned: 480 })).toEqual([
      ['end_time', 'overtime.fifth-hour'],
    ])
  })
})

describe('a night in the Philippines', () => {
  test('is parted at midnight: a shift into a holiday has its premium for six hours', () => {
    expect(rosteredOn('PH', nightOn(ordinary))).toEqual({ minutes: 120, night: 120 })
    expect(carriedTo(christmas, nightOn(ordinary), true)).toEqual({ minutes: 360, night: 360 })
    // 26,000 × 12 / 313 / 8 = 124.6006: 6 hours more for the holiday, and a tenth of its double by night.
    const six = { workedMinutes: 360, workedNight: 360 }
    expect(paid('PH', { day: christmas, ...six, inSalary: true })).toEqual({
      holiday_pay: '747.60',
      night_differential: '149.52',
    })
    // Out of the holiday only the first two have it, and the others the tenth of an ordinary night.
    expect(rosteredOn('PH', nightOn(christmas))).toEqual({ minutes: 120, night: 120 })
    expect(paid('PH', { ...six, inSalary: true })).toEqual({ night_differential: '74.76' })
  })

  test('on a day of rest is beside the wages where the shift began on one, and within them where it did not', () => {
    const six = { workedMinutes: 360, workedNight: 360 }
    // Into rest: the shift is in the wages, 30 % are more, and a tenth of 130 %.
    expect(paid('PH', { day: rest, ...six, inSalary: true })).toEqual({
      holiday_pay: '224.28',
      night_differential: '97.19',
    })
    // Out of rest: nobody has paid the six hours yet.
    expect(carriedTo(ordinary, nightOn(rest), false)).toEqual({ minutes: 360, night: 360 })
    expect(paid('PH', { ...six, inSalary: false })).toEqual({ holiday_pay: '747.60', night_differential: '74.76' })
  })

  test('that is ordinary has the differential alone, whatever multiple the company pays for overtime', () => {
    const eight = { workedMinutes: 480, workedNight: 480, agreed: '1.3' }
    expect(paid('PH', eight)).toEqual({ night_differential: '99.68' })
    // 124.6006 × 1.3 of the hour that was claimed, more than 125 %.
    expect(paid('PH', { ...eight, claimedMinutes: 60 })).toEqual({ night_differential: '99.68', overtime: '161.98' })
  })
})

describe('what a closed month is known by', () => {
  test('is not what else was worked in it, but for the minutes that became taxable', () => {
    const of = (monthBefore: number) => {
      const day = worked({ wages: '54000', claimedMinutes: 180, monthBefore })
      return basisOf(day, pricedDay('TW', day).over).basis
    }
    expect(of(120)).toBe(of(0))
    expect(of(44 * 60)).not.toBe(of(0))
  })
})

describe('the plan', () => {
  const office = {
    ...{ starts: 540, ends: 1080, break: { starts: 780, ends: 840 } },
    flexible: { earlier: 60, later: 60 },
  }

  test('of the office is its hours, half of them on half a day, moved with whoever came earlier', () => {
    expect(officeHours(office, { starts: 0, ends: 1440 }, null)).toEqual([{ starts: 540, ends: 1080 }])
    expect(officeHours(office, { starts: 0, ends: 720 }, null)).toEqual([{ starts: 540, ends: 780 }])
    expect(officeHours(office, { starts: 720, ends: 1440 }, null)).toEqual([{ starts: 840, ends: 1080 }])
    expect(officeHours(office, { starts: 0, ends: 0 }, null)).toEqual([])
    expect(officeHours(office, { starts: 0, ends: 1440 }, 450)).toEqual([{ starts: 480, ends: 1020 }])
  })

  test('of a shift ends with its eighth hour where the day pays no more: the others are claimed', () => {
    const shift = { starts: 480, ends: 1260, break: { starts: 720, ends: 780 } }
    expect(scheduledShifts([shift], null)).toEqual([shift])
    expect(scheduledShifts([shift], 480)).toEqual([{ starts: 480, ends: 1020 }])
    // The hour's break was at no time of its own.
    const loose = { starts: 540, ends: 1080, break: null, minutes: 480 }
    expect(scheduledShifts([loose], 480)).toEqual([{ starts: 540, ends: 1080 }])
    // 17:00 to 22:00 claimed: four of five hours are the shift's.
    expect(claimedInside([shift], [{ starts: 1020, ends: 1320 }])).toBe(240)
  })
})
