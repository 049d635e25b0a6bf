/** The first of a calculation's two short transactions: under the run's lock it takes a version nobody reads. */
import { sql } from 'kysely'
import { amountOf } from '#kernel/money.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { CompanyDb } from '#platform/database/server/connect.ts'
import { isMarked, Refusal } from '#platform/http/server/answers.ts'
import { stampOf } from '#statutory/work-out.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import type { RunFacts } from '../../model/make-payslip.ts'
import { isRegular } from '../../model/period.ts'
import type { DeductionCap } from '../../model/repayments.ts'
import { type Calculation, lockRun, type RunRow, runBefore } from '../run-store.ts'
import { keepHalf } from '../runs/halves.ts'
import { holdMonth } from '../runs/month-order.ts'
import { asWorked } from '../worked/people-store.ts'
import { lease } from './lease.ts'
import { type Plan, planOf, type Wanted } from './plan.ts'
import { removeUnread } from './versions.ts'

export type Begun = Pick<Plan, 'whole' | 'employeeIds' | 'surplus' | 'seen'> & {
  readonly id: string
  readonly run: RunRow
  readonly version: number
  readonly country: Plan['owner']['country']
  readonly facts: RunFacts
  /** Names of what is summed. */
  readonly figures: readonly string[]
  readonly lawHash: string
  readonly engineVersion: string
}

/** 'nothing-to-do' when only stale payslips were wanted and there are none. */
export function beginCalculation(company: CompanyDb, clock: Clock, wanted: Wanted): Promise<Begun | 'nothing-to-do'> {
  return company.transaction(async (tx) => {
    await holdMonth(tx, company.companyId, wanted.period)
    const locked = await lockRun(tx, company.companyId, wanted.period)
    // What waits is this very job.
    const run = wanted.jobId && locked.calculation?.waits ? { ...locked, calculation: null } : locked
    const plan = await planOf(tx, company.companyId, run, wanted)
    if (isMarked(plan, 'problem')) throw new Refusal(plan)
    const { owner, pack, whole, employeeIds, surplus, seen } = plan
    // Of a month that all are paid in their last pay of, the regular run is empty, and has to be approved as well.
    if (employeeIds.length + surplus.length === 0 && !(whole && isRegular(wanted.period))) return 'nothing-to-do'
    if (!whole) await removeUnread(tx, company.companyId, run)
    const calculation: Calculation = {
      id: newId(),
      version: run.last_version + 1,
      by: lease.identity,
      since: clock.now().toISOString(),
      ...(wanted.jobId && { jobId: wanted.jobId }),
    }
    await sql`
      update pay_runs set last_version = ${calculation.version}, calculation = ${JSON.stringify(calculation)}::jsonb,
        calculation_beat_at = clock_timestamp()
      where company_id = ${company.companyId} and id = ${run.id}`.execute(tx)
    await keepHalf(tx, company.companyId, run.id, plan.period)
    lease.begin(calculation.id)
    const { bookHash: lawHash, engineVersion } = stampOf(pack.law)
    return {
      id: calculation.id,
      run,
      version: calculation.version,
      whole,
      employeeIds,
      surplus,
      seen,
      country: owner.country,
      figures: pack.figures.map(({ name }) => name),
      facts: {
        company: plan.facts,
        period: asWorked(plan.period, run),
        today: clock.today(owner.timezone),
        threshold: owner.settings.pay_change_threshold,
        deductionCap: capOf(pack, owner.settings.deduction_cap_percent),
        carries: owner.settings.negative_net === 'carry',
        isFirst: !(await runBefore(tx, company.companyId, plan.period)),
      },
      lawHash,
      engineVersion,
    }
  })
}

/** The company's own, else the country's; a loan for a home never leaves less room than other loans. */
export function capOf({ deductionCap }: CountryPack, percent: string | null): DeductionCap | undefined {
  if (percent === null) return deductionCap
  const housing = deductionCap?.withHousing ?? percent
  return { percent, withHousing: amountOf(housing) > amountOf(percent) ? housing : percent }
}
