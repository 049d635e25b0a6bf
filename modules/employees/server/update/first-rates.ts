import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { AppliedCell } from './apply-cells.ts'

/**
 * Agreed pay begins with the first day. When that day moves, what was in force on it moves along: of rows before
 * the new day only the newest of each component stays, as the first. Before the day itself is written.
 */
export async function moveFirstRates(tx: Tx, companyId: string, cells: readonly AppliedCell[]): Promise<void> {
  const moves = JSON.stringify(cells.map(({ employeeId, after }) => ({ id: employeeId, day: after })))
  await sql`
    delete from salary_rates r using jsonb_to_recordset(${moves}::jsonb) as move(id uuid, day date)
    where r.company_id = ${companyId} and r.employee_id = move.id and r.effective_from <= move.day
      and exists (select from salary_rates n where n.company_id = r.company_id and n.employee_id = r.employee_id
        and n.component = r.component and n.effective_from > r.effective_from and n.effective_from <= move.day)`.execute(
    tx,
  )
  await sql`
    update salary_rates r set effective_from = move.day
    from jsonb_to_recordset(${moves}::jsonb) as move(id uuid, day date), employees e
    where r.company_id = ${companyId} and r.employee_id = move.id and e.company_id = r.company_id and e.id = move.id
      and (r.effective_from < move.day or r.effective_from = e.joined_on)`.execute(tx)
}
