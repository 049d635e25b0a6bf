/** What a company may not choose for a type: less than the law, or what makes no sense. Field -> word. */
import type { Country } from '#kernel/countries.ts'
import { parseDecimal } from '#kernel/fraction.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { periodOf } from './entitlement/by-leave-year.ts'
import { entitlementOf, type Step } from './entitlement/steps.ts'
import type { Halves } from './halves.ts'
import { kindOfLaw, lawByService } from './law/leave-law.ts'
import type { LeaveType } from './leave-type.ts'

type Where = { readonly country: Country; readonly today: PlainDate; readonly dayHours: Halves }
export type TypeFaults = Readonly<Record<string, readonly string[]>>

export function typeFaults(type: LeaveType, others: readonly LeaveType[], where: Where): TypeFaults {
  const within = others.find(({ id }) => id === type.within_type)
  return {
    ...(type.within_type !== null && !within && { within_type: ['http.unknown-id'] }),
    ...(within &&
      (within.unit !== type.unit || within.within_type !== null) && { within_type: ['leave.within-alike'] }),
    ...(type.granted === 'event' && type.steps.length > 1 && { steps: ['leave.one-step'] }),
    ...(type.unit === 'hour' && type.counted_in === 'calendar_days' && { unit: ['leave.calendar-days-in-days'] }),
    ...(where.country !== 'TW' && !['0', '1'].includes(type.paid) && { paid: ['leave.paid-or-not'] }),
    ...(where.country === 'MY' && type.paid !== '1' && type.unit === 'hour' && { unit: ['leave.unpaid-in-days'] }),
    ...(periodOf(type.by_years) === 'leave_year' &&
      type.granted !== 'anniversary' && { period: ['leave.period-of-service'] }),
    ...lawFaults(type, where),
  }
}

function lawFaults(type: LeaveType, { country, today, dayHours }: Where): TypeFaults {
  if (type.kind === null) return {}
  const law = kindOfLaw(country, type.kind, today)
  if (!law) return {}
  return {
    ...(type.granted !== law.granted && { granted: ['leave.law-granting'] }),
    ...(isLess(type.paid, law.paid) && type.kind !== DISASTER && { paid: ['leave.below-law'] }),
    ...(type.service_months > law.serviceMonths && { service_months: ['leave.below-law'] }),
    ...(periodOf(type.by_years) === 'leave_year' && country !== 'TW' && { period: ['leave.law-granting'] }),
    ...(type.sex !== null && law.sex === 'any' && { sex: ['leave.below-law'] }),
    ...(type.married && !law.married && { married: ['leave.below-law'] }),
    ...(giveLess(type.steps, country, type.kind, today, type.unit === 'day' ? 2 : dayHours) && {
      steps: ['leave.below-law'],
    }),
  }
}

/** The law leaves it to the employer what such days are paid. */
const DISASTER = 'disaster'

/** Anywhere along the years of service. */
export function giveLess(
  steps: readonly Step[],
  country: Country,
  kind: string,
  on: PlainDate,
  perDay: Halves,
): boolean {
  const law = lawByService(country, kind, on)
  if (!law) return false
  const own = entitlementOf(steps)
  return [0, ...law.changes].some((months) => own.at(months) < law.at(months) * perDay)
}

function isLess(text: string, least: { readonly top: bigint; readonly bottom: bigint }): boolean {
  const own = parseDecimal(text)
  return own === undefined || own.top * least.bottom < least.top * own.bottom
}
