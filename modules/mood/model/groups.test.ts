import { describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { changeOf, percentOf, tenthsOf, tenthsText } from './figures.ts'
import { daysShown, groupsShown } from './groups.ts'
import { course, pieceOf } from './periods.ts'

const day = plainDateOf
const answers = (date: string, count: number) => ({ date: day(date), steps: [0, 0, count, 0, 0] })
const five = () => 5

describe('days', () => {
  // 23 November 2026 is a Monday.
  const cells = [
    answers('2026-11-23', 5),
    answers('2026-11-24', 4),
    answers('2026-11-25', 7),
    answers('2026-11-28', 1),
    answers('2026-11-30', 3),
    answers('2026-12-01', 9),
  ]

  test('that enough people answered are shown, and what is left of a week that is over stays together', () => {
    const { shown, rests } = daysShown(cells, day('2026-12-02'), five)
    expect(shown).toEqual(['2026-11-23', '2026-11-25', '2026-12-01'])
    expect([...rests]).toEqual([
      ['2026-11-23', ['2026-11-24', '2026-11-28']],
      // The week goes on, but not in November.
      ['2026-11-30', ['2026-11-30']],
    ])
  })
  test('that are not over are shown to nobody, nor is the rest of a week that goes on', () => {
    const { shown, rests } = daysShown(cells, day('2026-11-25'), five)
    expect([shown, rests.size]).toEqual([['2026-11-23'], 0])
  })
  test('keep the minimum that held when their week began', () => {
    const { shown } = daysShown(cells, day('2026-12-02'), (on) => (on >= '2026-12-01' ? 10 : 5))
    expect(shown).toEqual(['2026-11-23', '2026-11-25'])
  })
})

describe('departments', () => {
  const sizes = (...people: number[]) =>
    groupsShown(
      people.map((count) => ({ id: `of ${count}`, people: count })),
      5,
    ).map(({ people: count }) => count)

  test.each([
    ['all that are large enough', [8, 5], [5, 8]],
    ['none that is too small, and not the next smallest, for the total would tell it', [4, 6, 9], [9]],
    ['the others where those too small are enough together', [2, 3, 6, 9], [6, 9]],
    ['none where only one is large enough', [4, 30], []],
    ['none where all together are too few', [1, 2], []],
    ['of those alike as few as needed are left out', [1, 5, 5], [5]],
    ['one that nobody answered in hides no other', [0, 7], [7]],
  ])('%s', (_, given, shown) => {
    expect(sizes(...given)).toEqual(shown)
  })
})

test('pieces are the days of one week in one month, so that weeks and months are made of whole ones', () => {
  expect(pieceOf(day('2026-11-30'))).toEqual({ from: '2026-11-30', to: '2026-11-30' })
  expect(pieceOf(day('2026-12-02'))).toEqual({ from: '2026-12-01', to: '2026-12-06' })
  expect(pieceOf(day('2026-11-25'))).toEqual({ from: '2026-11-23', to: '2026-11-29' })
})

test('a course ends with its period and goes back over the turn of the year', () => {
  const months = course('month', { from: day('2027-01-01'), to: day('2027-01-31') })
  expect([months.length, months[0], months.at(-2)]).toEqual([
    12,
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-12-01', to: '2026-12-31' },
  ])
})

test('averages round half upwards to one decimal, and a change is that of the averages shown', () => {
  // 1 + 5 + 5 + 4 = 15 of 4: 3.75.
  expect(tenthsText(tenthsOf([1, 0, 0, 1, 2]) ?? 0)).toBe('3.8')
  expect(tenthsOf([0, 0, 0, 0, 0])).toBeUndefined()
  // 3.8 and 4.0.
  expect(changeOf([1, 0, 0, 1, 2], [0, 0, 0, 4, 0])).toBe('-0.2')
  expect(changeOf([1, 0, 0, 1, 2], [0, 0, 0, 0, 0])).toBeNull()
  expect([percentOf(5, 8), percentOf(0, 0)]).toEqual([63, null])
})
