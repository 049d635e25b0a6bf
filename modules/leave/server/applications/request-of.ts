/** A request as it was sent, in the words of the model. */
import type { z } from 'zod'
import type { previewOwn } from '../../contract/own.ts'
import { halvesOf } from '../../model/halves.ts'
import type { Request } from './plan.ts'

type Body = z.output<NonNullable<typeof previewOwn.body>>

export function requestOf(body: Body): Request {
  const halves = body.hours === undefined ? undefined : halvesOf(body.hours)
  const [hour = '0', minute = '0'] = (body.start_time ?? '09:00').split(':')
  return {
    typeId: body.type_id,
    asked: {
      from: body.from,
      to: body.to,
      fromPart: body.from_part,
      toPart: body.from === body.to && body.to_part === 'full' ? body.from_part : body.to_part,
      hours: halves === undefined ? undefined : { startMinute: Number(hour) * 60 + Number(minute), halves },
    },
    eventDate: body.event_date ?? null,
    variant: body.variant || null,
    reason: body.reason || null,
    attachments: body.attachment_ids,
  }
}
