import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Period } from '../../model/period.ts'
import { standingApproved } from '../earlier-payslips.ts'

/** Sums of approved months since the year began, the period included, by employee. */
export async function yearSums(
  tx: Tx,
  companyId: string,
  { year, month }: Period,
  employeeIds: readonly string[],
  figures: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  if (figures.length === 0 || employeeIds.length === 0) return new Map()
  const sums = figures.map((name) => sql`sum((p.figures->>${sql.lit(name)})::numeric(15,2)) as ${sql.ref(name)}`)
  const { rows } = await sql<Record<string, string | null>>`
    select p.employee_id, ${sql.join(sums)}
    from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
    where p.company_id = ${companyId} and p.employee_id = any(${[...employeeIds]}::uuid[])
      and p.year = ${year} and p.month <= ${month} and ${standingApproved}
    group by p.employee_id`.execute(tx)
  return new Map(
    rows.map(({ employee_id, ...row }) => [
      employee_id ?? '',
      Object.fromEntries(Object.entries(row).map(([name, sum]) => [name, sum ?? '0.00'])),
    ]),
  )
}
