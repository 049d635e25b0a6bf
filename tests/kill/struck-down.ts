// A server that is killed while it works, at a moment nobody chose, and started again on what it left.
import { expect, test } from 'vitest'
import type { Answer } from '../support/client.ts'
import { type RunningServer, runServer } from '../support/running-server.ts'

/** What kills are tried on beside the pay run, the import and the database itself: at full length alone. */
export const testAtLength = test.skipIf(process.env.KILL_ROUNDS === undefined)
export const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2)
/** Five seconds of work on a quiet machine; the rest is for a busy one. */
const READY_WITHIN = 120_000

export class Struck {
  readonly #first: Awaited<ReturnType<typeof runServer>>
  #now: RunningServer

  private constructor(first: Awaited<ReturnType<typeof runServer>>) {
    this.#first = first
    this.#now = first
  }

  static async start(): Promise<Struck> {
    return new Struck(await runServer({ env: FAR_OFF }))
  }

  get url(): string {
    return this.#now.url
  }

  /** The answer where one came before the end, and then a new server on the same data. */
  async strikeDuring(work: () => Promise<Answer>, after: number): Promise<Answer | undefined> {
    const answer = work().catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, after))
    await this.#now.kill()
    const acknowledged = await answer
    const { dataDir, databaseUrl } = this.#first
    const began = performance.now()
    this.#now = await runServer({ env: FAR_OFF, on: { dataDir, databaseUrl } })
    expect(performance.now() - began, 'milliseconds until it was ready again').toBeLessThan(READY_WITHIN)
    return acknowledged
  }

  async stop(): Promise<void> {
    await this.#now.stop()
    if (this.#now !== this.#first) await this.#first.stop()
  }
}

const FAR_OFF = {
  LIMIT_CALLS_PER_MINUTE: '100000',
  LIMIT_UPLOADS_PER_MINUTE: '1000',
  LIMIT_REGISTRATIONS_PER_HOUR: '1000',
}

/** Moments spread over the work's own time, in no order that a later round repeats. */
export const moments = (workTakes: number): number[] =>
  Array.from({ length: ROUNDS }, (_, round) => ((round + Math.random()) / ROUNDS) * workTakes * 1.1)

export async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now()
  return [await work(), performance.now() - began]
}
