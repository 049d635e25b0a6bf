/** Where what waits is worked out: a few people right here, others answered in between; many on threads of their own. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { computeInThread, threadCount, threadsAreBuilt } from '../calculation/computing-threads.ts'
import { keyOf, type Waiting, type WaitingRead, workOutWaiting } from './work-out-waiting.ts'

/** Payslips: fewer are worked out before a thread has warmed up. */
const WORTH_A_THREAD = 300
/** A few milliseconds. */
const AT_ONCE = 25

export async function waitingFrom(read: WaitingRead | undefined): Promise<readonly Waiting[]> {
  if (!read) return []
  const many = read.kept.length >= WORTH_A_THREAD && threadsAreBuilt()
  const parts = divided(read, many ? Math.ceil(read.kept.length / (threadCount * 2)) : AT_ONCE)
  if (many) return (await Promise.all(parts.map((retro) => computeInThread({ retro })))).flat()
  const found: Waiting[] = []
  for (const part of parts) {
    found.push(...workOutWaiting(part))
    await nextTurn()
  }
  return found
}

/** They come by person: each part has all months of whom it names, and nothing of others. */
function divided(read: WaitingRead, most: number): readonly WaitingRead[] {
  const parts: KeptOf[][] = []
  for (const one of read.kept) {
    const last = parts.at(-1)
    if (last && (last.length < most || last.at(-1)?.employee_id === one.employee_id)) last.push(one)
    else parts.push([one])
  }
  if (parts.length === 1) return [read]
  return parts.map((kept) => {
    const ids = new Set(kept.map(({ employee_id }) => employee_id))
    const keys = new Set(kept.map(keyOf))
    return {
      ...{ country: read.country, kept },
      people: only(read.people, keys),
      priced: only(read.priced, ids),
      decided: only(read.decided, keys),
    }
  })
}

type KeptOf = WaitingRead['kept'][number]

function only<Value>(of: ReadonlyMap<string, Value>, keys: ReadonlySet<string>): ReadonlyMap<string, Value> {
  const found = new Map<string, Value>()
  for (const key of keys) {
    const value = of.get(key)
    if (value !== undefined) found.set(key, value)
  }
  return found
}
