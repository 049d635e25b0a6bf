/** A month that is paid in two halves: which days each has, and which half charges the contributions of the month. */
import { dayOf, type PlainDate, plainDate } from '#kernel/plain-date.ts'

export const contributionSplits = ['split', 'first', 'second'] as const
export type ContributionSplit = (typeof contributionSplits)[number]

export type HalvesChosen = { readonly cutOffDay: number; readonly split: ContributionSplit }
export type Half = {
  readonly which: 1 | 2
  /** Its own days. */
  readonly from: PlainDate
  readonly to: PlainDate
  readonly split: ContributionSplit
  readonly cutOffDay: number
}

type MonthDays = { readonly year: number; readonly month: number; readonly first: PlainDate; readonly last: PlainDate }

export function halfOf({ year, month, first, last }: MonthDays, which: 1 | 2, chosen: HalvesChosen): Half {
  const { cutOffDay, split } = chosen
  return which === 1
    ? { which, from: first, to: plainDate(year, month, cutOffDay), split, cutOffDay }
    : { which, from: plainDate(year, month, cutOffDay + 1), to: last, split, cutOffDay }
}

/** A further run belongs to the half of its pay date; what is paid after the month belongs to the second. */
export const halfOfDay = (month: MonthDays, day: PlainDate | null, chosen: HalvesChosen): 1 | 2 =>
  day !== null && day <= halfOf(month, 1, chosen).to ? 1 : 2

/** What the two regular runs are called in every language: by their days. */
export const nameOfHalf = ({ from, to }: Pick<Half, 'from' | 'to'>): string => `${dayOf(from)}–${dayOf(to)}`

/** The last half of the employment, in which everything is settled. */
export const isLastOf = (leftOn: PlainDate | null, { to }: Pick<Half, 'to'>): boolean => leftOn !== null && leftOn <= to
