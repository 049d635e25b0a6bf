import { expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { readDays } from './days.ts'
import { leaveKind } from './leave-kinds.ts'
import { readMonths } from './months.ts'
import { namesSomebody } from './named.ts'
import { normalise } from './normalise.ts'

/** A Saturday. */
const TODAY = plainDateOf('2026-11-28')
const days = (text: string, country: 'MY' | 'TW' | 'PH' = 'MY') => {
  const found = readDays(normalise(text), TODAY, country)
  return found && [found.from, found.to, found.part]
}

test.each([
  ['leave from 24 to 26 December', '2026-12-24', '2026-12-26'],
  ['24th to the 26th of December', '2026-12-24', '2026-12-26'],
  ['Dec 24 to Jan 2', '2026-12-24', '2027-01-02'],
  ['3 January', '2027-01-03', '2027-01-03'],
  ['tomorrow', '2026-11-29', '2026-11-29'],
  ['next Monday', '2026-11-30', '2026-11-30'],
  ['2 days from next Thursday', '2026-12-03', '2026-12-04'],
  ['three days from Friday', '2026-12-04', '2026-12-08'],
  ['next week', '2026-11-30', '2026-12-04'],
  ['esok', '2026-11-29', '2026-11-29'],
  ['2026-12-24 to 2026-12-26', '2026-12-24', '2026-12-26'],
  ['下下週二請假', '2026-12-08', '2026-12-08'],
  ['12月24日到26日', '2026-12-24', '2026-12-26'],
  ['下个月3号', '2026-12-03', '2026-12-03'],
  ['月底', '2026-11-30', '2026-11-30'],
  ['從下週三請三天特休', '2026-12-02', '2026-12-04'],
])('%s is %s to %s', (text, from, to) => expect(days(text)).toEqual([from, to, 'full']))

test('halves of a day, days that do not exist, and numbers by country', () => {
  expect(days('明天下午')).toEqual(['2026-11-29', '2026-11-29', 'afternoon'])
  expect(days('tomorrow morning')).toEqual(['2026-11-29', '2026-11-29', 'morning'])
  expect(days('30 February')).toBeUndefined()
  expect(days('how many days')).toBeUndefined()
  expect([days('3/12', 'MY')?.[0], days('12/3', 'TW')?.[0], days('12/3', 'PH')?.[0]]).toEqual(
    Array.from({ length: 3 }, () => '2026-12-03'),
  )
})

test('months are the last such ones that are not to come', () => {
  const months = (text: string) => readMonths(normalise(text), TODAY).map(({ year, month }) => `${year}-${month}`)
  expect(months('September than in August')).toEqual(['2026-9', '2026-8'])
  expect(months('上個月和上上個月')).toEqual(['2026-10', '2026-9'])
  expect(months('December')).toEqual(['2025-12'])
  expect(months('may I see it')).toEqual([])
})

test('a kind of leave by the company’s name, then by what people say', () => {
  const types = [
    { kind: 'annual', label: '特別休假' },
    { kind: 'sick', label: '普通傷病假' },
    { kind: 'family_care', label: '家庭照顧假' },
    { kind: null, label: 'Birthday leave' },
  ]
  const kind = (text: string) => leaveKind(normalise(text), types)?.label
  expect(['请特休', 'my AL', '生病', '顧小孩', 'birthday leave', 'leave'].map(kind)).toEqual([
    ...['特別休假', '特別休假', '普通傷病假', '家庭照顧假', 'Birthday leave', undefined],
  ])
})

test('somebody is named by the first words of the name, oneself never', () => {
  const people = ['Nurul Huda binti Othman', '江冠廷', 'Mark Tan']
  const named = (text: string, own?: string) => namesSomebody(normalise(text), people, own)
  expect(named("What is Nurul Huda's salary?")).toBe(true)
  expect(named('nurul phone')).toBe(true)
  expect(named('江冠廷的薪水')).toBe(true)
  expect(named('mark my leave')).toBe(false)
  expect(named('Nurul Huda here, my pay?', 'Nurul Huda binti Othman')).toBe(false)
})
