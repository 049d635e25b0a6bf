import { sql } from 'kysely'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { openReason } from '../sealed-values.ts'

export type HistoryRow = {
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly component: string
  readonly effective_from: string
  readonly amount: string
  readonly former: string | null
  readonly reason: string | null
  readonly created_at: string
  readonly created_by: string | null
}

type Span = { readonly from?: string | undefined; readonly to?: string | undefined }

/** Newest first; each with what held before it, whenever that began. */
export async function salaryChanges(
  tx: Tx,
  { companyId, seal }: { readonly companyId: string; readonly seal: Seal },
  { from, to }: Span,
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select s.employee_id, e.staff_id, e.full_name, d.name as department, s.component, s.effective_from, s.amount,
      s.former, s.reason, s.created_at, s.created_by
    from (
      select *, lag(amount) over (partition by employee_id, component order by effective_from) as former
      from salary_rates where company_id = ${companyId}) s
    cross join lateral (select * from employees where company_id = s.company_id and id = s.employee_id limit 1) as e
    ${departmentOf()}
    where true ${from ? sql`and s.effective_from >= ${from}` : sql``} ${to ? sql`and s.effective_from <= ${to}` : sql``}
    order by s.effective_from desc, lower(e.staff_id), e.id, s.component`.execute(tx)
  return rows.map((row) => ({ ...row, reason: openReason(seal, row.reason) }))
}
