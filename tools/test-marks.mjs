// What a test file says of itself in its first comment. `@both-homes` and why: it is repeated on PostgreSQL at every change.
// `@sweep` and of what: it goes through everything of a kind, for minutes; `npm test` leaves it to `npm run test:sweeps`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const isMarked = (root, file, mark) =>
  new RegExp(`^\\W*@${mark}\\b`, 'm').test(readFileSync(join(root, file), 'utf8'))

/** The files of tests/ that sweep, as paths from the root. */
export const sweeps = (root) =>
  readdirSync(join(root, 'tests'), { recursive: true })
    .map((path) => `tests/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts') && isMarked(root, path, 'sweep'))
    .sort()
