import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { RunState } from '../model/run-moves.ts'
import type { Calculation } from './run-store.ts'

type MonthRow = {
  readonly year: number
  readonly month: number
  readonly state: RunState
  readonly calculation: Calculation | null
  readonly silent_for: number | null
  readonly people: number
  readonly gross_pay: string
  readonly net_pay: string
  readonly employer_cost: string
  readonly released: number
  readonly bank_file_taken: boolean
}

/** Newest first; their sums as they were added up when the version was made. */
export async function monthsOf(tx: Tx, companyId: string): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select r.year, r.month, r.state, r.calculation,
      extract(epoch from clock_timestamp() - r.calculation_beat_at)::float8 as silent_for,
      coalesce(v.people, 0) as people, coalesce(v.gross_pay, 0.00) as gross_pay, coalesce(v.net_pay, 0.00) as net_pay,
      coalesce(v.employer_cost, 0.00) as employer_cost, r.bank_file_taken_at is not null as bank_file_taken,
      (select count(*) from payslips p where p.company_id = r.company_id and p.run_id = r.id
        and p.released_at is not null) as released
    from pay_runs r
    left join pay_run_versions v on v.company_id = r.company_id and v.run_id = r.id and v.version = r.version
    where r.company_id = ${companyId} and (r.version > 0 or r.calculation is not null)
    order by r.year desc, r.month desc`.execute(tx)
  return rows
}
