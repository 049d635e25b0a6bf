/** Whose month, or half of it, is wholly in their last pay. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Period } from '../../model/period.ts'

type Regular = Pick<Period, 'year' | 'month' | 'half'>

/**
 * As a query of ids: the month's regular run leaves them out. A first half pays whoever has a last pay of the second:
 * it is of the half in which they leave.
 */
export const paidTheirLast = (companyId: string, { year, month, half }: Regular): RawBuilder<unknown> => sql`
  select n.employee_id from pay_run_people n
  join pay_runs f on f.company_id = n.company_id and f.id = n.run_id
  where n.company_id = ${companyId} and f.year = ${year} and f.month = ${month} and f.run_type = 'final'
    ${half?.which === 1 ? sql`and exists (select from pay_settlements s where s.company_id = f.company_id and s.run_id = f.id and s.employee_id = n.employee_id and s.last_day <= ${half.to})` : sql``}`

export async function idsPaidTheirLast(tx: Tx, companyId: string, period: Regular): Promise<Set<string>> {
  const { rows } = await sql<{ employee_id: string }>`${paidTheirLast(companyId, period)}`.execute(tx)
  return new Set(rows.map((row) => row.employee_id))
}
