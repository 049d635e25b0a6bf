import { describe, expect, test } from 'vitest'
import fc from '../../../tests/support/properties.ts'
import { chartOf, lineOf, type Person, whyNot } from './chart.ts'
import { BOX, drawingOf, within } from './layout.ts'

const person = (id: string, parent_id: string | null): Person => ({
  id,
  full_name: id,
  position: null,
  department: null,
  parent_id,
})
/** Each person works for one who came before, or for nobody. */
const companies = fc
  .array(fc.option(fc.nat(), { nil: null }), { maxLength: 120 })
  .map((managers) =>
    managers.map((manager, at) => person(`p${at}`, manager === null || at === 0 ? null : `p${manager % at}`)),
  )

describe('the chart', () => {
  test('has everybody once, each below the manager, and counts who is below', () => {
    const { roots, byId } = chartOf([person('boss', null), person('a', 'boss'), person('b', 'a'), person('c', 'boss')])
    expect(roots.map((root) => root.person.id)).toEqual(['boss'])
    expect(roots[0]?.below).toBe(3)
    expect(
      byId.get('b') && lineOf(byId.get('b') as never).map((node) => (node as { person: Person }).person.id),
    ).toEqual(['a', 'boss'])
  })

  test('opens a circle of managers where it is met, and loses nobody', () => {
    const { roots, byId } = chartOf([person('a', 'c'), person('b', 'a'), person('c', 'b'), person('d', 'd')])
    const found = roots.reduce((sum, root) => sum + root.below + 1, 0)
    expect([found, byId.size]).toEqual([4, 4])
  })

  test('whose manager is not there is a root', () => {
    expect(chartOf([person('a', 'gone')]).roots).toHaveLength(1)
  })

  test('nobody comes under himself, under his own people, or where he is already', () => {
    const { byId } = chartOf([person('boss', null), person('a', 'boss'), person('b', 'a')])
    const [boss, a, b] = ['boss', 'a', 'b'].map((id) => byId.get(id))
    if (!boss || !a || !b) throw new Error('somebody is missing')
    expect(whyNot(a, a)).toBe('himself')
    expect(whyNot(boss, b)).toBe('below-him')
    expect(whyNot(b, a)).toBe('already')
    expect(whyNot(boss, undefined)).toBe('already')
    expect([whyNot(b, boss), whyNot(b, undefined)]).toEqual([undefined, undefined])
  })

  test('a line of twenty thousand is no deeper than it can be read', () => {
    const line = Array.from({ length: 20_000 }, (_, at) => person(`p${at}`, at === 0 ? null : `p${at - 1}`))
    const { roots } = chartOf(line)
    expect(roots[0]?.below).toBe(19_999)
    expect(drawingOf(roots, new Set()).boxes).toHaveLength(20_000)
  })
})

describe('the drawing', () => {
  test('shows everybody once, none over another, everybody below the manager, all of it within its size', () => {
    fc.assert(
      fc.property(companies, (people) => {
        const { roots } = chartOf(people)
        const { boxes, lines, width, height } = drawingOf(roots, new Set())
        expect(new Set(boxes.map(({ node }) => node.person.id)).size).toBe(people.length)
        const places = new Map(boxes.map((box) => [box.node.person.id, box]))
        for (const [at, box] of boxes.entries()) {
          const manager = box.node.parent && places.get(box.node.parent.person.id)
          if (manager) expect(box.y).toBeGreaterThan(manager.y)
          expect(box.x >= 0 && box.x + BOX.width <= width && box.y + BOX.height <= height).toBe(true)
          for (const other of boxes.slice(at + 1)) {
            const apart = Math.abs(box.x - other.x) >= BOX.width || Math.abs(box.y - other.y) >= BOX.height
            expect(apart).toBe(true)
          }
        }
        for (const line of lines) expect(line.x1 <= line.x2 && line.y1 <= line.y2).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test('leaves out who is below somebody folded, and marks who is', () => {
    const { roots } = chartOf([person('boss', null), person('a', 'boss'), person('b', 'a'), person('c', 'b')])
    const { boxes } = drawingOf(roots, new Set(['a', 'c']))
    expect(boxes.map(({ node, folded }) => [node.person.id, folded])).toEqual([
      ['boss', false],
      ['a', true],
    ])
  })

  test('hangs people without a team in columns, so that fifty do not make a line', () => {
    const fifty = Array.from({ length: 50 }, (_, at) => person(`p${at}`, 'boss'))
    const { width, height } = drawingOf(chartOf([person('boss', null), ...fifty]).roots, new Set())
    expect(width).toBeLessThan(8 * BOX.width)
    expect(height).toBeLessThan(13 * BOX.height)
  })

  test('gives what is seen of it and nothing else', () => {
    const many = Array.from({ length: 300 }, (_, at) =>
      person(`p${at}`, at === 0 ? null : `p${Math.floor((at - 1) / 4)}`),
    )
    const drawing = drawingOf(chartOf(many).roots, new Set())
    const seen = within(drawing, { left: 0, top: 0, right: 1_000, bottom: 700 })
    expect(seen.boxes.length).toBeGreaterThan(3)
    expect(seen.boxes.length).toBeLessThan(40)
    expect(seen.boxes.every(({ x, y }) => x < 1_000 && y < 700)).toBe(true)
  })
})
