/** The form of an application: what is chosen, what of it the kind of leave takes, and what is sent. */
import type { ownTypes } from '#modules/leave/contract/own.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'

export type LeaveType = DataOf<typeof ownTypes>[number]
export type Part = 'full' | 'morning' | 'afternoon'

export type Asked = {
  readonly type: string
  readonly from: string
  readonly to: string
  readonly fromPart: Part
  readonly toPart: Part
  /** For kinds in hours: whole days, or some hours of one. */
  readonly byHours: boolean
  readonly startTime: string
  readonly hours: string
  readonly eventDate: string
  readonly variant: string
  readonly reason: string
}

export const nothingAsked = (type: string): Asked => ({
  type,
  from: '',
  to: '',
  fromPart: 'full',
  toPart: 'full',
  byHours: false,
  startTime: '09:00',
  hours: '',
  eventDate: '',
  variant: '',
  reason: '',
})

/** Parts of days only where the kind of leave is taken in them. */
export const takesHalves = (type: LeaveType | undefined): boolean =>
  type !== undefined && (type.unit === 'hour' || type.smallest_in_force < 1)

export const isOneDay = ({ from, to }: Asked): boolean => from !== '' && (to === '' || to === from)

/** Undefined while there are no days to speak of. */
export function bodyOf(asked: Asked, type: LeaveType | undefined) {
  if (!type || asked.from === '' || (asked.byHours && asked.hours === '')) return undefined
  const to = asked.to || asked.from
  const hours =
    type.unit === 'hour' && asked.byHours
      ? { to: asked.from, start_time: asked.startTime, hours: Number(asked.hours) }
      : { to }
  const halves = takesHalves(type) && !('hours' in hours)
  const isSame = to === asked.from
  return {
    type_id: type.id,
    from: asked.from,
    ...hours,
    // Leave of several days cannot begin with a morning; what was chosen for one day may still say so.
    from_part: halves && (isSame || asked.fromPart !== 'morning') ? asked.fromPart : ('full' as const),
    to_part: halves ? (isSame ? asked.fromPart : asked.toPart) : ('full' as const),
    ...(type.granted === 'event' && asked.eventDate ? { event_date: asked.eventDate } : {}),
    ...(type.granted === 'event' && asked.variant ? { variant: asked.variant } : {}),
    ...(asked.reason.trim() ? { reason: asked.reason.trim() } : {}),
  }
}
