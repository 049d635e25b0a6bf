/** A request as it was sent, in the words of the model. */
import type { z } from 'zod'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { changing } from '../../contract/application-types.ts'
import type { previewOwn } from '../../contract/own.ts'
import { halvesOf } from '../../model/halves.ts'
import type { ApplicationRow } from './application-store.ts'
import type { Request } from './plan.ts'

type Body = z.output<NonNullable<typeof previewOwn.body>>

export function requestOf(body: Body): Request {
  const halves = body.hours === undefined ? undefined : halvesOf(body.hours)
  return {
    typeId: body.type_id,
    asked: {
      from: body.from,
      to: body.to,
      fromPart: body.from_part,
      toPart: body.from === body.to && body.to_part === 'full' ? body.from_part : body.to_part,
      hours: halves === undefined ? undefined : { startMinute: minuteOf(body.start_time ?? '09:00'), halves },
    },
    eventDate: body.event_date ?? null,
    variant: body.variant || null,
    reason: body.reason || null,
    attachments: body.attachment_ids,
  }
}

/** As it stands, with what is changed of it. */
export function changedRequest(row: ApplicationRow, change: z.output<typeof changing>): Request {
  const from = change.from ?? plainDateOf(row.from_date)
  const to = change.to ?? plainDateOf(row.to_date)
  const fromPart = change.from_part ?? row.from_part
  const toPart = change.to_part ?? row.to_part
  const halves = change.hours === undefined ? row.hours : change.hours === null ? null : halvesOf(change.hours)
  const start = change.start_time ? minuteOf(change.start_time) : (row.start_minute ?? NINE)
  const kept = <Value>(value: Value | null | undefined, before: Value | null) => (value === undefined ? before : value)
  return {
    typeId: change.type_id ?? row.type_id,
    asked: {
      from,
      to,
      fromPart,
      toPart: from === to && (toPart === 'full' || change.from_part) ? (change.to_part ?? fromPart) : toPart,
      hours: halves ? { startMinute: start, halves } : undefined,
    },
    eventDate: kept(change.event_date, row.event_date === null ? null : plainDateOf(row.event_date)),
    variant: kept(change.variant, row.variant) || null,
    reason: kept(change.reason, row.reason) || null,
    attachments: change.attachment_ids ?? [],
  }
}

const NINE = 9 * 60
function minuteOf(time: string): number {
  const [hour = '0', minute = '0'] = time.split(':')
  return Number(hour) * 60 + Number(minute)
}
