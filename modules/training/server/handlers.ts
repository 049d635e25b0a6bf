import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { callsOf } from '#platform/requests/server/calls.ts'
import * as requests from '../contract/requests.ts'
import { bondHandlers } from './bond-handlers.ts'
import { courseHandlers } from './course-handlers.ts'
import { linkHandler } from './link-handler.ts'
import { ownHandlers } from './own-handlers.ts'
import { recordHandlers } from './record-handlers.ts'
import { reportHandlers } from './report-handlers.ts'
import type { TrainingRow } from './request-store.ts'
import { seatHandlers } from './seat-handlers.ts'
import { sessionHandlers } from './session-handlers.ts'
import { attendanceSheetHandlers } from './sheets/attendance-sheets.ts'
import { courseSheetHandlers } from './sheets/sheet-handlers.ts'
import type { TrainingAsked } from './training-asked.ts'
import { trainingPort } from './training-port.ts'

export function trainingHandlers(approvals: Approvals, dayFacts: DayFacts): readonly Handler[] {
  const calls = callsOf(approvals, trainingPort(dayFacts))
  return [
    ...courseSheetHandlers,
    ...attendanceSheetHandlers,
    ...courseHandlers,
    ...sessionHandlers,
    ...seatHandlers(approvals),
    ...recordHandlers,
    ...reportHandlers,
    ...bondHandlers,
    ...ownHandlers,
    on(requests.list, (call) => calls.list(call)),
    on(requests.one, (call) => calls.one(call)),
    on(requests.create, (call) => calls.create(call, call.body.employee_id, asked(call.body, true))),
    on(requests.award, (call) => calls.award(call, call.body.employee_ids, asked(call.body, true))),
    on(requests.change, (call) => calls.change(call, (row) => changed(row, call.body))),
    on(requests.remove, (call) => calls.remove(call)),
    on(requests.decide, (call) => calls.decide(call)),
    linkHandler,
    on(requests.mine, (call) => calls.mine(call)),
    on(requests.preview, (call) => calls.preview(call, asked(call.body, false))),
    on(requests.ask, (call) => calls.create(call, undefined, asked(call.body, false))),
    on(requests.cancel, (call) => calls.cancel(call)),
    on(requests.askWithdraw, (call) => calls.askWithdraw(call)),
  ]
}

type Given<Of> = { readonly [Name in keyof Of]?: Of[Name] | null | undefined }
type Body = Given<Omit<TrainingAsked, 'entered' | 'confirmed' | 'bondAccepted' | 'accepted'>> & {
  readonly bond_accepted?: boolean | undefined
  readonly confirm?: boolean | undefined
}

const asked = (body: Body, entered: boolean): TrainingAsked => ({
  session_id: body.session_id ?? null,
  title: body.title ?? null,
  provider: body.provider ?? null,
  cost: body.cost ?? null,
  starts_on: body.starts_on ?? null,
  ends_on: body.ends_on ?? null,
  reason: body.reason || null,
  bondAccepted: body.bond_accepted,
  entered,
  confirmed: body.confirm,
})

/** What is not changed stays; a course outside may become a session, and the other way round. */
function changed(row: TrainingRow, body: Body): TrainingAsked {
  const before: Body = {
    reason: row.reason,
    ...(row.session_id === null
      ? {
          title: row.title,
          provider: row.provider,
          cost: row.cost,
          starts_on: row.from_date,
          ends_on: row.to_date,
        }
      : { session_id: row.session_id }),
  }
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  const { session_id, title, ...rest } = { ...before, ...given } as Body
  const isOutside = body.title !== undefined && body.session_id === undefined
  const isSession = body.session_id !== undefined && body.title === undefined
  const wish = asked({ ...rest, session_id: isOutside ? null : session_id, title: isSession ? null : title }, true)
  const { course_id, bond_accepted_on, bond_amount, bond_months } = row
  return bond_accepted_on === null
    ? wish
    : { ...wish, accepted: { course_id, bond_accepted_on, bond_amount, bond_months } }
}
