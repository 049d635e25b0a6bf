import { describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { firstStage, nextStage } from '#platform/stages/model/way.ts'
import { overWeight, totalOf } from '#platform/stages/model/weights.ts'
import { type Item, itemsFor, spread } from './items.ts'
import { expectationOf, resultOf, usualGrades } from './result.ts'
import { dueOn, formStatusOf, inBulk, way } from './stages.ts'

const item = (id: string, weight: number, kind: Item['kind'] = 'factor'): Item => ({
  ...{ id, kind, name: id, name_zh: '', description: '', description_zh: '', weight, expected: null },
})
const part = (items: readonly Item[], ...ratings: number[]) => ({
  ratings: items.map(({ id }, at) => ({ item_id: id, rating: ratings[at] ?? ratings[0] ?? 1 })),
  comment: '',
})

describe('weights are a hundred together (S5-020, decision B21)', () => {
  test('a row that weighs more than is left is marked, and only that one', () => {
    const marked = (...weights: number[]) => overWeight(weights.map((weight) => ({ weight })))
    expect([marked(60, 40), marked(50, 30, 20), marked(60, 41), marked(70, 40, 10)]).toEqual([[], [], [1], [1, 2]])
  })

  test('what rounding leaves over goes to the largest remainders', () => {
    // 100 by thirds: 33.33 each, the first gets the one left over.
    expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33])
    // 70 by 60, 33 and 7: 42, 23.1 and 4.9.
    expect(spread(70, [60, 33, 7])).toEqual([42, 23, 5])
    expect(spread(0, [3, 4])).toEqual([0, 0])
  })

  test('a form has competencies as the position says; the factors share what is left', () => {
    const factors = [item('care', 60), item('team', 33), item('will', 7)]
    const competencies = [item('brewing', 20, 'competency'), item('tasting', 10, 'competency')]
    const weights = (wanted: Parameters<typeof itemsFor>[0]) => itemsFor(wanted).map(({ id, weight }) => [id, weight])
    // Left are 70: 42, 23.1 and 4.9.
    expect(weights({ factors, competencies })).toEqual([
      ...[
        ['care', 42],
        ['team', 23],
        ['will', 5],
        ['brewing', 20],
        ['tasting', 10],
      ],
    ])
    expect(weights({ factors, competencies: [] })).toEqual([
      ['care', 60],
      ['team', 33],
      ['will', 7],
    ])
    // Nothing of a hundred is lost without factors, nor where the position takes all of it.
    expect(weights({ factors: [], competencies })).toEqual([
      ['brewing', 67],
      ['tasting', 33],
    ])
    expect(weights({ factors, competencies: [item('all', 100, 'competency')] })).toEqual([['all', 100]])
    expect(totalOf(itemsFor({ factors, competencies }))).toBe(100)
  })
})

test('the stages are those of the specification, in its order (S4-036, S4-037)', () => {
  expect([-1, 0, 1, 2, 3, 4].map(formStatusOf)).toEqual([
    ...['form_launch', 'employee', 'manager', 'hod', 'hr_to_complete', 'completed'],
  ])
  expect([-1, 0, 1, 2, 3, 4].map(inBulk)).toEqual([true, false, false, false, true, false])
  const all = [['ann'], ['boss'], ['head'], ['hr']]
  expect([firstStage(way, all), ...[0, 1, 2].map((from) => nextStage(way, from, all, 'x'))]).toEqual([0, 1, 2, 3])
  // Without an account of one's own, and a manager who is the head as well.
  const few = [[], ['boss'], ['boss'], ['hr']]
  expect([firstStage(way, few), nextStage(way, 1, few, 'boss')]).toEqual([1, 3])
})

test('HR goes over what the points come to, and expectation follows the grade (S4-038)', () => {
  const items = [item('a', 60), item('b', 40)]
  const none = { grade: null, expectation: null }
  const of = (parts: Parameters<typeof resultOf>[2], said: Parameters<typeof resultOf>[3] = none) =>
    Object.values(resultOf(items, usualGrades, parts, said))
  // 60 x 4/5 + 40 x 3/5 = 72; 60 x 2/5 + 40 x 2/5 = 40.
  expect(of({ manager: part(items, 4, 3) })).toEqual(['C', 'meet'])
  expect(of({ manager: part(items, 4, 3), hod: part(items, 2) })).toEqual(['E', 'below'])
  expect(of({ manager: part(items, 4, 3) }, { grade: 'B', expectation: null })).toEqual(['B', 'above'])
  expect(of({ manager: part(items, 5) }, { grade: null, expectation: 'meet' })).toEqual(['A', 'meet'])
  expect(of({ employee: part(items, 5) })).toEqual([null, null])
  expect([2, 3, 4].map((rating) => expectationOf(rating, 3))).toEqual(['below', 'meet', 'above'])
})

test('the stages of people have their days (decision C10), the others none', () => {
  const days = { employee_days: 7, manager_days: 3, hod_days: 0 }
  const since = plainDateOf('2026-02-26')
  expect([-1, 0, 1, 2, 3].map((status) => dueOn(status, since, days))).toEqual([
    ...[null, '2026-03-05', '2026-03-01', '2026-02-26', null],
  ])
})
