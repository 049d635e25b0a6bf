/** What a company may not choose for a type: less than the law, or what makes no sense. Field -> word. */
import { periodOf } from './entitlement/by-leave-year.ts'
import { lawFaults, type Where } from './law/law-faults.ts'
import type { LeaveType } from './leave-type.ts'

type TypeFaults = Readonly<Record<string, readonly string[]>>

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
    ...lawFaults(type, within, where),
  }
}
