import { expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { type AlikeDays, apart, placesOf } from './alike-days.ts'
import { type Contributed, type ContributedDays, contributedTo } from './contributed.ts'
import { type BroughtAmount, withinTheirType } from './contributed-amounts.ts'

const alike = (dates: readonly string[], order: readonly number[], more: Partial<AlikeDays> = {}): AlikeDays => ({
  ...{ origin: 'overtime', source: '{day}', month: '2026-03', kind: 'alike', type: 'overtime', each: '37.50' },
  ...{ basis: 'normal {day} 120', days: dates.map(plainDateOf), order, asked: undefined },
  told: { en: 'Overtime, {day}: 2 hours', 'zh-Hant': '加班，{day}：2 小時' },
  ...more,
})
const leave: ContributedDays = {
  ...{ origin: 'leave', source: 'a', month: '2026-03', kind: 'unpaid', days: '1' },
  told: { en: 'Unpaid leave, 9 Mar 2026', 'zh-Hant': '無薪假，2026/3/9' },
}
const evenings = alike(['2026-03-02', '2026-03-04', '2026-03-05'], [0, 2, 4])
const nights = alike(['2026-03-03', '2026-03-04'], [1, 3], { source: '{day} night', each: '12.00' })

test('days stand apart in the order in which they were brought, each with its own day', () => {
  const all = apart([leave, evenings, nights, { ...leave, source: 'b' }])
  expect(all.map(({ source }) => source)).toEqual([
    ...['a', '2026-03-02', '2026-03-03 night', '2026-03-04', '2026-03-04 night', '2026-03-05', 'b'],
  ])
  expect(all[2]).toMatchObject({ kind: 'amount', amount: '12.00', due: '12.00', day: '2026-03-03', corrects: false })
  expect(all[2]).toMatchObject({ basis: 'normal 2026-03-03 120', told: { en: 'Overtime, 3 Mar 2026: 2 hours' } })
  expect(placesOf([leave, evenings, nights, leave])).toEqual([[0], [1, 3, 5], [2, 4], [6]])
})

test('those of two origins stay behind each other', () => {
  const other = alike(['2026-03-01'], [0], { origin: 'another' })
  expect(placesOf([evenings, other, nights])).toEqual([[0, 1, 2], [3], [4, 5]])
})

const none = { closed: new Set<string>(), entries: [] as Contributed[] }

test('a month that has paid nothing yet takes them together, and owes the same as if each had come by itself', () => {
  const formerly = () => 'as it was once'
  const together = contributedTo('2026-03', [leave, { ...evenings, formerly }, nights], none)
  expect(together.map(({ kind }) => kind)).toEqual(['unpaid', 'alike', 'alike'])
  // What is sent to where the law is asked can be copied.
  expect(structuredClone(together)).toEqual(together)
  const byDay = contributedTo('2026-03', apart([leave, evenings, nights]), none)
  expect(apart(together).map(plain)).toEqual(byDay.map(plain))
})

test('a month that is closed is compared day by day, by what it was once known as too', () => {
  const [first, second, third] = apart([evenings]) as BroughtAmount[]
  if (!first || !second || !third) throw new Error('there are three days')
  const closed = new Set(['2026-03'])
  const due = (paid: readonly BroughtAmount[], now = evenings) =>
    contributedTo('2026-04', [now], { closed, entries: paid })
  expect(due([first, second, third])).toEqual([])
  expect(due([first, third])).toMatchObject([{ day: '2026-03-04', amount: '37.50', corrects: true }])
  // Paid otherwise, on the same basis: it stays.
  const dearer = { ...evenings, each: '40.00' }
  expect(due([first, second, third], dearer)).toEqual([])
  const once = [first, second, third].map((one) => ({ ...one, basis: `once ${one.day}` }))
  expect(due(once, dearer)).toHaveLength(3)
  const formerly = (nth: number) => `once ${evenings.days[nth]}`
  expect(due(once, { ...dearer, formerly })).toEqual([])
})

test('the same month, where a half of it paid some of them, pays the others', () => {
  const [first] = apart([evenings]) as BroughtAmount[]
  if (!first) throw new Error('there are three days')
  const due = contributedTo('2026-03', [evenings], { closed: new Set(), entries: [first] })
  expect(due.map((one) => 'day' in one && one.day)).toEqual(['2026-03-04', '2026-03-05'])
})

test('what is taken back is lessened by all of them', () => {
  const [one] = apart([evenings]) as BroughtAmount[]
  if (!one) throw new Error('there are three days')
  const back: BroughtAmount = { ...one, month: '2026-02', amount: '-200.00', corrects: true }
  const { fits, waits } = withinTheirType([back, evenings], [])
  expect(fits).toMatchObject([{ amount: '-112.50' }, { kind: 'alike' }])
  expect(waits).toEqual([{ type: 'overtime', month: '2026-02', amount: '87.50' }])
})

function plain(one: object) {
  const { formerly: _, asked: __, ...rest } = one as { formerly?: unknown; asked?: unknown }
  return rest
}
