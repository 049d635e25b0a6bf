/** The first of a calculation's two short transactions: may it begin, for whom, and under which version? */
import { sql } from 'kysely'
import { isRefused } from '#kernel/result.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { conflict, type Problem, problem, Refusal } from '#platform/http/server/answers.ts'
import { stampOf } from '#statutory/work-out.ts'
import type { CompanyFacts, CountryPack } from '../../model/country-pack.ts'
import { packOf } from '../../model/country-packs.ts'
import type { RunFacts } from '../../model/make-payslip.ts'
import { mayWorkOut } from '../../model/month-order.ts'
import type { Period } from '../../model/period.ts'
import { refusalOfMove } from '../../model/run-moves.ts'
import { companyOfRun, type RunCompany } from '../company-of-run.ts'
import { earlierCompanyFacts } from '../earlier-payslips.ts'
import { employeesShown } from '../payslip-store.ts'
import { type Employed, employedPeople } from '../people.ts'
import { type Calculation, lockRun, type RunRow, runsWorkedOut } from '../run-store.ts'
import { marksOf, type StaleMark } from '../stale-store.ts'
import { isCalculating, lease } from './lease.ts'
import { factsOfVersion } from './versions.ts'

export type Wanted = { readonly period: Period; readonly onlyStale: boolean; readonly jobId?: string }

export type Begun = {
  readonly id: string
  readonly run: RunRow
  readonly version: number
  /** False: these people's payslips replace their own in the version that stands. */
  readonly whole: boolean
  readonly employeeIds: readonly string[]
  /** In the run until now, and no longer employed in the month. */
  readonly surplus: readonly string[]
  readonly seen: readonly StaleMark[]
  readonly country: RunCompany['country']
  readonly facts: RunFacts
  readonly lawHash: string
  readonly engineVersion: string
}

/** 'nothing-to-do' when only stale payslips were wanted and there are none. */
export function beginCalculation(company: CompanyDb, clock: Clock, wanted: Wanted): Promise<Begun | 'nothing-to-do'> {
  return company.transaction(async (tx) => {
    const run = await lockRun(tx, company.companyId, wanted.period)
    const owner = await companyOfRun(tx, company.companyId)
    const pack = packOf(owner.country)
    const refused = pack
      ? await refusal(tx, company.companyId, run, pack, wanted.period)
      : problem('payroll.no-country')
    if (refused || !pack) throw new Refusal(refused ?? problem('payroll.no-country'))
    const seen = await marksOf(tx, company.companyId, run.id)
    const employed = await employedPeople(tx, company.companyId, wanted.period)
    if (employed.length === 0) throw new Refusal(problem('payroll.nobody'))
    const earlier = await earlierCompanyFacts(tx, company.companyId, wanted.period)
    const facts = pack.companyFactsOf(owner.facts, employed, earlier)
    const whom = await peopleWanted(tx, company.companyId, { run, pack, wanted, employed, seen, facts })
    if (!whom) return 'nothing-to-do'
    const calculation: Calculation = {
      id: newId(),
      version: run.last_version + 1,
      by: lease.identity,
      since: clock.now().toISOString(),
      done: 0,
      total: whom.employeeIds.length,
      ...(wanted.jobId && { jobId: wanted.jobId }),
    }
    await sql`
      update pay_runs set last_version = ${calculation.version}, calculation = ${JSON.stringify(calculation)}::jsonb,
        calculation_beat_at = clock_timestamp()
      where company_id = ${company.companyId} and id = ${run.id}`.execute(tx)
    lease.begin(calculation.id)
    const { bookHash, engineVersion } = stampOf(pack.law)
    return {
      id: calculation.id,
      run,
      version: calculation.version,
      ...whom,
      seen,
      country: owner.country,
      facts: {
        company: facts,
        period: wanted.period,
        today: clock.today(owner.timezone_key),
        threshold: owner.threshold,
      },
      lawHash: bookHash,
      engineVersion,
    }
  })
}

async function refusal(
  tx: Tx,
  companyId: string,
  run: RunRow,
  pack: CountryPack,
  period: Period,
): Promise<Problem | undefined> {
  const closed = refusalOfMove('generate', run.state)
  if (closed) return problem(closed, { params: { month: period.key } })
  if (isCalculating(run)) return conflict('payroll.calculating')
  const unknown = pack.lawRefusal(period)
  if (unknown) return problem('payroll.law-unknown', { params: { month: period.key, reason: unknown } })
  const order = mayWorkOut(period, await runsWorkedOut(tx, companyId))
  if (!isRefused(order)) return undefined
  return problem(order.refused, { params: { month: order.detail ?? '' }, data: [order.detail ?? ''] })
}

type Choice = {
  readonly run: RunRow
  readonly pack: CountryPack
  readonly wanted: Wanted
  readonly employed: readonly Employed[]
  readonly seen: readonly StaleMark[]
  readonly facts: CompanyFacts
}
type Whom = Pick<Begun, 'whole' | 'employeeIds' | 'surplus'>

/** A run reopened for some people leaves all others as they were approved. */
async function peopleWanted(
  tx: Tx,
  companyId: string,
  { run, pack, wanted, employed, seen, facts }: Choice,
): Promise<Whom | undefined> {
  const ids = employed.map(({ id }) => id)
  if (run.version === 0) return { whole: true, employeeIds: ids, surplus: [] }
  const here = new Set(ids)
  if (run.reopened_for) {
    const open = run.reopened_for
    return { whole: false, employeeIds: open.filter((id) => here.has(id)), surplus: open.filter((id) => !here.has(id)) }
  }
  const formerFacts = await factsOfVersion(tx, companyId, run.id, run.version)
  const everybody = seen.some((mark) => mark.employee_id === null)
  if (!wanted.onlyStale || everybody || (formerFacts && pack.companyChanged(formerFacts, facts, wanted.period))) {
    return { whole: true, employeeIds: ids, surplus: [] }
  }
  const shown = new Set(await employeesShown(tx, companyId, run))
  const stale = new Set(seen.map((mark) => mark.employee_id))
  const employeeIds = ids.filter((id) => stale.has(id) || !shown.has(id))
  const surplus = [...shown].filter((id) => !here.has(id))
  return employeeIds.length + surplus.length === 0 ? undefined : { whole: false, employeeIds, surplus }
}
