/** What the reader may do with each row of a module's own list: of all of them at once. */
import type { Tx } from '#platform/database/server/connect.ts'
import { type Acting, rightsOf } from '../acting.ts'
import { type Approvals, kindOf } from '../engine.ts'
import { kindFacts } from './kind-facts.ts'
import { requestsOf } from './request-row.ts'
import { tasksByRequest, tasksOf } from './task-store.ts'
import { type May, mayDo } from './views.ts'

/** By the id of the request; what is none has no entry. */
export async function mayOfEach(
  tx: Tx,
  approvals: Approvals,
  acting: Acting,
  ids: readonly string[],
): Promise<ReadonlyMap<string, May>> {
  const { companyId } = acting
  const rights = await rightsOf(tx, acting)
  const requests = await requestsOf(tx, companyId, ids)
  const seats = tasksByRequest(await tasksOf(tx, companyId, ids))
  const facts = await kindFacts(tx, approvals, acting, requests)
  return new Map(
    requests.map((request) => [
      request.id,
      mayDo(kindOf(approvals, request.kind), acting, rights, request, seats.get(request.id) ?? [], facts),
    ]),
  )
}
