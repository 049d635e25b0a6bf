/**
 * How much of a day counts toward the month's limit. In Taiwan by the law that pays it: the first eight hours of a holiday or
 * a 例假 and emergencies do not, rostered hours of a 休息日, and of a working day beyond its normal ones, do. In Malaysia work of
 * a rest day or a holiday does not: overtime is what exceeds the normal hours of a day (Employment Act s.60A(3)(b)), and the
 * Employment (Limitation of Overtime Work) Regulations 1980 leave those days out (P.U.(A) 433/91, by secondary sources).
 * Elsewhere what was claimed. Pure.
 */
import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { asking } from './asking.ts'
import { hoursText } from './claim.ts'
import { malaysianDay, taiwaneseDay, type WorkDay } from './work-day.ts'

export type CountedDay = {
  readonly date: PlainDate
  readonly day: WorkDay
  readonly claimed: number
  /** Worked, or to be worked, by the roster: on a holiday or a day of rest; of a working day what is beyond its normal hours. */
  readonly rostered: number
  readonly emergency: boolean
}

export function towardLimit(country: Country, { date, day, claimed, rostered, emergency }: CountedDay): number {
  if (country === 'MY') return ['rest_day', 'public_holiday'].includes(malaysianDay(day)) ? 0 : claimed
  if (country !== 'TW') return claimed
  const day_type = taiwaneseDay(day)
  // Neither an emergency nor a 例假, on which there is no other work, counts, however long it lasted.
  if (day_type === 'regular_day_off') return 0
  const minutes = (emergency && day_type === 'weekday' ? 0 : claimed) + rostered
  if (minutes === 0) return 0
  const given = { day_type, wages: ANY_WAGES, hours: hoursText(minutes) }
  const asked = asking('tw.overtime', date, given)
  // What the law would not have is counted as it was asked for.
  return asked ? Math.round(Number(asked.answer.hours_toward_limit) * 60) : minutes
}

/** Hours do not go by them. */
const ANY_WAGES = '30000'
