/** Types of day that a company may pay overtime of by a multiple of its own; the Philippines tell more of them apart. */
import type { Country } from '#kernel/countries.ts'

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
] as const

export const overtimeDays = [...shared, ...philippine] as const
export const overtimeDaysOf = (country: Country): readonly (typeof overtimeDays)[number][] =>
  country === 'PH' ? overtimeDays : shared
