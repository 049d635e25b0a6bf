/**
 * The places where a history may go wrong, each by name. A step arms one: it strikes once, at the so-manieth time that
 * the step comes by, within the requests of the history alone; whatever else the server does meanwhile is left in peace.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

export const faultPoints = [
  'database: away before a transaction',
  'database: broken off within a transaction',
  'database: asks for a transaction again',
  'database: the answer of a transaction lost',
  'database: broken off while reading',
  'answer: lost before it is kept',
  'answer: lost on its way',
  'disk: full',
  'disk: written, and failed all the same',
  'disk: cannot take away',
  'mail: nobody there',
  'mail: come later',
  'mail: no such mailbox',
  'mail: taken, and the answer lost',
  'clock: forward',
  'clock: back',
] as const
export type FaultPoint = (typeof faultPoints)[number]
export type Planned = { readonly point: FaultPoint; readonly nth: number }

export class Faults {
  readonly hits = new Map<FaultPoint, number>(faultPoints.map((point) => [point, 0]))
  readonly #within = new AsyncLocalStorage<true>()
  #planned: Planned | undefined
  #passed = 0

  arm(planned: Planned | undefined): void {
    this.#planned = planned
    this.#passed = 0
  }

  within<T>(work: () => T): T {
    return this.#within.run(true, work)
  }

  /** Whether what is armed strikes here and now. */
  strikes(point: FaultPoint): boolean {
    if (this.#planned?.point !== point || this.#within.getStore() !== true) return false
    this.#passed += 1
    if (this.#passed < this.#planned.nth) return false
    this.#planned = undefined
    this.hit(point)
    return true
  }

  /** For what strikes elsewhere: the mail server, the clock, the way back. */
  hit(point: FaultPoint): void {
    this.hits.set(point, (this.hits.get(point) ?? 0) + 1)
  }

  missed = (): FaultPoint[] => faultPoints.filter((point) => this.hits.get(point) === 0)
}

/** As the drivers and the file system name what happened. */
export const failure = (message: string, code: string): Error => Object.assign(new Error(message), { code })
