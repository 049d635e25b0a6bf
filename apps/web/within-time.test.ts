import { afterEach, expect, test, vi } from 'vitest'
import { withinTime } from './within-time.ts'

afterEach(() => vi.useRealTimers())

test('a screen whose code hangs fails after 120 seconds and not before (S8-012, S9-003)', async () => {
  vi.useFakeTimers()
  const failed = vi.fn()
  withinTime(() => new Promise(() => {}))().catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledOnce()
})

test('one that comes is there at once, and nothing waits behind it', async () => {
  vi.useFakeTimers()
  expect(await withinTime(async () => 'screen')()).toBe('screen')
  expect(vi.getTimerCount()).toBe(0)
})
