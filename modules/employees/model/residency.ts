/**
 * Whether somebody from abroad is resident for tax, as far as the record can tell: a suggestion beside the fact that
 * HR sets (decisions A33 and B27). Nothing is suggested for citizens.
 */
import { addDays, daysBetween, type PlainDate, plainDate, yearOf } from '#kernel/plain-date.ts'

type ResidencyFacts = {
  readonly citizenship: string | null
  /** When the present stay began. */
  readonly from: PlainDate | null
  readonly until: PlainDate | null
}

export type Residency = {
  readonly resident: boolean
  readonly type: 'A' | 'B' | null
  readonly counted_from: PlainDate
  readonly days: number
  readonly needed: number
  readonly reached_on: PlainDate | null
}

export type ResidencyRule = (facts: ResidencyFacts, today: PlainDate) => Residency | null

/** Malaysia: 182 days in a row, counted from the endorsement of the work permit. */
const CONSECUTIVE_DAYS = 182
/** Taiwan: 183 days within the calendar year; those expected decide between type A and B. */
const DAYS_OF_YEAR = 183

export const malaysianResidency: ResidencyRule = ({ citizenship, from }, today) => {
  if (citizenship !== 'non_citizen' || from === null) return null
  const reached = addDays(from, CONSECUTIVE_DAYS - 1)
  const days = Math.max(0, daysBetween(from, today) + 1)
  return {
    resident: days >= CONSECUTIVE_DAYS,
    type: null,
    counted_from: from,
    days,
    needed: CONSECUTIVE_DAYS,
    reached_on: reached,
  }
}

export const taiwaneseResidency: ResidencyRule = ({ citizenship, from, until }, today) => {
  if (citizenship !== 'non_citizen' || from === null) return null
  const year = yearOf(today)
  const first = later(from, plainDate(year, 1, 1))
  const last = earlier(until ?? plainDate(year, 12, 31), plainDate(year, 12, 31))
  // The day of entry is not counted, the day of leaving is.
  const begins = first === from ? addDays(first, 1) : first
  const days = Math.max(0, daysBetween(begins, last) + 1)
  const resident = days >= DAYS_OF_YEAR
  return {
    resident,
    type: resident ? 'A' : 'B',
    counted_from: begins,
    days,
    needed: DAYS_OF_YEAR,
    reached_on: resident ? addDays(begins, DAYS_OF_YEAR - 1) : null,
  }
}

const later = (one: PlainDate, other: PlainDate): PlainDate => (one > other ? one : other)
const earlier = (one: PlainDate, other: PlainDate): PlainDate => (one < other ? one : other)
