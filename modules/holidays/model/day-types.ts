/**
 * What a day counts as for overtime, schedules and pay (specification, section 3). Malaysia and Taiwan tell five types
 * apart; the Philippines tell regular and special holidays from each other, alone, on a day nobody works, or two on one
 * day. Night differential is no day but hours of one: it is offered with the types and never follows from a day.
 */
import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { weekdayOf } from '#kernel/plain-date.ts'

const shared = [
  'normal_working_day',
  'non_working_day',
  'public_holiday',
  'sunday_holiday',
  'disaster_holiday',
] as const
const philippine = [
  'regular_holiday',
  'special_holiday',
  'regular_holiday_on_non_working_day',
  'special_holiday_on_non_working_day',
  'double_holiday',
  'night_differential',
] as const
export type DayType = (typeof shared)[number] | (typeof philippine)[number]

export const dayTypesOf = (country: Country): readonly DayType[] =>
  country in withSpecialHolidays ? [...shared, ...philippine] : shared

/** Countries whose law knows regular and special holidays. */
const withSpecialHolidays: Readonly<Partial<Record<Country, true>>> = { PH: true }

export type DayFacts = {
  readonly date: PlainDate
  /** Of the holidays that hold on this day where the person works. */
  readonly kinds: readonly string[]
  /** By the person's own pattern of work, holidays aside. */
  readonly works: boolean
}

export function dayTypeOf({ date, kinds, works }: DayFacts): DayType {
  if (kinds.includes('disaster')) return 'disaster_holiday'
  const regular = kinds.filter((kind) => kind === 'regular').length
  if (regular > 1) return 'double_holiday'
  if (regular === 1) return works ? 'regular_holiday' : 'regular_holiday_on_non_working_day'
  if (kinds.includes('special_non_working')) return works ? 'special_holiday' : 'special_holiday_on_non_working_day'
  if (kinds.includes('public') || kinds.includes('substitute')) return 'public_holiday'
  if (works) return 'normal_working_day'
  return isSunday(date) ? 'sunday_holiday' : 'non_working_day'
}

const isSunday = (date: PlainDate): boolean => weekdayOf(date) === 6
