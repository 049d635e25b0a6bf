/** What was decided is written: the requests, their seats, the kinds' effects, the history, who is told, the log. */
import { record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Acting } from '../acting.ts'
import { type Approvals, kindOf, subjectOf } from '../engine.ts'
import { addEvents } from '../requests/event-store.ts'
import { moveRequests, type RequestRow } from '../requests/request-row.ts'
import { saveTasks, type TaskRow, tasksByRequest } from '../requests/task-store.ts'
import { announce } from './announce.ts'
import { type Decided, movings } from './movings.ts'
import { refreshInboxes, settle, tell, tellingApplicants, tellingApprovers } from './telling.ts'

export async function writeDecisions(
  tx: Tx,
  approvals: Approvals,
  acting: Acting,
  deciding: Parameters<typeof movings>[1],
  decisions: readonly Decided[],
  tasks: readonly TaskRow[],
): Promise<void> {
  if (decisions.length === 0) return
  const { companyId, now, actor } = acting
  const byRequest = tasksByRequest(tasks)
  await moveRequests(
    tx,
    companyId,
    decisions.map((one) => changeOf(one, acting, deciding.reason)),
  )
  await saveTasks(
    tx,
    companyId,
    decisions.flatMap((one) => seatsOf(one, byRequest.get(one.request.id) ?? [], acting)),
  )
  const moved = decisions.filter(({ plan }) => plan.does === 'moves')
  for (const moving of movings(acting, deciding, moved)) await kindOf(approvals, moving.kind).effects(tx, moving)
  await addEvents(
    tx,
    companyId,
    now,
    decisions.map(({ request, plan }) => ({
      request_id: request.id,
      event: eventOf(plan),
      account_id: actor.accountId,
      actor: actor.name,
      acting_for: plan.as?.name ?? null,
      note: deciding.reason,
    })),
  )
  await settle(
    tx,
    approvals,
    acting,
    decisions.map(({ request }) => request),
  )
  await tellOf(tx, approvals, acting, deciding.reason, decisions)
  await announce(
    tx,
    approvals,
    acting,
    decisions.map(({ request, plan }) => ({
      request,
      event: eventOf(plan),
      status: plan.status,
      by: actor.name,
      actingFor: plan.as?.name ?? null,
      reason: deciding.reason,
    })),
  )
  refreshInboxes(
    tx,
    decisions.map(({ request }) => request),
    tasks,
  )
  await record(
    tx,
    companyId,
    decisions.map(({ request, plan }) => ({
      action: `approvals.${eventOf(plan)}`,
      subject: subjectOf(approvals, request),
      before: { status: request.status },
      after: { status: plan.status, ...(deciding.reason === null ? {} : { reason: deciding.reason }) },
    })),
    { actor, now },
  )
}

type Plan = Decided['plan']

const eventOf = (plan: Plan): string =>
  plan.does === 'agrees' ? 'agreed' : plan.does === 'keeps' ? 'kept' : plan.status

function changeOf({ request, plan }: Decided, { now, actor }: Acting, reason: string | null) {
  const at = now.toISOString()
  const isDecided = plan.does === 'moves'
  return {
    id: request.id,
    status: plan.status,
    step: plan.step,
    waits_since: plan.step === null ? null : plan.step === request.step ? request.waits_since : at,
    asked: plan.does === 'agrees' ? request.asked : null,
    asked_reason: plan.does === 'agrees' ? request.asked_reason : null,
    decided_at: isDecided ? at : request.decided_at,
    decided_by: isDecided ? actor.accountId : request.decided_by,
    decided_by_name: isDecided ? actor.name : request.decided_by_name,
    reason: isDecided ? reason : request.reason,
  }
}

function seatsOf({ plan }: Decided, tasks: readonly TaskRow[], { now, actor }: Acting): TaskRow[] {
  const at = now.toISOString()
  return plan.seats.flatMap(({ step, seat, state }) => {
    const task = tasks.find((one) => one.step === step && one.seat === seat)
    if (!task) return []
    const isMine = state === 'approved' || state === 'rejected'
    return [
      {
        ...task,
        state,
        opened_at: state === 'open' ? at : task.opened_at,
        decided_at: isMine ? at : null,
        decided_by: isMine ? actor.accountId : null,
        decided_by_name: isMine ? actor.name : null,
      },
    ]
  })
}

async function tellOf(
  tx: Tx,
  approvals: Approvals,
  acting: Acting,
  reason: string | null,
  decisions: readonly Decided[],
): Promise<void> {
  const now = (of: (plan: Plan, request: RequestRow) => boolean) =>
    decisions.filter(({ plan, request }) => of(plan, request)).map(({ request }) => ({ ...request, reason }))
  const openedNext = now((plan, request) => plan.does === 'agrees' && plan.step !== request.step)
  const statuses = [...new Set(decisions.filter(({ plan }) => plan.does === 'moves').map(({ plan }) => plan.status))]
  await tell(tx, approvals, acting, [
    ...(await tellingApprovers(tx, acting, openedNext, 'waits')),
    ...statuses.flatMap((status) =>
      tellingApplicants(
        acting,
        now((plan) => plan.does === 'moves' && plan.status === status),
        status,
      ),
    ),
    ...tellingApplicants(
      acting,
      now((plan) => plan.does === 'keeps'),
      'kept',
    ),
  ])
}
