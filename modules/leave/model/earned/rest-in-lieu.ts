/** Overtime turned into rest (加班補休): how long the hours may be taken. Labour Standards Act (Taiwan), article 32-1. */
import { addDays, completedMonths, type PlainDate } from '#kernel/plain-date.ts'
import { periodOf, timeOf } from '../entitlement/by-leave-year.ts'
import { leaveYearOf, type YearStart } from '../entitlement/leave-year.ts'
import { monthsAfter } from '../entitlement/service.ts'
import type { LeaveType } from '../leave-type.ts'

export const REST_IN_LIEU = 'rest_in_lieu'

export type AnnualYear = {
  readonly annual: Pick<LeaveType, 'granted' | 'by_years'> | undefined
  readonly yearStart: YearStart
  readonly joinedOn: PlainDate
}

/** So many months from the day of the work, and at most to the end of the annual leave year it lies in. */
export function restUntil(worked: PlainDate, months: number, year: AnnualYear): PlainDate {
  const most = endOfAnnualYear(worked, year)
  const agreed = monthsAfter(worked, months)
  if (most < agreed) return most
  return agreed
}

/** By years of service, as the law has it, or by leave years where these were agreed (Enforcement Rules, article 24). */
function endOfAnnualYear(day: PlainDate, { annual, yearStart, joinedOn }: AnnualYear): PlainDate {
  if (annual?.granted === 'year') return leaveYearOf(day, yearStart).to
  const years = Math.floor(Math.max(0, completedMonths(joinedOn, day)) / 12)
  const service = {
    from: monthsAfter(joinedOn, years * 12),
    to: addDays(monthsAfter(joinedOn, (years + 1) * 12), -1),
    halves: 0,
  }
  const time = annual && timeOf(service, annual.by_years)
  if (!time || periodOf([time]) === 'service_year') return service.to
  return leaveYearOf(day, yearStart).to
}
