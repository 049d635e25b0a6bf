/** Reviews for whoever's turn it is, and for whom they are about. */
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { judgeRevision } from '#platform/stages/server/moving.ts'
import { changeOwnReview, ownLetter, ownReview, ownReviews, proceedOwnReview } from '../contract/own.ts'
import { type Acting, type Around, aroundOf, happened, heldReview, type Staged, staged, words } from './acting.ts'
import { goOn } from './going-on.ts'
import { refuseLeft } from './leavers.ts'
import { printedLetter } from './letter.ts'
import type { ProbationNeeds } from './needs.ts'
import { changeReview, type ReviewRow, reviewsFor, reviewsOf } from './review-store.ts'
import { rowFor, viewFor } from './review-view.ts'
import { seeingOf } from './seeing.ts'
import { drafted } from './writing.ts'

export const ownHandlers = (needs: ProbationNeeds): readonly Handler[] => [
  on(ownReviews, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const around = await aroundOf(tx, call)
      const rows = await reviewsFor(tx, companyId, call.actor.accountId, around)
      const found = await staged(tx, companyId, needs, around, rows)
      return found.flatMap((one) => {
        const seeing = seeingOf(one, call.actor.accountId, around)
        if (!seeing) return []
        const row = rowFor(one.row, seeing, { days: around.days, names: one.names })
        return [{ ...row, my_turn: seeing.canAct, is_mine: seeing.as === 'employee' }]
      })
    }),
  ),

  on(ownReview, (call) =>
    call.company.read(async (tx) => {
      const [row] = await reviewsOf(tx, call.company.companyId, { id: call.params.id })
      return row ? shown(tx, call, needs, row) : notFound()
    }),
  ),

  on(changeOwnReview, (call) =>
    call.company.transaction(async (tx) => {
      const { around, one } = await inTurn(tx, call, needs, call.body.revision)
      const { row } = one
      refuseLeft(row, around.today)
      const { before, after } = drafted(row, call.body, around)
      await changeReview(tx, call.company.companyId, row.id, after)
      await happened(tx, call, 'probation.drafted', row, { before, after })
      return reply(await shownAgain(tx, call, needs, row.id), { messageKey: 'probation.saved' })
    }),
  ),

  on(proceedOwnReview, (call) =>
    call.company.transaction(async (tx) => {
      const { around, one } = await inTurn(tx, call, needs, call.body.revision)
      await goOn(tx, call, one, { needs, around })
      return reply(await shownAgain(tx, call, needs, one.row.id), { messageKey: 'probation.proceeded' })
    }),
  ),

  on(ownLetter, async (call) => {
    const [row] = await call.company.read((tx) => reviewsOf(tx, call.company.companyId, { id: call.params.id }))
    if (!row || row.account_id !== call.actor.accountId) return notFound()
    return printedLetter(call, row, call.query.round, false)
  }),
]

type OfOne = Acting & { readonly params: { readonly id: string } }

/** Held, for whoever may act on it now; HR acts on its own stages where it keeps the reviews. */
async function inTurn(tx: Tx, call: OfOne, needs: ProbationNeeds, revision: number | undefined) {
  const row = await heldReview(tx, call, call.params.id)
  const around = await aroundOf(tx, call)
  const one = await single(tx, call, needs, around, row)
  const seeing = seeingOf(one, call.actor.accountId, around)
  if (!seeing) throw new Refusal(notFound())
  if (!seeing.canAct) throw new Refusal(problem('probation.not-your-turn'))
  judgeRevision({ words }, row, revision)
  return { around, one }
}

async function single(
  tx: Tx,
  { company }: Acting,
  needs: ProbationNeeds,
  around: Around,
  row: ReviewRow,
): Promise<Staged> {
  const [one] = await staged(tx, company.companyId, needs, around, [row])
  if (!one) throw new Refusal(notFound())
  return one
}

async function shown(tx: Tx, call: Acting, needs: ProbationNeeds, row: ReviewRow) {
  const around = await aroundOf(tx, call)
  const one = await single(tx, call, needs, around, row)
  const seeing = seeingOf(one, call.actor.accountId, around)
  return seeing ? viewFor(row, seeing, { days: around.days, names: one.names }) : notFound()
}

/** After one's turn it is still seen, by everybody who had one. */
async function shownAgain(tx: Tx, call: Acting, needs: ProbationNeeds, id: string) {
  const [row] = await reviewsOf(tx, call.company.companyId, { id })
  const found = row && (await shown(tx, call, needs, row))
  if (!found || 'kind' in found) throw new Refusal(notFound())
  return found
}
