/** A page that says it has settled while something is under way makes every test that waits for it a matter of luck. */
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markSettled } from './settled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const page = () => {
  const marks = new Set<string>()
  return {
    settled: () => marks.has('data-settled'),
    setAttribute: (name: string) => void marks.add(name),
    removeAttribute: (name: string) => void marks.delete(name),
  }
}

test('it has settled when its screen is open, what that asked has been answered, and what was drawn then has asked nothing', async () => {
  const [queries, on] = [new QueryClient(), page()]
  let opening = true
  const look = markSettled(queries, () => opening, on)
  look()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(on.settled()).toBe(false)
  opening = false
  look()
  const answers: (() => void)[] = []
  const ask = (name: string) =>
    queries.fetchQuery({ queryKey: [name], queryFn: () => new Promise((done) => answers.push(() => done(name))) })
  const first = ask('first')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(on.settled()).toBe(false)
  answers[0]?.()
  await first
  await vi.advanceTimersByTimeAsync(50)
  const second = ask('second')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(on.settled()).toBe(false)
  answers[1]?.()
  await second
  await vi.advanceTimersByTimeAsync(1_000)
  expect(on.settled()).toBe(true)
  opening = true
  look()
  expect(on.settled()).toBe(false)
})
