/** Leave as a form holds it while it is written, and as it travels. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { InputOf } from '#platform/http/web/client.ts'
import type { application, changeApplication, createApplication } from '../../contract/applications.ts'
import type { types } from '../../contract/types.ts'

export type LeaveType = DataOf<typeof types>[number]
export type Asked = Omit<InputOf<typeof createApplication>['body'], 'employee_id'>
type Part = 'full' | 'morning' | 'afternoon'

export type Asking = {
  readonly employee_ids: readonly string[]
  readonly type_id: string
  readonly from: string
  readonly to: string
  readonly from_part: Part
  readonly to_part: Part
  readonly start_time: string
  readonly hours: string
  readonly event_date: string
  readonly variant: string
  readonly reason: string
  readonly attachments: readonly { readonly id: string; readonly name: string }[]
}

export const nothingYet: Asking = {
  employee_ids: [],
  type_id: '',
  from: '',
  to: '',
  from_part: 'full',
  to_part: 'full',
  start_time: '',
  hours: '',
  event_date: '',
  variant: '',
  reason: '',
  attachments: [],
}

export const askingOf = (leave: DataOf<typeof application>): Asking => ({
  ...nothingYet,
  employee_ids: [leave.employee_id],
  type_id: leave.type_id,
  from: leave.from,
  to: leave.to,
  from_part: leave.from_part,
  to_part: leave.to_part,
  start_time: leave.start_time ?? '',
  hours: leave.hours === null ? '' : String(leave.hours),
  event_date: leave.event_date ?? '',
  variant: leave.variant ?? '',
  reason: leave.reason ?? '',
})

/** Undefined while there is too little to ask what it would come to. */
export function askedOf(asking: Asking, type: LeaveType | undefined): Asked | undefined {
  const { from, hours, start_time, event_date, variant, reason, attachments } = asking
  const to = asking.to || from
  if (!type || !from) return undefined
  const isOneDay = from === to
  const isHours = type.unit === 'hour' && isOneDay && hours !== ''
  const parts = isHours ? {} : { from_part: asking.from_part, to_part: isOneDay ? asking.from_part : asking.to_part }
  return {
    type_id: type.id,
    from,
    to,
    ...parts,
    ...(isHours && { hours, ...(start_time && { start_time }) }),
    ...(event_date && { event_date }),
    ...(variant && { variant }),
    ...(reason.trim() && { reason: reason.trim() }),
    attachment_ids: attachments.map(({ id }) => id),
  }
}

/** Of leave that is changed, what is not asked for any more is said, too: what is not named stays as it was. */
export const changedTo = (asked: Asked): InputOf<typeof changeApplication>['body'] => ({
  ...asked,
  from_part: asked.from_part ?? 'full',
  to_part: asked.to_part ?? 'full',
  hours: asked.hours ?? null,
  start_time: asked.start_time ?? null,
  event_date: asked.event_date ?? null,
  variant: asked.variant ?? null,
  reason: asked.reason ?? null,
})
