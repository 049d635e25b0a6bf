/**
 * Work of one kind that comes while such work is under way waits for it and is then done together, in one transaction:
 * where hundreds ask at the same moment, the tenth does not wait for nine transactions, and what all of them have to
 * read is read once.
 */
import type { Transaction } from 'kysely'
import type { Tables } from './tables.generated.ts'

export type Together<Item, Done> = {
  /** Items that say the same here are never done in one. */
  readonly apart: (item: Item) => string
  /** What became of each, in their order. An error is thrown to whoever brought that item and leaves nothing of it. */
  readonly work: (tx: Transaction<Tables>, items: readonly Item[]) => Promise<readonly (Done | Error)[]>
}

/** What is stored beside the work of one item, in the same transaction. */
export type Beside<Done> = (tx: Transaction<Tables>, done: Done) => Promise<void>

type Waiting<Item, Done> = {
  readonly item: Item
  readonly beside: Beside<Done> | undefined
  readonly resolve: (done: Done) => void
  readonly reject: (failure: unknown) => void
}
type Transact = <T>(work: (tx: Transaction<Tables>) => Promise<T>) => Promise<T>

const AT_MOST = 200

/** Those who wait, of one kind of work in one company. */
export class Gathering<Item, Done> {
  readonly #kind: Together<Item, Done>
  readonly #transact: Transact
  #waiting: Waiting<Item, Done>[] = []
  #isWorking = false

  constructor(kind: Together<Item, Done>, transact: Transact) {
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
    while (this.#waiting.length > 0) {
      const round = this.#nextRound()
      await this.#done(round).catch(async (failure: unknown) => {
        // One of them spoils it for all: each is done by itself, and only that one fails.
        if (round.length === 1) round[0]?.reject(failure)
        else for (const one of round) await this.#done([one]).catch((alone: unknown) => one.reject(alone))
      })
    }
    this.#isWorking = false
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

  async #done(round: readonly Waiting<Item, Done>[]): Promise<void> {
    const outcomes = await this.#transact(async (tx) => {
      const outcomes = await this.#kind.work(
        tx,
        round.map(({ item }) => item),
      )
      for (const [at, { beside }] of round.entries()) {
        const outcome = outcomes[at]
        if (!(outcome instanceof Error)) await beside?.(tx, outcome as Done)
      }
      return outcomes
    })
    for (const [at, { resolve, reject }] of round.entries()) {
      const outcome = outcomes[at]
      if (outcome instanceof Error) reject(outcome)
      else resolve(outcome as Done)
    }
  }
}
