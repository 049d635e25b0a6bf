/** A formula cut into words: numbers, names, signs. Whatever is none of these is told with its place. */

export type Token =
  | { readonly kind: 'number'; readonly text: string; readonly at: number }
  /** In square brackets it is a column's key, whatever figure has the same name. */
  | { readonly kind: 'name'; readonly text: string; readonly at: number; readonly isColumn: boolean }
  | { readonly kind: 'sign'; readonly text: string; readonly at: number }

/** Where a formula is wrong (the first sign is 1) and why. */
export class FormulaFault extends Error {
  readonly key: string
  readonly at: number
  readonly text: string
  constructor(key: string, at: number, text = '') {
    super(`${key} at ${at}`)
    this.key = key
    this.at = at
    this.text = text
  }
}

/** In order: what is tried first is taken first, so that `<=` is not `<`. */
const WORDS = /\s+|(\d{1,15}(?:\.\d{1,15})?)|\[([a-z][a-z0-9_.-]*)\]|([a-z][a-z0-9_.]*)|(<=|>=|<>|[-+*/(),<>=])/giy

export function tokensOf(formula: string): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < formula.length; ) {
    WORDS.lastIndex = at
    const found = WORDS.exec(formula)
    if (!found) throw new FormulaFault('payreports.formula.unknown-sign', at + 1, formula.slice(at, at + 1))
    const [whole, number, bracketed, name, sign] = found
    if (number !== undefined) tokens.push({ kind: 'number', text: number, at: at + 1 })
    else if (bracketed ?? name) {
      const text = (bracketed ?? name ?? '').toLowerCase()
      tokens.push({ kind: 'name', text, at: at + 1, isColumn: bracketed !== undefined })
    } else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign, at: at + 1 })
    at += whole.length
  }
  return tokens
}
