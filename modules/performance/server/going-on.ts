/** A review goes on: handed over by whoever rated, launched or completed by HR, or sent back. */

import { log } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { isWhole } from '#platform/stages/model/points.ts'
import { firstStage } from '#platform/stages/model/way.ts'
import { type FormPort, moveOf, proceed } from '#platform/stages/server/moving.ts'
import { resultOf } from '../model/result.ts'
import { COMPLETED, HR, LAUNCH, raters, way } from '../model/stages.ts'
import { type Acting, entryOf, happened, refused, refuseLeft, type Staged, words } from './acting.ts'
import { changeReview, insertMoves, type Moved, moveMany } from './review-changes.ts'
import type { ReviewRow } from './review-store.ts'
import { hasResult } from './review-view.ts'
import { tellTurns } from './telling.ts'

const LOGGED = {
  ...{ proceeded: 'performance.proceeded', skipped: 'performance.skipped', reverted: 'performance.reverted' },
} as const

/** A review, for the engine of staged forms. */
export const reviewForm: FormPort<ReviewRow> = {
  ...{ way, words, refused },
  change: changeReview,
  keepMove: (tx, companyId, reviewId, move) => insertMoves(tx, companyId, [{ reviewId, move }]),
  tell: (tx, companyId, turn) => tellTurns(tx, companyId, [turn]),
  log: (tx, call, what, row, { before, after }) =>
    happened(tx, call, LOGGED[what], row, { before: { ...before }, after: { ...after } }),
}

type Going = { readonly today: Parameters<typeof proceed>[4]['today']; readonly reason?: string | undefined }

/** To the next stage, by whoever's turn it is; with a reason HR passes over what somebody else does not do. */
export async function goOn(tx: Tx, call: Acting, one: Staged, { today, reason }: Going): Promise<void> {
  const { row } = one
  refuseLeft(row, today)
  const rater = raters[row.status]
  if (reason === undefined && rater && !isWhole(row.items, row.parts[rater]?.ratings)) {
    throw refused({ ratings: ['performance.rate-every-item'] })
  }
  await proceed(tx, call, reviewForm, one, { today, reason })
}

/** What stands against launching or completing it, if anything does: the key of its word. */
export function againstHr({ row }: Pick<Staged, 'row'>, today: string): string | undefined {
  if (row.status === COMPLETED) return 'performance.is-completed'
  if (row.status !== LAUNCH && row.status !== HR) return 'performance.not-in-bulk'
  if (row.left_on !== null && row.left_on < today) return 'performance.has-left'
  return row.status === HR && !hasResult(row) ? 'performance.grade-needed' : undefined
}

/** Launches and completes, all of them in the same few statements; what stands against each was asked before. */
export async function hrProceeds(tx: Tx, call: Acting, all: readonly Staged[], today: string): Promise<void> {
  const { companyId } = call.company
  const moved = all.map((one) => movedOf(call, one, today))
  await moveMany(tx, companyId, today, moved)
  const to = new Map(moved.map(({ id, status }) => [id, status]))
  await insertMoves(
    tx,
    companyId,
    all.map(({ row }) => ({
      reviewId: row.id,
      move: moveOf(call, row, { to: to.get(row.id) ?? COMPLETED, kind: 'proceed' }),
    })),
  )
  const now = call.clock.now()
  await tellTurns(
    tx,
    companyId,
    all.map(({ row, holders }) => ({ row, holders, now, to: to.get(row.id) ?? COMPLETED })),
  )
  const told = all.map(({ row }) => {
    const after = { status: to.get(row.id) }
    const action = row.status === LAUNCH ? 'performance.launched' : 'performance.completed'
    return entryOf(action, row, { before: { status: row.status }, after })
  })
  await log(tx, call, ...told)
}

function movedOf({ actor }: Acting, { row, holders }: Staged, today: string): Moved {
  const { id, grade, expectation } = row
  if (row.status === LAUNCH) {
    return { id, status: firstStage(way, holders), done_by: null, grade, expectation, completed_on: null }
  }
  const result = resultOf(row.items, row.grades, row.parts, row)
  return { id, status: COMPLETED, done_by: actor.accountId, ...result, completed_on: today }
}

export function refuseHr(one: Staged, today: string): void {
  const against = againstHr(one, today)
  if (against === 'performance.grade-needed') throw refused({ grade: [against] })
  if (against) throw new Refusal(problem(against))
}
