/** The people of a run that was made for named people alone. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Period } from '../../model/period.ts'
import { isOfNamed, workedAs } from '../../model/run-types.ts'
import { peopleWithItems } from '../item-store.ts'
import type { PeriodKey, RunRow } from '../run-store.ts'

/** The period with what kind of run it is of, for whoever works it out. */
export function asWorked(period: Period, run: Pick<RunRow, 'run_type'> | undefined): Period {
  const worked = workedAs(run?.run_type)
  return worked ? { ...period, worked } : period
}

/** Who is in a further run: whom it names, else who has something in it. */
export async function peopleOfRun(
  tx: Tx,
  companyId: string,
  period: PeriodKey,
  run: Pick<RunRow, 'id' | 'run_type'> | undefined,
): Promise<Set<string>> {
  if (!run || !isOfNamed(run.run_type)) return peopleWithItems(tx, companyId, period)
  const { rows } = await sql<{ employee_id: string }>`
    select employee_id from pay_run_people where company_id = ${companyId} and run_id = ${run.id}`.execute(tx)
  return new Set(rows.map((row) => row.employee_id))
}

export async function namePeople(tx: Tx, companyId: string, runId: string, ids: readonly string[]): Promise<void> {
  await sql`insert into pay_run_people (company_id, run_id, employee_id)
    select ${companyId}, ${runId}, id from unnest(${[...new Set(ids)]}::uuid[]) as id order by id`.execute(tx)
}
