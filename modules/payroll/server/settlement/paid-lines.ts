/** What approved payslips of some months paid a person, line by line. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Line } from '../../model/payslip.ts'
import { standing } from '../payslip-store.ts'

/** YYYY-MM -> its lines. */
export async function paidLines(
  tx: Tx,
  companyId: string,
  employeeId: string,
  { from, to, but }: { readonly from: PlainDate; readonly to: PlainDate; readonly but?: string | undefined },
): Promise<ReadonlyMap<string, readonly Line[]>> {
  const { rows } = await sql<{ month: string; lines: readonly Line[] }>`
    select to_char(make_date(p.year, p.month, 1), 'YYYY-MM') as month, p.lines
    from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
    where p.company_id = ${companyId} and p.employee_id = ${employeeId}
      and make_date(p.year, p.month, 1) between ${from} and ${to} and ${standing}
      ${but ? sql`and r.id <> ${but}` : sql``}
    order by 1`.execute(tx)
  const found = new Map<string, readonly Line[]>()
  for (const { month, lines } of rows) found.set(month, [...(found.get(month) ?? []), ...lines])
  return found
}
