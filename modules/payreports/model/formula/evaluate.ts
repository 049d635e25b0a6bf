/** What a formula comes to, exactly. Empty where something in it is: a division by zero leaves its cell empty. */
import { type Fraction, halfUpOf, plus, times } from '#kernel/fraction.ts'
import type { Formula, FunctionName, Name, Operator } from './parse.ts'

/** Works out one cell of whoever stands there now. */
export type Work = () => Fraction | undefined
/** Where the value of a name is found; undefined while it is empty. Which names there are was judged before. */
export type WorkOf = (name: Name) => Work

/** Gone through once, however many people it is then worked out for. */
export function prepared(formula: Formula, workOf: WorkOf): Work {
  switch (formula.is) {
    case 'number':
      return () => formula.value
    case 'name':
      return workOf(formula)
    case 'minus': {
      const of = prepared(formula.of, workOf)
      return () => negative(of())
    }
    case 'operation': {
      const [left, right] = [prepared(formula.left, workOf), prepared(formula.right, workOf)]
      const operation = operations[formula.operator]
      return () => {
        const [one, other] = [left(), right()]
        return one === undefined || other === undefined ? undefined : operation(one, other)
      }
    }
    case 'call':
      return called(formula, workOf)
  }
}

function called({ name, given }: Extract<Formula, { is: 'call' }>, workOf: WorkOf): Work {
  const values = given.map((one) => prepared(one, workOf))
  if (name === 'if') {
    const [condition, yes, no] = values
    return () => {
      const holds = condition?.()
      // Only the side that holds is worked out: the other may divide by nothing.
      return holds === undefined ? undefined : (holds.top !== 0n ? yes : no)?.()
    }
  }
  const work = functions[name]
  return () => {
    const known: Fraction[] = []
    for (const one of values) {
      const value = one()
      if (value === undefined) return undefined
      known.push(value)
    }
    return work(known)
  }
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
  if (value.bottom === scale) return value
  return { top: halfUpOf(times(value, { top: scale, bottom: 1n })), bottom: scale }
}
