/**
 * A second press of a button while the first is under way is the same press: whoever sends the same change of the same
 * thing again before it is answered waits for that answer. What is read may be asked for as often as anybody likes.
 */
import type { Answer, Wanted } from './send.ts'

const underWay = new Map<string, Promise<Answer>>()

export function onceAtATime(wanted: Wanted, ask: () => Promise<Answer>): Promise<Answer> {
  const name = nameOf(wanted)
  if (name === undefined) return ask()
  const running = underWay.get(name)
  if (running) return running
  const asked = ask().finally(() => underWay.delete(name))
  underWay.set(name, asked)
  return asked
}

/** Undefined of what is read, and of what may be given up on its own. */
function nameOf({ method, path, params, query, body, file, key, signal }: Wanted): string | undefined {
  if (method === 'GET' || signal) return undefined
  return JSON.stringify([method, path, params, query, body, key, file && numberOf(file)])
}

/** Two files of one name and size may still say different things; the same one is the same object. */
const files = new WeakMap<Blob, number>()
let last = 0
function numberOf(file: Blob): number {
  const known = files.get(file)
  if (known !== undefined) return known
  last += 1
  files.set(file, last)
  return last
}
