import { z } from 'zod'
import { DateText, Day, Id, Instant, LongText } from '#platform/contract/fields.ts'
import { previewFields, RequestStatus } from '#platform/requests/contract-types.ts'
import { type RequestWords, requestWords } from '#platform/requests/words.ts'
import { Shown } from './amounts.ts'
import { May } from './application-types.ts'

/** Half a day or a day. */
const Earned = z.union(
  [z.literal(0.5), z.literal(1), z.enum(['0.5', '1', '1.0']).transform(Number)],
  'leave.half-or-day',
)

export const EarnedDayView = z
  .object({
    id: Id,
    employee_id: Id,
    staff_id: z.string(),
    full_name: z.string(),
    department: z.string().nullable(),
    /** The day that was worked, or the holiday. */
    date: Day,
    day_kind: z.enum(['working', 'half', 'off', 'rest', 'holiday']),
    /** The holiday’s name, in the reader’s language. */
    holiday: z.string().nullable(),
    worked: z.boolean(),
    amount: Shown,
    reason: z.string().nullable(),
    status: RequestStatus,
    /** By when it has to be taken; null before it is approved, and where it does not expire. */
    expires_on: Day.nullable(),
    /** Of what it earned, what is not taken or promised; null before it is approved. */
    left: Shown.nullable(),
    created_at: Instant,
  })
  .meta({ id: 'EarnedDay' })

export const EarnedDayInList = EarnedDayView.extend({ may: May }).meta({ id: 'EarnedDayInList' })

/** With what one has to know to decide it. */
export const EarnedDayDetail = EarnedDayView.extend({
  /** By when it would have to be taken if it were approved today; null once it is decided, and where it does not expire. */
  would_expire_on: Day.nullable(),
  /** Other days that the person earned or asks for, newest first; at most ten. */
  others: z.array(EarnedDayView),
}).meta({ id: 'EarnedDayDetail' })

/** What a day would earn, approved today. `errors` by field are what asking for it would be refused for. */
export const EarnedPreview = z
  .object({
    day_kind: EarnedDayView.shape.day_kind,
    holiday: z.string().nullable(),
    amount: Shown,
    would_expire_on: Day.nullable(),
    ...previewFields,
  })
  .meta({ id: 'EarnedPreview' })

/** For work on a rest day, an off day or a holiday. */
export const lieuAsking = { date: DateText, amount: Earned.default(1), reason: LongText.optional() }
/** For a holiday that fell on a day off, or that was worked. */
export const replacementAsking = { date: DateText, worked: z.boolean().default(false), reason: LongText.optional() }
export const lieuChanging = z.object({ date: DateText, amount: Earned, reason: LongText.nullable() }).partial().strict()
export const replacementChanging = z
  .object({ date: DateText, worked: z.boolean(), reason: LongText.nullable() })
  .partial()
  .strict()

/** Earned days are said in the words of leave, among which they stand. */
export const earnedWords: RequestWords = {
  ...requestWords,
  sent: 'leave.sent',
  entered: 'leave.earned-awarded',
  changed: 'leave.changed',
  cancelled: 'leave.earned-cancelled',
  withdrawalAsked: 'leave.withdrawal-asked',
  notEmployed: 'leave.not-employed',
  batchRefused: 'leave.batch-refused',
  changePending: 'leave.earned-change-pending',
  removeApproved: 'leave.earned-remove-approved',
  nothingPending: 'leave.earned-nothing-pending',
  nothingApproved: 'leave.nothing-approved',
}
