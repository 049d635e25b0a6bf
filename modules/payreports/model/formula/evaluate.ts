/** What a formula comes to, exactly. Empty where something in it is: a division by zero leaves its cell empty. */
import { type Fraction, halfUpOf, plus, times } from '#kernel/fraction.ts'
import type { Formula, FunctionName, Operator } from './parse.ts'

/** The value of a name; undefined where it is empty. Which names there are was judged before. */
export type ValueOf = (name: string) => Fraction | undefined

export function evaluate(formula: Formula, worthOf: ValueOf): Fraction | undefined {
  switch (formula.is) {
    case 'number':
      return formula.value
    case 'name':
      return worthOf(formula.name)
    case 'minus':
      return negative(evaluate(formula.of, worthOf))
    case 'operation': {
      const [left, right] = [evaluate(formula.left, worthOf), evaluate(formula.right, worthOf)]
      return left === undefined || right === undefined ? undefined : operations[formula.operator](left, right)
    }
    case 'call':
      return called(formula, worthOf)
  }
}

function called({ name, given }: Extract<Formula, { is: 'call' }>, worthOf: ValueOf): Fraction | undefined {
  if (name === 'if') {
    const [condition, yes, no] = given
    const holds = condition && evaluate(condition, worthOf)
    // Only the side that holds is worked out: the other may divide by nothing.
    const side = holds === undefined ? undefined : holds.top !== 0n ? yes : no
    return side && evaluate(side, worthOf)
  }
  const values = given.map((one) => evaluate(one, worthOf))
  const known = values.filter((value) => value !== undefined)
  return known.length < values.length ? undefined : functions[name](known)
}

const ZERO: Fraction = { top: 0n, bottom: 1n }
const ONE: Fraction = { top: 1n, bottom: 1n }
const truth = (holds: boolean): Fraction => (holds ? ONE : ZERO)
const negative = (value: Fraction | undefined): Fraction | undefined => value && { ...value, top: -value.top }
const minus = (left: Fraction, right: Fraction): Fraction => plus(left, { ...right, top: -right.top })
/** Below zero, zero, above: -1, 0, 1. */
function signOf({ top, bottom }: Fraction): number {
  if (top === 0n) return 0
  return top < 0n === bottom < 0n ? 1 : -1
}
const compare = (left: Fraction, right: Fraction): number => signOf(minus(left, right))

const operations: Readonly<Record<Operator, (left: Fraction, right: Fraction) => Fraction | undefined>> = {
  '+': plus,
  '-': minus,
  '*': times,
  '/': (left, right) => (right.top === 0n ? undefined : times(left, { top: right.bottom, bottom: right.top })),
  '=': (left, right) => truth(compare(left, right) === 0),
  '<>': (left, right) => truth(compare(left, right) !== 0),
  '<': (left, right) => truth(compare(left, right) < 0),
  '<=': (left, right) => truth(compare(left, right) <= 0),
  '>': (left, right) => truth(compare(left, right) > 0),
  '>=': (left, right) => truth(compare(left, right) >= 0),
}

const functions: Readonly<Record<Exclude<FunctionName, 'if'>, (given: readonly Fraction[]) => Fraction | undefined>> = {
  sum: (given) => given.reduce(plus, ZERO),
  min: (given) => given.reduce((least, one) => (compare(one, least) < 0 ? one : least)),
  max: (given) => given.reduce((most, one) => (compare(one, most) > 0 ? one : most)),
  abs: ([value = ZERO]) => (signOf(value) < 0 ? { ...value, top: -value.top } : value),
  round: ([value = ZERO, places = ZERO]) => rounded(value, places),
}

const MOST_PLACES = 6n

/** Half away from zero, to a whole number of places from 0 to 6; other places leave the cell empty. */
function rounded(value: Fraction, places: Fraction): Fraction | undefined {
  if (places.top % places.bottom !== 0n) return undefined
  const count = places.top / places.bottom
  if (count < 0n || count > MOST_PLACES) return undefined
  const scale = 10n ** count
  return { top: halfUpOf(times(value, { top: scale, bottom: 1n })), bottom: scale }
}
