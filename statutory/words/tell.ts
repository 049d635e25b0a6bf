/**
 * A step of a worksheet in a reader's language: its name, its parts and the row it found, with the law's own words.
 * Amounts stay the decimal text they are; how money looks is for whoever shows it.
 */
import type { Part, Step, StepKind } from '../core/worksheet.ts'
import { choiceOf, type LawWords, nameOf } from './words.ts'

export type ToldPart = { readonly key: string; readonly label: string; readonly value: string }

export type ToldStep = {
  readonly key: string
  readonly kind: StepKind
  readonly label: string
  readonly value: string
  readonly parts: ToldPart[]
  readonly row: ToldPart[]
  readonly rounding: string | null
  /** Id of the dated block it rests on. */
  readonly source: string | null
  /** The answer it leads to, and of a fact the answer of an earlier scheme that it hands on; inner ones have none. */
  readonly figure: string | null
  readonly from: string | null
  readonly scheme: string
}

export function told(words: LawWords, step: Step): ToldStep {
  const { scheme, key, kind, value, parts = [], row = [], rounding, source, figure, from } = step
  const part = (one: Part): ToldPart => ({
    key: one.key,
    label: nameOf(words, scheme, one.key),
    value: choiceOf(words, scheme, one.key, one.value),
  })
  const { roundings, schemes }: { readonly [group in 'roundings' | 'schemes']: { readonly [key: string]: string } } =
    words
  return {
    key,
    kind,
    label: nameOf(words, scheme, key),
    value: choiceOf(words, scheme, key, value),
    parts: parts.map(part),
    row: row.map(part),
    rounding: rounding ? (roundings[rounding] ?? rounding) : null,
    source: source ?? null,
    figure: figure ?? null,
    from: from ?? null,
    scheme: schemes[scheme] ?? scheme,
  }
}
