/** Decisions from the list of one kind of requests; where none of them could be moved, that list's own sentence. */
import { actingOf } from '#platform/approvals/server/acting.ts'
import { decide } from '#platform/approvals/server/deciding/decide.ts'
import { undoOffer } from '#platform/approvals/server/deciding/take-back.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { answerOf } from '#platform/approvals/server/handlers/decision-handlers.ts'
import { problem } from '#platform/http/server/answers.ts'
import type { Asking } from './port.ts'

type Wish = {
  readonly ids: readonly string[]
  readonly decision: string
  readonly reason?: string | undefined
  readonly confirmed: boolean
  readonly kind: string
  /** What is said where nothing could be moved. */
  readonly nothing: string | undefined
}

export async function decideOwnList(approvals: Approvals, call: Asking, wish: Wish) {
  const { ids, decision, confirmed, kind, nothing = 'approvals.nothing-to-decide' } = wish
  const acting = await actingOf(call)
  return call.company.transaction(async (tx) => {
    const reason = wish.reason || null
    const outcomes = await decide(tx, approvals, acting, {
      ids,
      decision,
      reason,
      confirmed,
      answersAsked: false,
      kind,
    })
    // With nobody's own decision to explain, it is said that there was nothing to move.
    const isOther = outcomes.every(({ problem: why }) => SETTLED.has(why?.code ?? ''))
    if (isOther) return problem(nothing)
    return answerOf(outcomes, call, nothing, await undoOffer(tx, approvals, call, outcomes))
  })
}

const SETTLED: ReadonlySet<string> = new Set(['approvals.other-state', 'approvals.decided-before'])
