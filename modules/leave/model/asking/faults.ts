/** What is wrong with a request for leave, field by field, before its balance is looked at. Empty where nothing is. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { meet, type Part } from '../days/calendar.ts'
import { type Asked, type ChargedDay, totalOf } from '../days/charge.ts'
import { completedMonths } from '../entitlement/service.ts'
import type { Halves } from '../halves.ts'
import type { LeaveType } from '../leave-type.ts'

export type Person = {
  readonly joinedOn: PlainDate
  readonly leftOn: PlainDate | null
  readonly sex: string | null
  readonly maritalStatus: string | null
}

export type Asking = {
  readonly asked: Asked
  readonly type: LeaveType
  /** Whether the person's group has the type. */
  readonly isOpen: boolean
  readonly days: readonly ChargedDay[]
  readonly person: Person
  readonly today: PlainDate
  /** In halves of the type's unit, and of a whole working day in halves of an hour. */
  readonly smallest: Halves
  readonly dayHours: Halves
  /** Rules of notice are for those who ask for themselves. */
  readonly isOwn: boolean
  readonly reason: string | null
  readonly attachments: number
  readonly event: { readonly date: PlainDate | null; readonly variant: string | null; readonly number: number }
  readonly variants: readonly string[]
  /** Parts of days for which leave was asked already. */
  readonly taken: readonly { readonly date: PlainDate; readonly part: Part }[]
  readonly locks: readonly { readonly from: PlainDate; readonly to: PlainDate }[]
}

export type Faults = Readonly<Record<string, readonly string[]>>

export function faultsOf(asking: Asking): Faults {
  const shape = shapeFaults(asking)
  // What the days cost means nothing while the days make no sense.
  if (Object.keys(shape).length > 0) return shape
  return { ...personFaults(asking), ...dayFaults(asking), ...proofFaults(asking), ...eventFaults(asking) }
}

const MOST_DAYS = 731
/** Nobody's leave is granted, and so none is asked for, further ahead than this. */
export const FURTHEST_DAYS = 731

/** Days that are worth counting: a slip of the keys may span centuries, and holds others up while it is counted. */
export const isCountable = ({ from, to }: Pick<Asking['asked'], 'from' | 'to'>): boolean =>
  from <= to && to <= addDays(from, MOST_DAYS)

function shapeFaults({ asked, type, smallest, dayHours, today }: Asking): Faults {
  const { from, to, fromPart, toPart, hours } = asked
  if (to < from) return { to: ['leave.to-before-from'] }
  if (!isCountable(asked)) return { to: ['leave.too-long'] }
  if (addDays(today, FURTHEST_DAYS) < to) return { to: ['leave.too-far-ahead'] }
  const wholeDay = type.unit === 'day' ? 2 : dayHours
  if (hours) {
    if (from !== to) return { to: ['leave.hours-of-one-day'] }
    if (type.unit === 'day') return { hours: ['leave.no-hours'] }
    if (hours.halves % smallest !== 0) return { hours: ['leave.smallest-unit'] }
    return hours.startMinute + hours.halves * 30 > 1440 ? { hours: ['leave.past-midnight'] } : {}
  }
  const isPart = fromPart !== 'full' || toPart !== 'full'
  if (isPart && smallest > Math.ceil(wholeDay / 2)) return { from_part: ['leave.smallest-unit'] }
  if (type.counted_in === 'calendar_days' && isPart) return { from_part: ['leave.whole-days-only'] }
  if (from === to) return fromPart === toPart ? {} : { to_part: ['leave.one-part-of-a-day'] }
  if (fromPart === 'morning') return { from_part: ['leave.begins-in-the-middle'] }
  return toPart === 'afternoon' ? { to_part: ['leave.ends-in-the-middle'] } : {}
}

function personFaults({ asked, type, isOpen, person }: Asking): Faults {
  const faults: Record<string, string[]> = {}
  const { joinedOn, leftOn, sex, maritalStatus } = person
  if (!type.active || !isOpen) faults.type_id = ['leave.type-not-open']
  else if (type.sex !== null && sex !== type.sex) faults.type_id = ['leave.type-not-for-you']
  else if (type.married && maritalStatus !== 'married') faults.type_id = ['leave.type-for-married']
  else if (type.service_months > 0 && completedMonths(joinedOn, asked.from) < type.service_months)
    faults.type_id = ['leave.type-needs-service']
  if (asked.from < joinedOn) faults.from = ['leave.before-joining']
  if (leftOn !== null && asked.to > leftOn) faults.to = ['leave.after-leaving']
  return faults
}

function dayFaults({ asked, type, days, today, isOwn, taken, locks }: Asking): Faults {
  const { from, to } = asked
  if (locks.some((lock) => lock.from <= to && from <= lock.to)) return { from: ['leave.locked'] }
  if (days.some((day) => taken.some(({ date, part }) => date === day.date && meet(part, day.asked))))
    return { from: ['leave.overlap'] }
  if (totalOf(days) === 0) return { from: ['leave.nothing-to-charge'] }
  if (type.longest !== null && totalOf(days) > type.longest) return { to: ['leave.longer-than-allowed'] }
  if (!isOwn) return {}
  if (type.notice_days > 0 && from < addDays(today, type.notice_days)) return { from: ['leave.notice'] }
  if (type.backdated_days !== null && addDays(from, type.backdated_days) < today) return { from: ['leave.too-late'] }
  return {}
}

function proofFaults({ type, days, reason, attachments }: Asking): Faults {
  const needsProof = type.attachment_from !== null && totalOf(days) >= type.attachment_from
  return {
    ...(needsProof && attachments === 0 && { attachment_ids: ['leave.attachment-needed'] }),
    ...(type.reason_needed && !reason && { reason: ['leave.reason-needed'] }),
  }
}

function eventFaults({ asked, type, event, variants }: Asking): Faults {
  if (type.granted !== 'event') return {}
  if (variants.length > 0 && (event.variant === null || !variants.includes(event.variant)))
    return { variant: ['leave.variant-needed'] }
  if (event.date === null) return { event_date: ['leave.event-needed'] }
  if (type.events !== null && event.number > type.events) return { event_date: ['leave.too-many-events'] }
  const { from, to } = windowOf(type, event.date)
  const isOutside = (from !== null && asked.from < from) || (to !== null && asked.to > to)
  return isOutside ? { event_date: ['leave.outside-the-event'] } : {}
}

/** When leave for an event may be taken; null where the type sets no bound. */
export const windowOf = (type: Pick<LeaveType, 'window_before' | 'window_after'>, eventDate: PlainDate) => ({
  from: type.window_before === null ? null : addDays(eventDate, -type.window_before),
  to: type.window_after === null ? null : addDays(eventDate, type.window_after),
})
