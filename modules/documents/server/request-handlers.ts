/** What people asked to have written, for HR: the list, and a refusal with its reason. A letter that is issued answers it. */
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { notify } from '#platform/notices/server/notify.ts'
import { letterRequests, refuseRequest } from '../contract/third-party.ts'
import { happened, refusingOwnLetters } from './acting.ts'
import { decideRequest, heldRequest, requestsOf, requestView } from './request-store.ts'

export const requestHandlers: readonly Handler[] = [
  on(letterRequests, ({ company, query }) =>
    company.read(async (tx) => (await requestsOf(tx, company.companyId, query)).map(requestView)),
  ),

  on(refuseRequest, async (call) => {
    const refuseOwn = await refusingOwnLetters(call)
    return call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const row = await heldRequest(tx, companyId, call.params.id)
      if (!row) return notFound()
      await refuseOwn(tx, [row.employee_id])
      if (row.status !== 'asked') return problem('documents.request-decided')
      const at = call.clock.now()
      const { reason } = call.body
      await decideRequest(tx, companyId, row.id, { status: 'refused', at, byName: call.actor.name, reason })
      if (row.account_id !== null)
        await notify(tx, companyId, [row.account_id], {
          word: 'documents.notice-refused',
          params: { name: row.template_name },
          link: '/me/letters',
          at,
        })
      await happened(tx, call, 'documents.request-refused', { ...row, name: row.template_name }, { after: { reason } })
      const after = await heldRequest(tx, companyId, row.id)
      return after ? reply(requestView(after), { messageKey: 'documents.request-refused' }) : notFound()
    })
  }),
]
