import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Calculation } from './run-store.ts'
import { markPeople, type StaleCause } from './stale-store.ts'

type Change = {
  readonly employeeIds: readonly string[] | 'everybody'
  readonly cause: StaleCause
  readonly by: string
}

/**
 * Payslips of months not yet approved are marked as out of date. In the transaction of the change, so that no payslip
 * is approved on what has just become wrong: an approval waits for this, and this for an approval.
 */
export async function markOpenRuns(tx: Tx, companyId: string, { employeeIds, cause, by }: Change): Promise<void> {
  const { rows } = await sql<{ id: string; version: number; calculation: Calculation | null }>`
    select id, version, calculation from pay_runs
    where company_id = ${companyId} and state in ('none', 'unconfirmed', 'confirmed')
    order by year, month, sequence for share`.execute(tx)
  for (const run of rows) await markPeople(tx, companyId, run, employeeIds, cause, by)
}
