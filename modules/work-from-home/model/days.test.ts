import { describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { answerBy, faultsOf, homeDays, type Limits, type Part, type Wish } from './days.ts'

const day = plainDateOf
const wish = (from: string, to = from, more: Partial<Wish> = {}): Wish => ({
  from: day(from),
  to: day(to),
  part: 'full',
  weekdays: null,
  papers: 0,
  ...more,
})
const OFFICE = [{ starts: 540, ends: 1080 }]
/** Monday to Friday from nine to six, Saturday to noon. */
const week = (date: string) => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  if (weekday === 0) return []
  return weekday === 6 ? [{ starts: 540, ends: 720 }] : OFFICE
}
const counted = (asked: Wish) => homeDays(asked, week).map(({ halves }) => halves / 2)

describe('days at home', () => {
  test('count as they are worked: whole, half on a short Saturday, not at all on Sunday', () => {
    expect(counted(wish('2026-12-04', '2026-12-07'))).toEqual([1, 0.5, 0, 1])
  })

  test('count half for a morning or an afternoon, and for an afternoon of a short Saturday nothing', () => {
    expect(counted(wish('2026-12-04', '2026-12-05', { part: 'morning' }))).toEqual([0.5, 0.5])
    expect(counted(wish('2026-12-04', '2026-12-05', { part: 'afternoon' }))).toEqual([0.5, 0])
  })

  test.each([
    ['a late shift', 780, 1320],
    ['a night shift', 1320, 1800],
  ])('of %s are whole days too, of which either part is half', (_, starts, ends) => {
    const halves = (part: Part) =>
      homeDays(wish('2026-12-04', '2026-12-04', { part }), () => [{ starts, ends }])[0]?.halves
    expect([halves('full'), halves('morning'), halves('afternoon')]).toEqual([2, 1, 1])
  })

  test('of a standing arrangement are those weekdays alone', () => {
    const asked = wish('2026-12-01', '2026-12-12', { weekdays: [3, 5] })
    expect(homeDays(asked, week).map(({ date }) => date)).toEqual([
      '2026-12-02',
      '2026-12-04',
      '2026-12-09',
      '2026-12-11',
    ])
  })
})

describe('what stands against them', () => {
  const around = {
    today: day('2026-11-20'),
    joinedOn: day('2020-01-01'),
    leftOn: null as ReturnType<typeof day> | null,
    taken: [] as { date: ReturnType<typeof day>; halves: number; part: Part }[],
    limits: undefined as Limits | undefined,
  }
  const faults = (asked: Wish, more: Partial<typeof around> = {}) =>
    faultsOf(asked, homeDays(asked, week), { ...around, ...more })
  const taken = (date: string, part: Part = 'full') => ({ date: day(date), halves: part === 'full' ? 2 : 1, part })

  test.each([
    ['backwards', wish('2026-12-08', '2026-12-07'), {}, { to: ['wfh.to-before-from'] }],
    ['of more than two years', wish('2026-12-07', '2028-12-07'), {}, { to: ['wfh.too-long'] }],
    ['before joining', wish('2019-12-31', '2020-01-02'), {}, { from: ['wfh.before-joining'] }],
    ['after leaving', wish('2026-12-07'), { leftOn: day('2026-12-06') }, { to: ['wfh.after-leaving'] }],
    ['on a Sunday alone', wish('2026-12-06'), {}, { from: ['wfh.no-working-day'] }],
    ['a second time', wish('2026-12-07'), { taken: [taken('2026-12-07')] }, { from: ['wfh.overlap'] }],
  ])('%s is refused', (_, asked, more, wanted) => {
    expect(faults(asked, more)).toEqual(wanted)
  })

  test('two halves of a day do not overlap, the same half does', () => {
    const morning = wish('2026-12-07', '2026-12-07', { part: 'morning' })
    expect(faults(morning, { taken: [taken('2026-12-07', 'afternoon')] })).toEqual({})
    expect(faults(morning, { taken: [taken('2026-12-07', 'morning')] })).toEqual({ from: ['wfh.overlap'] })
  })

  test('a week from Monday to Sunday, a month and the notice hold where the company sets them', () => {
    const limits = { perWeek: 2, perMonth: null, noticeDays: null, needsPaper: false }
    const two = [taken('2026-12-08'), taken('2026-12-06')]
    expect(faults(wish('2026-12-07'), { limits, taken: two })).toEqual({})
    expect(faults(wish('2026-12-07', '2026-12-09'), { limits })).toEqual({ from: ['wfh.week-full'] })
    const month = { perWeek: null, perMonth: 2, noticeDays: null, needsPaper: false }
    expect(faults(wish('2026-12-07'), { limits: month, taken: two })).toEqual({ from: ['wfh.month-full'] })
    const notice = { perWeek: null, perMonth: null, noticeDays: 7, needsPaper: false }
    expect(faults(wish('2026-11-26'), { limits: notice })).toEqual({ from: ['wfh.notice'] })
    expect(faults(wish('2026-11-27'), { limits: notice })).toEqual({})
  })
})

test('a standing arrangement in Malaysia is answered within sixty days (Employment Act s.60Q), single days are not bound', () => {
  expect(answerBy('MY', [3], day('2026-11-20'))).toBe('2027-01-19')
  expect([answerBy('MY', null, day('2026-11-20')), answerBy('TW', [3], day('2026-11-20'))]).toEqual([null, null])
})
