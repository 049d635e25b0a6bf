/**
 * The closed language of companies' columns (decision 0011): decimal numbers, names, + - * /, comparisons and six
 * functions. Read into a tree by rising strength of the signs; nothing of it is ever run as a program.
 */
import { type Fraction, parseDecimal } from '#kernel/fraction.ts'
import { FormulaFault, type Token, tokensOf } from './tokens.ts'

/** Of a figure or of a column; in square brackets of a column first. */
export type Name = { readonly name: string; readonly at: number; readonly isColumn: boolean }
export type Operator = '+' | '-' | '*' | '/' | '=' | '<>' | '<' | '<=' | '>' | '>='
export type Formula =
  | { readonly is: 'number'; readonly value: Fraction }
  | ({ readonly is: 'name' } & Name)
  | { readonly is: 'minus'; readonly of: Formula }
  | { readonly is: 'operation'; readonly operator: Operator; readonly left: Formula; readonly right: Formula }
  | { readonly is: 'call'; readonly name: FunctionName; readonly given: readonly Formula[] }

/** How many values each takes, at least and at most. */
const FUNCTIONS = {
  if: [3, 3],
  min: [1, 20],
  max: [1, 20],
  sum: [1, 20],
  abs: [1, 1],
  round: [1, 2],
} as const
export type FunctionName = keyof typeof FUNCTIONS

export const LONGEST_FORMULA = 500
/** Of one cell. */
export const MOST_STEPS = 200

/** Throws FormulaFault, with its place. */
export function parseFormula(text: string): Formula {
  if (text.length > LONGEST_FORMULA) throw new FormulaFault('payreports.formula.too-long', LONGEST_FORMULA)
  return new Reading(tokensOf(text), text.length + 1).whole()
}

/** Weakest first. */
const LEVELS: readonly (readonly Operator[])[] = [
  ['=', '<>', '<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/'],
]

class Reading {
  readonly #tokens: readonly Token[]
  readonly #end: number
  #at = 0
  #steps = 0

  constructor(tokens: readonly Token[], end: number) {
    this.#tokens = tokens
    this.#end = end
  }

  whole(): Formula {
    const formula = this.#level(0)
    const rest = this.#tokens[this.#at]
    if (rest)
      throw new FormulaFault(`payreports.formula.${rest.text === ')' ? 'closing' : 'unexpected'}`, rest.at, rest.text)
    return formula
  }

  #level(level: number): Formula {
    const operators = LEVELS[level]
    if (!operators) return this.#signed()
    let left = this.#level(level + 1)
    for (;;) {
      const next = this.#tokens[this.#at]
      const operator = operators.find((one) => next?.kind === 'sign' && next.text === one)
      if (operator === undefined) return left
      this.#at += 1
      left = this.#step({ is: 'operation', operator, left, right: this.#level(level + 1) })
    }
  }

  #signed(): Formula {
    if (this.#takes('-')) return this.#step({ is: 'minus', of: this.#signed() })
    if (this.#takes('+')) return this.#signed()
    return this.#value()
  }

  #value(): Formula {
    const token = this.#tokens[this.#at]
    if (!token) throw new FormulaFault('payreports.formula.ends', this.#end)
    this.#at += 1
    if (token.kind === 'number') return this.#step({ is: 'number', value: numberOf(token) })
    if (token.kind === 'name') return this.#takes('(') ? this.#called(token) : this.#named(token)
    if (token.text !== '(') throw new FormulaFault('payreports.formula.unexpected', token.at, token.text)
    const inside = this.#level(0)
    this.#demand(')')
    return inside
  }

  #named({ text: name, at, isColumn }: Extract<Token, { kind: 'name' }>): Formula {
    return this.#step({ is: 'name', name, at, isColumn })
  }

  #called({ text, at }: Token): Formula {
    if (!isFunction(text)) throw new FormulaFault('payreports.formula.unknown-function', at, text)
    const given: Formula[] = []
    if (!this.#takes(')')) {
      do given.push(this.#level(0))
      while (this.#takes(','))
      this.#demand(')')
    }
    const [least, most] = FUNCTIONS[text]
    if (given.length < least || given.length > most) throw new FormulaFault('payreports.formula.values', at, text)
    return this.#step({ is: 'call', name: text, given })
  }

  #takes(sign: string): boolean {
    const token = this.#tokens[this.#at]
    if (token?.kind !== 'sign' || token.text !== sign) return false
    this.#at += 1
    return true
  }

  #demand(sign: string): void {
    if (!this.#takes(sign))
      throw new FormulaFault('payreports.formula.bracket', this.#tokens[this.#at]?.at ?? this.#end, sign)
  }

  #step(formula: Formula): Formula {
    this.#steps += 1
    if (this.#steps > MOST_STEPS) throw new FormulaFault('payreports.formula.too-many-steps', 1)
    return formula
  }
}

const isFunction = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name)

function numberOf({ text, at }: Token): Fraction {
  const value = parseDecimal(text)
  if (!value) throw new FormulaFault('payreports.formula.unexpected', at, text)
  return value
}

/** The names that a formula goes by, with their places. */
export function namesIn(formula: Formula): readonly Name[] {
  switch (formula.is) {
    case 'number':
      return []
    case 'name':
      return [formula]
    case 'minus':
      return namesIn(formula.of)
    case 'operation':
      return [...namesIn(formula.left), ...namesIn(formula.right)]
    case 'call':
      return formula.given.flatMap(namesIn)
  }
}

/** The same formula with each name judged anew: whether it is a column's. */
export function withNames(formula: Formula, isColumn: (name: Name) => boolean): Formula {
  const of = (one: Formula): Formula => withNames(one, isColumn)
  switch (formula.is) {
    case 'number':
      return formula
    case 'name':
      return { ...formula, isColumn: isColumn(formula) }
    case 'minus':
      return { ...formula, of: of(formula.of) }
    case 'operation':
      return { ...formula, left: of(formula.left), right: of(formula.right) }
    case 'call':
      return { ...formula, given: formula.given.map(of) }
  }
}
