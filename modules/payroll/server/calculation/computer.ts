/** Where batches are computed: a few people right here, many on threads of their own (computing-threads.ts). */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Batch, type Computed, computeBatch } from './compute.ts'

export type Computer = {
  /** How many batches are on their way at once. */
  readonly atOnce: number
  compute(batch: Batch): Promise<Computed>
}

/** About three milliseconds; other requests are answered in between. */
const PEOPLE_AT_ONCE = 25

export const computerHere: Computer = {
  atOnce: 2,
  async compute(batch) {
    const computed: Computed[] = []
    for (let at = 0; at < batch.people.length; at += PEOPLE_AT_ONCE) {
      computed.push(computeBatch({ ...batch, people: batch.people.slice(at, at + PEOPLE_AT_ONCE) }))
      await nextTurn()
    }
    return {
      rows: computed.flatMap(({ rows }) => rows),
      shapes: new Map(computed.flatMap(({ shapes }) => [...shapes])),
    }
  },
}

export const computerFor = (_people: number): Computer => computerHere
