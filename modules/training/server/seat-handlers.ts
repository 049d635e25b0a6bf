/** Who sits in a session: enrolled by HR, taken out, there or not, and closed. */
import { type PlainDate, plainDateOf, yearOf } from '#kernel/plain-date.ts'
import { addPapers, holdPeople, type PersonWhoAsks } from '#modules/employees/server/public.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import { decide } from '#platform/approvals/server/deciding/decide.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { fileReply, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { attendance, close, enrol, giveUpSeat, signInSheet } from '../contract/sessions.ts'
import { words } from '../contract/types.ts'
import { monthsLater } from '../model/months.ts'
import { completes } from '../model/session.ts'
import { type Acting, happened, refuse, refused, todayOf } from './acting.ts'
import { insertCertificates } from './certificate-store.ts'
import { endWaiting, holdWanting } from './end-waiting.ts'
import { overBudget } from './over-budget.ts'
import { signInPdf } from './pdf/training-pdf.ts'
import { budgetsOf } from './record-store.ts'
import { whoHasIt } from './request-store.ts'
import { dropSeat, fillSeats, queue, type SeatRow, saveAttendance, seatsOf, setCompleted } from './seat-store.ts'
import { detailOf, held } from './session-handlers.ts'
import { closeSession, type SessionRow } from './session-store.ts'
import { tellSeats, tellWaiting } from './telling.ts'
import { trainingKind } from './training-kind.ts'
import { heldOn } from './views.ts'

export const seatHandlers = (approvals: Approvals): readonly Handler[] => [
  on(enrol, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const session = await open(tx, call, call.params.id)
      const ids = [...new Set(call.body.employee_ids)]
      const people = await refuseWrongPeople(tx, companyId, session, ids)
      const accepted = call.body.bond_accepted_on ?? null
      const { today, facts } = await todayOf(tx, call)
      if (accepted !== null && accepted > today) throw refused({ bond_accepted_on: ['training.consent-to-come'] })
      const budgets = await budgetsOf(tx, companyId, yearOf(plainDateOf(session.starts_on)))
      const costs = { cost: session.cost_per_seat, currency: facts.currency, people }
      const data = [...overBudget(budgets, costs, call).values()]
      if (data.length > 0 && !call.body.confirm)
        return problem(words.confirm, { status: 409, data, extra: { confirm_required: true } })
      const row = { session_id: session.id, request_id: null, bond_accepted_on: accepted }
      const seats = ids.map((employee_id) => ({ ...row, employee_id }))
      await queue(tx, companyId, seats)
      const now = call.clock.now()
      await tellSeats(tx, companyId, 'training.enrolled', await fillSeats(tx, companyId, [session.id]), now)
      await tellWaiting(tx, companyId, [session.id], ids, now)
      await logged(tx, call, 'training.people-enrolled', session, { people: ids.length })
      return reply(await detailOf(tx, call, session.id), {
        messageKey: 'training.people-enrolled',
        params: { count: ids.length },
      })
    }),
  ),

  on(giveUpSeat, async (call) => {
    const acting = await actingOf(call)
    return call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { id, employeeId } = call.params
      // What was asked for is withdrawn, which holds the request before the session.
      const before = (await seatsOf(tx, companyId, id)).find(({ employee_id }) => employee_id === employeeId)
      if (!before) return notFound()
      if (before.request_id !== null) {
        const wish = { ids: [before.request_id], decision: 'withdraw', reason: null, confirmed: true }
        const doing = { ...wish, answersAsked: false, kind: trainingKind.name }
        const [outcome] = await decide(tx, approvals, acting, doing)
        if (outcome?.problem)
          return outcome.problem.status === 404 ? problem('training.seat-by-request') : outcome.problem
        return reply(await detailOf(tx, call, id), { messageKey: 'training.seat-given-up' })
      }
      const session = await open(tx, call, id)
      await dropSeat(tx, companyId, id, employeeId)
      const now = call.clock.now()
      await tellSeats(tx, companyId, 'training.seat-taken-away', [{ ...before, session_id: id }], now)
      await tellSeats(tx, companyId, 'training.seat-free', await fillSeats(tx, companyId, [id]), now)
      await logged(tx, call, 'training.seat-given-up', session, { name: before.full_name })
      return reply(await detailOf(tx, call, id), { messageKey: 'training.seat-given-up' })
    })
  }),

  on(attendance, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const session = await open(tx, call, call.params.id)
      const { items } = call.body
      const people = new Set((await seated(tx, companyId, session)).map(({ employee_id }) => employee_id))
      const days = new Set<string>(heldOn(session))
      refuse(
        Object.fromEntries(
          items.flatMap(({ employee_id, date }, at) => [
            ...(people.has(employee_id) ? [] : [[`items.${at}.employee_id`, ['training.not-enrolled']]]),
            ...(days.has(date) ? [] : [[`items.${at}.date`, ['training.outside-session']]]),
          ]),
        ),
      )
      // Of the same person and day the last one counts.
      const last = new Map(items.map((item) => [`${item.employee_id} ${item.date}`, item]))
      await saveAttendance(tx, companyId, session.id, [...last.values()])
      await logged(tx, call, 'training.attendance', session, { entries: last.size })
      return reply(await detailOf(tx, call, session.id), { messageKey: 'training.saved' })
    }),
  ),

  on(close, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      // Requests are held before their session, as where one is decided.
      const wanting = await holdWanting(tx, companyId, call.params.id)
      const session = await open(tx, call, call.params.id)
      const { today, facts } = await todayOf(tx, call)
      if (session.ends_on > today) return problem('training.not-over')
      const days = heldOn(session).length
      const percent = facts.settings.training_presence_percent
      const completed = (await seated(tx, companyId, session)).filter(({ present }) =>
        completes(present.length, days, percent),
      )
      await setCompleted(
        tx,
        companyId,
        session.id,
        completed.map(({ employee_id }) => employee_id),
      )
      await endWaiting(tx, call, session, wanting, today)
      await closeSession(tx, companyId, session.id, today)
      await certify(tx, companyId, session, completed)
      await logged(tx, call, 'training.closed', session, { completed: completed.map(({ full_name }) => full_name) })
      return reply(await detailOf(tx, call, session.id), {
        messageKey: 'training.closed',
        params: { count: completed.length },
      })
    }),
  ),

  on(signInSheet, async (call) => {
    const found = await call.company.read(async (tx) => ({
      session: await detailOf(tx, call, call.params.id),
      ...(await todayOf(tx, call)),
    }))
    const name = `${found.session.course} ${found.session.starts_on}.pdf`
    return fileReply(name, 'application/pdf', await signInPdf(found, call))
  }),
]

/** Held, and not closed. */
async function open(tx: Tx, call: Acting, id: string): Promise<SessionRow> {
  const session = await held(tx, call, id)
  if (session.closed_on !== null) throw new Refusal(problem('training.session-closed'))
  return session
}

const seated = async (tx: Tx, companyId: string, { id }: SessionRow): Promise<SeatRow[]> =>
  (await seatsOf(tx, companyId, id)).filter(({ place }) => place === 'seat')

/** Somebody employed on all its days, who is not in it yet and has not asked for it: a request is decided, with its bond. */
async function refuseWrongPeople(
  tx: Tx,
  companyId: string,
  session: SessionRow,
  ids: readonly string[],
): Promise<readonly PersonWhoAsks[]> {
  const people = await holdPeople(tx, companyId, ids)
  if (people.size < ids.length) throw refused({ employee_ids: ['http.unknown-id'] })
  const inside = new Set((await seatsOf(tx, companyId, session.id)).map(({ employee_id }) => employee_id))
  const asking = await whoHasIt(tx, companyId, session.id, ids, null)
  const wrong = [...people.values()].flatMap(({ id, full_name: name, joinedOn, leftOn }) => {
    if (inside.has(id)) return [{ key: 'training.enrolled-already', params: { name } }]
    if (asking.has(id)) return [{ key: 'training.decide-request', params: { name } }]
    const isEmployed = joinedOn <= session.starts_on && (leftOn === null || leftOn >= session.ends_on)
    return isEmployed ? [] : [{ key: 'training.not-employed-then', params: { name } }]
  })
  if (wrong.length > 0) throw new Refusal(problem('training.invalid', { errors: { employee_ids: wrong } }))
  return [...people.values()]
}

async function certify(tx: Tx, companyId: string, session: SessionRow, completed: readonly SeatRow[]): Promise<void> {
  if (completed.length === 0) return
  const issued_on = plainDateOf(session.ends_on)
  const months = session.certificate_months
  const expires_on: PlainDate | null = months === null ? null : monthsLater(issued_on, months)
  const { id: session_id, course_id, course: name } = session
  const people = completed.map(({ employee_id }) => employee_id)
  await insertCertificates(tx, companyId, people, { course_id, session_id, issued_on, expires_on })
  const paper = { kind: 'professional_certificate', name, issued_on, expires_on } as const
  await addPapers(
    tx,
    companyId,
    people.map((employee_id) => ({ employee_id, ...paper })),
  )
}

const logged = (tx: Tx, call: Acting, action: string, { id, course: name }: SessionRow, after: object) =>
  happened(tx, call, { action, of: { kind: 'training_session', id, name }, after: { ...after } })
