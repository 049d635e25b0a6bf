/** Requests as they are answered: in the reader's language, with what this reader may do with each. */
import type { Language } from '#platform/http/server/say.ts'
import { isAllowedFrom } from '../../model/moves.ts'
import { type Rights, refusalOf, refusalOfAsking, standingOf } from '../../model/rights.ts'
import { type Acting, keeps } from '../acting.ts'
import { type Approvals, kindOf } from '../engine.ts'
import type { Kind } from '../kind.ts'
import type { KindFacts } from './kind-facts.ts'
import type { RequestRow } from './request-row.ts'
import { askedName, seatName } from './seat-name.ts'
import type { TaskRow } from './task-store.ts'

export function requestView(
  approvals: Approvals,
  acting: Acting,
  rights: Rights,
  request: RequestRow,
  seats: readonly TaskRow[],
  facts: KindFacts,
) {
  const kind = kindOf(approvals, request.kind)
  const told = request.told[acting.language]
  return {
    id: request.id,
    kind: request.kind,
    kind_label: acting.say(acting.language, kind.word),
    employee_id: request.about_id,
    full_name: request.about_name,
    staff_id: request.about_number,
    department: request.department,
    sent_by: request.sent_by_name,
    sent_at: request.sent_at,
    type: request.type,
    title: told.title,
    detail: told.detail,
    from: request.from_date,
    to: request.to_date,
    length: request.length === null ? null : Number(request.length),
    amount: request.amount,
    status: facts.isOver(request) ? 'completed' : request.status,
    asked: request.asked,
    asked_reason: request.asked_reason,
    waits_for: seats.filter(({ state }) => state === 'open').map((seat) => askedName(seat, acting)),
    waits_since: request.waits_since,
    for_me: standingOf(request, seats, rights, false).seats.length > 0,
    decided_at: request.decided_at,
    decided_by: request.decided_by_name,
    reason: request.reason,
    may: mayDo(kind, acting, rights, request, seats, facts),
  }
}

export type May = Record<string, { allowed: boolean; why: string | null }>

/** What the reader may do with it now; where not, the sentence for the disabled control. */
export function mayDo(
  kind: Kind,
  { session, say, language }: Acting,
  rights: Rights,
  request: RequestRow,
  seats: readonly TaskRow[],
  facts: Pick<KindFacts, 'closed'>,
): May {
  const standing = standingOf(request, seats, rights, keeps(session, kind))
  const told = (why: string | undefined) => ({
    allowed: why === undefined,
    why: why === undefined ? null : say(language, why, { name: request.decided_by_name ?? '' }),
  })
  const isAnswer = request.asked !== null && isAllowedFrom(kind.moves, 'withdraw', request.status)
  const moves = Object.keys(kind.moves).map((name) => {
    const move = isAnswer && (name === 'approve' || name === 'reject') ? 'withdraw' : name
    return [name, told(refusalOf(kind.moves, move, request, standing) ?? facts.closed(request, move))] as const
  })
  const asking = refusalOfAsking(kind.moves, request, standing) ?? facts.closed(request, 'withdraw')
  return { ...Object.fromEntries(moves), ask_withdrawal: told(asking) }
}

export const seatView = (
  task: TaskRow,
  reader: Pick<Acting, 'say' | 'language' | 'unreached'>,
  { needs }: { readonly needs: 'all' | 'any' } = { needs: 'any' },
) => ({
  step: task.step + 1,
  name: task.state === 'open' ? askedName(task, reader) : seatName(task, reader),
  needs,
  state: task.state,
  since: task.opened_at,
  decided_by: task.decided_by_name,
  decided_at: task.decided_at,
})

export type { Language }
