/** Reviews with what of the record and the period they show. */
import { type RawBuilder, sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf, positionOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Item } from '../model/items.ts'
import type { Expectation, Grade, Parts } from '../model/result.ts'
import type { CycleFields } from './cycle-store.ts'

type MoveShown = {
  readonly from: number
  readonly to: number
  readonly kind: 'proceed' | 'skip' | 'revert'
  readonly reason: string | null
  readonly by: string
  readonly at: string
}
export type ReviewRow = Pick<CycleFields, 'period' | 'year' | 'employee_days' | 'manager_days' | 'hod_days'> & {
  readonly id: string
  readonly cycle_id: string
  readonly cycle: string
  readonly from_on: string
  readonly to_on: string
  readonly grades: readonly Grade[]
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly account_id: string | null
  readonly left_on: string | null
  readonly department: string | null
  readonly position: string | null
  readonly status: number
  readonly stage_since: string
  readonly done_by: string | null
  readonly items: readonly Item[]
  readonly parts: Parts
  readonly grade: string | null
  readonly expectation: Expectation | null
  readonly hr_comment: string | null
  readonly completed_on: string | null
  readonly acknowledged_at: string | null
  readonly acknowledged_comment: string | null
  readonly late_told_since: string | null
  readonly revision: number
  readonly moves: readonly MoveShown[]
}

type Which = {
  readonly id?: string
  readonly ids?: readonly string[]
  readonly cycleId?: string | undefined
  readonly employeeId?: string | undefined
  readonly open?: boolean
  /** A condition on `employees e`, or on `performance_reviews r`. */
  readonly where?: RawBuilder<unknown>
}

/** The newest period first, by name; with `hold` the rows are held until the transaction ends. */
export async function reviewsOf(tx: Tx, companyId: string, which: Which = {}, hold = false): Promise<ReviewRow[]> {
  const { id, ids, cycleId, employeeId, open, where } = which
  const { rows } = await sql<ReviewRow>`
    select r.id, r.cycle_id, c.name as cycle, c.period, c.year, c.from_on, c.to_on, c.grades, c.employee_days,
      c.manager_days, c.hod_days, r.employee_id, e.staff_id, e.full_name, e.account_id, e.left_on,
      d.name as department, p.name as position, r.status, r.stage_since, r.done_by, r.items, r.parts, r.grade,
      r.expectation, r.hr_comment, r.completed_on, r.acknowledged_at, r.acknowledged_comment, r.late_told_since,
      r.revision,
      coalesce((select jsonb_agg(jsonb_build_object('from', m.from_status, 'to', m.to_status, 'kind', m.kind,
          'reason', m.reason, 'by', m.by_name, 'at', m.at) order by m.at, m.id)
        from performance_moves m where m.company_id = r.company_id and m.review_id = r.id), '[]') as moves
    from performance_reviews r
    join review_cycles c on c.company_id = r.company_id and c.id = r.cycle_id
    ${personOf('r')}
    ${departmentOf()}
    ${positionOf()}
    where r.company_id = ${companyId} ${id === undefined ? sql`` : sql`and r.id = ${id}`}
      ${ids === undefined ? sql`` : sql`and r.id = any(${[...ids]}::uuid[])`}
      ${cycleId === undefined ? sql`` : sql`and r.cycle_id = ${cycleId}`}
      ${employeeId === undefined ? sql`` : sql`and r.employee_id = ${employeeId}`}
      ${open ? sql`and r.status < 4` : sql``} ${where ? sql`and ${where}` : sql``}
    order by c.to_on desc, c.id, lower(e.full_name), r.id ${hold ? sql`for update of r` : sql``}`.execute(tx)
  return rows
}
