import { record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { Recurring } from './recurring-store.ts'

type Acting = Pick<Call<Endpoint>, 'company' | 'actor' | 'clock'>

/** What was done with an item that returns, in the log; last in the transaction. */
export async function noteRecurring(
  tx: Tx,
  { company, actor, clock }: Acting,
  action: 'recurring_added' | 'recurring_changed' | 'recurring_removed',
  { employeeId, type, amount, from, to }: Recurring,
): Promise<void> {
  const subject = { kind: 'employee', id: employeeId }
  const after = { type, amount, from, to }
  await record(tx, company.companyId, [{ action: `payroll.${action}`, subject, after }], { actor, now: clock.now() })
}
