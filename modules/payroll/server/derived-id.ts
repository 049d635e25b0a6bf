import { createHash } from 'node:crypto'

/** An id that follows from others: the same wherever it is worked out, so that nobody has to look it up. */
export function derivedId(...from: readonly string[]): string {
  const hash = createHash('sha256')
  for (const one of from) hash.update(one)
  const hex = hash.digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
