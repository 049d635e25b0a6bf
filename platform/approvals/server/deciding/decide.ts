/**
 * Decisions on one request or many, each with an outcome of its own. The rows are held from the first look to the end,
 * so of two who decide at once one does and the other is told.
 */
import type { Tx } from '#platform/database/server/connect.ts'
import { conflict, notFound, type Problem, problem, Refusal } from '#platform/http/server/answers.ts'
import { planMove } from '../../model/plan-move.ts'
import type { Rights } from '../../model/rights.ts'
import { type Acting, keeps, rightsOf } from '../acting.ts'
import { type Approvals, kindOf } from '../engine.ts'
import { lockRequests, type RequestRow } from '../requests/request-row.ts'
import { isInSight, sightOf } from '../requests/sight.ts'
import { type TaskRow, tasksByRequest, tasksOf } from '../requests/task-store.ts'
import { type Decided, movings } from './movings.ts'
import { writeDecisions } from './write-decisions.ts'

export type Deciding = {
  readonly ids: readonly string[]
  readonly decision: string
  readonly reason: string | null
  readonly confirmed: boolean
  readonly answersAsked: boolean
  /** Only requests of this kind are known to the call. */
  readonly kind?: string
}

export type Outcome = {
  readonly id: string
  /** The state afterwards; null where nothing was to be found. */
  readonly status: string | null
  readonly outcome: 'moved' | 'agreed' | 'kept' | 'refused'
  readonly problem: Problem | null
  /** It and its seats as they stood before. */
  readonly request: RequestRow | null
  readonly seats: readonly TaskRow[]
  readonly after: { readonly move: string; readonly status: string; readonly step: number | null } | null
}

export async function decide(tx: Tx, approvals: Approvals, acting: Acting, deciding: Deciding): Promise<Outcome[]> {
  const { companyId } = acting
  const ids = [...new Set(deciding.ids)]
  const held = await lockRequests(tx, companyId, ids)
  const tasks = await tasksOf(tx, companyId, ids)
  const seats = tasksByRequest(tasks)
  const rights = await rightsOf(tx, acting)
  const sight = await sightOf(tx, approvals, acting, rights)
  const known = new Map(
    held
      .filter((request) => deciding.kind === undefined || request.kind === deciding.kind)
      .map((request) => [request.id, { request, seats: seats.get(request.id) ?? [] }]),
  )
  const plans = new Map<string, Decided>()
  const refused = new Map<string, Problem>()
  for (const id of ids) {
    const one = known.get(id)
    if (!one || !isInSight(sight, one.request, one.seats)) refused.set(id, notFound())
    else {
      const plan = planOf(approvals, acting, rights, one, deciding)
      if ('refused' in plan) refused.set(id, refusalFor(plan.refused, one.request))
      else plans.set(id, { request: one.request, plan })
    }
  }
  for (const [id, problem] of await checked(tx, approvals, acting, deciding, [...plans.values()])) {
    refused.set(id, problem)
    plans.delete(id)
  }
  await writeDecisions(tx, approvals, acting, deciding, [...plans.values()], tasks)
  return ids.map((id) => outcomeOf(id, plans.get(id), refused.get(id), known.get(id)))
}

type Known = { readonly request: RequestRow; readonly seats: readonly TaskRow[] }

function planOf(
  approvals: Approvals,
  { session }: Acting,
  rights: Rights,
  { request, seats }: Known,
  deciding: Deciding,
) {
  const kind = kindOf(approvals, request.kind)
  return planMove(kind.moves, request, seats, { rights, keeps: keeps(session, kind) }, deciding)
}

/** Somebody who comes too late is told who was faster, and may look again. */
function refusalFor(code: string, request: RequestRow): Problem {
  if (code !== 'approvals.other-state' || request.decided_by_name === null) return problem(code)
  return { ...conflict('approvals.decided-before'), params: { name: request.decided_by_name } }
}

/** What the kinds themselves do not allow; a question they ask stops everything until it is answered. */
async function checked(
  tx: Tx,
  approvals: Approvals,
  acting: Acting,
  deciding: Deciding,
  plans: readonly Decided[],
): Promise<[string, Problem][]> {
  const refused: [string, Problem][] = []
  for (const moving of movings(acting, deciding, plans)) {
    const found = await kindOf(approvals, moving.kind).check?.(tx, moving)
    if (found?.confirm && !deciding.confirmed) {
      const { word, lines } = found.confirm
      throw new Refusal(problem(word, { status: 409, data: lines, extra: { confirm_required: true } }))
    }
    refused.push(...(found?.refused ?? []))
  }
  return refused
}

function outcomeOf(
  id: string,
  decided: Decided | undefined,
  refused: Problem | undefined,
  before: Known | undefined,
): Outcome {
  const seats = before?.seats ?? []
  if (!decided) {
    const isUnknown = refused?.status === 404
    return {
      id,
      status: isUnknown ? null : (before?.request.status ?? null),
      outcome: 'refused',
      problem: refused ?? notFound(),
      request: isUnknown ? null : (before?.request ?? null),
      seats,
      after: null,
    }
  }
  const outcome = { moves: 'moved', agrees: 'agreed', keeps: 'kept' } as const
  return {
    id,
    status: decided.plan.status,
    outcome: outcome[decided.plan.does],
    problem: null,
    request: decided.request,
    seats,
    after: decided.plan,
  }
}
