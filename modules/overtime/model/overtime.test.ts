import { describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { overtimeDaysOf } from '#modules/company/model/public.ts'
import { dayTypesOf } from '#modules/holidays/model/public.ts'
import type { DayWorked } from './asking.ts'
import { countedMinutes, hoursText, spanOf } from './claim.ts'
import { type Asked, type Beside, faultsOf, questionsOf, type Rules } from './limits.ts'
import { pricedDay } from './priced.ts'
import { toldOfDay } from './told-of-day.ts'
import { towardLimit } from './toward-limit.ts'
import type { WorkDay } from './work-day.ts'

const ordinary: WorkDay = { type: 'normal_working_day', free: null }
const [off, rest]: WorkDay[] = [
  { type: 'non_working_day', free: 'off' },
  { type: 'sunday_holiday', free: 'rest' },
]
const holiday: WorkDay = { type: 'public_holiday', free: null }

describe('a claim', () => {
  const none = { rounding: 'none', unit: 30, autoBreak: false } as const
  test('that ends at or before its start ends the next day', () => {
    expect(spanOf('22:00', '01:30')).toEqual({ starts: 1320, ends: 1530 })
    expect(spanOf('18:00', '18:00')).toEqual({ starts: 1080, ends: 2520 })
  })

  test('S3-024, S5-015: counts the smallest unit after rounding, and nothing of it where nothing is rounded', () => {
    const worked = { starts: 1080, ends: 1124, breakMinutes: 0 }
    const counted = (rounding: 'none' | 'down' | 'nearest' | 'up') => countedMinutes(worked, { ...none, rounding })
    expect((['none', 'down', 'nearest', 'up'] as const).map(counted)).toEqual([44, 30, 30, 60])
  })

  test('S9-027: has an hour taken off where no break is given; the break comes before rounding', () => {
    const four = { starts: 1080, ends: 1320, breakMinutes: 0 }
    const auto = { ...none, autoBreak: true }
    expect(countedMinutes(four, auto)).toBe(180)
    expect(countedMinutes({ ...four, breakMinutes: 30 }, auto)).toBe(210)
    expect(countedMinutes({ ...four, ends: 1140 }, auto)).toBe(60)
    expect(countedMinutes({ ...four, ends: 1330 }, { ...auto, rounding: 'down' })).toBe(180)
    expect(hoursText(50)).toBe('0.83333')
  })
})

describe('what counts toward the month', () => {
  const counted = (day: WorkDay, claimed: number, rostered = 0, emergency = false) =>
    towardLimit('TW', { date: plainDateOf('2026-03-10'), day, claimed, rostered, emergency })
  test('in Taiwan is what its law counts: not the first eight hours of a holiday, but rostered ones of a rest day', () => {
    expect([counted(ordinary, 120), counted(holiday, 600), counted(holiday, 0, 480)]).toEqual([120, 120, 0])
    expect([counted(off ?? ordinary, 0, 480), counted(off ?? ordinary, 120, 480)]).toEqual([480, 600])
    expect([counted(rest ?? ordinary, 480, 0, true), counted(ordinary, 120, 0, true)]).toEqual([0, 0])
    // Two hours of a shift beyond its eighth, with one claimed after it, and beside an emergency.
    expect([counted(ordinary, 60, 120), counted(ordinary, 180, 120, true)]).toEqual([180, 120])
    // Five hours of an emergency are as few as two, and so is a 例假 by the roster.
    expect([counted(ordinary, 300, 0, true), counted(rest ?? ordinary, 0, 480)]).toEqual([0, 0])
  })
  test('in Malaysia is no work of a rest day or a holiday, which the limit leaves out; elsewhere what was claimed', () => {
    const given = { date: plainDateOf('2026-03-10'), claimed: 600, rostered: 480, emergency: false }
    const malaysian = [ordinary, off, rest, holiday].map((day) => towardLimit('MY', { ...given, day: day ?? ordinary }))
    expect(malaysian).toEqual([600, 600, 0, 0])
    expect(towardLimit('PH', { ...given, day: holiday })).toBe(600)
  })
})

test('a payslip tells a night without overtime as a night, and hours as people read them', () => {
  const night = { claimedMinutes: 0, workedMinutes: 480, workedNight: 120, restMinutes: 0 }
  const day = { date: plainDateOf('2026-03-01'), day: ordinary, ...night }
  expect(toldOfDay(day, 'en')).toBe('Night work, 1 Mar 2026: 2 hours')
  expect(toldOfDay({ ...day, claimedMinutes: 60 }, 'en')).toBe('Overtime, 1 Mar 2026: 1 hour')
  expect(toldOfDay({ ...day, claimedMinutes: 10, workedMinutes: 0 }, 'en')).toBe('Overtime, 1 Mar 2026: 0.17 hours')
  expect(toldOfDay({ ...day, day: holiday, claimedMinutes: 120 }, 'zh-Hant')).toContain('：10 小時')
})

describe('limits', () => {
  const asked = (minutes: number, day = ordinary, more: Partial<Asked> = {}): Asked => ({
    ...{ date: plainDateOf('2026-03-10'), day, minutes, spanMinutes: minutes, breakMinutes: 0, emergency: false },
    ...{ isRest: false, isUnpaid: false },
    ...more,
  })
  const beside: Beside = {
    ...{ ofDay: 0, ofMonth: 0, ofThreeMonths: 0, planned: 0 },
    ...{ overlapsClaim: false, overlapsWork: false, isMadeGood: false },
  }
  const rules: Rules = { country: 'MY', dailyMaximum: 720, salaryLimit: 0n, consent: false }
  const pay = { basic: 300_000n }
  const words = (...given: Parameters<typeof faultsOf>) =>
    Object.values(faultsOf(...given)).flatMap((found) => found.map(({ word }) => word))

  test('S5-009, S5-010: 720 minutes of all claims of a working day, 1440 of another', () => {
    expect(words(asked(720), beside, rules, pay)).toEqual([])
    expect(faultsOf(asked(721), beside, rules, pay)).toEqual({
      end_time: [{ word: 'overtime.too-long', params: { minutes: 720 } }],
    })
    expect(words(asked(61), { ...beside, ofDay: 660 }, rules, pay)).toEqual(['overtime.too-long'])
    expect(words(asked(1440, holiday), beside, rules, pay)).toEqual([])
    expect(words(asked(1441, holiday), beside, rules, pay)).toEqual(['overtime.too-long'])
  })

  test('S5-011, S5-014: no break longer than the work, nobody above the limit that the company set', () => {
    expect(words(asked(0, ordinary, { spanMinutes: 60, breakMinutes: 90 }), beside, rules, pay)).toEqual([
      'overtime.break-too-long',
    ])
    expect(words(asked(0, ordinary, { spanMinutes: 60, breakMinutes: 60 }), beside, rules, pay)).toEqual([
      'overtime.nothing-left',
    ])
    const limited = { ...rules, salaryLimit: 400_000n }
    expect(words(asked(60), beside, limited, { basic: 450_000n })).toEqual(['overtime.salary-limit'])
    expect(words(asked(60), beside, limited, { basic: 400_000n })).toEqual([])
  })

  test('S5-034, S5-038, S9-016: Malaysia asks above 12 hours a day, 104 a month and RM 4,000, since 2023', () => {
    const ask = (given: Asked, of = beside, basic = 400_000n) => questionsOf(given, of, rules, { basic })
    expect(ask(asked(240), { ...beside, planned: 480 })).toEqual([])
    expect(ask(asked(241), { ...beside, planned: 480 })).toEqual(['overtime.over-12-hours'])
    expect(ask(asked(60), { ...beside, ofMonth: 6180 })).toEqual([])
    expect(ask(asked(61), { ...beside, ofMonth: 6180 })).toEqual(['overtime.over-104-hours'])
    expect(ask(asked(60), beside, 400_001n)).toEqual(['overtime.over-4000'])
    expect(ask(asked(60, ordinary, { date: plainDateOf('2022-12-30') }), beside, 400_001n)).toEqual([])
  })

  test('Taiwan: rest in place of pay for a weekday or a rest day alone, from half an hour on, never an emergency', () => {
    const taiwan: Rules = { ...rules, country: 'TW' }
    const forRest = (minutes: number, day: Asked['day'] | undefined, more: Partial<Asked> = {}) =>
      words(asked(minutes, day ?? ordinary, { isRest: true, ...more }), beside, taiwan, pay)
    expect([forRest(120, ordinary), forRest(240, off)]).toEqual([[], []])
    expect(forRest(120, holiday)).toEqual(['overtime.rest-day-type'])
    expect(forRest(120, rest, { emergency: true })).toEqual(['overtime.rest-day-type'])
    expect(forRest(120, ordinary, { emergency: true })).toEqual(['overtime.rest-emergency'])
    expect(forRest(120, ordinary, { isUnpaid: true })).toEqual(['overtime.rest-unpaid'])
    expect([forRest(29, ordinary), forRest(30, ordinary)]).toEqual([['overtime.rest-too-short'], []])
    expect(words(asked(120, ordinary, { isRest: true }), beside, rules, pay)).toEqual(['overtime.rest-elsewhere'])
  })

  test('Taiwan refuses a fifth hour, a thirteenth and 例假 without an emergency, and asks above 46 hours', () => {
    const taiwan = { ...rules, country: 'TW' } as const
    expect(words(asked(240), beside, taiwan, pay)).toEqual([])
    expect(words(asked(241), beside, taiwan, pay)).toEqual(['overtime.fifth-hour'])
    expect(words(asked(720, off), beside, taiwan, pay)).toEqual([])
    expect(words(asked(721, off), beside, taiwan, pay)).toEqual(['overtime.thirteenth-hour'])
    expect(words(asked(60, rest), beside, taiwan, pay)).toEqual(['overtime.regular-day-off'])
    expect(words(asked(60, rest, { emergency: true }), beside, taiwan, pay)).toEqual([])
    const over = (ofMonth: number, consent = false, ofThreeMonths = ofMonth) =>
      questionsOf(asked(60), { ...beside, ofMonth, ofThreeMonths }, { ...taiwan, consent }, pay)
    expect(over(45 * 60)).toEqual([])
    expect(over(45 * 60 + 1)).toEqual(['overtime.over-46-hours'])
    expect(over(53 * 60, true)).toEqual([])
    expect(over(53 * 60 + 1, true)).toEqual(['overtime.over-consented-hours'])
    expect(over(50 * 60, true, 137 * 60 + 1)).toEqual(['overtime.over-consented-hours'])
  })
})

describe('a day in money', () => {
  const worked = (more: Partial<DayWorked>): DayWorked => ({
    ...{ date: plainDateOf('2026-06-30'), day: ordinary, wages: '2600.00', normalMinutes: 480, workedMinutes: 0 },
    ...{
      workedNight: 0,
      claimedMinutes: 0,
      claimedNight: 0,
      restMinutes: 0,
      agreed: null,
      category: 'rank_and_file',
      partTime: false,
      fullMinutes: 480,
      asCovered: false,
    },
    ...{ emergency: false, monthBefore: 0, monthLimit: 46 * 60, factor: '313' },
    ...more,
  })
  const paid = (country: 'MY' | 'TW' | 'PH', more: Partial<DayWorked>) =>
    Object.fromEntries(pricedDay(country, worked(more)).lines.map(({ type, amount }) => [type, amount]))

  test('ten hours on a holiday at RM 2,600 are RM 200.00 of holiday pay and RM 75.00 of overtime, claimed or rostered', () => {
    const whole = { holiday_pay: '200.00', overtime: '75.00' }
    expect(paid('MY', { day: holiday, claimedMinutes: 600 })).toEqual(whole)
    expect(paid('MY', { day: holiday, workedMinutes: 480, claimedMinutes: 120 })).toEqual(whole)
    expect(paid('MY', { day: holiday, workedMinutes: 480 })).toEqual({ holiday_pay: '200.00' })
  })

  test('Malaysia: a rest day, a day above RM 4,000 by agreement and not, and a disaster as the day beneath it', () => {
    expect(paid('MY', { day: rest, claimedMinutes: 600 })).toEqual({ holiday_pay: '100.00', overtime: '50.00' })
    expect(paid('MY', { wages: '5200.00', claimedMinutes: 120, asCovered: true })).toEqual({ overtime: '75.00' })
    expect(paid('MY', { wages: '5200.00', claimedMinutes: 120 })).toEqual({ overtime: '0.00' })
    const disaster = { type: 'disaster_holiday', free: null } as const
    expect(paid('MY', { day: disaster, wages: '4000.00', claimedMinutes: 60 })).toEqual({ overtime: '28.85' })
  })

  test('Malaysia: a part-timer, as published: hour for hour up to a full-timer’s eight, one and a half beyond', () => {
    const part = { wages: '1040.00', partTime: true, normalMinutes: 240 }
    // 1,040 / 26 / 4 = 10.00: four hours × 1, one and a half × 1.5.
    expect(paid('MY', { ...part, claimedMinutes: 330 })).toEqual({ overtime: '62.50' })
    // A day of rest is paid as anybody's: a day's wages for more than half of the four hours.
    expect(paid('MY', { ...part, day: rest, claimedMinutes: 180 })).toEqual({ holiday_pay: '40.00' })
  })

  test('Taiwan: a weekday and a day off as published, divided where the hours free of tax end', () => {
    expect(paid('TW', { wages: '54000', claimedMinutes: 180 })).toEqual({ overtime: '975.00' })
    expect(paid('TW', { wages: '48000', day: off, claimedMinutes: 240 })).toEqual({ overtime: '1200.00' })
    // 225 × (4/3 + 4/3) of the first two hours, and 225 × 5/3 of the third.
    expect(paid('TW', { wages: '54000', claimedMinutes: 180, monthBefore: 44 * 60 })).toEqual({
      overtime: '600.00',
      taxable_overtime: '375.00',
    })
  })

  test('every type of day of a country may have a multiple, and night, which is no day, none', () => {
    for (const country of ['MY', 'TW', 'PH'] as const)
      expect(overtimeDaysOf(country)).toEqual(dayTypesOf(country).filter((type) => type !== 'night_differential'))
  })

  test('manual labour is covered at any pay in Malaysia; managers in the Philippines are not at all', () => {
    expect(paid('MY', { wages: '5200.00', claimedMinutes: 60, asCovered: true })).toEqual({ overtime: '37.50' })
    expect(paid('PH', { wages: '31300.00', claimedMinutes: 60 })).toEqual({ overtime: '187.50' })
    expect(paid('PH', { wages: '31300.00', claimedMinutes: 60, category: 'managerial' })).toEqual({})
    expect(paid('PH', { wages: '31300.00', day: holiday, workedMinutes: 480, category: 'field_personnel' })).toEqual({})
  })

  test('a multiple of the company’s own is paid where it is more than the law, never less', () => {
    expect(paid('MY', { claimedMinutes: 120 })).toEqual({ overtime: '37.50' })
    expect(paid('MY', { claimedMinutes: 120, agreed: '2' })).toEqual({ overtime: '50.00' })
    expect(paid('MY', { claimedMinutes: 120, agreed: '1.25' })).toEqual({ overtime: '37.50' })
    // Ten hours on a holiday are RM 275.00 by law: 12.50 × 3 × 10 is a hundred more.
    expect(paid('MY', { day: holiday, claimedMinutes: 600, agreed: '3' })).toEqual({
      holiday_pay: '200.00',
      overtime: '175.00',
    })
    // Also of whoever the law does not cover.
    expect(paid('MY', { wages: '5200.00', claimedMinutes: 60, agreed: '1.5' })).toEqual({ overtime: '37.50' })
    // In Taiwan what is more than the law is taxed: 225 × 2 × 2 less 600.
    expect(paid('TW', { wages: '54000', claimedMinutes: 120, agreed: '2' })).toEqual({
      overtime: '600.00',
      taxable_overtime: '300.00',
    })
    expect(paid('PH', { wages: '31300.00', claimedMinutes: 60, agreed: '2' })).toEqual({ overtime: '300.00' })
  })

  test('Taiwan: of hours made good in rest the remainder is paid, as the last of the day', () => {
    // 225 × 10 minutes at 5/3, the third hour; and where the month's hours end within them.
    expect(paid('TW', { wages: '54000', claimedMinutes: 130, restMinutes: 120 })).toEqual({ overtime: '63.00' })
    expect(paid('TW', { wages: '54000', claimedMinutes: 120, restMinutes: 120 })).toEqual({})
    expect(paid('TW', { wages: '54000', claimedMinutes: 180, restMinutes: 60, monthBefore: 44 * 60 })).toEqual({
      overtime: '300.00',
      taxable_overtime: '375.00',
    })
  })

  test('the Philippines: premiums beyond the salary, overtime, and what the night adds, each apart', () => {
    // 21,750 × 12 / 261 = 1,000 a day.
    const special = { type: 'special_holiday', free: null } as const
    const salary = { wages: '21750.00', factor: '261' }
    expect(paid('PH', { ...salary, day: special, workedMinutes: 480 })).toEqual({ holiday_pay: '300.00' })
    const resting = { type: 'special_holiday_on_non_working_day', free: 'rest' } as const
    expect(paid('PH', { ...salary, day: resting, workedMinutes: 480 })).toEqual({ holiday_pay: '1500.00' })
    // 26,000 × 12 / 313 = 996.8051 holds the sixth day but not that of rest; by 393.5 days 792.8844 holds every day.
    const by = (factor: string, day: WorkDay = ordinary) =>
      paid('PH', { wages: '26000.00', factor, day, workedMinutes: 480 })
    expect(by('313', off)).toEqual({ holiday_pay: '299.04' })
    expect(by('313', rest)).toEqual({ holiday_pay: '1295.85' })
    expect(by('393.5', rest)).toEqual({ holiday_pay: '237.87' })
    // By 261 neither: 26,000 × 12 / 261 = 1,195.4023 × 1.3.
    expect(by('261', off)).toEqual({ holiday_pay: '1554.02' })
    // 125 an hour: a tenth of two night hours; 125 % of two hours more, and a tenth of that by night.
    expect(paid('PH', { ...salary, workedMinutes: 480, workedNight: 120 })).toEqual({ night_differential: '25.00' })
    expect(paid('PH', { ...salary, claimedMinutes: 120, claimedNight: 120 })).toEqual({
      overtime: '312.50',
      night_differential: '31.25',
    })
  })
})
