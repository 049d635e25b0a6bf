/** The fields of recognition, points, the catalogue and redemptions. */
import { z } from 'zod'
import {
  DateText,
  Day,
  Flag,
  Id,
  Instant,
  OptionalText,
  PositiveMoneyText,
  ShortText,
} from '#platform/contract/fields.ts'
import { colours, givers, icons } from '../model/badge.ts'
import { states } from '../model/redemption.ts'

const Whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
const Long = z.string().trim().max(1000)
export const Reason = z.string().trim().min(1).max(255)
export const Points = Whole(1, 100_000)
export const Month = z
  .string()
  .trim()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'rewards.month')

export const badgeBody = {
  name: ShortText,
  name_zh: OptionalText,
  points: Whole(0, 100_000),
  given_by: z.enum(givers),
  icon: z.enum(icons),
  colour: z.enum(colours),
  is_active: Flag,
}
export const Badge = z
  .object({
    ...{ id: Id, standard: z.string().nullable(), name: z.string(), name_zh: z.string() },
    ...{ points: z.number().int(), given_by: z.enum(givers), icon: z.string(), colour: z.string() },
    is_active: z.boolean(),
  })
  .meta({ id: 'RewardType' })

export const itemBody = {
  name: ShortText,
  name_zh: OptionalText,
  description: Long,
  description_zh: Long,
  cost: Whole(1, 1_000_000),
  /** How many are left; null is without end. */
  stock: Whole(0, 1_000_000).nullable(),
  available_from: DateText.nullable(),
  available_until: DateText.nullable(),
  is_active: Flag,
  money_value: PositiveMoneyText,
  /** One of the ways of the company's country. */
  pay_way: z.string().trim().min(1).max(40),
}
export const Item = z
  .object({
    ...{ id: Id, name: z.string(), name_zh: z.string(), description: z.string(), description_zh: z.string() },
    ...{ cost: z.number().int(), stock: z.number().int().nullable(), is_active: z.boolean() },
    ...{ available_from: Day.nullable(), available_until: Day.nullable() },
    ...{ money_value: z.string(), pay_way: z.string(), picture_id: Id.nullable() },
  })
  .meta({ id: 'RewardItem' })

/** What a colleague is shown of a type. */
const shownBadge = { type_name: z.string(), type_name_zh: z.string(), icon: z.string(), colour: z.string() }
export const Given = z
  .object({
    ...{ id: Id, ...shownBadge, receiver: z.string(), giver: z.string(), points: z.number().int() },
    ...{ message: z.string(), is_public: z.boolean(), given_on: Day, at: Instant },
  })
  .meta({ id: 'Recognition' })
export const KeptGiven = Given.extend({
  ...{ type_id: Id, employee_id: Id, staff_id: z.string(), giver_id: Id.nullable(), department: z.string().nullable() },
  ...{
    withdrawn_on: Day.nullable(),
    withdrawn_reason: z.string().nullable(),
    points_back: z.number().int().nullable(),
  },
}).meta({ id: 'RecognitionKept' })

export const Entry = z.object({
  ...{ id: Id, kind: z.string(), points: z.number().int(), day: Day, reason: z.string().nullable() },
  /** What it was for: a type of recognition, or an item. */
  ...{ of: z.string().nullable(), of_zh: z.string().nullable() },
})

export const OwnRedemption = z
  .object({
    ...{ id: Id, item_id: Id, item: z.string(), item_zh: z.string(), cost: z.number().int() },
    ...{ state: z.enum(states), requested_on: Day, decided_on: Day.nullable(), reason: z.string().nullable() },
    delivered_on: Day.nullable(),
  })
  .meta({ id: 'OwnRedemption' })
export const Redemption = OwnRedemption.extend({
  ...{ employee_id: Id, staff_id: z.string(), full_name: z.string(), department: z.string().nullable() },
  ...{ money_value: z.string(), pay_way: z.string(), pay_month: z.string().nullable() },
  /** They no longer work here. */
  has_left: z.boolean(),
  /** The reader's own, which somebody else has to decide. */
  is_own: z.boolean(),
}).meta({ id: 'Redemption' })

export const Rank = z.object({
  rank: z.number().int(),
  name: z.string(),
  department: z.string().nullable(),
  points: z.number().int(),
  count: z.number().int(),
})
export const rankQuery = {
  by: z.enum(['points', 'count']).default('points'),
  from: DateText.optional(),
  to: DateText.optional(),
  department_id: Id.optional(),
}
