/**
 * The first and the last day of service within the month of a given day. Joining earlier is a month from its
 * first day, leaving later is no leaving; both days count.
 */
import { dayOf, daysInMonth, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { type Facts, optional } from '../../core/given.ts'
import { day } from '../../core/given-kinds.ts'
import { refuse } from '../../core/refusal.ts'

export const serviceFields = { joined_on: optional(day), left_on: optional(day) }
export type ServiceDates = Facts<typeof serviceFields>

export type Service = {
  /** Day of the month. */
  readonly first: number
  /** Day of the month, undefined while still employed when it ends. */
  readonly last: number | undefined
}

export function serviceIn(
  { joined_on: joined, left_on: left }: ServiceDates,
  on: PlainDate,
  joinKey = 'joined_on',
): Service {
  if (joined === undefined && left === undefined) return WHOLE
  if (joined !== undefined && monthText(joined) > monthText(on)) refuse(joinKey, 'contradiction', 'is after the month')
  if (left !== undefined && monthText(left) < monthText(on)) refuse('left_on', 'contradiction', 'is before the month')
  if (joined !== undefined && left !== undefined && left < joined) {
    refuse('left_on', 'contradiction', `is before ${joinKey}`)
  }
  return {
    first: joined !== undefined && monthText(joined) === monthText(on) ? dayOf(joined) : 1,
    last: left !== undefined && monthText(left) === monthText(on) ? dayOf(left) : undefined,
  }
}

export const monthLength = (on: PlainDate): number => daysInMonth(yearMonthOf(on))

/** What the sheet shows of the dates that were given. */
export function datesSaid(dates: ServiceDates): readonly (readonly [string, string])[] {
  return [
    ...(dates.joined_on ? [['joined_on', dates.joined_on] as const] : []),
    ...(dates.left_on ? [['left_on', dates.left_on] as const] : []),
  ]
}

const WHOLE: Service = { first: 1, last: undefined }

const monthText = (date: PlainDate): string => date.slice(0, MONTH_PART)
const MONTH_PART = 'YYYY-MM'.length
