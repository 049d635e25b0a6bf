/** Reviews for whoever's turn it is, and for whom they are about. */
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { judgeRevision } from '#platform/stages/server/moving.ts'
import { acknowledge, changeOwnReview, ownPdf, ownReview, ownReviews, proceedOwnReview } from '../contract/own.ts'
import { COMPLETED } from '../model/stages.ts'
import { type Acting, happened, heldReview, refuseLeft, type Staged, staged, todayOf, words } from './acting.ts'
import { goOn } from './going-on.ts'
import { launchedNear } from './near.ts'
import type { PerformanceNeeds } from './needs.ts'
import { printedReview } from './pdf/review-pdf.ts'
import { changeReview } from './review-changes.ts'
import { type ReviewRow, reviewsOf } from './review-store.ts'
import { rowFor, viewFor } from './review-view.ts'
import { objectivesFor, seeingOf } from './seeing.ts'
import { drafted } from './writing.ts'

export const ownHandlers = (needs: PerformanceNeeds): readonly Handler[] => [
  on(ownReviews, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const today = todayOf(call)
      const rows = await reviewsOf(tx, companyId, {
        where: launchedNear(companyId, call.actor.accountId),
      })
      const found = await staged(tx, companyId, needs, today, rows)
      return found.flatMap((one) => {
        const seeing = seeingOf(one, call.actor.accountId)
        if (!seeing) return []
        return [{ ...rowFor(one.row, seeing, one), my_turn: seeing.canAct, is_mine: seeing.as === 'employee' }]
      })
    }),
  ),

  on(ownReview, (call) => call.company.read((tx) => shown(tx, call, needs, call.params.id))),

  on(ownPdf, async (call) =>
    printedReview(call, await call.company.read((tx) => shown(tx, call, needs, call.params.id))),
  ),

  on(changeOwnReview, (call) =>
    call.company.transaction(async (tx) => {
      const { revision, ...body } = call.body
      const { row } = await inTurn(tx, call, needs, revision)
      refuseLeft(row, todayOf(call))
      const { before, after } = drafted(row, body)
      await changeReview(tx, call.company.companyId, row.id, after)
      await happened(tx, call, 'performance.drafted', row, { before, after: { ...after } })
      return reply(await shown(tx, call, needs, row.id), { messageKey: 'performance.saved' })
    }),
  ),

  on(proceedOwnReview, (call) =>
    call.company.transaction(async (tx) => {
      const one = await inTurn(tx, call, needs, call.body.revision)
      await goOn(tx, call, one, { today: todayOf(call) })
      return reply(await shown(tx, call, needs, one.row.id), { messageKey: 'performance.proceeded' })
    }),
  ),

  on(acknowledge, (call) =>
    call.company.transaction(async (tx) => {
      const row = await heldReview(tx, call, call.params.id)
      if (row.account_id !== call.actor.accountId) return notFound()
      if (row.status !== COMPLETED || row.acknowledged_at !== null) return problem('performance.not-your-turn')
      const after = {
        acknowledged_at: call.clock.now().toISOString(),
        acknowledged_comment: call.body.comment || null,
      }
      await changeReview(tx, call.company.companyId, row.id, after)
      await happened(tx, call, 'performance.acknowledged', row)
      return reply(await shown(tx, call, needs, row.id), { messageKey: 'performance.acknowledged' })
    }),
  ),
]

type OfOne = Acting & { readonly params: { readonly id: string } }

/** Held, for whoever may act on it now. */
async function inTurn(tx: Tx, call: OfOne, needs: PerformanceNeeds, revision: number | undefined): Promise<Staged> {
  const row = await heldReview(tx, call, call.params.id)
  const one = await single(tx, call, needs, row)
  const seeing = seeingOf(one, call.actor.accountId)
  if (!seeing) throw new Refusal(notFound())
  if (!seeing.canAct) throw new Refusal(problem('performance.not-your-turn'))
  judgeRevision({ words }, row, revision)
  return one
}

async function single(tx: Tx, call: Acting, needs: PerformanceNeeds, row: ReviewRow): Promise<Staged> {
  const [one] = await staged(tx, call.company.companyId, needs, todayOf(call), [row])
  if (!one) throw new Refusal(notFound())
  return one
}

/** After one's turn it is still seen, by everybody who had one. */
async function shown(tx: Tx, call: Acting, needs: PerformanceNeeds, id: string) {
  const [row] = await reviewsOf(tx, call.company.companyId, { id })
  const one = row && (await single(tx, call, needs, row))
  const seeing = one && seeingOf(one, call.actor.accountId)
  if (!seeing) throw new Refusal(notFound())
  return viewFor(one.row, seeing, { ...one, objectives: await objectivesFor(tx, call, needs, { row, seeing }) })
}
