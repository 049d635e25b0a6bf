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
  /** The figure of the calling scheme that this fact was taken from. */
  readonly from?: string
  readonly scheme: string
}

export type Cell = Amount | number | string | boolean
type Pairs = readonly (readonly [key: string, value: Cell])[]
export type More = {
  readonly figure?: string
  readonly parts?: Pairs
  readonly row?: Pairs
  readonly rounding?: RoundingName
  readonly source?: string
}

/** What a scheme's facts and answers are called on the sheet of the scheme that asked; what is not named is inner. */
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

  /** A fact as it came; where another scheme worked it out, the step says which figure it was there. */
  fact(key: string, value: Cell, more: More & { readonly kind?: StepKind } = NOTHING_MORE): void {
    this.#push(more.kind ?? 'fact', key, value, more, more.figure, this.#names?.[key])
  }

  note(kind: StepKind, key: string, value: Cell, more: More = NOTHING_MORE): void {
    this.#push(kind, key, value, more, more.figure)
  }

  /** An answer of the scheme. */
  result(figure: string, value: Cell, more: More = NOTHING_MORE): void {
    this.#push('result', figure, value, more, figure)
  }

  #push(kind: StepKind, key: string, value: Cell, more: More, figure: string | undefined, from?: string): void {
    const named = this.#names && figure !== undefined ? this.#names[figure] : figure
    const step: { -readonly [K in keyof Step]: Step[K] } = {
      figure: named ?? null,
      key,
      kind,
      value: cellText(value),
      scheme: this.#scheme,
    }
    if (more.parts) step.parts = partsOf(more.parts)
    if (more.row) step.row = partsOf(more.row)
    if (more.rounding) step.rounding = more.rounding
    if (more.source) step.source = more.source
    if (from) step.from = from
    this.steps.push(step)
  }
}

const NOTHING_MORE = {}

function partsOf(pairs: Pairs): readonly Part[] {
  const parts: Part[] = []
  for (const [key, value] of pairs) parts.push({ key, value: cellText(value) })
  return parts
}

/** Amounts are the only bigints on a sheet. */
function cellText(value: Cell): string {
  return typeof value === 'bigint' ? amountText(value) : String(value)
}
