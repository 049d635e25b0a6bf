/** Expected days: Employment Act 1955 s.12, 勞動基準法 §16, Labor Code Art. 298 and 300, as the law's own cases reckon them. */
import { describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { observed } from './notice.ts'

type Case = { joined: string; notice: string; last: string; type?: number; reason?: string; voluntary?: boolean }
const of = (country: string, { joined, notice, last, type = 1, reason = 'personal', voluntary = type === 1 }: Case) =>
  observed({
    country,
    joinedOn: plainDateOf(joined),
    citizenship: 'citizen',
    typeId: type,
    reason: { value: reason, kind: voluntary ? 'voluntary' : 'involuntary' },
    noticeDate: plainDateOf(notice),
    lastDay: plainDateOf(last),
  })
const APRIL = { joined: '2025-01-06', notice: '2026-04-01', last: '2026-04-28' }

describe('notice', () => {
  test('in Malaysia counts the day on which it is given: 28 days given on 1 April end on the 28th', () => {
    expect(of('MY', APRIL).notice).toMatchObject({
      required_days: 28,
      earliest_last_day: '2026-04-28',
      short_days: 0,
      standing: 'confirmed',
    })
    expect(of('MY', { ...APRIL, last: '2026-04-15' }).notice.short_days).toBe(13)
  })

  test.each([
    ['2024-04-02', 28, '2026-04-28'],
    ['2024-04-01', 42, '2026-05-12'],
    ['2021-04-02', 42, '2026-05-12'],
    ['2021-04-01', 56, '2026-05-26'],
  ])('in Malaysia, joined on %s, is %i days', (joined, days, until) => {
    const { notice } = of('MY', { ...APRIL, joined, last: until })
    expect([notice.required_days, notice.earliest_last_day]).toEqual([days, until])
  })

  test.each([
    ['2026-01-02', 0, '2026-04-01'],
    ['2026-01-01', 10, '2026-04-11'],
    ['2025-04-01', 20, '2026-04-21'],
    ['2023-04-01', 30, '2026-05-01'],
  ])('in Taiwan, joined on %s, is %i days, and the day of notice is none of them', (joined, days, until) => {
    const { notice } = of('TW', { ...APRIL, joined })
    expect([notice.required_days, notice.earliest_last_day]).toEqual([days, until])
  })

  test('in the Philippines is thirty days; by the employer only for causes that are paid for', () => {
    expect(of('PH', APRIL).notice).toMatchObject({ required_days: 30, earliest_last_day: '2026-05-01', short_days: 3 })
    const by = (reason: string) => of('PH', { ...APRIL, type: 2, reason }).notice.required_days
    expect([by('redundancy'), by('closure'), by('medical_incapacity')]).toEqual([30, 30, 30])
    expect([by('poor_performance'), by('misconduct')]).toEqual([0, 0])
  })

  test('is none for misconduct, absence, mutual agreement and the end of a contract', () => {
    const by = (type: number, reason: string) => of('MY', { ...APRIL, type, reason }).notice
    for (const reason of ['misconduct', 'absence_without_leave', 'mutual_agreement']) {
      expect(by(2, reason), reason).toMatchObject({ required_days: 0, earliest_last_day: '2026-04-01', short_days: 0 })
    }
    expect(by(4, 'contract_completed').required_days).toBe(0)
    expect(by(2, 'redundancy').required_days).toBe(28)
  })

  test('is not established before the days that the law’s files reach back to', () => {
    const { notice, duties } = of('MY', { joined: '2010-01-04', notice: '2015-04-01', last: '2015-04-28' })
    expect(notice).toMatchObject({ required_days: 0, standing: 'not established', source: null })
    expect(duties).toEqual([])
  })
})

describe('duties', () => {
  test('fall on their days before and after the last one, each with its source and standing', () => {
    const laidOff = { ...APRIL, last: '2026-06-30', type: 2, reason: 'redundancy' }
    expect(of('MY', laidOff)).toMatchObject({
      duties: [
        { code: 'cp22a', due_on: '2026-05-31', source: 'Income Tax Act 1967, section 83(3)', standing: 'inferred' },
      ],
      pay_by: '2026-06-30',
    })
    expect(of('TW', laidOff).duties.map(({ code, due_on }) => [code, due_on])).toEqual([
      ['layoff_report', '2026-06-20'],
      ['insurance_end', '2026-06-30'],
      ['severance_pay', '2026-07-30'],
    ])
    expect(of('TW', { ...laidOff, type: 1, reason: 'personal' }).duties.map(({ code }) => code)).toEqual([
      'insurance_end',
    ])
    const philippine = of('PH', laidOff)
    expect(philippine.duties.map(({ code, due_on }) => [code, due_on])).toEqual([
      ['dole_notice', '2026-05-31'],
      ['final_pay', '2026-07-30'],
    ])
    expect(philippine.pay_by).toBe('2026-07-30')
  })
})
