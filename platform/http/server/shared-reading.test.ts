import { expect, test } from 'vitest'
import { sharedReading } from './shared-reading.ts'

test('those who ask meanwhile share the next reading, and none is told what was read before they asked', async () => {
  const shared = sharedReading<number>()
  const ends: (() => void)[] = []
  let truth = 1
  const read = () => {
    const seen = truth
    return new Promise<number>((resolve) => ends.push(() => resolve(seen)))
  }
  const first = shared('job', read)
  truth = 2
  const meanwhile = [shared('job', read), shared('job', read)]
  const other = shared('another', read)
  expect(ends).toHaveLength(2)
  for (const end of ends.splice(0)) end()
  expect([await first, await other]).toEqual([1, 2])
  expect(ends).toHaveLength(1)
  for (const end of ends.splice(0)) end()
  expect(await Promise.all(meanwhile)).toEqual([2, 2])
})

test('a reading that failed fails those who shared it, and whoever asks next begins anew', async () => {
  const shared = sharedReading<number>()
  const failing = shared('job', () => Promise.reject(new Error('gone')))
  const next = shared('job', () => Promise.resolve(3))
  await expect(failing).rejects.toThrow('gone')
  expect(await next).toBe(3)
  expect(await shared('job', () => Promise.resolve(4))).toBe(4)
})
