/**
 * The few lines of a worksheet that somebody who runs the pay would say: what it is of, what was taken off, band and rate,
 * this month's share. Chosen from the end: the figure, what it was made of, and back along what decided it.
 */
import { formulaOf } from './formula.ts'
import { rateText } from './rates.ts'

type Part = { readonly key: string; readonly label: string; readonly value: string }
type Step = {
  readonly key: string
  readonly kind: string
  readonly label: string
  readonly value: string
  readonly parts: readonly Part[]
  readonly row: readonly Part[]
  readonly rounding: string | null
}
/** `how`: the sum that makes the value, in figures alone. Amounts stay decimal text. */
export type SummaryLine = { readonly key: string; readonly label: string; readonly value: string; readonly how: How }
export type How =
  | { readonly of: 'less'; readonly plus: readonly string[]; readonly minus: readonly string[]; readonly by?: string }
  | { readonly of: 'times'; readonly base: string; readonly rate: string }
  | { readonly of: 'band'; readonly over: string; readonly upTo: string | undefined; readonly rate: string }
  | { readonly of: 'nothing' }

const MOST = 7
/** These say what others found already. */
const ECHOES = new Set(['rounding', 'fact'])

export function summaryOf(steps: readonly Step[]): readonly SummaryLine[] {
  const last = steps.at(-1)
  if (!last) return []
  const chosen = new Set<Step>([last])
  // By what leads to the figure, the nearest first.
  for (let round: readonly Step[] = [last]; round.length > 0 && chosen.size < MOST; ) {
    const made = round.flatMap((step) => madeOf(step, steps))
    round = [...new Set(made)].filter((step) => !chosen.has(step)).slice(0, MOST - chosen.size)
    for (const step of round) chosen.add(step)
  }
  const lines = steps.filter((step) => chosen.has(step) && (step === last || !ECHOES.has(step.kind)))
  const told = lines.filter((step) => step === last || !repeats(step, lines))
  return told.map((step) => ({ key: step.key, label: step.label, value: step.value, how: howOf(step) }))
}

/** The steps before it that its parts name and that came to anything; through those that only round. */
function madeOf(step: Step, steps: readonly Step[]): readonly Step[] {
  const before = steps.slice(0, steps.indexOf(step))
  const rank = ({ kind }: Step) => (kind === 'bracket' ? 0 : kind === 'table' || kind === 'sum' ? 1 : 2)
  return step.parts
    .flatMap(({ key }) => before.findLast((one) => one.key === key) ?? [])
    .filter(({ value }) => !/^(-?0(\.0+)?|true|false)$/.test(value))
    .toSorted((one, other) => rank(one) - rank(other))
}

/** A later line has the same amount and is made of this one alone. */
const repeats = (step: Step, lines: readonly Step[]): boolean =>
  lines.some(
    (other) =>
      other !== step &&
      other.value === step.value &&
      other.parts.some(({ key }) => key === step.key) &&
      howOf(step).of === 'nothing',
  )

function howOf(step: Step): How {
  const rate = step.row.find(({ key }) => key === 'rate')
  const over = step.row.find(({ key }) => key === 'over')
  if (rate && over) {
    const upTo = step.row.find(({ key }) => key === 'up_to')?.value
    return { of: 'band', over: over.value, upTo, rate: rateText(step, rate) ?? rate.value }
  }
  const own = step.parts.find((part) => rateText(step, part) !== undefined)
  const base = step.parts.find(({ value }) => isAmount(value))
  if (own && base) return { of: 'times', base: base.value, rate: rateText(step, own) ?? own.value }
  const formula = formulaOf(step)
  if (formula?.of === 'sum') return parted(formula.terms)
  if (formula?.of === 'quotient') return { ...parted(formula.terms), by: formula.by.value }
  return { of: 'nothing' }
}

function parted(terms: readonly Part[]): Extract<How, { of: 'less' }> {
  const values = terms.map(({ value }) => value).filter((value) => !/^-?0\.00$/.test(value))
  return {
    of: 'less',
    plus: values.filter((value) => !value.startsWith('-')),
    minus: values.filter((value) => value.startsWith('-')).map((value) => value.slice(1)),
  }
}

const isAmount = (value: string): boolean => /^-?\d+\.\d{2}$/.test(value)
