/**
 * What is paid at once. Today a period is a calendar month; weekly or half-monthly periods will name themselves
 * differently and everything here still holds: nobody else computes first and last days.
 */
import { addMonths, firstDayOf, lastDayOf, type PlainDate, type YearMonth, yearMonthText } from '#kernel/plain-date.ts'
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
  /** Said where such a run is worked out. */
  readonly worked?: WorkedAs
}

export const REGULAR = 1
/** Whatever is brought into pay by itself, and everybody employed, belongs to the regular run. */
export const isRegular = ({ run = REGULAR }: Pick<Period, 'run'>): boolean => run === REGULAR

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
export const isWhole = (period: Pick<Period, 'run' | 'worked'>): boolean =>
  isRegular(period) || period.worked === 'final' || period.worked === 'correction'

/** Employed on at least one day of it. */
export function employedIn({ joinedOn, leftOn }: Employment, period: Period): boolean {
  return joinedOn <= period.last && (leftOn === null || leftOn >= period.first)
}
