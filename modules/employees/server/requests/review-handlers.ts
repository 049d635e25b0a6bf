/** What people asked for, as HR sees and decides it. */
import { mayEnter } from '#access/enter.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import { decide } from '#platform/approvals/server/deciding/decide.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { detailOf } from '#platform/approvals/server/handlers/inbox-handlers.ts'
import { unreachedOf } from '#platform/approvals/server/unreached.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { forbidden, notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { isOnlyAdmin } from '#platform/identity/server/company-admins.ts'
import {
  approveReject,
  changesAsked,
  changeToDecide,
  hasEmployeePendingChanges,
  hasFamilyMemberChanges,
} from '../../contract/requests/requests.ts'
import { CHANGE_KIND, FACE_KIND } from '../../model/request-kinds.ts'
import { tidyFaces } from '../face/face-store.ts'
import { sightOf } from '../sight.ts'
import { askedOf, type Part, waitingPeople } from './request-store.ts'
import { changeViews } from './request-view.ts'

export const reviewHandlers = (approvals: Approvals): readonly Handler[] => [
  on(changesAsked, async (call) => {
    const { company, query, seal, session, db } = call
    const alone = await isOnlyAdmin(db, company.companyId, session)
    const unreached = await unreachedOf(db, company.companyId)
    return company.read(async (tx) => {
      const { employee_id: employeeId, status } = query
      const which = { employeeId, ...(status === 'pending' && { status }) }
      const rows = await askedOf(tx, seal, company.companyId, which)
      return changeViews(tx, { ...call, unreached }, rows, ({ about_account }) =>
        about_account === session.accountId && !alone ? call.say(call.language, 'approvals.own') : null,
      )
    })
  }),

  on(changeToDecide, async (call) => {
    const { company, params, seal, session, say, language } = call
    const acting = await actingOf(call)
    return company.read(async (tx) => {
      const request = await detailOf(tx, approvals, acting, params.id)
      if (request?.kind !== CHANGE_KIND) return notFound()
      const [row] = await askedOf(tx, seal, company.companyId, { ids: [params.id] })
      if (!row) return notFound()
      // Numbers and addresses are for whoever has to read them, and not for all who see that something was asked.
      const decides = request.may.approve?.allowed || request.may.reject?.allowed
      const isOwn = row.about_account === session.accountId
      if (!decides && !isOwn && !mayEnter(session, 'employee.file')) return forbidden()
      const closed = isOwn && !decides ? say(language, 'approvals.own') : null
      const [view] = await changeViews(tx, { ...call, unreached: acting.unreached }, [row], () => closed)
      return view ?? notFound()
    })
  }),

  on(hasEmployeePendingChanges, (call) => waiting(call, 'profile')),
  on(hasFamilyMemberChanges, (call) => waiting(call, 'family')),

  on(approveReject, async (call) => {
    const { company, params, body } = call
    if (params.b === 'reject' && !body.reason) {
      return problem('employees.reason-needed', { errors: { reason: ['employees.reason-needed'] } })
    }
    const acting = await actingOf(call)
    const done = await company.transaction(async (tx) => {
      const [one] = await decide(tx, approvals, acting, {
        ids: [params.a],
        decision: params.b,
        reason: body.reason || null,
        confirmed: body.confirm,
        answersAsked: false,
        kind: body.type === 'face' ? FACE_KIND : CHANGE_KIND,
      })
      if (!one || one.problem) return one?.problem ?? notFound()
      const status = one.status ?? ''
      return reply(
        { id: one.id, status },
        { messageKey: `approvals.outcome-${one.outcome === 'moved' ? status : one.outcome}` },
      )
    })
    if (body.type === 'face') await tidyFaces(call, company.companyId)
    return done
  }),
]

type Asking = Pick<Call<Endpoint>, 'company' | 'session'>

async function waiting({ company, session }: Asking, part: Part) {
  const ids = await company.read((tx) => waitingPeople(tx, company.companyId, sightOf(session), part))
  return { has_changes: ids.length > 0 ? 1 : 0, employee_ids: ids }
}
