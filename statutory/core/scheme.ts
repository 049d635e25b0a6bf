/** One scheme of the law as a caller meets it: what it is given, what it answers, and the rule between. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Fields, Reader } from './given.ts'
import type { Worksheet } from './worksheet.ts'

export type Answer = { readonly [key: string]: string | number | boolean }

export type Scheme = {
  readonly id: string
  readonly given: Fields
  /** Every key an answer may hold, in the order a reader wants them. */
  readonly answers: readonly string[]
  answer(on: PlainDate, given: unknown, sheet: Worksheet | undefined): Answer
}

export type Rule<Facts> = (facts: Facts, on: PlainDate, sheet: Worksheet | undefined) => Answer

export function scheme<Facts>(id: string, given: Reader<Facts>, answers: readonly string[], rule: Rule<Facts>): Scheme {
  return {
    id,
    given: given.fields,
    answers,
    answer: (on, facts, sheet) => rule(given.read(facts), on, sheet),
  }
}
