/**
 * Rows that leave many times between two changes: each is read through its schema and written as text once, when it is
 * first asked for, and a list of them is these texts side by side. The schema goes with them, so that they leave only
 * in answer to a call that declares a list of it: what is not declared cannot leave here either.
 */
import { z } from 'zod'

export class ReadyRows<Row, Given> {
  readonly #rows: readonly Row[]
  readonly #item: z.ZodType<unknown, Given>
  readonly #shown: (row: Row) => Given
  readonly #texts: (string | undefined)[] = []

  constructor(rows: readonly Row[], item: z.ZodType<unknown, Given>, shown: (row: Row) => Given) {
    this.#rows = rows
    this.#item = item
    this.#shown = shown
  }

  list(places: Iterable<number>): ReadyList<Given> {
    return new ReadyList(
      this.#item,
      Array.from(places, (at) => this.#text(at)),
    )
  }

  #text(at: number): string {
    const known = this.#texts[at] ?? JSON.stringify(this.#item.parse(this.#shown(this.#rows[at] as Row)))
    this.#texts[at] = known
    return known
  }
}

export class ReadyList<Given> {
  readonly #item: z.ZodType<unknown, Given>
  readonly #texts: readonly string[]

  constructor(item: z.ZodType<unknown, Given>, texts: readonly string[]) {
    this.#item = item
    this.#texts = texts
  }

  get length(): number {
    return this.#texts.length
  }

  after(first: ReadyList<Given>): ReadyList<Given> {
    if (first.#item !== this.#item) throw new Error('Rows of two kinds make no list.')
    return new ReadyList(this.#item, [...first.#texts, ...this.#texts])
  }

  /**
   * With other values of one of its last fields, which say null in these rows until then. Fields behind it are null or
   * plain words, so that the last place where its name stands is its own.
   */
  withLast(field: string, values: readonly (string | Readonly<Record<string, string>> | null)[]): ReadyList<Given> {
    const empty = `,"${field}":null`
    const texts = this.#texts.map((text, at) => {
      const from = text.lastIndexOf(empty)
      if (from < 0) throw new Error(`${field} is no empty field of these rows.`)
      return `${text.slice(0, from)},"${field}":${JSON.stringify(values[at] ?? null)}${text.slice(from + empty.length)}`
    })
    return new ReadyList(this.#item, texts)
  }

  /** As JSON, for a call that answers `response`. */
  textFor(response: z.ZodType | undefined): string {
    const isDeclared = response instanceof z.ZodArray && response.element === this.#item && !response.def.checks?.length
    if (!isDeclared) throw new Error('The call does not answer a list of these rows.')
    return `[${this.#texts.join(',')}]`
  }
}
