import { describe, expect, test } from 'vitest'
import { type ContributedDays, contributedTo, daysOf, isDays } from './contributed.ts'

const days = (source: string, month: string, amount: string, more: Partial<ContributedDays> = {}): ContributedDays => ({
  origin: 'leave',
  source,
  month,
  kind: 'unpaid',
  days: amount,
  told: { en: source, 'zh-Hant': source },
  ...more,
})
const nothingPaid = { closed: new Set<string>(), entries: [] }
const shown = (all: ReturnType<typeof contributedTo>) =>
  all.filter(isDays).map(({ source, month, days: amount, corrects }) => [source, month, amount, corrects])

describe('a month', () => {
  test('has its own days, and nothing of months that were never worked out', () => {
    const now = [days('a', '2026-11', '2.000000'), days('b', '2026-10', '1')]
    expect(shown(contributedTo('2026-11', now, nothingPaid))).toEqual([['a', '2026-11', '2', false]])
  })

  test('makes good what a closed one paid: what is gone comes back, what came late is taken', () => {
    const paid = { closed: new Set(['2026-10']), entries: [days('a', '2026-10', '2'), days('b', '2026-10', '1')] }
    const now = [days('b', '2026-10', '1'), days('c', '2026-10', '0.5')]
    expect(shown(contributedTo('2026-11', now, paid))).toEqual([
      ['c', '2026-10', '0.5', true],
      ['a', '2026-10', '-2', true],
    ])
  })

  test('does not make good twice what a later one made good already', () => {
    const entries = [days('a', '2026-09', '2'), days('a', '2026-09', '-2')]
    expect(contributedTo('2026-11', [], { closed: new Set(['2026-09', '2026-10']), entries })).toEqual([])
  })

  test('reopened leaves to a later one what that has made good', () => {
    const paid = { closed: new Set(['2026-11']), entries: [days('a', '2026-10', '-2')] }
    expect(contributedTo('2026-10', [], paid)).toMatchObject([{ source: 'a', days: '2', corrects: false }])
  })
})

test('days are added up exactly', () => {
  expect(daysOf([days('a', '2026-11', '0.1'), days('b', '2026-11', '0.2'), days('c', '2026-11', '-1.3')])).toBe('-1')
})
