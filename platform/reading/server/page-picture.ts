/**
 * The first pages of a PDF as one picture, for whoever looks at it beside a decision: drawn by a process of its own, as
 * a file may be meant to do harm. One after the other; where many wait already, or nothing is read here, there is none.
 */
import type { Services } from '#platform/http/server/services.ts'
import { ReadingProcess } from './reading-process.ts'

const MOST_WAITING = 8
const drawing = new ReadingProcess()
let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/** Undefined where it cannot be drawn: with a password, of too many pages, or no PDF at all. */
export async function pagePicture(
  { settings, log }: Pick<Services, 'settings' | 'log'>,
  bytes: Uint8Array,
): Promise<Uint8Array | undefined> {
  if (settings.readingWorkers === 0 || waiting >= MOST_WAITING) return undefined
  waiting += 1
  const drawn = last.then(() => drawing.draw(bytes))
  last = drawn.catch(() => {})
  try {
    const outcome = await drawn
    if ('drawn' in outcome) return outcome.drawn
    log.info({ why: outcome.unreadable }, 'a PDF could not be drawn')
    return undefined
  } finally {
    waiting -= 1
  }
}
