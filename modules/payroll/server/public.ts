/** What neighbours may tell payroll, and ask of it. */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { packOf } from '../model/country-packs.ts'
import type { Calculation } from './run-store.ts'
import { markPeople, type StaleCause } from './stale-store.ts'

export type PayChange = {
  readonly employeeIds: readonly string[] | 'everybody'
  readonly cause: Exclude<StaleCause, 'item' | 'earlier-month'>
  /** Who changed it, by name. */
  readonly by: string
}

/**
 * Something changed that payslips depend on: those of months not yet approved are marked. In the transaction of the
 * change, so that no payslip is approved on what has just become wrong: an approval waits for this, and this for an
 * approval.
 */
export async function payInputsChanged(tx: Tx, companyId: string, change: PayChange): Promise<void> {
  const { rows } = await sql<{ id: string; version: number; calculation: Calculation | null }>`
    select id, version, calculation from pay_runs
    where company_id = ${companyId} and state in ('none', 'unconfirmed', 'confirmed')
    order by year, month for share`.execute(tx)
  for (const run of rows) await markPeople(tx, companyId, run, change.employeeIds, change.cause, change.by)
}

/** Whether a month can be worked out in this country at all. */
export const runsPayIn = (country: Country): boolean => packOf(country) !== undefined
