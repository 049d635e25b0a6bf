/** What approved runs of the same month, or half of it, took from each person, in the order of approval. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Folded, unfolded } from '../../model/folded.ts'
import type { EarlierRun } from '../../model/month-of-runs.ts'
import { withoutAhead } from '../../model/paid-ahead.ts'
import { type Period, REGULAR } from '../../model/period.ts'
import { standing } from '../payslip-store.ts'

export async function earlierRunsOf(
  tx: Tx,
  companyId: string,
  { year, month, run = REGULAR, half }: Period,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly EarlierRun[]>> {
  const { rows } = await sql<Omit<EarlierRun, 'contributed'> & { employee_id: string; contributed: Folded | null }>`
    select p.employee_id, r.sequence as run, r.run_type as type, p.figures, p.lines, p.contributed, p.of_month
    from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
    where p.company_id = ${companyId} and p.employee_id = any(${[...employeeIds]}::uuid[])
      and p.year = ${year} and p.month = ${month} and r.sequence <> ${run} and r.run_type <> 'advance'
      and r.half is not distinct from ${half?.which ?? null} and ${standing}
    order by r.turn`.execute(tx)
  const found = new Map<string, EarlierRun[]>()
  for (const { contributed, ...row } of rows) {
    const run = { ...row, contributed: contributed && unfolded(contributed) }
    found.set(row.employee_id, [...(found.get(row.employee_id) ?? []), withoutAhead(run)])
  }
  return found
}
