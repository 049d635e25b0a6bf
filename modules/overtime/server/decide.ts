/** Decisions on claims; where none of them could be moved, the list's own sentence. */
import { actingOf } from '#platform/approvals/server/acting.ts'
import { decide } from '#platform/approvals/server/deciding/decide.ts'
import { undoOffer } from '#platform/approvals/server/deciding/take-back.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { answerOf } from '#platform/approvals/server/handlers/decision-handlers.ts'
import { problem } from '#platform/http/server/answers.ts'
import { nothingToMove, OVERTIME_KIND } from './claim-kind.ts'
import type { Base } from './reading.ts'

type Wish = {
  readonly ids: readonly string[]
  readonly decision: keyof typeof nothingToMove
  readonly reason: string | undefined
}

export async function decideOvertime(approvals: Approvals, call: Base, { ids, decision, reason }: Wish) {
  const acting = await actingOf(call)
  const nothing = nothingToMove[decision]
  return call.company.transaction(async (tx) => {
    const deciding = {
      ids,
      decision,
      reason: reason || null,
      confirmed: true,
      answersAsked: false,
      kind: OVERTIME_KIND,
    }
    const outcomes = await decide(tx, approvals, acting, deciding)
    // With nobody's own decision to explain, it is said that there was nothing to move; of one alone, why.
    const why = outcomes.map(({ problem: found }) => found)
    if (why.every((found) => SETTLED.has(found?.code ?? ''))) return problem(nothing)
    const [first] = why
    if (first && why.every((found) => found?.code === first.code)) return first
    return answerOf(outcomes, call, nothing, await undoOffer(tx, approvals, call, outcomes))
  })
}

const SETTLED: ReadonlySet<string> = new Set(['approvals.other-state', 'approvals.decided-before'])
