/**
 * A question about one of many, asked at every request: what comes in the same turn of the program goes to the database
 * as one question about all of them, in a transaction that begins after each of them was asked. Nobody is kept waiting
 * for it: the turn is over before the first question could have been sent and answered.
 */

/** By its id it is known of whom it tells; one row of each at most. */
export type RowOfOne = { readonly id: string }

type Ask = <Row>(text: string, values: readonly unknown[]) => Promise<readonly Row[]>
type Rows = Promise<ReadonlyMap<string, RowOfOne>>

export class RowLoader {
  readonly #ask: Ask
  readonly #waiting = new Map<string, { readonly ids: Set<string>; readonly rows: Rows }>()

  constructor(ask: Ask) {
    this.#ask = ask
  }

  async of<Row extends RowOfOne>(text: string, id: string, others: readonly string[]): Promise<Row | undefined> {
    const question = [text, ...others].join('\0')
    const turn = this.#waiting.get(question) ?? this.#begun(question, text, others)
    turn.ids.add(id)
    return (await turn.rows).get(id) as Row | undefined
  }

  #begun(question: string, text: string, others: readonly string[]) {
    const ids = new Set<string>()
    const over = new Promise<void>((resolve) => setImmediate(resolve))
    const rows = over.then(async () => {
      this.#waiting.delete(question)
      const found = await this.#ask<RowOfOne>(text, [[...ids], ...others])
      return new Map(found.map((row) => [row.id, row]))
    })
    const turn = { ids, rows }
    this.#waiting.set(question, turn)
    return turn
  }
}
