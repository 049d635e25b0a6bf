/** What is said of a category that goes or comes back, and that none goes which something names. */

import { logDifferences } from '#platform/activity/server/log.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { problem } from '#platform/http/server/answers.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import { unlessInUse } from '#platform/http/server/unless-taken.ts'
import { type KeptRows, putBack } from '#platform/undo/server/kept-rows.ts'
import { undoable } from '#platform/undo/server/undoable.ts'
import { removeCategory } from '../../contract/earning-categories.ts'
import type { EarningCategory } from '../../model/categories/earning-category.ts'

type Acting = { readonly company: CompanyDb; readonly actor: Actor; readonly clock: Clock }

export const categoryRemoval = undoable<{ readonly category: EarningCategory; readonly kept: KeptRows }>({
  kind: 'payroll.category-removal',
  endpoint: removeCategory,
  async undo(tx, call, { category, kept }) {
    await putBack(tx, kept)
    await logCategory(tx, call, undefined, category)
  },
})

/** The database itself knows what names a category, so that an item entered at this moment counts too. */
export const unlessNamed = <Done>(work: Promise<Done>, { code }: Pick<EarningCategory, 'code'>): Promise<Done> => {
  const key = 'payroll.category-in-use'
  return unlessInUse(work, () => problem(key, { params: { code }, errors: { treatment: [key] } }))
}

const told = (category: EarningCategory | undefined) =>
  category
    ? {
        code: category.code,
        name_en: category.names?.en ?? null,
        name_zh: category.names?.['zh-Hant'] ?? null,
        treatment: category.treatment,
        position: category.position,
        is_active: category.isActive,
      }
    : {}

/** Nothing where nothing differs. Last in the transaction. */
export async function logCategory(
  tx: Tx,
  acting: Acting,
  before: EarningCategory | undefined,
  after: EarningCategory | undefined,
): Promise<void> {
  const one = after ?? before
  if (!one) return
  const subject = { kind: 'earning_category', id: one.id, name: one.names?.en ?? one.code }
  const action = before ? (after ? 'payroll.category-changed' : 'payroll.category-removed') : 'payroll.category-added'
  await logDifferences(tx, acting, { action, subject }, told(before), told(after))
}
