/** An approved course outside becomes a session of the company, so that it is attended, certified and bound like any other. */
import { record } from '#platform/activity/server/activity.ts'
import { lockRequests } from '#platform/approvals/server/requests/request-row.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { on } from '#platform/http/server/handler.ts'
import { byIds } from '#platform/requests/server/listings.ts'
import { link } from '../contract/requests.ts'
import { refused, todayOf } from './acting.ts'
import { isApprovedOutside, linkRequest, trainingRequests, whoHasIt } from './request-store.ts'
import { fillSeats, queue } from './seat-store.ts'
import { holdSession } from './session-store.ts'
import { tellSeats, tellWaiting } from './telling.ts'
import { trainingView } from './training-view.ts'

export const linkHandler = on(link, (call) =>
  call.company.transaction(async (tx) => {
    const { companyId } = call.company
    const { id } = call.params
    const { session_id } = call.body
    await lockRequests(tx, companyId, [id])
    const [row] = await trainingRequests(tx, companyId, byIds([id]))
    if (!row) return notFound()
    if (!(await isApprovedOutside(tx, companyId, id))) return problem('training.not-outside')
    const session = await holdSession(tx, companyId, session_id)
    if (!session) throw refused({ session_id: ['http.unknown-id'] })
    if (session.closed_on !== null) throw refused({ session_id: ['training.session-closed'] })
    const { employee_id } = row
    if ((await whoHasIt(tx, companyId, session_id, [employee_id], id)).size > 0) {
      throw refused({ session_id: ['training.asked-already'] })
    }
    await linkRequest(tx, companyId, id, session)
    const seat = { session_id, employee_id, request_id: id, bond_accepted_on: row.bond_accepted_on }
    await queue(tx, companyId, [seat])
    const now = call.clock.now()
    await tellSeats(tx, companyId, 'training.enrolled', await fillSeats(tx, companyId, [session_id]), now)
    await tellWaiting(tx, companyId, [session_id], [employee_id], now)
    const subject = { kind: 'training', id, name: `${row.full_name}: ${row.title}` }
    const after = { course: session.course, starts_on: session.starts_on }
    await record(tx, companyId, [{ action: 'training.linked', subject, after }], { actor: call.actor, now })
    const [linked = row] = await trainingRequests(tx, companyId, byIds([id]))
    const { today } = await todayOf(tx, call)
    return reply(trainingView(linked, today), { messageKey: 'training.linked' })
  }),
)
