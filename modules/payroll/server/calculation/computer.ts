/** Where batches are computed: a few people right here, many on threads of their own (computing-threads.ts). */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { balanceOf } from '../../model/sums.ts'
import { type Batch, type Computed, computeBatch } from './compute.ts'
import { computeInThread, threadCount, threadsAreBuilt } from './computing-threads.ts'

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
      sums: balanceOf(
        Object.keys(computed[0]?.sums ?? {}),
        computed.map(({ sums }) => sums),
      ),
    }
  },
}

const inThreads: Computer = { atOnce: threadCount + 1, compute: computeInThread }

/** Fewer people than this are done before a thread has warmed up. */
const WORTH_A_THREAD = 300

/** Without the built program, as in a test that needs no build, everything is computed here. */
export const computerFor = (people: number): Computer =>
  people >= WORTH_A_THREAD && threadsAreBuilt() ? inThreads : computerHere
