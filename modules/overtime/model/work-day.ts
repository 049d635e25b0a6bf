/** What a day of work counts as in each country's law, from the type of day the calendar and the roster make of it. */
import type { DayType } from '#modules/holidays/model/public.ts'

export type WorkDay = {
  readonly type: DayType
  /** Without the holiday: a free day to the person, and which. */
  readonly free: 'off' | 'rest' | null
}

/** Work on it is paid as such from the approved day, where it was rostered; on all others by claims alone. */
export const isOrdinary = ({ type, free }: WorkDay): boolean => beneathDisaster({ type, free }) === 'normal_working_day'

/** A disaster is priced as the day beneath it; what the law wants is not established. */
export function beneathDisaster({ type, free }: WorkDay): DayType {
  if (type !== 'disaster_holiday') return type
  return free === 'rest' ? 'sunday_holiday' : free === 'off' ? 'non_working_day' : 'normal_working_day'
}

/** `day_type` of `my.overtime`. A holiday goes before days of rest. */
export function malaysianDay(day: WorkDay): 'normal_day' | 'off_day' | 'rest_day' | 'public_holiday' {
  const type = beneathDisaster(day)
  if (type === 'normal_working_day') return 'normal_day'
  if (type === 'non_working_day') return 'off_day'
  return type === 'sunday_holiday' ? 'rest_day' : 'public_holiday'
}

/** `day_type` of `tw.overtime`: an off day is 休息日, a rest day 例假. */
export function taiwaneseDay(day: WorkDay): 'weekday' | 'rest_day' | 'regular_day_off' | 'national_holiday' {
  const type = beneathDisaster(day)
  if (type === 'normal_working_day') return 'weekday'
  if (type === 'non_working_day') return 'rest_day'
  return type === 'sunday_holiday' ? 'regular_day_off' : 'national_holiday'
}

/** `day_type` of `ph.day_pay`; whether it is a day of rest is told beside it. */
export function philippineDay(day: WorkDay): 'ordinary' | 'regular_holiday' | 'special_non_working' | 'double_regular' {
  const type = beneathDisaster(day)
  if (type === 'double_holiday') return 'double_regular'
  if (type === 'regular_holiday' || type === 'regular_holiday_on_non_working_day') return 'regular_holiday'
  if (type === 'special_holiday' || type === 'special_holiday_on_non_working_day') return 'special_non_working'
  return 'ordinary'
}
