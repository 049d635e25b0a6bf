/** A thing as it is answered. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { statusOf } from '../model/holding.ts'
import { type ThingRow, thingsOf } from './equipment-store.ts'
import { type HoldingRow, historyOf } from './holding-store.ts'

export const shown = (row: ThingRow) => ({ ...row, status: statusOf(row.condition, row.holder !== null) })

/** With everybody who had it; undefined where there is none. */
export async function detailOf(
  tx: Tx,
  companyId: string,
  { today, id }: { readonly today: PlainDate; readonly id: string },
) {
  const [row] = await thingsOf(tx, companyId, { today, id })
  if (!row) return undefined
  const history = await historyOf(tx, companyId, id)
  return { ...shown(row), history: history.map(({ equipment_id: _, ...one }) => one) }
}

/** What one person has or had, as they are shown it. */
export const held = <Row extends HoldingRow>({ employee_id: _, ...row }: Row) => row
