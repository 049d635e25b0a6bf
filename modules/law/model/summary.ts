/**
 * The few lines of a worksheet that somebody who runs the pay would say: what it is of, what was taken off, band and rate,
 * this month's share. Chosen from the end: the figure, what it was made of, and back along what decided it.
 */
import { parseAmount } from '#kernel/money.ts'
import { formulaOf } from './formula.ts'
import { isShare, rateText } from './rates.ts'

type Part = { readonly key: string; readonly label: string; readonly value: string }
type Step = {
  readonly key: string
  readonly kind: string
  readonly label: string
  readonly value: string
  readonly parts: readonly Part[]
  readonly row: readonly Part[]
  readonly rounding: string | null
  readonly figure?: string | null
  readonly from?: string | null
}
/** `how`: the sum that makes the value, in figures alone. Amounts stay decimal text. */
export type SummaryLine = { readonly key: string; readonly label: string; readonly value: string; readonly how: How }
export type How =
  | { readonly of: 'less'; readonly plus: readonly string[]; readonly minus: readonly string[]; readonly by?: string }
  /** `more`: what it is multiplied by besides, a share or the days of a month. */
  | { readonly of: 'times'; readonly base: string; readonly rate: string; readonly more: readonly string[] }
  | { readonly of: 'product'; readonly factors: readonly string[] }
  | { readonly of: 'band'; readonly over: string; readonly upTo: string | undefined; readonly rate: string }
  /** The row of a printed table that was found. */
  | { readonly of: 'row'; readonly from: string; readonly upTo: string | undefined }
  | { readonly of: 'nothing' }

const MOST = 7
const ECHOES = new Set(['rounding', 'fact'])
/** What decides a figure is told before what it was made of, and both before what earlier months brought. */
const LAST_TOLD = ['sum', 'capped', 'year-to-date']
/** What the year came to with this month in it, such as the taxable pay that is averaged, is a sum like any other. */
const rankOf = ({ key, kind }: Step): number =>
  LAST_TOLD.indexOf(kind === 'year-to-date' && !key.startsWith('year_to_date_') ? 'sum' : kind)

export function summaryOf(steps: readonly Step[]): readonly SummaryLine[] {
  // What was handed in for another figure may stand behind it.
  const last = steps.findLast(({ kind }) => kind !== 'fact') ?? steps.at(-1)
  if (!last) return []
  const leading = leadingTo(last, steps)
  const chosen = new Set(
    leading
      .filter((step) => step !== last && !echoes(step, steps) && !onlyCounts(step, leading))
      .toSorted((one, other) => rankOf(one) - rankOf(other))
      .slice(0, MOST),
  )
  const lines = steps.filter((step) => step === last || chosen.has(step))
  const told = lines.filter((step) => step === last || !repeats(step, lines))
  return told.map((step) => ({ key: step.key, label: step.label, value: step.value, how: howOf(step) }))
}

/** It says what others found already, at most to a whole sen. */
function echoes(step: Step, steps: readonly Step[]): boolean {
  if (ECHOES.has(step.kind)) return true
  const made = madeOf(step, steps)
  return made.length === 1 && made[0]?.kind === 'rounding'
}

/** A number by which others are divided or multiplied: it stands in their sums. */
function onlyCounts(step: Step, among: readonly Step[]): boolean {
  if (!/^\d+$/.test(step.value) || step.row.length > 0) return false
  const using = among.filter(({ parts }) => parts.some(({ key }) => key === step.key))
  return using.length > 0 && using.every((one) => ['less', 'product'].includes(howOf(one).of))
}

/** The figure and all that leads to it, the nearest first. */
function leadingTo(last: Step, steps: readonly Step[]): readonly Step[] {
  const found = new Set<Step>([last])
  for (const step of found) for (const made of madeOf(step, steps)) found.add(made)
  return [...found]
}

/** The steps before it that its parts name and that came to anything; a fact may only hand on what was found before. */
function madeOf(step: Step, steps: readonly Step[]): readonly Step[] {
  const before = steps.slice(0, steps.indexOf(step))
  return step.parts
    .flatMap(({ key }) => {
      const named = before.filter((one) => one.key === key)
      const fact = named.at(-1)
      return named.findLast(({ kind }) => kind !== 'fact') ?? (fact && handedOn(fact, before)) ?? fact ?? []
    })
    .filter(({ value }) => !/^(-?0(\.0+)?|true|false)$/.test(value))
}

/** The step of another scheme that found what a fact only hands on under its own name. */
const handedOn = ({ from }: Step, before: readonly Step[]): Step | undefined =>
  from ? before.findLast(({ figure, kind }) => figure === from && kind !== 'fact') : undefined

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
  const from = step.row.find(({ key }) => key === 'from')
  if (from && isAmount(from.value)) {
    const upTo = step.row.find(({ key }) => key === 'up_to')?.value
    return { of: 'row', from: from.value, upTo: upTo && isAmount(upTo) ? upTo : undefined }
  }
  const own = step.parts.find((part) => !isShare(part) && rateText(step, part) !== undefined)
  const base = step.parts.find(({ value }) => isAmount(value))
  if (own && base) return { of: 'times', base: base.value, rate: rateText(step, own) ?? own.value, more: moreOf(step) }
  const beyond = beyondThreshold(step)
  if (beyond) return beyond
  const formula = formulaOf(step)
  if (formula?.of === 'sum') return parted(formula.terms)
  if (formula?.of === 'quotient') return { ...parted(formula.terms), by: formula.by.value }
  if (formula?.of === 'product' && !formula.perCent)
    return { of: 'product', factors: formula.terms.map(({ value }) => value) }
  return { of: 'nothing' }
}

/** What a payment brings a year's sum above a threshold; where all of it is above, the payment says enough. */
function beyondThreshold({ parts, value }: Step): How | undefined {
  const amountAt = (key: string) => parts.find((part) => part.key === key)?.value ?? ''
  const [payment, before, threshold] = [
    amountAt('payment'),
    amountAt('year_to_date_bonus_before'),
    amountAt('threshold'),
  ]
  const [now, earlier, free, base] = [payment, before, threshold, value].map(parseAmount)
  if (now === undefined || earlier === undefined || free === undefined || now + earlier - free !== base)
    return undefined
  return parted([
    { key: 'before', label: '', value: before },
    { key: 'payment', label: '', value: payment },
    { key: 'threshold', label: '', value: `-${threshold}` },
  ])
}

/** A full month's days say nothing. */
function moreOf(step: Step): readonly string[] {
  const shares = step.parts.filter(isShare).map((part) => rateText(step, part) ?? part.value)
  const of = step.parts.find(({ key }) => key === 'days_of_a_month')
  const days = step.parts.find(({ key }) => key.endsWith('_days'))
  // The unit's share of health insurance is paid for those insured and for so many of their family on an average.
  const family = step.parts.filter(({ key }) => key === 'average_dependants').map(({ value }) => `(1 + ${value})`)
  const part = of && days && of.value !== days.value ? [`${days.value}/${of.value}`] : []
  return [...shares, ...family, ...part]
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
