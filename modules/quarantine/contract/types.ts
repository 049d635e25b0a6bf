/** The fields of a quarantine: what is asked with, and what is shown to whom. */
import { z } from 'zod'
import { DateText, Day, Flag, Id, LongText, OptionalText } from '#platform/contract/fields.ts'
import { May, previewFields, requestFields } from '#platform/requests/contract-types.ts'
import { requestWords } from '#platform/requests/words.ts'
import { causes, treatments } from '../model/days.ts'

const Papers = z.array(Id).max(10)
const Cause = z.enum(causes)

export const asking = {
  from: DateText,
  to: DateText,
  cause: Cause,
  order_number: OptionalText.optional(),
  works_from_home: Flag.default(false),
  reason: LongText.optional(),
  attachment_ids: Papers.optional(),
  confirm: Flag.optional(),
}
export const changing = z
  .object({
    from: DateText,
    to: DateText,
    cause: Cause,
    order_number: OptionalText.nullable(),
    works_from_home: Flag,
    reason: LongText.nullable(),
    attachment_ids: Papers,
    confirm: Flag,
  })
  .partial()
  .strict()

export const QuarantineView = z
  .object({
    ...requestFields,
    from: Day,
    to: Day,
    /** What was approved; later than `to` where it ended early. */
    agreed_to: Day,
    works_from_home: z.boolean(),
    /** Days that would be worked. */
    total: z.number().int(),
    treatment: z.enum(treatments),
    leave_type_id: Id.nullable(),
    /** Null, as are order and reason, for whoever decides without keeping it: why is none of their business. */
    cause: Cause.nullable(),
    order_number: z.string().nullable(),
  })
  .meta({ id: 'Quarantine' })
export const QuarantineInList = QuarantineView.extend({ may: May }).meta({ id: 'QuarantineInList' })

export const QuarantineDetail = QuarantineView.extend({
  days: z.array(Day),
  attachments: z.array(z.object({ id: Id, name: z.string(), type: z.string() })),
}).meta({ id: 'QuarantineDetail' })

export const QuarantinePreview = z
  .object({ days: z.array(Day), total: z.number().int(), treatment: z.enum(treatments), ...previewFields })
  .meta({ id: 'QuarantinePreview' })

export const words = requestWords
