/** The fields of a review. */
import { z } from 'zod'
import { DateText, Day, Id, Instant, PositiveMoneyText } from '#platform/contract/fields.ts'
import { results } from '../model/review.ts'

const Comment = z.string().trim().max(255)
const Rating = z.strictObject({ item_id: z.string().min(1).max(60), rating: z.coerce.number().int().min(1).max(5) })
const Ratings = z
  .array(Rating)
  .max(40)
  .refine((given) => new Set(given.map(({ item_id }) => item_id)).size === given.length, 'probation.rated-twice')

/** Of an end that the law does not allow without another word. */
const Confirm = z.union([z.literal(1), z.literal(true), z.literal('1')]).optional()

/** What whoever's turn it is writes down; kept as a draft until the review goes on. */
export const PartChange = z
  .strictObject({
    revision: z.number().int(),
    ratings: Ratings,
    comment: Comment,
    suggested_result: z.enum(results).nullable(),
    suggested_end_date: DateText.nullable(),
    suggested_salary: PositiveMoneyText.nullable(),
  })
  .partial()
/** What HR decides besides. */
export const ReviewChange = PartChange.extend({
  result: z.enum(results).nullable().optional(),
  official_confirmed_date: DateText.nullable().optional(),
  confirm: Confirm,
})
export const NewReview = z.strictObject({
  employee_id: Id,
  probation_end_date: DateText.optional(),
  confirm: Confirm,
})
export const Proceed = z.strictObject({
  revision: z.number().int().optional(),
  /** Of HR, passing over a stage that somebody else does not do. */
  reason: z.string().trim().max(255).optional(),
  confirm: Confirm,
})
export const Revert = z.strictObject({
  revision: z.number().int().optional(),
  status: z.coerce.number().int().min(0).max(5),
  reason: z.string().trim().max(255).default(''),
})

const Part = z.object({
  ratings: z.array(z.object({ item_id: z.string(), rating: z.number().int() })),
  comment: z.string(),
})
export const ReviewRow = z
  .object({
    id: Id,
    employee_id: Id,
    staff_id: z.string(),
    full_name: z.string(),
    department: z.string().nullable(),
    position: z.string().nullable(),
    joined_on: Day,
    probation_end_date: Day,
    status: z.number().int().min(0).max(6),
    stage_since: Day,
    /** The last day of the stage; null where it has none. */
    due_on: Day.nullable(),
    /** Names of those whose turn it is. */
    waits_for: z.array(z.string()),
    round: z.number().int(),
    is_extended: z.boolean(),
    employee_total_points: z.string().nullable(),
    manager_total_points: z.string().nullable(),
    hod_total_points: z.string().nullable(),
    grade: z.string().nullable(),
    result: z.enum(results).nullable(),
    official_confirmed_date: Day.nullable(),
    completed_on: Day.nullable(),
    revision: z.number().int(),
  })
  .meta({ id: 'ProbationReviewRow' })
/** What of a review its reader may see; parts that are not theirs are null. */
export const ReviewView = ReviewRow.extend({
  items: z.array(z.object({ id: z.string(), name: z.string(), name_zh: z.string(), weight: z.number().int() })),
  parts: z.object({ employee: Part.nullable(), manager: Part.nullable(), hod: Part.nullable() }),
  suggested_result: z.enum(results).nullable(),
  suggested_end_date: Day.nullable(),
  suggested_salary: z.string().nullable(),
  comment: z.string().nullable(),
  /** Later than the law allows by itself, by the person's own written agreement; only HR and whoever agrees see it. */
  beyond_agreed: Day.nullable(),
  /** Sent to the person, the oldest first; only they and HR see that there are any. */
  letters: z.array(z.object({ round: z.number().int(), result: z.enum(results), day: Day, on: Day })),
  revert_history: z.array(
    z.object({
      from: z.number().int(),
      to: z.number().int(),
      kind: z.enum(['proceed', 'skip', 'revert', 'extend']),
      reason: z.string().nullable(),
      by: z.string(),
      at: Instant,
    }),
  ),
  may: z.object({
    write: z.boolean(),
    proceed: z.boolean(),
    skip: z.boolean(),
    revert: z.boolean(),
    remove: z.boolean(),
  }),
}).meta({ id: 'ProbationReview' })
