/** Many at once, where HR alone acts: launched, completed, or given the same grade. One outcome each. */

import { log } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { isOwnOf } from '#platform/stages/server/not-own.ts'
import { proceedMany, rateMany } from '../contract/reviews.ts'
import { inBulk } from '../model/stages.ts'
import { type Acting, entryOf, refused, type Staged, staged, todayOf } from './acting.ts'
import { againstHr, hrProceeds } from './going-on.ts'
import type { PerformanceNeeds } from './needs.ts'
import { rateMany as storeRates } from './review-changes.ts'
import { reviewsOf } from './review-store.ts'
import { judgeGrade } from './writing.ts'

export const bulkHandlers = (needs: PerformanceNeeds): readonly Handler[] => [
  on(proceedMany, async (call) => {
    const isOwn = await isOwnOf(call)
    return call.company.transaction(async (tx) => {
      const today = todayOf(call)
      const all = await held(tx, call, needs, today)
      const outcome = parted(all, (one) => (isOwn(one.row) ? 'performance.own' : againstHr(one, today)))
      await hrProceeds(tx, call, outcome.may, today)
      return told(call, outcome, 'performance.proceeded-many')
    })
  }),

  on(rateMany, async (call) => {
    const isOwn = await isOwnOf(call)
    return call.company.transaction(async (tx) => {
      const { grade, expectation = null } = call.body
      const all = await held(tx, call, needs, todayOf(call))
      const [first] = all
      if (first) judgeGrade(first.row, grade)
      const outcome = parted(all, ({ row }) =>
        isOwn(row) ? 'performance.own' : inBulk(row.status) ? undefined : 'performance.not-in-bulk',
      )
      const ids = outcome.may.map(({ row }) => row.id)
      await storeRates(tx, call.company.companyId, ids, { grade, expectation })
      const entries = outcome.may.map(({ row }) =>
        entryOf('performance.rated', row, {
          before: { grade: row.grade, expectation: row.expectation },
          after: { grade, expectation },
        }),
      )
      await log(tx, call, ...entries)
      return told(call, outcome, 'performance.rated-many')
    })
  }),
]

type Many = Acting & {
  readonly body: { readonly cycle_id?: string | null | undefined; readonly review_ids: readonly string[] }
}

/** Of one period, held in the order of their ids; others are not there. */
async function held(tx: Tx, call: Many, needs: PerformanceNeeds, today: string): Promise<Staged[]> {
  const { cycle_id, review_ids } = call.body
  if (!cycle_id) throw refused({ cycle_id: ['performance.select-period'] })
  const { companyId } = call.company
  const rows = await reviewsOf(tx, companyId, { ids: review_ids, cycleId: cycle_id }, true)
  if (rows.length < new Set(review_ids).size) throw refused({ review_ids: ['http.unknown-id'] })
  return staged(tx, companyId, needs, today, rows)
}

type Outcome = {
  readonly may: readonly Staged[]
  readonly left: readonly { readonly one: Staged; readonly why: string }[]
}

function parted(all: readonly Staged[], against: (one: Staged) => string | undefined): Outcome {
  const judged = all.map((one) => ({ one, why: against(one) }))
  return {
    may: judged.flatMap(({ one, why }) => (why === undefined ? [one] : [])),
    left: judged.flatMap(({ one, why }) => (why === undefined ? [] : [{ one, why }])),
  }
}

const told = ({ say, language }: Acting, { may, left }: Outcome, messageKey: string) =>
  reply(
    {
      done: may.length,
      left: left.map(({ one: { row }, why }) => ({ id: row.id, name: row.full_name, why: say(language, why) })),
    },
    { messageKey, params: { count: may.length } },
  )
