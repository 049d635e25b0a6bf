/** The fields of courses and sessions. */
import { z } from 'zod'
import { DateText, Day, Flag, Id, OptionalText, PositiveMoneyText, ShortText } from '#platform/contract/fields.ts'
import { doneStates } from '../model/matrix.ts'
import { MOST_DAYS, modes, sessionStates } from '../model/session.ts'

const Months = z.coerce.number().int().min(1).max(240)
const Hours = z.coerce.number().min(0).max(9999).multipleOf(0.25, 'training.quarter-hours')
const Seats = z.coerce.number().int().min(1).max(10_000)
const Units = z.array(Id).max(500)
const orNone = <Of extends z.ZodType>(of: Of) => of.nullable().optional()

const MandatoryFor = z.strictObject({ department_ids: Units.default([]), position_ids: Units.default([]) })

const courseFields = {
  name: ShortText,
  category: orNone(OptionalText),
  provider: orNone(OptionalText),
  mode: z.enum(modes),
  hours: Hours,
  cost_per_seat: PositiveMoneyText,
  /** Who has to go: of one of these; everybody where both are empty, nobody where it is null. */
  mandatory_for: orNone(MandatoryFor),
  repeat_months: orNone(Months),
  certificate_months: orNone(Months),
  hrd_claimable: Flag.optional(),
  bond_amount: orNone(PositiveMoneyText),
  bond_months: orNone(Months),
}
const { name, mode, ...others } = courseFields
export const NewCourse = z.strictObject({
  name,
  mode,
  ...others,
  hours: Hours.default(0),
  cost_per_seat: PositiveMoneyText.default('0.00'),
})
export const CourseChange = z.strictObject(courseFields).partial()

export const CourseView = z
  .object({
    id: Id,
    name: z.string(),
    category: z.string().nullable(),
    provider: z.string().nullable(),
    mode: z.enum(modes),
    hours: z.number(),
    cost_per_seat: z.string(),
    mandatory_for: z.object({ department_ids: z.array(Id), position_ids: z.array(Id) }).nullable(),
    repeat_months: z.number().int().nullable(),
    certificate_months: z.number().int().nullable(),
    hrd_claimable: z.boolean(),
    bond_amount: z.string().nullable(),
    bond_months: z.number().int().nullable(),
    /** Sessions that are not closed, and people who completed one. */
    sessions: z.number().int(),
    completed: z.number().int(),
    /** Of all its sessions; null below three answers. */
    rating: z.number().nullable(),
  })
  .meta({ id: 'TrainingCourse' })

const sessionFields = {
  starts_on: DateText,
  ends_on: DateText,
  /** On which days of these it is held, where not on each. */
  days: orNone(z.array(DateText).min(1).max(MOST_DAYS)),
  place: orNone(OptionalText),
  trainer: orNone(OptionalText),
  seats: Seats,
  enrol_by: orNone(DateText),
  hrd_grant_no: orNone(OptionalText),
  hrd_claimed_on: orNone(DateText),
  /** That the grant was applied for before the session, where its number comes later. */
  confirm: Flag.optional(),
}
export const NewSession = z.strictObject({ course_id: Id, ...sessionFields })
export const SessionChange = z.strictObject(sessionFields).partial()

const session = {
  id: Id,
  course_id: Id,
  course: z.string(),
  mode: z.enum(modes),
  starts_on: Day,
  ends_on: Day,
  days: z.array(Day).nullable(),
  place: z.string().nullable(),
  trainer: z.string().nullable(),
  seats: z.number().int(),
  enrol_by: Day.nullable(),
  state: z.enum(sessionStates),
  taken: z.number().int(),
  waiting: z.number().int(),
}
export const SessionView = z
  .object({
    ...session,
    hrd_claimable: z.boolean(),
    hrd_grant_no: z.string().nullable(),
    /** Until when its costs are claimed from HRD Corp; null elsewhere. */
    hrd_claim_by: Day.nullable(),
    hrd_claimed_on: Day.nullable(),
    cost_per_seat: z.string(),
    bond_amount: z.string().nullable(),
    bond_months: z.number().int().nullable(),
    /** Null until it is closed. */
    completed: z.number().int().nullable(),
  })
  .meta({ id: 'TrainingSession' })

export const Place = z.enum(['seat', 'waiting'])
export const Enrolled = z.object({
  employee_id: Id,
  staff_id: z.string(),
  full_name: z.string(),
  department: z.string().nullable(),
  place: Place,
  waiting_no: z.number().int().nullable(),
  bond_accepted_on: Day.nullable(),
  request_id: Id.nullable(),
  present: z.array(Day),
  absent: z.array(Day),
  completed: z.boolean().nullable(),
})
export const Feedback = z.object({
  answers: z.number().int(),
  /** Null below three answers, with the comments. */
  rating: z.number().nullable(),
  comments: z.array(z.string()),
})
export const SessionDetail = SessionView.extend({
  held_on: z.array(Day),
  people: z.array(Enrolled),
  feedback: Feedback,
}).meta({ id: 'TrainingSessionDetail' })

/** As employees see it, with what is theirs. */
export const OwnSession = z
  .object({
    ...session,
    bond_amount: z.string().nullable(),
    bond_months: z.number().int().nullable(),
    /** Whether one may still ask for it. */
    open: z.boolean(),
    mine: z
      .object({
        place: Place.nullable(),
        waiting_no: z.number().int().nullable(),
        /** Of a request that waits. */
        asked: z.boolean(),
        completed: z.boolean().nullable(),
        rating: z.number().int().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'OwnTrainingSession' })

export const CourseState = z.object({
  course_id: Id,
  course: z.string(),
  state: z.enum(doneStates),
  due_on: Day.nullable(),
})
export const Certificate = z
  .object({
    id: Id,
    employee_id: Id,
    staff_id: z.string(),
    full_name: z.string(),
    course_id: Id,
    course: z.string(),
    session_id: Id,
    issued_on: Day,
    expires_on: Day.nullable(),
  })
  .meta({ id: 'TrainingCertificate' })

export const Bond = z
  .object({
    employee_id: Id,
    staff_id: z.string(),
    full_name: z.string(),
    session_id: Id,
    course: z.string(),
    amount: z.string(),
    months: z.number().int(),
    served: z.number().int(),
    from: Day,
    until: Day,
    accepted_on: Day.nullable(),
    left_on: Day.nullable(),
    /** Null until HR has said it. Not their own doing: nothing is owed. */
    own_doing: z.boolean().nullable(),
    consent_on: Day.nullable(),
    owed: z.string(),
    /** What approved pay runs have taken of it. */
    deducted: z.string(),
  })
  .meta({ id: 'TrainingBond' })
