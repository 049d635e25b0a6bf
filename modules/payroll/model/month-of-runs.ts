/**
 * One month, one law: the runs of a month together come to what one run with all of it would have come to. A later run
 * asks the law about the whole month so far and takes, figure by figure, what that comes to less what was taken before.
 */
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Step } from '#statutory/work-out.ts'
import { type Contributed, isAmount } from './contributed.ts'
import type { BroughtAmount } from './contributed-amounts.ts'
import type { AgreedRate, CountryPack, Item, PersonForPay, PersonMonth } from './country-pack.ts'
import type { Figures, Line } from './payslip.ts'
import { isWhole, type Period, REGULAR } from './period.ts'
import { hasAllOfMonth, type RunType } from './run-types.ts'

export type Share = { readonly figures: Figures; readonly lines: readonly Line[] }

export type Beside = {
  readonly isRegular: boolean
  /** The month is asked about anew, by what is known today, and not gone on from. */
  readonly isAgain?: boolean
  /** What approved runs of the month took. */
  readonly taken: readonly Share[]
  /** No regular run has paid yet: agreed pay counts, and its share is left to that run. */
  readonly agreedToCome: boolean
  /** What was brought from elsewhere into those runs. */
  readonly contributed: readonly Contributed[]
}

/** What the next run of the month has to know of this one. */
export type OfMonth = {
  readonly items: readonly Item[]
  readonly rates: readonly AgreedRate[]
  readonly joinedOn: PlainDate
  readonly leftOn: PlainDate | null
}

/** What an approved run of the same month took from somebody. */
export type EarlierRun = {
  readonly run: number
  readonly type?: RunType
  readonly figures: Figures
  readonly lines: readonly Line[]
  readonly contributed: readonly Contributed[] | null
  /** Null of payslips from before a month could have several runs. */
  readonly of_month: OfMonth | null
}

/** The month as the law is asked about it: with the items of earlier runs, and the pay agreed when it was paid. */
export function withEarlierRuns(
  { oneLaw }: CountryPack,
  period: Period,
  person: PersonForPay,
  own: readonly Item[],
  earlier: readonly EarlierRun[] = [],
): Pick<PersonMonth, 'person' | 'items' | 'beside'> {
  if (period.worked && isWhole(period) && earlier.some(isOfMonth)) return again({ oneLaw }, person, own, earlier)
  const isFurther = !isWhole(period)
  if (!isFurther && earlier.length === 0) return { person, items: own }
  const isPaid = earlier.some((one) => isOfMonth(one) || one.run === period.half?.which)
  const beside = {
    isRegular: !isFurther,
    taken: earlier.map(({ figures, lines }) => ({ figures, lines })),
    agreedToCome: isFurther && !isPaid,
    contributed: oneLaw === 'of_month' ? earlier.flatMap(({ contributed }) => contributed ?? []) : [],
  }
  const last = oneLaw === 'of_month' ? earlier.at(-1)?.of_month : undefined
  if (!last) return { person, items: own, beside }
  const { items, ...agreed } = last
  return { person: isPaid ? { ...person, ...agreed } : person, items: [...items, ...own], beside }
}

/** It paid what is agreed for the month. */
const isOfMonth = ({ run, type }: EarlierRun): boolean => run === REGULAR || hasAllOfMonth(type)

/** Worked out before, and now by what is known today: what that differs by is this run's. */
function again(
  { oneLaw }: Pick<CountryPack, 'oneLaw'>,
  person: PersonForPay,
  own: readonly Item[],
  earlier: readonly EarlierRun[],
): Pick<PersonMonth, 'person' | 'items' | 'beside'> {
  const before = oneLaw === 'of_month' ? earlier : earlier.filter(isOfMonth)
  const contributed = before.flatMap((one) => one.contributed ?? [])
  // What was repaid stays repaid, and is not asked for a second time.
  const repaid = contributed.filter(isAmount).filter(({ taking }) => taking !== undefined)
  const taken = before.map(({ figures, lines }) => ({ figures, lines }))
  return {
    person,
    items: [...own, ...repaid.map(itemOfRepayment)],
    beside: { isRegular: false, isAgain: true, taken, agreedToCome: false, contributed },
  }
}

export const itemOfRepayment = ({ type, amount, category }: BroughtAmount): Item => ({
  type,
  amount,
  ...(category && { category }),
})

const MONEY = /^-?\d+\.\d{2}$/
const isMoney = (value: Figures[string] | undefined): value is string => typeof value === 'string' && MONEY.test(value)

/** Words and counts are those of the whole month. */
export function figuresLess(whole: Figures, taken: readonly Share[]): Figures {
  return Object.fromEntries(
    Object.entries(whole).map(([name, value]) => {
      if (!isMoney(value)) return [name, value]
      let left = amountOf(value)
      for (const { figures } of taken) {
        const before = figures[name]
        if (isMoney(before)) left -= amountOf(before)
      }
      return [name, amountText(left)]
    }),
  )
}

/** Money of several runs together; words are those of the last. */
export function addedFigures<One extends Figures>(one: One, other: One): One {
  const both = Object.entries(other).map(([name, value]) => {
    const before = one[name]
    return [name, isMoney(value) && isMoney(before) ? amountText(amountOf(before) + amountOf(value)) : value]
  })
  return { ...one, ...Object.fromEntries(both) }
}

const lineKey = ({ key, side, names, corrects }: Line) => JSON.stringify([key, side, names?.en, corrects])

/** A line that was taken whole is none any more. */
export function linesLess(whole: readonly Line[], taken: readonly Share[]): readonly Line[] {
  const left = new Map<string, Amount>()
  const sample = new Map<string, Line>()
  for (const line of taken.flatMap(({ lines }) => lines)) {
    const key = lineKey(line)
    sample.set(key, line)
    left.set(key, (left.get(key) ?? 0n) + amountOf(line.amount))
  }
  const keyed = whole.map((line) => ({ line, key: lineKey(line) }))
  const sums = new Map<string, Amount>()
  for (const { line, key } of keyed) if (left.has(key)) sums.set(key, (sums.get(key) ?? 0n) + amountOf(line.amount))
  const rest = keyed.flatMap(({ line, key }): Line[] => {
    const before = left.get(key)
    const sum = sums.get(key)
    if (before === undefined || sum === undefined) return sample.has(key) ? [] : [line]
    left.delete(key)
    return sum === before ? [] : [withAmount(line, sum - before)]
  })
  const gone = [...left].flatMap(([key, amount]): Line[] => {
    const line = sample.get(key)
    return line && amount !== 0n ? [withAmount(line, -amount)] : []
  })
  return [...rest, ...gone]
}

/** A part of a line is of no number of days. */
function withAmount({ days: _, of: __, ...line }: Line, amount: Amount): Line {
  return { ...line, amount: amountText(amount) }
}

/** How a figure became a share of the month's: shown last, after what the law says of the month. */
export function shareSteps(pack: CountryPack, whole: Figures, share: Figures): Step[] {
  return pack.figures.flatMap(({ name }): Step[] => {
    const [month, own] = [whole[name], share[name]]
    if (!isMoney(month) || !isMoney(own) || month === own) return []
    return [
      {
        figure: name,
        key: name,
        kind: 'sum',
        value: own,
        parts: [
          { key: 'of_whole_month', value: month },
          { key: 'taken_by_other_runs', value: amountText(amountOf(own) - amountOf(month)) },
        ],
        scheme: pack.scheme,
      },
    ]
  })
}
