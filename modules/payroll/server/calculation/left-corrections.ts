/**
 * People who left and whose closed months have to be made good: no month that is still open pays them, so it is told
 * instead of being done. Their last month is reopened for them, or it is settled by hand.
 */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { apart } from '../../model/alike-days.ts'
import type { Contributed } from '../../model/contributed.ts'
import type { Period } from '../../model/period.ts'
import { standingApproved } from '../earlier-payslips.ts'
import type { PayContribution } from '../needs.ts'
import { asFarBackAs, contributionsOf } from './contributions.ts'

type LeftCorrections = { readonly id: string; readonly fullName: string; readonly brought: readonly Contributed[] }

export async function leftCorrections(
  tx: Tx,
  companyId: string,
  contributions: readonly PayContribution[],
  period: Period,
): Promise<LeftCorrections[]> {
  if (contributions.length === 0) return []
  const since = asFarBackAs(period)
  const { rows } = await sql<{ id: string; full_name: string }>`
    select e.id, e.full_name from employees e
    where e.company_id = ${companyId} and e.left_on >= ${since} and e.left_on < ${period.first} and exists (
      select from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
      where p.company_id = e.company_id and p.employee_id = e.id and p.contributed is not null
        and make_date(p.year, p.month, 1) >= ${since} and ${standingApproved})
    order by lower(e.full_name)`.execute(tx)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const found = await contributionsOf(tx, companyId, contributions, period, ids)
  return rows.flatMap(({ id, full_name }) => {
    const brought = apart(found.get(id) ?? []).filter(({ corrects }) => corrects)
    return brought.length > 0 ? [{ id, fullName: full_name, brought }] : []
  })
}
