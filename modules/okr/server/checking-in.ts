/** Where a key result stands now, how sure somebody is, and why. */
import type { Tx } from '#platform/database/server/connect.ts'
import { type Acting, happened, refused } from './acting.ts'
import { type CheckIn, insertCheckIn, setStanding } from './okr-changes.ts'
import type { OkrRow } from './okr-store.ts'

export async function checkedIn(tx: Tx, call: Acting, row: OkrRow, said: CheckIn): Promise<void> {
  const result = row.objectives.flatMap(({ key_results }) => key_results).find(({ id }) => id === said.key_result_id)
  if (!result) throw refused({ key_result_id: ['http.unknown-id'] })
  const { companyId } = call.company
  const { accountId, name } = call.actor
  await insertCheckIn(tx, companyId, said, { accountId, name, at: call.clock.now().toISOString() })
  await setStanding(tx, companyId, row.id, {})
  const [before, after] = [{ current_value: result.current_value }, { current_value: said.value }]
  await happened(tx, call, 'okr.checked-in', row, { before, after })
}
