import { afterEach, expect, test, vi } from 'vitest'
import { isCalculating, lease } from './lease.ts'

const rowOf = (id: string) => ({
  calculation: { id, version: 1, by: lease.identity, since: '2026-11-02T01:00:00.000Z' },
  silent_for: 1,
})

afterEach(() => void vi.useRealTimers())

test('a row that was read before the month was done says that it is being calculated, not that there is none', () => {
  vi.useFakeTimers()
  lease.begin('done')
  const read = rowOf('done')
  lease.done('done')
  expect(isCalculating(read)).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(isCalculating(read)).toBe(false)
})

test('of a calculation that failed nothing is left to wait for', () => {
  lease.begin('failed')
  lease.end('failed')
  expect(isCalculating(rowOf('failed'))).toBe(false)
})
