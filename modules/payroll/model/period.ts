/**
 * What is paid at once: a calendar month, or a half of one, which still says its month as a whole since contributions
 * are of it. Nobody else computes first and last days.
 */

import { addMonths, firstDayOf, lastDayOf, type PlainDate, type YearMonth, yearMonthText } from '#kernel/plain-date.ts'
import type { Half } from './halves.ts'
import type { WorkedAs } from './run-types.ts'

export type Period = {
  /** '2026-01' */
  readonly key: string
  /** The year whose figures accumulate. */
  readonly year: number
  readonly month: number
  readonly first: PlainDate
  /** Also the day whose law applies. */
  readonly last: PlainDate
  /** Which run of it; the regular one, number 1, where nothing is said. */
  readonly run?: number
  /** Undefined where the month is paid at once. */
  readonly half?: Half
  /** Said where such a run is worked out. */
  readonly worked?: WorkedAs
}

export const REGULAR = 1
/** Of a month that is paid in halves. */
export const SECOND_HALF = 2
/** Whatever is brought into pay by itself, and everybody employed, belongs to the regular run; halves have one each. */
export const isRegular = ({ run = REGULAR, half }: Pick<Period, 'run' | 'half'>): boolean =>
  run === REGULAR || (half?.which === 2 && run === SECOND_HALF)
/** What returns each month, loans and the like are of the last regular run. */
export const isLastRegular = ({ run = REGULAR, half }: Pick<Period, 'run' | 'half'>): boolean =>
  run === (half ? SECOND_HALF : REGULAR)
/** The days whose people stand in it. */
export const daysOf = ({ first, last, half }: Pick<Period, 'first' | 'last' | 'half'>) =>
  half ? { first: half.from, last: half.to } : { first, last }

export function periodOf(month: YearMonth, run: number = REGULAR): Period {
  return {
    ...(run !== REGULAR && { run }),
    key: yearMonthText(month),
    year: month.year,
    month: month.month,
    first: firstDayOf(month),
    last: lastDayOf(month),
  }
}

export const periodBefore = (period: Period): Period => periodOf(addMonths(period, -1))
export const periodAfter = (period: Period): Period => periodOf(addMonths(period, 1))

type Employment = { readonly joinedOn: PlainDate; readonly leftOn: PlainDate | null }

/** Everything of the month is in it, for whom it is of. */
export const isWhole = (period: Pick<Period, 'run' | 'worked' | 'half'>): boolean =>
  isRegular(period) || period.worked === 'final' || period.worked === 'correction'

/** Employed on at least one day of it. */
export function employedIn({ joinedOn, leftOn }: Employment, period: Period): boolean {
  return joinedOn <= period.last && (leftOn === null || leftOn >= period.first)
}
