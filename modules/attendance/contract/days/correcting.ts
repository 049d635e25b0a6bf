/** Clockings put right: a correction adds some and sets others aside; what was clocked never changes. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Id, Instant, LongText, Paging } from '#platform/contract/fields.ts'

const own = { to: 'area', of: ['attendance.own'] } as const

const Time = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'company.clock-time')
const Change = z.union([
  z.object({ type: z.enum(['in', 'out', 'break_out', 'break_in']), time: Time }).strict(),
  z.object({ ignore: Id }).strict(),
])
const asking = {
  date: DateText,
  /** Times of the company, HH:MM; one that is not after the day's first in is on the next day. */
  changes: z.array(Change).min(1).max(20),
  reason: LongText.min(1),
}
/** What was asked to be put right of a day. */
export const AskedChanges = z.array(
  z.object({
    type: z.enum(['in', 'out', 'break_out', 'break_in']).nullable(),
    /** When it was, or when what is set aside was. */
    at: Instant.nullable(),
    /** The clocking that is set aside. */
    ignore: Id.nullable(),
  }),
)
export const correctionStates = ['pending', 'approved', 'rejected', 'cancelled'] as const
export const CorrectionView = z
  .object({
    id: Id,
    employee_id: Id,
    staff_id: z.string(),
    full_name: z.string(),
    date: Day,
    changes: AskedChanges,
    reason: z.string(),
    status: z.enum(correctionStates),
    by: z.string(),
    created_at: Instant,
    decided_at: Instant.nullable(),
  })
  .meta({ id: 'TimeCorrection' })

const refusals = [
  'attendance.not-employed',
  'attendance.locked',
  'attendance.correction-ahead',
  'attendance.correction-unknown',
  'attendance.correction-waits',
]

export const askCorrection = endpoint({
  id: 'attendance.askCorrection',
  method: 'POST',
  path: 'api/emp/attendance/correction',
  status: 201,
  access: own,
  summary: 'Ask for clockings of mine to be put right',
  body: z.object(asking).strict(),
  response: CorrectionView,
  problems: refusals,
})
export const ownCorrections = endpoint({
  id: 'attendance.ownCorrections',
  method: 'GET',
  path: 'api/emp/attendance/correction',
  access: own,
  summary: 'Corrections I asked for, newest first',
  response: z.array(CorrectionView),
})
export const cancelCorrection = endpoint({
  id: 'attendance.cancelCorrection',
  method: 'POST',
  path: 'api/emp/attendance/correction/{id}/cancel',
  access: own,
  summary: 'Take back a correction of mine that still waits',
  params: z.object({ id: Id }),
  response: CorrectionView,
})
export const corrections = endpoint({
  id: 'attendance.corrections',
  method: 'GET',
  path: 'api/panel/attendance/correction',
  access: { to: 'area', of: ['attendance'] },
  summary: 'Corrections of everybody, newest first',
  query: Paging.extend({ status: z.enum(['pending', 'approved', 'rejected', 'cancelled']).optional() }),
  response: z.array(CorrectionView),
})
export const correct = endpoint({
  id: 'attendance.correct',
  method: 'POST',
  path: 'api/panel/attendance/correction',
  status: 201,
  access: { to: 'area', of: ['attendance'] },
  summary: 'Put clockings of one or many people right at once',
  body: z.object({ employee_ids: z.array(Id).min(1).max(500), ...asking }).strict(),
  response: z.array(CorrectionView),
  problems: refusals,
})
export const decideCorrection = endpoint({
  id: 'attendance.decideCorrection',
  method: 'PATCH',
  path: 'api/panel/attendance/correction/{id}',
  access: { to: 'area', of: ['attendance'] },
  summary: 'Approve or reject a correction; rejecting takes a reason',
  params: z.object({ id: Id }),
  body: z.object({ decision: z.enum(['approve', 'reject']), reason: LongText.optional() }).strict(),
  response: CorrectionView,
})
