/** The fields of reviews and of their periods. */
import { z } from 'zod'
import { DateText, Day, Flag, Id, Instant, OptionalText, ShortText } from '#platform/contract/fields.ts'
import { itemKinds } from '../model/items.ts'
import { expectations } from '../model/result.ts'
import { formStatuses } from '../model/stages.ts'

export const periods = ['first_quarter', 'mid_year', 'third_quarter', 'year_end'] as const
const Weight = z.coerce.number().int().min(1).max(100)
const Long = z.string().trim().max(1000)
export const Revision = z.number().int()

/** A row of a form as somebody writes it; without an id it is a new one. */
export const ItemBody = z.strictObject({
  id: z.string().min(1).max(60).optional(),
  kind: z.enum(itemKinds).default('task'),
  name: ShortText,
  name_zh: OptionalText.default(''),
  description: Long.default(''),
  description_zh: Long.default(''),
  weight: Weight,
})
export const Grades = z
  .array(
    z.strictObject({
      grade: z.string().trim().min(1).max(10),
      from: z.coerce.number().int().min(0).max(100),
      expectation: z.enum(expectations),
    }),
  )
  .min(1)
  .max(10)
const StageDays = z.coerce.number().int().min(0).max(365)

export const cycleFields = {
  name: ShortText,
  period: z.enum(periods, 'performance.select-period'),
  year: z.coerce.number().int().min(2000).max(2199),
  from_on: DateText,
  to_on: DateText,
  factors: z.array(ItemBody).max(40),
  with_competencies: Flag,
  grades: Grades,
  employee_days: StageDays,
  manager_days: StageDays,
  hod_days: StageDays,
}
const PlannedItem = z.object({
  id: z.string(),
  kind: z.enum(itemKinds),
  name: z.string(),
  name_zh: z.string(),
  description: z.string(),
  description_zh: z.string(),
  weight: z.number().int(),
})
const GradeShown = z.object({ grade: z.string(), from: z.number().int(), expectation: z.enum(expectations) })
export const Cycle = z
  .object({
    id: Id,
    name: z.string(),
    period: z.enum(periods),
    year: z.number().int(),
    from_on: Day,
    to_on: Day,
    factors: z.array(PlannedItem),
    with_competencies: z.boolean(),
    grades: z.array(GradeShown),
    employee_days: z.number().int(),
    manager_days: z.number().int(),
    hod_days: z.number().int(),
    /** How many forms there are, and how many of them are completed. */
    forms: z.number().int(),
    completed: z.number().int(),
    revision: z.number().int(),
  })
  .meta({ id: 'ReviewCycle' })

export const PartChange = z
  .strictObject({
    revision: Revision,
    ratings: z
      .array(
        z.strictObject({
          item_id: z.string().min(1).max(60),
          rating: z.coerce.number().int().min(1).max(5),
          comment: Long.optional(),
        }),
      )
      .max(60)
      .refine((given) => new Set(given.map(({ item_id }) => item_id)).size === given.length, 'performance.rated-twice'),
    comment: OptionalText,
  })
  .partial()

/** By HR: rows and weights before a form is launched, what it comes to at the end. */
export const ReviewChange = z
  .strictObject({
    revision: Revision,
    items: z.array(ItemBody).min(1).max(60),
    grade: z.string().trim().min(1).max(10).nullable(),
    expectation: z.enum(expectations).nullable(),
    hr_comment: OptionalText,
  })
  .partial()

const Part = z.object({
  ratings: z.array(z.object({ item_id: z.string(), rating: z.number().int(), comment: z.string().optional() })),
  comment: z.string(),
})
export const ReviewRow = z
  .object({
    id: Id,
    cycle_id: Id,
    cycle: z.string(),
    period: z.enum(periods),
    year: z.number().int(),
    employee_id: Id,
    staff_id: z.string(),
    full_name: z.string(),
    department: z.string().nullable(),
    position: z.string().nullable(),
    /** 0 employee, 1 manager, 2 head of department, 3 HR, 4 completed; null while the form is not launched. */
    status: z.number().int().min(0).max(4).nullable(),
    form_status: z.enum(formStatuses),
    stage_since: Day,
    due_on: Day.nullable(),
    /** Names of those whose turn it is. */
    waits_for: z.array(z.string()),
    employee_points: z.string().nullable(),
    manager_points: z.string().nullable(),
    hod_points: z.string().nullable(),
    grade: z.string().nullable(),
    expectation: z.enum(expectations).nullable(),
    completed_on: Day.nullable(),
    acknowledged_at: Instant.nullable(),
    revision: z.number().int(),
  })
  .meta({ id: 'PerformanceReviewRow' })
/** What of a review its reader may see; parts that are not theirs are null. */
export const ReviewView = ReviewRow.extend({
  items: z.array(PlannedItem.extend({ expected: z.number().int().nullable() })),
  grades: z.array(GradeShown),
  /** Agreed for the quarters of the period; to be read beside the rows, in no points. */
  objectives: z.array(
    z.object({
      ...{ id: Id, name: z.string(), weight: z.number().int(), year: z.number().int(), quarter: z.number().int() },
      /** '62.5' per cent. */
      progress: z.string(),
      /** 1 off track, 2 at risk, 3 on track. */
      confidence: z.number().int().nullable(),
      results: z.array(z.object({ name: z.string(), progress: z.string() })),
    }),
  ),
  parts: z.object({ employee: Part.nullable(), manager: Part.nullable(), hod: Part.nullable() }),
  /** What HR said, where it goes over the points. */
  said_grade: z.string().nullable(),
  said_expectation: z.enum(expectations).nullable(),
  hr_comment: z.string().nullable(),
  acknowledged_comment: z.string().nullable(),
  history: z.array(
    z.object({
      from: z.number().int(),
      to: z.number().int(),
      kind: z.enum(['proceed', 'skip', 'revert']),
      reason: z.string().nullable(),
      by: z.string(),
      at: Instant,
    }),
  ),
  may: z.object({
    /** Ratings of one's own stage. */
    rate: z.boolean(),
    items: z.boolean(),
    decide: z.boolean(),
    proceed: z.boolean(),
    skip: z.boolean(),
    revert: z.boolean(),
    remove: z.boolean(),
    acknowledge: z.boolean(),
  }),
}).meta({ id: 'PerformanceReview' })

/** What became of each of many. */
export const Outcomes = z.object({
  done: z.number().int(),
  left: z.array(z.object({ id: Id, name: z.string(), why: z.string() })),
})
