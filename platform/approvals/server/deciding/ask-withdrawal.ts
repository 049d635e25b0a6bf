/** The applicant asks for an approved thing to be withdrawn: those who agreed last are asked again. */
import { record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, type Problem, problem } from '#platform/http/server/answers.ts'
import { refusalOfAsking, standingOf } from '../../model/rights.ts'
import { type Acting, keeps, rightsOf } from '../acting.ts'
import { type Approvals, kindOf, subjectOf } from '../engine.ts'
import { addEvents } from '../requests/event-store.ts'
import { kindFacts } from '../requests/kind-facts.ts'
import { lockRequests, moveRequests, type RequestRow } from '../requests/request-row.ts'
import { saveTasks, type TaskRow, tasksOf } from '../requests/task-store.ts'
import { tell, tellingApprovers } from './telling.ts'

export async function askWithdrawal(
  tx: Tx,
  approvals: Approvals,
  acting: Acting,
  { id, kind: ofKind, reason }: { readonly id: string; readonly kind: string; readonly reason: string },
): Promise<Problem | RequestRow> {
  const { companyId, now, actor } = acting
  const [request] = await lockRequests(tx, companyId, [id])
  const tasks = await tasksOf(tx, companyId, [id])
  if (!request || request.kind !== ofKind) return notFound()
  const kind = kindOf(approvals, request.kind)
  const standing = standingOf(request, tasks, await rightsOf(tx, acting), keeps(acting.session, kind))
  if (!standing.isApplicant) return notFound()
  const refused = refusalOfAsking(kind.moves, request, standing)
  const closed = (await kindFacts(tx, approvals, acting, [request])).closed(request, 'withdraw')
  if (refused ?? closed) return problem(refused ?? closed ?? '')
  const seats = askedAgain(request, tasks, kind.fallback, now.toISOString())
  const asked = {
    ...request,
    step: seats[0]?.step ?? null,
    waits_since: now.toISOString(),
    asked: 'withdraw' as const,
    asked_reason: reason,
  }
  await moveRequests(tx, companyId, [asked])
  await saveTasks(tx, companyId, seats)
  await addEvents(tx, companyId, now, [
    { request_id: id, event: 'asked_to_withdraw', account_id: actor.accountId, actor: actor.name, note: reason },
  ])
  await tell(tx, approvals, acting, await tellingApprovers(tx, acting, [{ ...asked, reason }], 'asks-withdrawal'))
  const subject = subjectOf(approvals, request)
  await record(tx, companyId, [{ action: 'approvals.asked_to_withdraw', subject, after: { reason } }], { actor, now })
  return asked
}

/** In a step of their own after all others, so that the history of the chain stays. */
function askedAgain(
  request: RequestRow,
  tasks: readonly TaskRow[],
  fallback: readonly string[],
  at: string,
): TaskRow[] {
  const last = Math.max(-1, ...tasks.map(({ step }) => step))
  const agreed = tasks.filter(({ state }) => state === 'approved')
  const final = Math.max(-1, ...agreed.map(({ step }) => step))
  const asked = agreed.filter(({ step }) => step === final)
  const fresh = { request_id: request.id, step: last + 1, state: 'open' as const, opened_at: at }
  const none = { decided_at: null, decided_by: null, decided_by_name: null }
  if (asked.length > 0) return asked.map((task, seat) => ({ ...task, ...fresh, ...none, seat }))
  return [{ ...fresh, ...none, seat: 0, account_id: null, roles: fallback, name: fallback.join(', ') }]
}
