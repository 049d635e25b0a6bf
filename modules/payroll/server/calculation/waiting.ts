/**
 * From the answer 202 on a run is being calculated, though its job begins a moment later: whoever looks meanwhile must
 * not be told that there is none. The mark has no version of its own, and is over where no job takes it up.
 */
import { sql } from 'kysely'
import type { Clock } from '#platform/clock/server/clock.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { CompanyDb } from '#platform/database/server/connect.ts'
import { conflict, Refusal } from '#platform/http/server/answers.ts'
import { type Calculation, lockRun, type PeriodKey } from '../run-store.ts'
import { isCalculating, lease } from './lease.ts'

export const markWaiting = (company: CompanyDb, clock: Clock, period: PeriodKey): Promise<void> =>
  company.transaction(async (tx) => {
    const run = await lockRun(tx, company.companyId, period)
    if (isCalculating(run)) throw new Refusal(conflict('payroll.calculating'))
    const mark: Calculation = {
      id: newId(),
      version: run.last_version,
      by: lease.identity,
      since: clock.now().toISOString(),
      waits: true,
    }
    await sql`
      update pay_runs set calculation = ${JSON.stringify(mark)}::jsonb, calculation_beat_at = clock_timestamp()
      where company_id = ${company.companyId} and id = ${run.id}`.execute(tx)
  })

/** Whatever became of the job: what it has begun itself stays. */
export const endWaiting = (company: CompanyDb, { year, month, run = 1 }: PeriodKey): Promise<void> =>
  company.transaction(async (tx) => {
    await sql`
      update pay_runs set calculation = null, calculation_beat_at = null
      where company_id = ${company.companyId} and year = ${year} and month = ${month} and sequence = ${run}
        and calculation ->> 'waits' = 'true'`.execute(tx)
  })
