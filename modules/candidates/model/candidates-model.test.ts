import { describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { funnelOf, type Passage } from './funnel.ts'
import { invitation } from './invitation.ts'
import { deleteOn, monthsAfter } from './keeping.ts'
import { isBelow, isOutside, isSameName, letterLanguageFor, monthlyMinimum, statusOn } from './offer.ts'
import { emailKey, phoneDigits } from './same-person.ts'
import { ratingFault, totalOf } from './scorecard.ts'
import { moveFault, movesFrom, statuses } from './stages.ts'

describe('stages', () => {
  test('lead on by moves, and back only to pending (decision C3)', () => {
    expect(movesFrom('pending')).toEqual(['pendingInterview', 'notSuitable', 'notAtTheMoment'])
    expect(movesFrom('notSuitable')).toEqual(['pending'])
    expect(movesFrom('notAtTheMoment')).toEqual(['pending'])
    expect(movesFrom('offered')).toEqual(['notSuitable', 'notAtTheMoment'])
    for (const from of ['accepted', 'orientation', 'migrated'] as const) expect(movesFrom(from)).toEqual([])
  })
  test('of acts are reached by no move', () => {
    for (const to of ['applied', 'offered', 'accepted', 'orientation', 'migrated'] as const)
      for (const from of statuses) expect(moveFault(from, to)).toBe('candidates.only-by-act')
  })
})

test('the same person is known by the digits of the phone and the e-mail without case', () => {
  expect(phoneDigits('+60 12-345 6789')).toBe(phoneDigits('012 345 6789'))
  expect(phoneDigits('+886 912 345 678')).toBe(phoneDigits('0912-345-678'))
  expect(phoneDigits('0123456789')).not.toBe(phoneDigits('0123456780'))
  expect(emailKey(' A@Example.com ')).toBe('a@example.com')
})

test('a card is the sum of weight x score / 5, to one decimal (all fives are a hundred)', () => {
  const criteria = [
    { id: 'a', name: 'A', name_zh: null, weight: 33 },
    { id: 'b', name: 'B', name_zh: null, weight: 67 },
  ]
  const rated = (a: number, b: number) => [
    { criterion_id: 'a', score: a },
    { criterion_id: 'b', score: b },
  ]
  expect(totalOf(criteria, rated(5, 5))).toBe('100.0')
  expect(totalOf(criteria, rated(4, 3))).toBe('66.6')
  expect(totalOf([], [])).toBeNull()
  expect(ratingFault(criteria, rated(1, 1))).toBeUndefined()
  expect(ratingFault(criteria, rated(1, 1).slice(1))).toBe('candidates.rate-all')
  expect(ratingFault(criteria, [...rated(1, 1), { criterion_id: 'c', score: 1 }])).toBe('candidates.unknown-criterion')
})

test('data go so many months after the end, at the latest on the month’s last day', () => {
  const terms = { retention_months: 6, pool_months: 24 }
  const unagreed = { agreed_months: null, agreed_pool_months: null }
  const ended = (day: string, talent_pool = false, agreed: object = {}) =>
    deleteOn({ ...unagreed, ...agreed, ended_on: plainDateOf(day), talent_pool }, terms)
  expect(ended('2026-08-31')).toBe('2027-02-28')
  expect(ended('2026-08-31', true)).toBe('2028-08-31')
  expect(deleteOn({ ...unagreed, ended_on: null, talent_pool: false }, terms)).toBeNull()
  // What was agreed to is not lengthened by the setting, and a shorter setting holds for all.
  expect(ended('2026-08-31', false, { agreed_months: 3, agreed_pool_months: 12 })).toBe('2026-11-30')
  expect(ended('2026-08-31', true, { agreed_months: 3, agreed_pool_months: 12 })).toBe('2027-08-31')
  expect(ended('2026-08-31', false, { agreed_months: 12, agreed_pool_months: 36 })).toBe('2027-02-28')
  expect(monthsAfter(plainDateOf('2027-08-31'), 6)).toBe('2028-02-29')
})

test('a letter of offer begins with the country’s language, and the candidate’s beside it where it is another', () => {
  const begins = (['MY', 'PH', 'TW'] as const).map((country) => [
    letterLanguageFor(country, 'en'),
    letterLanguageFor(country, 'zh-Hant'),
  ])
  expect(begins).toEqual([
    ['en', 'both'],
    ['en', 'both'],
    ['both', 'zh'],
  ])
})

test('an offer knows its day, its name, its range and the minimum wage', () => {
  const sent = { status: 'sent', expires_on: '2026-12-01' } as const
  expect(statusOn(sent, plainDateOf('2026-12-01'))).toBe('sent')
  expect(statusOn(sent, plainDateOf('2026-12-02'))).toBe('expired')
  expect(isSameName('  aisyah   RAHMAN', 'Aisyah Rahman')).toBe(true)
  expect(isSameName('陳 美玲', '陳美玲')).toBe(true)
  expect(isSameName('Aisyah', 'Aisyah Rahman')).toBe(false)
  const range = { salary_from: '4200.00', salary_to: '5000.00' }
  expect(['4199.99', '4200', '4750.50', '5000.01'].map((pay) => isOutside(pay, range))).toEqual([
    true,
    false,
    false,
    true,
  ])
  // Minimum Wages Order 2024 from February 2025; 勞動部 for 2026.
  expect(monthlyMinimum('MY', plainDateOf('2026-12-01'))).toBe('1700.00')
  expect(monthlyMinimum('TW', plainDateOf('2026-12-01'))).toBe('29500.00')
  // Next year's is not published: that of the day on which the offer is made.
  expect(monthlyMinimum('TW', plainDateOf('2027-01-04'), {}, plainDateOf('2026-12-21'))).toBe('29500.00')
  expect(monthlyMinimum('TW', plainDateOf('2027-01-04'))).toBeUndefined()
  // Wage Order NCR-28 from 26 September 2026: 755 a day, with the factor 313 (ph.minimum_wage-003).
  const ncr = { minimum_wage_region: 'NCR', minimum_wage_sector: 'non_agriculture', working_days_factor: '313' }
  expect(monthlyMinimum('PH', plainDateOf('2026-12-01'), ncr)).toBe('19692.92')
  expect(monthlyMinimum('PH', plainDateOf('2026-12-01'))).toBeUndefined()
  expect(monthlyMinimum('PH', plainDateOf('2026-12-01'), { ...ncr, minimum_wage_sector: 'none' })).toBeUndefined()
  expect([isBelow('1699.99', '1700.00'), isBelow('1700.00', '1700.00')]).toEqual([true, false])
})

test('an invitation keeps its UID, and a cancelled one says so', () => {
  const of = {
    ...{
      id: 'i',
      sequence: 2,
      startsAt: new Date('2026-12-01T02:30:00Z'),
      minutes: 45,
      stamp: new Date('2026-11-20T03:00:00Z'),
    },
    ...{ summary: 'Barista, Kopi Senja', place: null, url: null, attendee: 'a@example.com' },
    organizer: { name: 'Kopi "Senja"', address: 'hr@example.com' },
  }
  const text = invitation({ ...of, method: 'REQUEST' })
  expect(text).toContain('UID:interview-i@kerja\r\nSEQUENCE:2\r\n')
  expect(text).toContain('DTSTART:20261201T023000Z\r\nDTEND:20261201T031500Z\r\nSUMMARY:Barista\\, Kopi Senja\r\n')
  expect(invitation({ ...of, method: 'CANCEL' })).toContain('METHOD:CANCEL')
  expect(invitation({ ...of, method: 'CANCEL' })).toContain('STATUS:CANCELLED')
})

test('the funnel counts who came how far, who fell out there, how long it took and from where', () => {
  const passage = (more: Partial<Passage>): Passage => ({
    ...{ reached: ['applied', 'pending'], status: 'pending', source: null, applications: 1 },
    ...{ applied_on: '2026-11-01', accepted_on: null, opened_on: '2026-10-22' },
    ...more,
  })
  const report = funnelOf([
    passage({ status: 'notSuitable', source: 'Fair' }),
    passage({ reached: ['applied', 'pending', 'pendingInterview'], status: 'pendingInterview', applications: 2 }),
    passage({
      ...{ reached: ['applied', 'pending', 'pendingInterview', 'offered', 'accepted', 'migrated'], status: 'migrated' },
      ...{ accepted_on: '2026-11-16', source: 'Fair' },
    }),
  ])
  const notComing = passage({ status: 'notAtTheMoment', accepted_on: '2026-11-30', source: 'Fair' })
  expect(funnelOf([notComing])).toMatchObject({ days_to_hire: null, sources: [{ hires: 0 }] })
  expect(report.stages.map(({ reached, dropped }) => [reached, dropped])).toEqual([
    [3, 0],
    [3, 1],
    [2, 0],
    [1, 0],
    [1, 0],
    [1, 0],
  ])
  expect([report.days_to_hire, report.days_to_fill]).toEqual([15, 25])
  expect(report.sources).toEqual([
    { source: null, applications: 2, hires: 0 },
    { source: 'Fair', applications: 2, hires: 1 },
  ])
})
