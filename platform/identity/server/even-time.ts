/** Answers no sooner than after a fixed time, so that how much there was to do cannot be read from the clock. */
import { setTimeout as pause } from 'node:timers/promises'

export async function evenly<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work(), pause(milliseconds)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
