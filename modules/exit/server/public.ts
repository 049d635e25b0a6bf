/** What other modules may ask of leavings: what a new company begins with, and a leaving that a probation ends in. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'
import { standardReasons } from '../model/standard-reasons.ts'
import { oneExit } from './exits/exit-store.ts'

export { leavingAfterProbation } from './exits/after-probation.ts'
export { type LeavingThatStands, leavingOf, leavingsOf } from './exits/leavings-of.ts'
export { clearanceTasks } from './exits/own-clearance.ts'
export { lastPaysMadeGood } from './exits/pay-made-good.ts'

export async function leaverRead(tx: Tx, companyId: string, id: string) {
  const found = await oneExit(tx, companyId, id)
  return found && { id: found.employee_id, name: found.full_name }
}

/** The company's reason that stands for this standard one; null where it keeps none. */
export async function reasonNamed(tx: Tx, companyId: string, value: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from exit_reasons where company_id = ${companyId} and value = ${value}
    order by is_default desc, id limit 1`.execute(tx)
  return rows[0]?.id ?? null
}

type MadePay = {
  readonly employeeId: string
  readonly lastDay: PlainDate
  readonly ids: readonly string[]
  readonly now: Date
}

/** Payroll made the last pay by itself: a leaving of this very day has been handed over by it. */
export async function lastPayMade(tx: Tx, companyId: string, { employeeId, lastDay, ids, now }: MadePay) {
  await sql`
    update exits set settled_month = date_trunc('month', last_working_date)::date, settled_at = ${now.toISOString()},
      settled_items = ${[...ids]}::uuid[]
    where company_id = ${companyId} and employee_id = ${employeeId} and last_working_date = ${lastDay}
      and status in ('acknowledged', 'clearance', 'completed') and settled_at is null`.execute(tx)
}

/** Payroll undid the last pay of a month: the leaving can be handed over again. */
export async function lastPayUndone(
  tx: Tx,
  companyId: string,
  { employeeId, month }: { readonly employeeId: string; readonly month: PlainDate },
): Promise<void> {
  await sql`
    update exits set settled_month = null, settled_at = null, settled_items = '{}'
    where company_id = ${companyId} and employee_id = ${employeeId} and settled_month = ${month}`.execute(tx)
}

export const exitOpening: CompanyOpening = async (tx, { companyId }) => {
  await bulkInsert(
    tx,
    'exit_reasons',
    standardReasons.map(([exit_type_id, kind, value]) => ({
      company_id: companyId,
      id: newId(),
      name: value,
      value,
      exit_type_id,
      kind,
      is_default: true,
    })),
  )
}
