// What is sent for which nobody waits yet goes out in one piece with what comes next: handing a piece to the network
// takes as long as all the rest of a small statement.
import type { Writable } from 'node:stream'

const held = new WeakSet<Writable>()

/** Until `letGo`, and no longer than whatever is under way right now. */
export function holdBack(stream: Writable): void {
  if (held.has(stream)) return
  held.add(stream)
  stream.cork()
  setImmediate(() => letGo(stream))
}

export function letGo(stream: Writable): void {
  if (held.delete(stream)) stream.uncork()
}
