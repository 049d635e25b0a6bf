import { describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { isOverdue, lastDayOf, waitingByHolder } from './waiting.ts'
import { againstReverting, firstStage, nextStage, type Way } from './way.ts'

/** The person, the manager, whoever keeps it, and the end. */
const way: Way = { last: 3, byPeople: [0, 1], neverSkipped: [2] }
const holders = [['ann'], ['boss'], ['hr'], ['hr']]

describe('a form', () => {
  test('goes on in order, past stages that nobody or only whoever did the one before holds', () => {
    expect(firstStage(way, holders)).toBe(0)
    expect(firstStage(way, [[], ['boss']])).toBe(1)
    expect(nextStage(way, 0, [['ann'], ['ann'], []], 'ann')).toBe(2)
    expect(nextStage(way, 2, holders, 'hr')).toBe(3)
  })

  test('goes back to an earlier stage alone, with a reason, where somebody is there', () => {
    const back = { from: 2, to: 1, reason: 'Too kind', holders }
    expect(againstReverting(way, back)).toBeUndefined()
    expect(againstReverting(way, { ...back, to: 2 })).toBe('earlier')
    expect(againstReverting(way, { ...back, reason: '' })).toBe('reason')
    expect(againstReverting(way, { ...back, holders: [['ann'], []] })).toBe('nobody')
  })
})

test('a stage has its days, and waits too long from the day after them on', () => {
  const last = lastDayOf(1, plainDateOf('2026-03-02'), [7, 5])
  expect(last).toBe('2026-03-07')
  expect(lastDayOf(2, plainDateOf('2026-03-02'), [7, 5])).toBeNull()
  const on = (day: string) => isOverdue(last, plainDateOf(day))
  expect([on('2026-03-07'), on('2026-03-08'), on('2026-03-09')]).toEqual([false, true, true])
})

test('what waits is told by holder, but not on the day on which it came', () => {
  const form = (stage_since: string) => ({ row: { status: 1, stage_since }, holders })
  const found = waitingByHolder([form('2026-03-02'), form('2026-03-03')], plainDateOf('2026-03-03'))
  expect([...found].map(([account, all]) => [account, all.length])).toEqual([['boss', 1]])
})
