/** Whose offer or card an id is, for the log of reading pay: by the vacancy, since the log never names a candidate. */
import type { Tx } from '#platform/database/server/connect.ts'
import { candidatesOf } from './candidate-store.ts'
import { offersOf } from './offers/offer-store.ts'

export async function candidateRead(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  const [offer] = await offersOf(tx, companyId, { id })
  const [row] = await candidatesOf(tx, companyId, { ids: [offer?.candidate_id ?? id] })
  return row && { id: row.id, name: row.position_name }
}
