/** Reviews as HR keeps them: opened, decided, sent on and back. */
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { revert } from '#platform/stages/server/moving.ts'
import { isOwnOf } from '#platform/stages/server/not-own.ts'
import {
  changeReview as change,
  openReview,
  proceedReview,
  removeReview,
  revertReview,
  review,
  reviewLetter,
  reviews,
} from '../contract/probation.ts'
import { COMPLETED } from '../model/review.ts'
import { type Acting, aroundOf, happened, heldReview, refused, staged } from './acting.ts'
import { endsEmployment, goOn, notPassed, reviewForm } from './going-on.ts'
import { isOwnReview } from './is-own.ts'
import { refuseLeft } from './leavers.ts'
import { printedLetter } from './letter.ts'
import type { ProbationNeeds } from './needs.ts'
import { openOne } from './opening.ts'
import { deleteReview, type ReviewRow, reviewsOf, changeReview as storeReview } from './review-store.ts'
import { rowFor, viewFor } from './review-view.ts'
import { decided } from './writing.ts'

export const panelHandlers = (needs: ProbationNeeds): readonly Handler[] => [
  on(reviews, async (call) => {
    const eyes = await eyesOf(call)
    return call.company.read(async (tx) => {
      const { status, employee_id } = call.query
      const which = { status, ...(employee_id === undefined ? {} : { employeeIds: [employee_id] }) }
      const around = await aroundOf(tx, call)
      const found = await staged(
        tx,
        call.company.companyId,
        needs,
        around,
        await reviewsOf(tx, call.company.companyId, which),
      )
      return found.map(({ row, names }) => rowFor(row, { as: eyes(row), canAct: false }, { days: around.days, names }))
    })
  }),

  on(review, async (call) => {
    const eyes = await eyesOf(call)
    return call.company.read((tx) => view(tx, call, needs, call.params.id, eyes))
  }),

  on(reviewLetter, async (call) => {
    const eyes = await eyesOf(call)
    const row = await call.company.read((tx) => heldOrRead(tx, call, call.params.id))
    return printedLetter(call, row, call.query.round, eyes(row) === 'keeper')
  }),

  on(openReview, async (call) => {
    const refuseOwn = await isOwnReview(call)
    return call.company.transaction(async (tx) => {
      const id = await openOne(tx, call, needs, call.body, refuseOwn)
      return reply(await view(tx, call, needs, id), { messageKey: 'probation.opened' })
    })
  }),

  on(change, async (call) => {
    const refuseOwn = await isOwnReview(call)
    return call.company.transaction(async (tx) => {
      const row = await heldReview(tx, call, call.params.id, call.body.revision)
      await refuseOwn(tx, row)
      if (!(row.status === 3 || (row.status === 5 && row.result === null))) return problem('probation.not-your-turn')
      const around = await aroundOf(tx, call)
      refuseLeft(row, around.today)
      const { before, after } = decided(row, call.body, { ...around, call })
      await storeReview(tx, call.company.companyId, row.id, after)
      await happened(tx, call, 'probation.changed', row, { before, after })
      return reply(await view(tx, call, needs, row.id), { messageKey: 'probation.saved' })
    })
  }),

  on(removeReview, async (call) => {
    const refuseOwn = await isOwnReview(call)
    return call.company.transaction(async (tx) => {
      const row = await heldReview(tx, call, call.params.id)
      await refuseOwn(tx, row)
      if (row.status === COMPLETED) return problem('probation.is-completed')
      await deleteReview(tx, call.company.companyId, row.id)
      await happened(tx, call, 'probation.removed', row)
      return reply(null, { messageKey: 'probation.removed' })
    })
  }),

  on(proceedReview, async (call) => {
    const refuseOwn = await isOwnReview(call)
    const [found] = await call.company.read((tx) => reviewsOf(tx, call.company.companyId, { id: call.params.id }))
    const leaves = found && endsEmployment(found) ? notPassed(found) : undefined
    if (leaves) await needs.leaving.before(call, leaves)
    const done = await call.company.transaction(async (tx) => {
      const { revision, reason, confirm } = call.body
      const row = await heldReview(tx, call, call.params.id, revision)
      await refuseOwn(tx, row)
      const around = await aroundOf(tx, call)
      const one = await only(tx, call, needs, row)
      const mine = one.holders[row.status]?.includes(call.actor.accountId) ?? false
      const skips = row.status < 3 && reason !== undefined
      // The approver's stage is the approver's, whoever keeps the reviews.
      if (row.status < 3 && !skips) throw refused({ reason: ['probation.reason-needed'] })
      if (row.status === 4 && !mine) return problem('probation.not-your-turn')
      if (skips && reason === '') throw refused({ reason: ['probation.reason-needed'] })
      await goOn(tx, call, one, { needs, around, reason: skips ? reason : undefined, confirm })
      return reply(await view(tx, call, needs, row.id), { messageKey: 'probation.proceeded' })
    })
    if (leaves) await needs.leaving.after(call, leaves)
    return done
  }),

  on(revertReview, async (call) => {
    const refuseOwn = await isOwnReview(call)
    return call.company.transaction(async (tx) => {
      const { status, reason, revision } = call.body
      const row = await heldReview(tx, call, call.params.id, revision)
      await refuseOwn(tx, row)
      const { today } = await aroundOf(tx, call)
      refuseLeft(row, today)
      await revert(tx, call, reviewForm, await only(tx, call, needs, row), { status, reason, today })
      return reply(await view(tx, call, needs, row.id), { messageKey: 'probation.sent-back' })
    })
  }),
]

async function only(tx: Tx, call: Acting, needs: ProbationNeeds, row: ReviewRow) {
  const [one] = await staged(tx, call.company.companyId, needs, await aroundOf(tx, call), [row])
  if (!one) throw new Refusal(problem('probation.is-completed'))
  return one
}

/** HR sees all of a review; of their own no more than anybody does, until it is over. */
async function eyesOf(call: Parameters<typeof isOwnOf>[0]): Promise<(row: ReviewRow) => 'keeper' | 'employee'> {
  const isOwn = await isOwnOf(call)
  return (row) => (isOwn(row) && row.status !== COMPLETED ? 'employee' : 'keeper')
}

async function view(
  tx: Tx,
  call: Acting,
  needs: ProbationNeeds,
  id: string,
  eyes: Awaited<ReturnType<typeof eyesOf>> = () => 'keeper',
) {
  const row = await heldOrRead(tx, call, id)
  const { days } = await aroundOf(tx, call)
  const { names, holders } = await only(tx, call, needs, row)
  const as = eyes(row)
  // What is one's own is written at `/me`.
  const canAct = as === 'keeper' && (holders[row.status]?.includes(call.actor.accountId) ?? false)
  return viewFor(row, { as, canAct }, { days, names })
}

async function heldOrRead(tx: Tx, { company }: Acting, id: string): Promise<ReviewRow> {
  const [row] = await reviewsOf(tx, company.companyId, { id })
  if (!row) throw new Refusal(problem('http.not-found', { status: 404 }))
  return row
}
