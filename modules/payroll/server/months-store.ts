import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { RunState } from '../model/run-moves.ts'
import { inVersion } from './payslip-store.ts'
import type { Calculation } from './run-store.ts'
import { endsMonth } from './runs/halves.ts'
import { workedOut } from './view/sums.ts'

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
  readonly versions: string
}

/**
 * Newest first, with the sums of all runs of each as they were added up when their versions were made; approved where
 * no run of it waits. Where there are several, whoever is paid by two of them is one person, released by either.
 */
export async function monthsOf(tx: Tx, companyId: string): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    with several as (
      select r.year, r.month, count(distinct p.employee_id) filter (where ${workedOut})::int as people,
        count(distinct p.employee_id) filter (where p.released_at is not null)::int as released
      from pay_runs r join payslips p on p.company_id = r.company_id and p.run_id = r.id and ${inVersion}
      where r.company_id = ${companyId} and (r.year, r.month) in (
        select year, month from pay_runs where company_id = ${companyId} group by year, month having count(*) > 1)
      group by r.year, r.month)
    select r.year, r.month,
      case when bool_and(r.state = 'approved') and bool_or(${endsMonth('r')}) then 'approved'
        else coalesce(min(r.state) filter (where r.sequence = 1 and r.state <> 'approved'),
          min(r.state) filter (where r.state <> 'approved'), 'none') end as state,
      (array_agg(r.calculation) filter (where r.calculation is not null))[1] as calculation,
      min(extract(epoch from clock_timestamp() - r.calculation_beat_at)::float8) as silent_for,
      coalesce(max(s.people), max(v.people) filter (where r.sequence = 1), max(v.people), 0) as people,
      coalesce(sum(v.gross_pay), 0.00)::numeric(20, 2) as gross_pay,
      coalesce(sum(v.net_pay), 0.00)::numeric(20, 2) as net_pay,
      coalesce(sum(v.employer_cost), 0.00)::numeric(20, 2) as employer_cost,
      bool_and(r.bank_file_taken_at is not null) as bank_file_taken,
      string_agg(r.id || ' ' || r.state || ' ' || r.version, ' ' order by r.sequence) as versions,
      coalesce(max(s.released), sum((select count(*) from payslips p where p.company_id = r.company_id
        and p.run_id = r.id and p.released_at is not null)))::int as released
    from pay_runs r
    left join pay_run_versions v on v.company_id = r.company_id and v.run_id = r.id and v.version = r.version
    left join several s on s.year = r.year and s.month = r.month
    where r.company_id = ${companyId} and (r.version > 0 or r.calculation is not null)
    group by r.year, r.month order by r.year desc, r.month desc`.execute(tx)
  return rows
}
