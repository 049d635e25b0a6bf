/** What people are searched by, folded by the database when it was stored (`employees.search_text`). */

/** As the database folds it: without regard to case or width, in any script. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Each word has to be found, in whatever order they were typed. */
export const wordsOf = (search = ''): readonly string[] => search.split(/\s+/).map(folded).filter(Boolean)

/** Of each text so many times 32 bits. */
const WIDTH = 8

/**
 * Each text has a sign: for every two characters that stand beside each other one of 256 bits. Only texts whose sign has
 * all bits of a word are looked into, since looking into ten thousand takes longer than all the rest of a request.
 */
export class SearchTexts {
  readonly #texts: readonly string[]
  readonly #signs: Uint32Array

  constructor(texts: readonly string[]) {
    this.#texts = texts
    this.#signs = new Uint32Array(texts.length * WIDTH)
  }

  /** Before anything is looked for, and some at a time, so that nobody waits long. */
  sign(from: number, to: number): void {
    for (let at = from; at < Math.min(to, this.#texts.length); at += 1) {
      sign(this.#texts[at] as string, this.#signs, at * WIDTH)
    }
  }

  /** Of each text 1 where it holds the word. */
  holding(word: string): Uint8Array {
    const texts = this.#texts
    const signs = this.#signs
    const wanted = new Uint32Array(WIDTH)
    sign(word, wanted, 0)
    const marks = new Uint8Array(texts.length)
    for (let at = 0, from = 0; at < texts.length; at += 1, from += WIDTH) {
      let part = 0
      while (part < WIDTH && ((signs[from + part] as number) & (wanted[part] as number)) >>> 0 === wanted[part])
        part += 1
      if (part === WIDTH && texts[at]?.includes(word)) marks[at] = 1
    }
    return marks
  }
}

function sign(text: string, signs: Uint32Array, from: number): void {
  for (let at = 1; at < text.length; at += 1) {
    const pair = Math.imul(text.charCodeAt(at - 1), 31) + text.charCodeAt(at)
    const bit = Math.imul(pair, SPREAD) >>> 24
    const part = from + (bit >>> 5)
    signs[part] = (signs[part] as number) | (1 << (bit & 31))
  }
}

/** Spreads pairs of characters over all bits. */
const SPREAD = 0x9e3779b1
