/**
 * An approval of the last minutes taken back, as its toast offers: requests and seats stand as they stood before, and
 * it waits again. Only as long as nobody did anything since, and only for kinds that can follow (`reopen`).
 */
import { record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { type UndoCall, type UndoOffer, undoable } from '#platform/undo/server/undoable.ts'
import { decideApplications } from '../../contract.ts'
import { type Approvals, kindOf, subjectOf } from '../engine.ts'
import { addEvents } from '../requests/event-store.ts'
import { lockRequests, moveRequests, type RequestRow, requestsOf } from '../requests/request-row.ts'
import { saveTasks, type TaskRow, tasksOf } from '../requests/task-store.ts'
import { announce } from './announce.ts'
import type { Outcome } from './decide.ts'
import { refreshInboxes, tell, tellingApplicants } from './telling.ts'

type Taken = {
  readonly request: RequestRow
  readonly seats: readonly TaskRow[]
  /** Where the decision left it. */
  readonly status: string
  readonly step: number | null
  readonly moved: boolean
}
type State = { readonly at: string; readonly taken: readonly Taken[] }

export const decisionUndo = (approvals: Approvals) =>
  undoable<State>({
    kind: 'approvals.decision',
    endpoint: decideApplications,
    undo: (tx, call, state) => takeBack(tx, approvals, call, state),
  })

type Keeper = Parameters<ReturnType<typeof decisionUndo>['keep']>[1]

/** None where something among them cannot be taken back: half an undo helps nobody. */
export async function undoOffer(
  tx: Tx,
  approvals: Approvals,
  call: Keeper,
  outcomes: readonly Outcome[],
): Promise<UndoOffer | undefined> {
  const changed = outcomes.filter(({ outcome }) => outcome !== 'refused')
  const taken = changed.flatMap(({ outcome, request, seats, after }): Taken[] =>
    request && after && after.move === 'approve' && request.asked === null && kindOf(approvals, request.kind).reopen
      ? [{ request, seats, status: after.status, step: after.step, moved: outcome === 'moved' }]
      : [],
  )
  if (taken.length === 0 || taken.length < changed.length) return undefined
  // What its approval closed at once, being paid already, stands elsewhere than the decision left it.
  const ids = taken.map(({ request }) => request.id)
  const now = new Map((await requestsOf(tx, call.company.companyId, ids)).map(({ id, status }) => [id, status]))
  if (taken.some(({ request, status }) => now.get(request.id) !== status)) return undefined
  return decisionUndo(approvals).keep(tx, call, { at: call.clock.now().toISOString(), taken })
}

async function takeBack(tx: Tx, approvals: Approvals, call: UndoCall, { at, taken }: State): Promise<void> {
  const { companyId } = call.company
  const { session, actor, clock, language } = call
  const by = { companyId, actor, now: clock.now(), today: clock.today(session.timezone) }
  const ids = taken.map(({ request }) => request.id)
  const held = new Map((await lockRequests(tx, companyId, ids)).map((one) => [one.id, one]))
  const seats = await tasksOf(tx, companyId, ids)
  const isLater = (when: string | null) => when !== null && Date.parse(when) > Date.parse(at)
  const isAsLeft = ({ request, status, step }: Taken) => {
    const now = held.get(request.id)
    if (now === undefined || now.status !== status || now.step !== step || now.asked !== null) return false
    // One that was changed and sent anew waits since then, with other seats.
    return !isLater(now.waits_since) && !isLater(now.decided_at)
  }
  if (!taken.every(isAsLeft) || seats.some(({ decided_at }) => isLater(decided_at)))
    throw new Refusal(problem('undo.in-the-way', { status: 409 }))
  const requests = taken.map(({ request }) => request)
  const moved = taken.filter((one) => one.moved).map(({ request }) => request)
  for (const kind of approvals.kinds) {
    const own = moved.filter((request) => request.kind === kind.name)
    if (own.length === 0) continue
    const moving = { ...by, language, move: 'reopen', requests: own, reason: null, confirmed: true, alone: false }
    const [refused] = (await kind.check?.(tx, moving))?.refused?.values() ?? []
    if (refused) throw new Refusal(refused)
    await kind.reopen?.(tx, moving)
  }
  await moveRequests(tx, companyId, requests)
  await saveTasks(
    tx,
    companyId,
    taken.flatMap((one) => one.seats),
  )
  const event = { event: 'reopened', account_id: actor.accountId, actor: actor.name }
  await addEvents(
    tx,
    companyId,
    by.now,
    ids.map((id) => ({ request_id: id, ...event })),
  )
  await tell(tx, approvals, by, tellingApplicants(by, moved, 'reopened'))
  await announce(
    tx,
    approvals,
    by,
    requests.map((request) => ({ request, by: actor.name, event: 'reopened', status: request.status })),
  )
  refreshInboxes(tx, requests, seats)
  const happened = taken.map(({ request, status }) => ({
    action: 'approvals.reopened',
    subject: subjectOf(approvals, request),
    before: { status },
    after: { status: request.status },
  }))
  await record(tx, companyId, happened, { actor, now: by.now })
}
