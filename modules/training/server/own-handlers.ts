/** What everybody sees and says of their own training. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { personWhoAsks } from '#modules/employees/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { fileReply, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { feedback, ownCertificateFile, ownCertificates, ownCourses, ownSessions } from '../contract/own.ts'
import { words } from '../contract/types.ts'
import { stateOf } from '../model/session.ts'
import { happened, todayOf } from './acting.ts'
import { certificatesOf, certificatesOfPerson } from './certificate-store.ts'
import { courseStates } from './course-states.ts'
import { saveFeedback } from './feedback-store.ts'
import { isKnown, type OwnPlace, ownSessionsOf, placesOf, seatBehind } from './own-store.ts'
import { certificatePdf } from './pdf/training-pdf.ts'
import { peopleOfMatrix } from './record-store.ts'
import type { SessionRow } from './session-store.ts'

export const ownHandlers: readonly Handler[] = [
  on(ownSessions, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const me = await own(tx, call)
      const { today } = await todayOf(tx, call)
      const places = new Map((await placesOf(tx, companyId, me.id)).map((place) => [place.session_id, place]))
      const rows = await ownSessionsOf(tx, companyId, today, [...places.keys()])
      return rows.map((row) => ownView(row, places.get(row.id), today))
    }),
  ),
  on(ownCourses, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const me = await own(tx, call)
      const now = await todayOf(tx, call)
      const people = await peopleOfMatrix(tx, companyId, now.today, { ids: [me.id] })
      return (await courseStates(tx, companyId, people, now))(me.id)
    }),
  ),
  on(ownCertificates, (call) =>
    call.company.read(async (tx) => {
      const me = await own(tx, call)
      return certificatesOfPerson(tx, call.company.companyId, me.id)
    }),
  ),
  on(ownCertificateFile, async (call) => {
    const found = await call.company.read(async (tx) => {
      const me = await personWhoAsks(tx, call.company.companyId, call.session.accountId)
      if (!me) return undefined
      const mine = { id: call.params.id, employee_id: me.id }
      const [certificate] = await certificatesOf(tx, call.company.companyId, mine)
      return certificate && { certificate, ...(await todayOf(tx, call)) }
    })
    if (!found) return notFound()
    return fileReply(`${found.certificate.course}.pdf`, 'application/pdf', await certificatePdf(found, call))
  }),
  on(feedback, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { rating, comment = null } = call.body
      const me = await personWhoAsks(tx, companyId, call.session.accountId)
      if (!me || !(await isKnown(tx, companyId, me.id, call.params.id))) return notFound()
      const seat = await seatBehind(tx, companyId, me.id, call.params.id)
      if (!seat) return problem('training.no-seat')
      const { today } = await todayOf(tx, call)
      if (seat.ends_on > today) return problem('training.not-yet')
      const said = { rating, comment: comment || null }
      const at = call.clock.now().toISOString()
      await saveFeedback(tx, companyId, { session_id: seat.session_id, employee_id: me.id, ...said, at })
      // That somebody answered, not what.
      const of = { kind: 'training_session', id: seat.session_id, name: seat.name }
      await happened(tx, call, { action: 'training.feedback', of })
      return reply(said, { messageKey: 'training.feedback' })
    }),
  ),
]

async function own(tx: Tx, { company, session }: Pick<Call<Endpoint>, 'company' | 'session'>) {
  const me = await personWhoAsks(tx, company.companyId, session.accountId)
  if (!me) throw new Refusal(problem(words.notEmployed))
  return me
}

function ownView(row: SessionRow, place: OwnPlace | undefined, today: PlainDate) {
  const { days, enrol_by, starts_on, ends_on, closed_on } = row
  return {
    id: row.id,
    course_id: row.course_id,
    course: row.course,
    mode: row.mode,
    ...{ starts_on, ends_on, enrol_by },
    days: days === null ? null : [...days],
    place: row.place,
    trainer: row.trainer,
    seats: row.seats,
    taken: row.taken,
    waiting: row.waiting,
    state: stateOf({ starts_on, ends_on, closed_on }, today),
    bond_amount: row.bond_amount,
    bond_months: row.bond_months,
    open: place === undefined && closed_on === null && (enrol_by ?? starts_on) >= today,
    mine: place === undefined ? null : mineOf(place),
  }
}

const mineOf = ({ session_id: _, ...mine }: OwnPlace) => mine
