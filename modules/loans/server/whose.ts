/** Whose it is, for the log of reading pay. */
import type { Tx } from '#platform/database/server/connect.ts'
import { loansOf } from './loan-store.ts'

export async function loanRead(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  const [found] = await loansOf(tx, companyId, { id })
  return found && { id: found.employee_id, name: found.full_name }
}
