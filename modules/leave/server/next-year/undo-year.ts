/** A run is taken back as long as nothing came of it: what it carried, paid out and forfeited is as it was before. */
import { sql } from 'kysely'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import type { PayPort } from '../needs.ts'
import { lastsOnce } from './rests.ts'
import type { YearRun } from './years.ts'

/** Why it cannot be taken back; undefined where it can. */
export async function undoRefusal(
  tx: Tx,
  companyId: string,
  run: YearRun,
  runs: readonly YearRun[],
  pay: PayPort,
): Promise<Problem | undefined> {
  if (run.state === 'running') return problem('leave.year-running')
  if (runs.some(({ year_from }) => year_from > run.year_from)) return problem('leave.later-year-run')
  const used = await sql`
    select from leave_lots l where l.company_id = ${companyId} and l.year_run = ${run.id} and (
      exists (select from leave_uses u where u.company_id = l.company_id and u.lot_id = l.id)
      or exists (select from leave_exits x where x.company_id = l.company_id and x.lot_id = l.id)) limit 1`.execute(tx)
  if (used.rows.length > 0) return problem('leave.carried-used')
  const { rows } = await sql<{ pay_month: string }>`
    select distinct pay_month from leave_exits
    where company_id = ${companyId} and year_run = ${run.id} and pay_month is not null`.execute(tx)
  const paid = await pay.approvedAmong(
    tx,
    companyId,
    rows.map(({ pay_month }) => plainDateOf(pay_month)),
  )
  return paid.length > 0 ? problem('leave.paid-already') : undefined
}

/** Whose leave it settled, and whose pay that changes. */
export async function peopleOfRun(tx: Tx, companyId: string, runId: string) {
  const { rows } = await sql<{ employee_id: string; paid: boolean }>`
    select employee_id, bool_or(kind = 'paid_out') as paid from leave_exits
    where company_id = ${companyId} and year_run = ${runId} group by employee_id`.execute(tx)
  const idsOf = (of: typeof rows) => of.map(({ employee_id }) => employee_id)
  return { touched: idsOf(rows), paid: idsOf(rows.filter(({ paid }) => paid)) }
}

export async function undoRun(tx: Tx, companyId: string, run: YearRun, at: Date, by: string): Promise<void> {
  await sql`delete from leave_lots where company_id = ${companyId} and year_run = ${run.id} and kind = 'carried'`.execute(
    tx,
  )
  await sql`
    update leave_lots l set closed_at = null where l.company_id = ${companyId} and l.closed_at is not null
      and not ${lastsOnce} and l.expires_on between ${run.year_from} and ${run.year_to} and exists (
        select from leave_types t where t.company_id = l.company_id and t.id = l.type_id and t.granted = 'year')`.execute(
    tx,
  )
  await sql`delete from leave_exits where company_id = ${companyId} and year_run = ${run.id}`.execute(tx)
  await sql`update leave_year_runs set state = 'undone', undone_at = ${at.toISOString()}, undone_by = ${by}
            where company_id = ${companyId} and id = ${run.id}`.execute(tx)
}
