/** Whose it is, for the log of reading pay. */
import type { Tx } from '#platform/database/server/connect.ts'
import { reviewsOf } from './review-store.ts'

export async function reviewRead(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  const [found] = await reviewsOf(tx, companyId, { id })
  return found && { id: found.employee_id, name: found.full_name }
}
