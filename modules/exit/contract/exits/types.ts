/** The fields of a leaving. */
import { z } from 'zod'
import { DateText, Day, Email, Flag, Id, Instant, OptionalText, ShortText } from '#platform/contract/fields.ts'
import { clearanceKinds, clearers, taskOwners } from '../../model/clearance.ts'
import { exitMoves, exitStatuses } from '../../model/exit-states.ts'
import { handOverParts } from '../../model/hand-over.ts'

const NoneOr = <Takes extends z.ZodType>(takes: Takes) =>
  z.preprocess((given) => (given === '' ? null : given), takes.nullable())
const TypeId = z.coerce.number().refine((id) => Number.isInteger(id) && id >= 1 && id <= 4, 'exit.not-a-choice')
const optional = {
  person_in_charge_email: NoneOr(Email).optional(),
  forward_email: NoneOr(Email).optional(),
  /** Days after the last one. */
  forward_period: NoneOr(z.coerce.number().int().min(1, 'exit.forward-days').max(365, 'exit.forward-days')).optional(),
}
const days = { notice_date: DateText, last_working_date: DateText }
/** The first decides the law. */
const Reasons = z.array(Id).min(1, 'exit.no-reason').max(5, 'exit.too-many-reasons')

export const NewExit = z.strictObject({
  employee_id: Id,
  exit_type_id: TypeId,
  exit_reason_ids: Reasons,
  ...days,
  ...optional,
})
export const OwnNewExit = z.strictObject({ exit_reason_ids: Reasons, ...days, ...optional })
/** Without a last day the earliest one is taken. */
export const OwnPreview = z.strictObject({
  exit_reason_ids: Reasons.optional(),
  notice_date: DateText,
  last_working_date: DateText.optional(),
})
/** The last day is changed by a call of its own, with a remark. */
export const ExitChange = z
  .strictObject({ exit_type_id: TypeId, exit_reason_ids: Reasons, notice_date: DateText, ...optional, confirm: Flag })
  .partial()

const said = { source: z.string().nullable(), standing: z.string() }
export const Notice = z
  .object({ required_days: z.number().int(), earliest_last_day: Day, short_days: z.number().int(), ...said })
  .meta({ id: 'NoticeOwed' })
export const Duty = z.object({ code: z.string(), due_on: Day, ...said }).meta({ id: 'LeavingDuty' })
export const Law = z.object({ notice: Notice, duties: z.array(Duty), pay_by: Day.nullable() })

const Reason = z.object({ id: Id, name: z.string(), kind: z.string() })

export const ExitView = z
  .object({
    id: Id,
    employee_id: Id,
    staff_id: z.string(),
    full_name: z.string(),
    department: z.string().nullable(),
    position: z.string().nullable(),
    joined_on: Day,
    status: z.enum(exitStatuses),
    /** 5 once withdrawn. */
    exit_type_id: z.number().int(),
    exit_type: z.string(),
    exit_reason_ids: z.array(Id),
    reasons: z.array(Reason),
    notice_date: Day,
    last_working_date: Day,
    remark: z.string().nullable(),
    person_in_charge_email: z.string().nullable(),
    forward_email: z.string().nullable(),
    forward_period: z.number().int().nullable(),
    is_own: z.boolean(),
    submitted_at: Instant,
    acknowledged_at: Instant.nullable(),
    completed_at: Instant.nullable(),
    withdrawn_at: Instant.nullable(),
    withdrawn_reason: z.string().nullable(),
    tasks_open: z.number().int(),
    /** What the caller may do with it now. */
    may: z.array(z.enum(exitMoves)),
    ...Law.shape,
  })
  .meta({ id: 'Exit' })

export const TaskView = z
  .object({
    id: Id,
    name: z.string(),
    name_zh: z.string(),
    kind: z.enum(clearanceKinds),
    owner: z.enum(clearers),
    /** Of the owner `role`. */
    role: z.string().nullable(),
    /** Of the owner `person`: the name. */
    person: z.string().nullable(),
    due_on: Day.nullable(),
    done_at: Instant.nullable(),
    waived_reason: z.string().nullable(),
    /** What was written on ticking it off: of a paper the name it is signed with. */
    note: z.string().nullable(),
    by: z.string().nullable(),
  })
  .meta({ id: 'ExitTask' })
export const Answer = z.object({ id: z.string(), question: z.string(), answer: z.string() })
const DocumentView = z.object({ id: Id, kind: z.enum(['support', 'clearance']), name: z.string(), added_at: Instant })

export const ExitDetail = ExitView.extend({
  tasks: z.array(TaskView),
  documents: z.array(DocumentView),
  /** What is still to be handed over. */
  hand_over: z.object({
    reports: z.array(z.object({ id: Id, full_name: z.string() })),
    /** Requests that wait for this person's decision. */
    waiting: z.number().int(),
    heads: z.array(z.string()),
    account_id: z.string().nullable(),
    /** What is still theirs, by part, as it is called. */
    held: z.record(z.enum(handOverParts), z.array(z.string())),
    planned: z.array(z.object({ part: z.enum(handOverParts), employee_id: Id, full_name: z.string(), from_date: Day })),
  }),
  /** The month of a last pay that was approved before this changed; null for whom pay is not. */
  pay_to_correct: z.string().nullable(),
  /** The month that the last pay was handed over to; for whom pay is. */
  pay_settled: z.string().nullable(),
  /** The month whose regular run was approved without the person, and whose last pay was taken back. */
  pay_missing: z.string().nullable(),
  /** The month whose approved pay made good what was wrong or missing. */
  pay_corrected: z.string().nullable(),
  /** Null until it is given, and for whom it is not. */
  interview: z.array(Answer).nullable(),
  interview_at: Instant.nullable(),
}).meta({ id: 'ExitDetail' })

export const TaskFields = z.strictObject({
  name: ShortText,
  name_zh: OptionalText.default(''),
  owner: z.enum(taskOwners),
  due_on: NoneOr(DateText).optional(),
})
export const TaskChange = z
  .strictObject({
    name: ShortText,
    name_zh: OptionalText,
    owner: z.enum(taskOwners),
    due_on: NoneOr(DateText),
    done: Flag,
    /** Why it need not be done; null takes that back. */
    waived_reason: NoneOr(ShortText),
  })
  .partial()

export const OwnExitView = ExitView.omit({ tasks_open: true, may: true }).extend({
  tasks: z.array(TaskView),
  interview: z.array(Answer).nullable(),
  may_withdraw: z.boolean(),
  /** From when on a certificate can be had. */
  has_certificate: z.boolean(),
})
