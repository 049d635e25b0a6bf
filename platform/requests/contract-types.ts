/** The fields that requests of every kind share. */
import { z } from 'zod'
import { DateText, Flag, Id, Instant, LongText, Paging } from '#platform/contract/fields.ts'

export const requestStatuses = ['pending', 'approved', 'rejected', 'withdrawn', 'cancelled', 'completed'] as const
export const RequestStatus = z.enum(requestStatuses)

/** Whose it is, why it is asked for, and where it stands: spread into the view of a kind. */
export const requestFields = {
  id: Id,
  employee_id: Id,
  staff_id: z.string(),
  full_name: z.string(),
  department: z.string().nullable(),
  reason: z.string().nullable(),
  /** Completed is shown and not stored: what was approved is over. */
  status: RequestStatus,
  created_at: Instant,
}

/** What the reader may do, and if not, why: approve, reject, withdraw, cancel, ask_withdrawal. */
export const May = z.record(z.string(), z.object({ allowed: z.boolean(), why: z.string().nullable() }))

/** What asking would be refused for, by field, and who would decide, step by step. */
export const previewFields = { goes_to: z.array(z.string()), errors: z.record(z.string(), z.array(z.string())) }

export const requestQuery = Paging.extend({
  status: RequestStatus.optional(),
  employee_id: Id.optional(),
  department_id: Id.optional(),
  from: DateText.optional(),
  to: DateText.optional(),
})

/** Everybody of a shift. */
export const People = z.array(Id).min(1).max(500)
export const ById = z.object({ id: Id })
export const Decision = z.object({ decision: z.enum(['approve', 'reject', 'withdraw']) })
export const Deciding = z
  .object({ ids: z.array(Id).min(1).max(500), reason: LongText.optional(), confirm: Flag.optional() })
  .strict()
export const Why = z.object({ reason: LongText.min(1) }).strict()
