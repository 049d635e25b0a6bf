import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('ids of one millisecond are in the order in which they were made, also where two clocks take turns', () => {
  const given = Date.parse('2026-11-20T08:00:00Z')
  const made: string[] = []
  for (let at = 0; at < 500; at++) {
    made.push(newId(given))
    newId(given + 86_400_000 + at)
  }
  expect([...made].sort()).toEqual(made)
  expect(new Set(made).size).toBe(500)
})
