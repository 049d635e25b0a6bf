import { expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { dayText } from '#platform/words/format.ts'
import type { AlikeDays } from './alike-days.ts'
import type { Contributed } from './contributed.ts'
import type { BroughtAmount } from './contributed-amounts.ts'
import { folded, unfolded } from './folded.ts'

const evening = (day: string, more: Partial<BroughtAmount> = {}): BroughtAmount => ({
  ...{ origin: 'overtime', source: day, day: plainDateOf(day), month: '2026-03', kind: 'amount', type: 'overtime' },
  ...{ amount: '37.50', due: '37.50', basis: `normal false ${day} 120`, corrects: false, worksheet: [] },
  ...{ told: { en: `Overtime, ${dayText(day, 'en')}: 2 hours`, 'zh-Hant': `加班，${day}：2 小時` } },
  ...more,
})
const unpaid: Contributed = {
  ...{ origin: 'leave', source: 'a', month: '2026-03', kind: 'unpaid', days: '1', corrects: false },
  told: { en: 'Unpaid leave, 9 Mar 2026', 'zh-Hant': '無薪假，2026/3/9' },
}
const repaid = evening('2026-03-31', { origin: 'loans', type: 'other_deduction', taking: { order: 1 } as never })

const month: Contributed[] = [
  evening('2026-02-27', { month: '2026-02', corrects: true }),
  unpaid,
  ...['2026-03-02', '2026-03-03', '2026-03-04'].map((day) => evening(day)),
  evening('2026-03-05', { amount: '75.00', due: '75.00' }),
  evening('2026-03-06'),
  repaid,
]

test('is read as it was written, each in its place', () => {
  expect(unfolded(folded(month))).toEqual(month)
})

test('days that come together are kept as if each had come by itself', () => {
  const days = ['2026-03-02', '2026-03-03', '2026-03-04'].map(plainDateOf)
  const together: AlikeDays = {
    ...{ origin: 'overtime', source: '{day}', month: '2026-03', kind: 'alike', type: 'overtime', each: '37.50' },
    ...{ basis: 'normal false {day} 120', days, order: [0, 2, 3], asked: undefined },
    told: { en: 'Overtime, {day}: 2 hours', 'zh-Hant': '加班，{day}：2 小時' },
  }
  const between: AlikeDays = { ...together, each: '75.00', days: [plainDateOf('2026-03-02')], order: [1] }
  const apart = [
    ...[unpaid, evening('2026-03-02'), evening('2026-03-02', { amount: '75.00', due: '75.00' })],
    ...[evening('2026-03-03'), evening('2026-03-04'), repaid],
  ]
  expect(folded([unpaid, together, between, repaid])).toEqual(folded(apart))
  expect(unfolded(folded([unpaid, together, between, repaid]))).toEqual(apart)
})

test('is read as months were once kept, with the source and the words of each day', () => {
  const { source: _, day: __, told: ___, ...common } = evening('2026-03-02', { basis: 'normal false {day} 120' })
  const days = ['2026-03-02', '2026-03-03'].map(plainDateOf)
  const of = days.map((day, at) => [at, day, day, evening(day).told.en, evening(day).told['zh-Hant']] as const)
  expect(unfolded({ apart: [], alike: [{ ...common, of }] })).toEqual(days.map((day) => evening(day)))
})

test('leaves words as they are that somebody wrote like the place of the day', () => {
  const told = { en: 'Overtime {day} of 2 Mar 2026', 'zh-Hant': '加班' }
  const both = [evening('2026-03-02', { told }), evening('2026-03-02', { source: 'b', told }), ...month]
  expect(unfolded(folded(both))).toEqual(both)
})

test('keeps what equal days have in common once', () => {
  const year = Array.from({ length: 20 }, (_, at) => evening(`2026-03-${String(at + 1).padStart(2, '0')}`))
  expect(JSON.stringify(folded(year)).length).toBeLessThan(JSON.stringify(year).length / 2.5)
})

test('leaves alone what nothing is like, as older payslips have all of it', () => {
  const alone = [unpaid, evening('2026-03-02'), repaid]
  expect(folded(alone)).toEqual(alone)
  expect(unfolded(alone)).toEqual(alone)
})

test('is without what the law was asked, which is kept beside it', () => {
  const asked = { scheme: 'my.overtime', given: {}, figure: 'overtime_pay', came: '37.50' } as never
  const both = [evening('2026-03-02', { asked }), evening('2026-03-03', { asked })]
  expect(unfolded(folded(both))).toEqual([evening('2026-03-02'), evening('2026-03-03')])
  expect(folded([evening('2026-03-02', { asked })])).toEqual([evening('2026-03-02')])
})
