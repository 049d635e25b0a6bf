/**
 * The sheet a rule fills in on its way: what it was given, which row it found, how it rounded, what came out.
 * It is kept with the payslip, so it is a flat list of small records. Rules write `sheet?.note(...)`: without a
 * sheet nothing is built, and a pay run that needs only figures pays nothing for it.
 */
import { type Amount, amountText } from '#kernel/money.ts'
import type { RoundingName } from './rounding.ts'

export const stepKinds = [
  'fact',
  'sum',
  'table',
  'bracket',
  'rate',
  'capped',
  'prorated',
  'year-to-date',
  'rounding',
  'result',
] as const
export type StepKind = (typeof stepKinds)[number]

export type Part = { readonly key: string; readonly value: string }

export type Step = {
  /** The answer this step leads to; null where several answers rest on it. */
  readonly figure: string | null
  /** Names the step; its words are in words/*.json. */
  readonly key: string
  readonly kind: StepKind
  readonly value: string
  /** What the value is made of, in order. */
  readonly parts?: readonly Part[]
  /** The row of the table that was found, column by column. */
  readonly row?: readonly Part[]
  readonly rounding?: RoundingName
  /** Id of the dated block the step rests on; see the sources of the country. */
  readonly source?: string
  readonly scheme: string
}

export type Cell = Amount | number | string | boolean
type Pairs = readonly (readonly [key: string, value: Cell])[]
export type More = {
  readonly figure?: string | null
  readonly parts?: Pairs
  readonly row?: Pairs
  readonly rounding?: RoundingName
  readonly source?: string
}

/** How a scheme's own names of its facts and answers read on the payslip that called it. */
export type Names = { readonly [key: string]: string }

export class Worksheet {
  readonly steps: Step[]
  readonly #scheme: string
  readonly #names: Names | undefined

  constructor(scheme: string, steps: Step[] = [], names?: Names) {
    this.#scheme = scheme
    this.steps = steps
    this.#names = names
  }

  /** The same sheet, for a scheme that this one asks. */
  within(scheme: string, names: Names): Worksheet {
    return new Worksheet(scheme, this.steps, names)
  }

  /** A fact as given; where the caller computed it, the step says from which figure. */
  fact(key: string, value: Cell, more: More = {}): void {
    const from = this.#names?.[key]
    this.note('fact', key, value, from && !more.parts ? { ...more, parts: [[from, value]] } : more)
  }

  result(figure: string, value: Cell, more: More = {}): void {
    this.note('result', figure, value, { ...more, figure })
  }

  note(kind: StepKind, key: string, value: Cell, more: More = {}): void {
    const figure = more.figure ?? null
    this.steps.push({
      figure: figure === null ? null : (this.#names?.[figure] ?? figure),
      key,
      kind,
      value: cellText(value),
      ...(more.parts && { parts: more.parts.map(partOf) }),
      ...(more.row && { row: more.row.map(partOf) }),
      ...(more.rounding && { rounding: more.rounding }),
      ...(more.source && { source: more.source }),
      scheme: this.#scheme,
    })
  }
}

function partOf([key, value]: readonly [string, Cell]): Part {
  return { key, value: cellText(value) }
}

/** Amounts are the only bigints on a sheet. */
function cellText(value: Cell): string {
  return typeof value === 'bigint' ? amountText(value) : String(value)
}
