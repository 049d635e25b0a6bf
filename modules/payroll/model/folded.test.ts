import { expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { Contributed } from './contributed.ts'
import type { BroughtAmount } from './contributed-amounts.ts'
import { folded, unfolded } from './folded.ts'

const evening = (day: string, more: Partial<BroughtAmount> = {}): BroughtAmount => ({
  ...{ origin: 'overtime', source: day, day: plainDateOf(day), month: '2026-03', kind: 'amount', type: 'overtime' },
  ...{ amount: '37.50', due: '37.50', basis: `normal false ${day} 120`, corrects: false, worksheet: [] },
  ...{ told: { en: `Overtime, ${day}: 2 hours`, 'zh-Hant': `加班，${day}：2 小時` } },
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
