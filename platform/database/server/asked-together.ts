/**
 * A question about one of many, asked at every request: what comes in the same turn of the program goes to the database
 * as one question about all of them, in a transaction that begins after each of them was asked. Nobody is kept waiting
 * for it: the turn is over before the first question could have been sent and answered.
 */

/** Says of which key it tells; one row for each key at most. */
export type RowOfOne = { readonly asked: string }

type Ask = <Row>(text: string, values: readonly unknown[]) => Promise<readonly Row[]>
type Rows = Promise<ReadonlyMap<string, RowOfOne>>

export class AskedTogether {
  readonly #ask: Ask
  readonly #waiting = new Map<string, { readonly keys: Set<string>; readonly rows: Rows }>()

  constructor(ask: Ask) {
    this.#ask = ask
  }

  async of<Row extends RowOfOne>(text: string, key: string): Promise<Row | undefined> {
    const turn = this.#waiting.get(text) ?? this.#begun(text)
    turn.keys.add(key)
    return (await turn.rows).get(key) as Row | undefined
  }

  #begun(text: string) {
    const keys = new Set<string>()
    const over = new Promise<void>((resolve) => setImmediate(resolve))
    const rows = over.then(async () => {
      this.#waiting.delete(text)
      const found = await this.#ask<RowOfOne>(text, [[...keys]])
      return new Map(found.map((row) => [row.asked, row]))
    })
    const turn = { keys, rows }
    this.#waiting.set(text, turn)
    return turn
  }
}
