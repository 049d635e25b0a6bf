/** The fields of a request for training: a seat in a session, or a course outside. */
import { z } from 'zod'
import { DateText, Day, Flag, Id, LongText, PositiveMoneyText, ShortText } from '#platform/contract/fields.ts'
import { May, previewFields, requestFields } from '#platform/requests/contract-types.ts'
import { requestWords } from '#platform/requests/words.ts'
import { Place } from './fields.ts'

const outside = {
  title: ShortText,
  provider: ShortText,
  cost: PositiveMoneyText,
  starts_on: DateText,
  ends_on: DateText,
}

export const asking = {
  session_id: Id.optional(),
  ...z.object(outside).partial().shape,
  reason: LongText.optional(),
  /** That the bond of the course is accepted; without it nothing is owed. */
  bond_accepted: Flag.optional(),
  confirm: Flag.optional(),
}
export const changing = z
  .object({ ...outside, session_id: Id, reason: LongText.nullable(), bond_accepted: Flag, confirm: Flag })
  .partial()
  .strict()

export const TrainingView = z
  .object({
    ...requestFields,
    session_id: Id.nullable(),
    course_id: Id.nullable(),
    title: z.string(),
    provider: z.string().nullable(),
    cost: z.string(),
    starts_on: Day,
    ends_on: Day,
    bond_accepted_on: Day.nullable(),
    /** Once approved; null of a course outside. */
    place: Place.nullable(),
    waiting_no: z.number().int().nullable(),
  })
  .meta({ id: 'TrainingRequest' })
export const TrainingInList = TrainingView.extend({ may: May }).meta({ id: 'TrainingRequestInList' })

const Seats = z.object({ seats: z.number().int(), taken: z.number().int(), waiting: z.number().int() })
const Bond = z.object({ amount: z.string(), months: z.number().int() })
const Budget = z.object({ amount: z.string(), spent: z.string() })

export const TrainingDetail = TrainingView.extend({
  seats: Seats.nullable(),
  bond: Bond.nullable(),
  /** Of the department in that year, without this request; null where none is set. */
  budget: Budget.nullable(),
  /** Others of the department who go too, at most ten. */
  others: z.array(z.string()),
}).meta({ id: 'TrainingRequestDetail' })

export const TrainingPreview = z
  .object({
    title: z.string().nullable(),
    starts_on: Day.nullable(),
    ends_on: Day.nullable(),
    cost: z.string().nullable(),
    seats: Seats.nullable(),
    bond: Bond.nullable(),
    ...previewFields,
  })
  .meta({ id: 'TrainingPreview' })

export const words = requestWords
