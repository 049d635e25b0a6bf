/**
 * Work of one kind that comes while such work is under way waits for it and is then done together, in one transaction:
 * where hundreds ask at the same moment, the tenth does not wait for nine transactions, and what all of them have to
 * read is read once.
 */
import type { SystemTx, Tx } from './tx.ts'

export type Together<Item, Done, Seen extends SystemTx = Tx> = {
  /** Items that say the same here are never done in one. */
  readonly apart: (item: Item) => string
  /** Those for which nothing has to be waited that others hold; the rest go by themselves, so that only they wait. */
  readonly free: (tx: Seen, items: readonly Item[]) => Promise<ReadonlySet<Item>>
  readonly work: (tx: Seen, items: readonly Item[]) => Promise<Worked<Done>>
}

export type Worked<Done> = {
  /** What became of each, in their order. An error is thrown to whoever brought that item. */
  readonly outcomes: readonly (Done | Error)[]
  /** What others of the company wait for until the end, such as the log's last link: after everything else. */
  readonly last: () => Promise<void>
}

/** What is stored beside the work of one item, in the same transaction. */
export type Beside<Done> = (tx: SystemTx, done: Done) => Promise<void>

type Waiting<Item, Done> = {
  readonly item: Item
  readonly beside: Beside<Done> | undefined
  readonly resolve: (done: Done) => void
  readonly reject: (failure: unknown) => void
}
type Transact<Seen> = <T>(work: (tx: Seen) => Promise<T>) => Promise<T>

const AT_MOST = 200

/** Those who wait, of one kind of work in one company, or in none. */
export class GroupCommit<Item, Done, Seen extends SystemTx = Tx> {
  readonly #kind: Together<Item, Done, Seen>
  readonly #transact: Transact<Seen>
  #waiting: Waiting<Item, Done>[] = []
  #isWorking = false

  constructor(kind: Together<Item, Done, Seen>, transact: Transact<Seen>) {
    this.#kind = kind
    this.#transact = transact
  }

  add(item: Item, beside?: Beside<Done>): Promise<Done> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, beside, resolve, reject })
      if (!this.#isWorking) void this.#workOff()
    })
  }

  async #workOff(): Promise<void> {
    this.#isWorking = true
    while (this.#waiting.length > 0) await this.#workOffRound(this.#nextRound())
    this.#isWorking = false
  }

  async #workOffRound(round: readonly Waiting<Item, Done>[]): Promise<void> {
    const [only] = round
    if (only && round.length === 1) return this.#alone(only)
    try {
      for (const one of await this.#done(round)) void this.#alone(one)
    } catch (failure) {
      // One of them spoils it for all: nothing is stored yet, each is done by itself, and only that one fails.
      if (failure instanceof Spoilt) for (const one of round) await this.#alone(one)
      else for (const one of round) one.reject(failure)
    }
  }

  #alone(one: Waiting<Item, Done>): Promise<void> {
    return this.#done([one]).then(
      () => {},
      (failure: unknown) => one.reject(failure instanceof Spoilt ? failure.cause : failure),
    )
  }

  #nextRound(): Waiting<Item, Done>[] {
    const names = new Set<string>()
    const round: Waiting<Item, Done>[] = []
    this.#waiting = this.#waiting.filter((one) => {
      const name = this.#kind.apart(one.item)
      if (round.length === AT_MOST || names.has(name)) return true
      names.add(name)
      round.push(one)
      return false
    })
    return round
  }

  /** Those that were set aside. */
  async #done(round: readonly Waiting<Item, Done>[]): Promise<readonly Waiting<Item, Done>[]> {
    const { done, outcomes } = await this.#transact(async (tx) => {
      try {
        return await this.#work(tx, round)
      } catch (failure) {
        throw isOfOne(failure) ? new Spoilt('one of several', { cause: failure }) : failure
      }
    })
    for (const [at, { resolve, reject }] of done.entries()) {
      const outcome = outcomes[at]
      if (outcome instanceof Error) reject(outcome)
      else resolve(outcome as Done)
    }
    return round.filter((one) => !done.includes(one))
  }

  async #work(tx: Seen, round: readonly Waiting<Item, Done>[]) {
    const items = round.map(({ item }) => item)
    // Who is alone waits for whatever it is.
    const free = round.length === 1 ? new Set(items) : await this.#kind.free(tx, items)
    const done = round.filter(({ item }) => free.has(item))
    const { outcomes, last } = await this.#kind.work(
      tx,
      done.map(({ item }) => item),
    )
    for (const [at, { beside }] of done.entries()) {
      const outcome = outcomes[at]
      if (!(outcome instanceof Error)) await beside?.(tx, outcome as Done)
    }
    await last()
    return { done, outcomes }
  }
}

/** Before anything was stored, and by what one of them brought. */
class Spoilt extends Error {}

/**
 * What the data of one can cause, and not the way to the database: done again where that failed, everybody would wait
 * for it one after the other, and what was stored after all would be stored twice.
 */
function isOfOne(failure: unknown): boolean {
  const [code = ''] = failure instanceof Error && 'code' in failure ? [String(failure.code)] : []
  return /^(22|23|P0)/.test(code) || failure instanceof TypeError || failure instanceof RangeError
}
