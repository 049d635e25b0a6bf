/** The form of an application: what is chosen, what of it the kind of leave takes, and what is sent. */
import type { application } from '#modules/leave/contract/applications.ts'
import type { changeOwn, ownTypes } from '#modules/leave/contract/own.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { InputOf } from '#platform/http/web/client.ts'

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

const nothingAsked = (type: string): Asked => ({
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

/** What an address says of it: from a calendar a day, from the assistant whatever was understood. */
export type Wished = {
  readonly type?: string
  readonly from?: string
  readonly to?: string
  readonly part?: string
}

/** What the address does not say, or says wrongly, is chosen in the form. */
export function askedFor({ type, from = '', to = '', part }: Wished, types: readonly LeaveType[]): Asked {
  const known = types.find(({ id }) => id === type) ?? types[0]
  const [first, last] = [from, to].map((day) => (DAY.test(day) ? day : ''))
  const half = (part === 'morning' || part === 'afternoon') && takesHalves(known) ? part : 'full'
  return { ...nothingAsked(known?.id ?? ''), from: first ?? '', to: first && last ? last : '', fromPart: half }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

export type Leave = DataOf<typeof application>

/** As it was asked for. */
export const askedBefore = (leave: Leave): Asked => ({
  type: leave.type_id,
  from: leave.from,
  to: leave.to,
  fromPart: leave.from_part,
  toPart: leave.to_part,
  byHours: leave.hours !== null,
  startTime: leave.start_time ?? '09:00',
  hours: leave.hours === null ? '' : String(leave.hours),
  eventDate: leave.event_date ?? '',
  variant: leave.variant ?? '',
  reason: leave.reason ?? '',
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

export type AskedBody = NonNullable<ReturnType<typeof bodyOf>>

/** What is not asked for any more is said, too: what is not named stays as it was. */
export const changedTo = (body: AskedBody, attachments: string[]): InputOf<typeof changeOwn>['body'] => ({
  hours: null,
  start_time: null,
  event_date: null,
  variant: null,
  reason: null,
  ...body,
  attachment_ids: attachments,
})
