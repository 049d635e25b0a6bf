/**
 * Ids as UUID v7: the time leads, so that rows made together lie together; within one millisecond they count up,
 * so that their order is the order in which they were made.
 */
import { randomBytes } from 'node:crypto'

export function newId(at: number = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(at, 0, 6)
  bytes.writeUInt16BE(0x7000 | countOf(at, bytes.readUInt16BE(6)), 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

const COUNTS = 0x1000
/** The last counts of the milliseconds used last: a clock that is given and the machine's own may take turns. */
const counts = new Map<number, number>()
const REMEMBERED = 64

/** Twelve bits: begun anywhere in the lower half, then one more each time; after the last the order is chance. */
function countOf(at: number, random: number): number {
  const last = counts.get(at)
  const count = last !== undefined && last + 1 < COUNTS ? last + 1 : random % (COUNTS / 2)
  counts.delete(at)
  counts.set(at, count)
  for (const oldest of counts.keys()) {
    if (counts.size <= REMEMBERED) break
    counts.delete(oldest)
  }
  return count
}
