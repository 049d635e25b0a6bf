import { describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { calendarOf } from './calendars.ts'
import { dayTypeOf, dayTypesOf } from './day-types.ts'
import { holidayName } from './holiday-name.ts'
import { planPreset } from './preset.ts'
import { regionOf, regionsOf } from './regions.ts'

describe('the calendars', () => {
  test.each([
    ['MY', ['2024', '2025', '2026', '2027']],
    ['TW', ['2024', '2025', '2026', '2027']],
    ['PH', ['2024', '2025', '2026', '2027']],
  ] as const)('of %s cover their years, each line whole and once', (country, years) => {
    const days = calendarOf(country)
    expect([...new Set(days.map(({ date }) => date.slice(0, 4)))].sort()).toEqual([...years])
    expect(new Set(days.map(({ date, name, region }) => `${date} ${name} ${region}`)).size).toBe(days.length)
    for (const day of days) {
      expect(['confirmed', 'unconfirmed', 'estimated']).toContain(day.standing)
      expect(['public', 'substitute', 'regular', 'special_non_working', 'special_working']).toContain(day.kind)
      expect(day.name).not.toBe('')
    }
  })

  test('give every state of Malaysia more days in each year than the eleven the law asks for', () => {
    for (const year of ['2024', '2025', '2026', '2027']) {
      const days = calendarOf('MY').filter(({ date }) => date.startsWith(year))
      for (const region of regionsOf('MY')) {
        const own = new Set(days.filter((day) => day.region === null || day.region === region).map(({ date }) => date))
        expect(own.size, `${region} ${year}`).toBeGreaterThan(14)
      }
    }
  })

  test('name Taiwan’s days in Chinese and say which of Malaysia’s are estimates', () => {
    expect(calendarOf('TW').every(({ nameLocal }) => nameLocal !== null)).toBe(true)
    expect(
      calendarOf('MY').find(({ date, name }) => date.startsWith('2027') && name === 'Hari Raya Aidilfitri')?.standing,
    ).toBe('estimated')
  })

  test('are read in Chinese by the names that are known, a day in lieu and a company’s own name included', () => {
    const read = (name: string, nameLocal: string | null = null) => holidayName('zh-Hant', { name, nameLocal })
    for (const country of ['MY', 'TW', 'PH'] as const) {
      const english = calendarOf(country).filter((day) => !/\p{Script=Han}/u.test(holidayName('zh-Hant', day)))
      expect(english.map(({ name }) => name)).toEqual([])
    }
    expect(read('Vesak Day', 'Hari Wesak')).toBe('衛塞節')
    expect(read('Vesak Day (in lieu)', 'Hari Wesak (Cuti Ganti)')).toBe('衛塞節（補假）')
    expect(read('Vesak Day', '佛誕日')).toBe('佛誕日')
    expect(read('Founders’ Day', 'Hari Pengasas')).toBe('Founders’ Day')
    expect(holidayName('en', { name: 'Deepavali', nameLocal: '屠妖節' })).toBe('Deepavali')
  })

  test('know the sixteen states and territories of Malaysia, by the names a letterhead uses', () => {
    expect(regionsOf('MY')).toHaveLength(16)
    expect(regionsOf('TW')).toEqual([])
    for (const [written, region] of [
      ['Kuala Lumpur', 'kuala_lumpur'],
      [' SELANGOR ', 'selangor'],
      ['Pulau Pinang', 'penang'],
      ['Penang', 'penang'],
      ['W.P. Kuala Lumpur', undefined],
      ['', undefined],
      [null, undefined],
    ] as const) {
      expect(regionOf('MY', written), String(written)).toBe(region)
    }
  })
})

describe('day types (S3-061, S3-062)', () => {
  const wednesday = plainDateOf('2026-11-18')
  const sunday = plainDateOf('2026-11-22')

  test('Malaysia and Taiwan offer five, the Philippines six more', () => {
    const five = ['normal_working_day', 'non_working_day', 'public_holiday', 'sunday_holiday', 'disaster_holiday']
    expect(dayTypesOf('MY')).toEqual(five)
    expect(dayTypesOf('TW')).toEqual(five)
    expect(dayTypesOf('PH').slice(5)).toEqual([
      'regular_holiday',
      'special_holiday',
      'regular_holiday_on_non_working_day',
      'special_holiday_on_non_working_day',
      'double_holiday',
      'night_differential',
    ])
  })

  test.each([
    [wednesday, [], true, 'normal_working_day'],
    [wednesday, [], false, 'non_working_day'],
    [sunday, [], false, 'sunday_holiday'],
    [sunday, [], true, 'normal_working_day'],
    [wednesday, ['public'], true, 'public_holiday'],
    [wednesday, ['substitute'], true, 'public_holiday'],
    [wednesday, ['disaster'], true, 'disaster_holiday'],
    [sunday, ['public', 'disaster'], false, 'disaster_holiday'],
    [wednesday, ['regular'], true, 'regular_holiday'],
    [sunday, ['regular'], false, 'regular_holiday_on_non_working_day'],
    [wednesday, ['special_non_working'], true, 'special_holiday'],
    [sunday, ['special_non_working'], false, 'special_holiday_on_non_working_day'],
    [wednesday, ['regular', 'regular'], true, 'double_holiday'],
    [sunday, ['regular', 'regular'], false, 'double_holiday'],
    [wednesday, ['regular', 'special_non_working'], true, 'regular_holiday'],
    [wednesday, ['special_working'], true, 'normal_working_day'],
  ] as const)('%s with %j, worked %s: %s', (date, kinds, works, type) => {
    expect(dayTypeOf({ date, kinds, works })).toBe(type)
  })
})

test('a preset brings what is not there, and names the calendar’s days of other states, never the company’s own', () => {
  const calendar = calendarOf('MY')
  const standing = calendar
    .filter(({ date }) => date.startsWith('2026'))
    .map((day, at) => ({ ...day, id: String(at), origin: 'calendar' }))
  const own = { id: 'own', date: '2026-05-05', name: 'Founder’s Day', region: 'sabah', origin: 'company' }
  const plan = planPreset(calendar, { year: 2026, regions: ['penang'] }, [...standing, own])
  expect(plan.added).toEqual([])
  expect(plan.there).toBe(standing.filter(({ region }) => region === null || region === 'penang').length)
  expect(new Set(plan.others.map(({ region }) => region)).size).toBe(15)
  expect(plan.others.map(({ id }) => id)).not.toContain('own')
  const without = standing.filter(({ name }) => name !== 'Labour Day')
  expect(planPreset(calendar, { year: 2026, regions: [] }, without).added).toMatchObject([{ date: '2026-05-01' }])
})
