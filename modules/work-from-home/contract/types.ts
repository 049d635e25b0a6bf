import { z } from 'zod'
import { DateText, Day, Flag, Id, LongText, ShortText } from '#platform/contract/fields.ts'
import { May, previewFields, requestFields } from '#platform/requests/contract-types.ts'
import { requestWords } from '#platform/requests/words.ts'

export const parts = ['full', 'morning', 'afternoon'] as const
const Part = z.enum(parts)
/** Of a standing arrangement: 0 is Sunday, 6 Saturday. */
const Weekdays = z.array(z.number().int().min(0).max(6)).min(1).max(7)
const Latitude = z.number().min(-90).max(90)
const Longitude = z.number().min(-180).max(180)
const Place = z
  .object({
    name: ShortText,
    address: LongText.nullable().default(null),
    latitude: Latitude.nullable().default(null),
    longitude: Longitude.nullable().default(null),
  })
  .strict()
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
    path: ['latitude'],
    message: 'wfh.whole-position',
  })

const MOST_PAPERS = 10
const Papers = z.array(Id).max(MOST_PAPERS)

export const asking = {
  from: DateText,
  to: DateText,
  part: Part.default('full'),
  weekdays: Weekdays.optional(),
  place: Place,
  reason: LongText.optional(),
  attachment_ids: Papers.optional(),
  confirm: Flag.optional(),
}
export const changing = z
  .object({
    from: DateText,
    to: DateText,
    part: Part,
    weekdays: Weekdays.nullable(),
    place: Place,
    reason: LongText.nullable(),
    attachment_ids: Papers,
    confirm: Flag,
  })
  .partial()
  .strict()

/** 0, 0.5 or 1. */
const Counts = z.number()
const DayCounted = z.object({ date: Day, counts: Counts })
const HomePlace = z.object({
  name: z.string(),
  address: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

export const WfhView = z
  .object({
    ...requestFields,
    from: Day,
    to: Day,
    part: Part,
    weekdays: z.array(z.number()).nullable(),
    place: HomePlace,
    /** In days. */
    total: z.number(),
    /** By when the law wants a standing arrangement answered. */
    answer_by: Day.nullable(),
  })
  .meta({ id: 'WorkFromHome' })
export const WfhInList = WfhView.extend({ may: May }).meta({ id: 'WorkFromHomeInList' })

/** With its days and papers, and from where people said that they are there. */
export const WfhDetail = WfhView.extend({
  days: z.array(DayCounted),
  attachments: z.array(z.object({ id: Id, name: z.string(), type: z.string() })),
  here: z.array(z.object({ at: z.string(), distance_km: z.number(), within_range: z.boolean() })),
  /** Others of the department who are at home on one of these days, at most ten. */
  others: z.array(z.object({ full_name: z.string(), from: Day, to: Day })),
}).meta({ id: 'WorkFromHomeDetail' })

export const WfhPreview = z
  .object({ days: z.array(DayCounted), total: z.number(), answer_by: Day.nullable(), ...previewFields })
  .meta({ id: 'WorkFromHomePreview' })

export const Here = z
  .object({ latitude: Latitude, longitude: Longitude, accuracy: z.number().min(0).max(100_000).optional() })
  .strict()
export const HereAnswer = z.object({ distance_km: z.number(), within_range: z.boolean() })

export const words = requestWords
