/** Worked cases: one JSON object a line, from outside sources wherever there is one; and how an answer meets them. */
import { parseDecimal } from '#kernel/fraction.ts'
import { isRefusedAnswer, type RefusedAnswer } from './country-law.ts'
import type { Answer } from './scheme.ts'

export type WorkedCase = {
  readonly id: string
  readonly scheme: string
  readonly on: string
  readonly given: { readonly [key: string]: unknown }
  /** Only these keys are compared, exactly; { refused: true } where the law does not reach. */
  readonly expect: Answer
  /** agency: an official source; published: someone else's published case; derived: worked out from the rule. */
  readonly standing: 'agency' | 'published' | 'derived'
  readonly source: string
  readonly note?: string
}

export function casesOf(text: string): readonly WorkedCase[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => JSON.parse(line))
}

/** What an answer gets wrong, one sentence a key; empty when it is exact. */
export function differences({ expect }: WorkedCase, answer: Answer | RefusedAnswer): readonly string[] {
  if (isRefusedAnswer(answer)) return expect.refused === true ? [] : [`refused: ${answer.reason}`]
  return Object.entries(expect)
    .filter(([key, value]) => !same(answer[key], value))
    .map(([key, value]) => `${key}: ${answer[key]} instead of ${value}`)
}

type Value = string | number | boolean | undefined

/** "110" equals "110.00": both are the same decimal. */
function same(left: Value, right: Value): boolean {
  if (left === right) return true
  if (typeof left === 'boolean' || typeof right === 'boolean') return false
  const [one, other] = [parseDecimal(String(left)), parseDecimal(String(right))]
  return one !== undefined && other !== undefined && one.top * other.bottom === other.top * one.bottom
}
