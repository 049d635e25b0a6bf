import { z } from 'zod'
import { DateText, Day, Flag, Id, Instant, LongText, Paging } from '#platform/contract/fields.ts'

export const breakChoices = [0, 0.5, 1, 1.5, 2] as const
const Break = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\d(\.\d)?$/, 'overtime.break')
      .transform(Number),
  ])
  .refine((hours) => breakChoices.some((one) => one === hours), 'overtime.break')
const Clock = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'overtime.clock')

export const compensations = ['pay', 'leave'] as const

/** What is claimed. An end at or before the start is on the next day. */
export const asking = {
  date: DateText,
  start_time: Clock,
  end_time: Clock,
  break_hours: Break.default(0),
  /** In money, or hour for hour in rest (Taiwan). */
  compensation: z.enum(compensations).default('pay'),
  voluntary_without_pay: Flag.default(false),
  emergency: Flag.default(false),
  reason: LongText.optional(),
  confirm: Flag.optional(),
}
export const changing = z
  .object({
    ...asking,
    break_hours: Break,
    compensation: z.enum(compensations),
    voluntary_without_pay: Flag,
    emergency: Flag,
    reason: LongText.nullable(),
  })
  .partial()
  .strict()

const Status = z.enum(['pending', 'approved', 'rejected', 'withdrawn', 'cancelled'])
const May = z.record(z.string(), z.object({ allowed: z.boolean(), why: z.string().nullable() }))

export const ClaimView = z
  .object({
    id: Id,
    employee_id: Id,
    staff_id: z.string(),
    full_name: z.string(),
    department: z.string().nullable(),
    date: Day,
    start_time: z.string(),
    end_time: z.string(),
    break_hours: z.number(),
    /** After break and rounding. */
    minutes: z.number().int(),
    /** What the day was to the person when it was claimed. */
    type: z.string(),
    /** By how much the law pays it, in the order of its bands. */
    rate: z.array(z.string()),
    /** What attendance found of the day; null where nothing is known. */
    clocked: z.object({ in: z.string().nullable(), out: z.string().nullable() }).nullable(),
    compensation: z.enum(compensations),
    /** Once approved to be made good in rest: what became of the hours. */
    rest: z.object({ hours: z.number(), used_hours: z.number(), expires_on: Day }).nullable(),
    voluntary_without_pay: z.boolean(),
    emergency: z.boolean(),
    by_agreement: z.boolean(),
    reason: z.string().nullable(),
    /** Of whoever approved it. */
    justification: z.string().nullable(),
    status: Status,
    /** Until when it may be deleted; approved it is withdrawn instead. */
    deletable_until: Instant,
    created_at: Instant,
  })
  .meta({ id: 'OvertimeClaim' })
export const ClaimInList = ClaimView.extend({ may: May }).meta({ id: 'OvertimeClaimInList' })

/** With what one has to know to decide it. */
export const ClaimDetail = ClaimView.extend({
  /** Minutes of the month, this claim included, and how many the law allows; null where it sets no limit. */
  month_minutes: z.number().int(),
  month_limit: z.number().int().nullable(),
  /** Other claims of the person that wait or stand, newest first; at most ten. */
  others: z.array(ClaimView),
}).meta({ id: 'OvertimeClaimDetail' })

/** What a claim would come to. `errors` by field are what it would be refused for, `questions` have to be confirmed. */
export const ClaimPreview = z
  .object({
    type: z.string(),
    minutes: z.number().int(),
    rate: z.array(z.string()),
    /** Hours that would become rest; what is less than half an hour is paid. */
    rest_hours: z.number(),
    clocked: ClaimView.shape.clocked,
    month_minutes: z.number().int(),
    month_limit: z.number().int().nullable(),
    goes_to: z.array(z.string()),
    questions: z.array(z.string()),
    errors: z.record(z.string(), z.array(z.string())),
  })
  .meta({ id: 'OvertimePreview' })

/** One person's overtime of a month against what the law allows. */
export const HoursView = z
  .object({
    employee_id: Id,
    staff_id: z.string(),
    full_name: z.string(),
    approved_minutes: z.number().int(),
    pending_minutes: z.number().int(),
    /** Claimed on days whose hours the limit does not count: in Malaysia rest days and public holidays. */
    uncounted_minutes: z.number().int(),
    /** As it is on the month's last day. */
    limit_minutes: z.number().int().nullable(),
    /** In Taiwan an agreement to more hours may begin inside the month: the limit of the days before it. */
    limit_before: z.object({ minutes: z.number().int(), until: DateText }).nullable(),
    /** What was too much already on those days. */
    over_before_minutes: z.number().int(),
  })
  .meta({ id: 'OvertimeHours' })

export const claimQuery = Paging.extend({
  status: Status.optional(),
  employee_id: Id.optional(),
  department_id: Id.optional(),
  from: DateText.optional(),
  to: DateText.optional(),
})
export const ById = z.object({ id: Id })
export const Decision = z.object({ decision: z.enum(['approve', 'reject', 'withdraw']) })
export const Deciding = z
  .object({ ids: z.array(Id).min(1).max(500), justification: LongText.optional(), reason: LongText.optional() })
  .strict()
