/** Sessions: added, changed, removed. */
import type { z } from 'zod'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import type { SessionChange } from '../contract/fields.ts'
import { addSession, changeSession, removeSession, session, sessions } from '../contract/sessions.ts'
import { asksOfGrant, faultsOfSession } from '../model/session.ts'
import { type Acting, happened, refuse, refused, todayOf } from './acting.ts'
import { coursesOf } from './course-store.ts'
import { feedbackOf } from './feedback-store.ts'
import { fillSeats, seatsOf } from './seat-store.ts'
import {
  deleteSession,
  holdSession,
  insertSession,
  isUsed,
  type SessionFields,
  type SessionRow,
  sessionOf,
  sessionsBetween,
  setSession,
} from './session-store.ts'
import { tellSeats } from './telling.ts'
import { enrolledView, heldOn, sessionView } from './views.ts'

export const sessionHandlers: readonly Handler[] = [
  on(sessions, (call) =>
    call.company.read(async (tx) => {
      const { course_id, state, from, to } = call.query
      const today = await todayOf(tx, call)
      const rows = await sessionsBetween(tx, call.company.companyId, { course_id, from, to })
      const views = rows.map((row) => sessionView(row, today))
      return state ? views.filter((view) => view.state === state) : views
    }),
  ),
  on(session, (call) => call.company.read((tx) => detailOf(tx, call, call.params.id))),

  on(addSession, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { course_id, confirm, ...body } = call.body
      const [course] = await coursesOf(tx, companyId, { id: course_id })
      if (!course) throw refused({ course_id: ['http.unknown-id'] })
      const fields = { ...EMPTY, ...given(body) } as SessionFields
      refuse(faultsOfSession(fields, { taken: 0, attended: [] }))
      await askOfGrant(tx, call, fields, { before: null, confirm })
      const id = await insertSession(tx, companyId, course_id, fields)
      await logged(tx, call, 'training.session-added', { id, course: course.name }, {}, fields)
      return reply(await viewOf(tx, call, id), { messageKey: 'training.session-added' })
    }),
  ),

  on(changeSession, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const former = await held(tx, call, call.params.id)
      const before = fieldsOf(former)
      const { confirm, ...body } = call.body
      const fields = { ...before, ...given(body) }
      if (former.closed_on !== null && !isOnlyOfHrd(body)) return problem('training.session-closed')
      const seats = await seatsOf(tx, companyId, former.id)
      const attended = seats.flatMap(({ present, absent }) => [...present, ...absent])
      refuse(faultsOfSession(fields, { taken: former.taken, attended }))
      await askOfGrant(tx, call, fields, { before: before.hrd_grant_no, confirm })
      await setSession(tx, companyId, former.id, fields)
      const now = call.clock.now()
      await tellSeats(tx, companyId, 'training.seat-free', await fillSeats(tx, companyId, [former.id]), now)
      if (fields.starts_on !== before.starts_on || fields.ends_on !== before.ends_on || fields.place !== before.place) {
        const told = seats.filter(({ place }) => place === 'seat').map((seat) => ({ ...seat, session_id: former.id }))
        await tellSeats(tx, companyId, 'training.moved', told, now)
      }
      await logged(tx, call, 'training.session-changed', former, before, fields)
      return reply(await viewOf(tx, call, former.id), { messageKey: 'training.saved' })
    }),
  ),

  on(removeSession, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const former = await held(tx, call, call.params.id)
      if (await isUsed(tx, companyId, former.id)) return problem('training.session-used')
      await deleteSession(tx, companyId, former.id)
      await logged(tx, call, 'training.session-removed', former, fieldsOf(former), {})
      return reply(null, { messageKey: 'training.session-removed' })
    }),
  ),
]

type Asked = { readonly before: string | null; readonly confirm: boolean | undefined }

async function askOfGrant(tx: Tx, call: Acting, fields: SessionFields, { before, confirm }: Asked): Promise<void> {
  const { hrd_grant_no, starts_on: startsOn } = fields
  const { today } = await todayOf(tx, call)
  if (confirm || !asksOfGrant(hrd_grant_no, { before, startsOn, today })) return
  throw new Refusal(problem('training.grant-before', { status: 409, extra: { confirm_required: true } }))
}

/** Held until the transaction ends. */
export async function held(tx: Tx, { company }: Pick<Acting, 'company'>, id: string): Promise<SessionRow> {
  const row = await holdSession(tx, company.companyId, id)
  if (!row) throw new Refusal(notFound())
  return row
}

async function viewOf(tx: Tx, call: Acting, id: string) {
  const row = await sessionOf(tx, call.company.companyId, id)
  if (!row) throw new Refusal(notFound())
  return sessionView(row, await todayOf(tx, call))
}

export async function detailOf(tx: Tx, call: Pick<Acting, 'company' | 'clock'>, id: string) {
  const { companyId } = call.company
  const row = await sessionOf(tx, companyId, id)
  if (!row) throw new Refusal(notFound())
  return {
    ...sessionView(row, await todayOf(tx, call)),
    held_on: [...heldOn(row)],
    people: (await seatsOf(tx, companyId, id)).map(enrolledView),
    feedback: await feedbackOf(tx, companyId, id),
  }
}

const EMPTY = {
  days: null,
  place: null,
  trainer: null,
  enrol_by: null,
  hrd_grant_no: null,
  hrd_claimed_on: null,
} as const satisfies Partial<SessionFields>

const given = (body: Omit<z.output<typeof SessionChange>, 'confirm'>): Partial<SessionFields> =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value === '' ? null : name === 'days' ? sorted(value) : value]),
  )

const sorted = (days: unknown): unknown => (Array.isArray(days) ? [...new Set(days)].sort() : days)

const fieldsOf = (row: SessionRow): SessionFields => ({
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  days: row.days,
  place: row.place,
  trainer: row.trainer,
  seats: row.seats,
  enrol_by: row.enrol_by,
  hrd_grant_no: row.hrd_grant_no,
  hrd_claimed_on: row.hrd_claimed_on,
})

/** What is noted of a claim comes after the session is closed. */
const isOnlyOfHrd = (body: object): boolean =>
  Object.keys(body).every((name) => name === 'hrd_grant_no' || name === 'hrd_claimed_on')

const logged = (
  tx: Tx,
  call: Acting,
  action: string,
  { id, course: name }: { readonly id: string; readonly course: string },
  before: object,
  after: object,
) =>
  happened(tx, call, { action, of: { kind: 'training_session', id, name }, before: { ...before }, after: { ...after } })
