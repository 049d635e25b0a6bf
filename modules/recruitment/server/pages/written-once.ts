/**
 * A page is written once while it reads the same: it is known again by all that it shows, so what is kept is never out
 * of date. What it shows is read anew each time; whatever is not open is not asked for here.
 */
import { createHash } from 'node:crypto'
import { Recent } from '#kernel/recent.ts'
import type { Html } from '#platform/http/server/html.ts'
import type { Reader } from './frame.ts'

const PAGES_KEPT = 300

/** Apart by the words they are written in: those of one program are the same as long as it runs. */
const kept = new WeakMap<Reader['say'], Recent<Html>>()

export function writtenOnce(kind: string, { say, language, origin }: Reader, shows: object, write: () => Html): Html {
  const pages = kept.get(say) ?? new Recent<Html>(PAGES_KEPT)
  kept.set(say, pages)
  const known = createHash('sha256')
    .update(JSON.stringify([kind, language, origin, shows]))
    .digest('base64url')
  return pages.of(known, write)
}
