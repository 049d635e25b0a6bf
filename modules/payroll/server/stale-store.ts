/** Marks on payslips whose inputs changed after they were worked out. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { RunRow } from './run-store.ts'

export type StaleCause =
  | 'salary'
  | 'person'
  | 'bank-account'
  | 'employment'
  | 'item'
  | 'company'
  | 'earlier-month'
  | 'leave'
  | 'attendance'
  | 'overtime'
  | 'standby'
  | 'shifts'
  | 'claims'
  | 'loans'
  | 'training'
  | 'rewards'
  | 'holidays'

export type StaleMark = {
  readonly id: string
  /** Null: everybody in the run. */
  readonly employee_id: string | null
  readonly cause: StaleCause
  readonly by_name: string
  readonly at: string
}

export async function marksOf(tx: Tx, companyId: string, runId: string): Promise<StaleMark[]> {
  const { rows } = await sql<StaleMark>`
    select id, employee_id, cause, by_name, at from stale_payslips
    where company_id = ${companyId} and run_id = ${runId}`.execute(tx)
  return rows
}

/** A month that nobody has worked out or is working out has nothing to be stale. */
export async function markPeople(
  tx: Tx,
  companyId: string,
  run: Pick<RunRow, 'id' | 'version' | 'calculation'>,
  employeeIds: readonly string[] | 'everybody',
  cause: StaleCause,
  by: string,
): Promise<void> {
  if (run.version > 0 || run.calculation) await markRun(tx, companyId, run.id, employeeIds, cause, by)
}

async function markRun(
  tx: Tx,
  companyId: string,
  runId: string,
  employeeIds: readonly string[] | 'everybody',
  cause: StaleCause,
  by: string,
): Promise<void> {
  if (employeeIds.length === 0) return
  const marks = (employeeIds === 'everybody' ? [null] : [...new Set(employeeIds)]).map((employee_id) => ({
    id: newId(),
    employee_id,
  }))
  await sql`
    insert into stale_payslips (company_id, id, run_id, employee_id, cause, by_name)
    select ${companyId}, mark.id, ${runId}, mark.employee_id, ${cause}, ${by}
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as mark(id uuid, employee_id uuid)
    order by mark.employee_id
    on conflict (company_id, run_id, employee_id)
    do update set id = excluded.id, cause = excluded.cause, by_name = excluded.by_name, at = excluded.at`.execute(tx)
}
