/** May a calculation begin, and for whom? Asked once before a job is started, and again under the run's lock. */

import { isRefused } from '#kernel/result.ts'
import {
  companyFacts,
  exemptionLimitOf,
  type CompanyFacts as Owner,
  payChoicesOf,
} from '#modules/company/server/public.ts'
import { type EmployedPerson, employedPeople } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { conflict, type Problem, problem } from '#platform/http/server/answers.ts'
import type { CompanyFacts, CountryPack } from '../../model/country-pack.ts'
import { packOf } from '../../model/country-packs.ts'
import { mayWorkOut } from '../../model/month-order.ts'
import { daysOf, isRegular, type Period } from '../../model/period.ts'
import { refusalOfMove } from '../../model/run-moves.ts'
import { earlierCompanyFacts } from '../earlier-payslips.ts'
import { leftOutOf } from '../left-out/left-out-store.ts'
import { isPaidBefore } from '../opening/opening-store.ts'
import { employeesShown } from '../payslip-store.ts'
import { monthsWorkedOut, type RunRow } from '../run-store.ts'
import { refusalOfHalves, withHalf } from '../runs/halves.ts'
import { isMonthBusy, standsElsewhere } from '../runs/month-order.ts'
import { marksOf, type StaleMark } from '../stale-store.ts'
import { idsPaidTheirLast } from '../worked/paid-their-last.ts'
import { peopleOfRun } from '../worked/people-store.ts'
import { closedYearRefusal } from '../year-close.ts'
import { isCalculating } from './lease.ts'
import { factsOfVersion } from './versions.ts'

export type Wanted = { readonly period: Period; readonly onlyStale: boolean; readonly jobId?: string }

export type Plan = {
  readonly owner: Owner
  readonly pack: CountryPack
  /** With its half. */
  readonly period: Period
  readonly facts: CompanyFacts
  /** Marks that stood before anything was read; those made later stay. */
  readonly seen: readonly StaleMark[]
  /** False: these people's payslips replace their own in the version that stands. */
  readonly whole: boolean
  readonly employeeIds: readonly string[]
  /** In the run until now, and no longer employed in the month. */
  readonly surplus: readonly string[]
}

/** `run` is undefined where nothing of the month was ever stored. */
export async function planOf(
  tx: Tx,
  companyId: string,
  run: RunRow | undefined,
  asked: Wanted,
): Promise<Plan | Problem> {
  const owner = await companyFacts(tx, companyId)
  const pack = packOf(owner.country)
  const period = await withHalf(tx, companyId, asked.period)
  const wanted = { ...asked, period }
  const refused = (await refusal(tx, companyId, run, pack, period)) ?? (await refusalOfHalves(tx, companyId, period))
  if (refused) return refused
  const seen = run ? await marksOf(tx, companyId, run.id) : []
  const employed = await employedPeople(tx, companyId, { ...period, ...daysOf(period) })
  const isEmpty = !isRegular(wanted.period) && (await peopleOfRun(tx, companyId, wanted.period, run)).size === 0
  if (isEmpty) return problem('payroll.run-empty')
  if (employed.length === 0) return problem('payroll.nobody', { params: { month: wanted.period.key } })
  const earlier = await earlierCompanyFacts(tx, companyId, wanted.period)
  const chosen = {
    ...payChoicesOf(owner.settings),
    tax_exemption_limit: exemptionLimitOf(owner, wanted.period.year),
    ...owner.employerNumbers,
  }
  const facts = pack.companyFactsOf(chosen, employed, earlier)
  const missing = pack.settingMissing(facts)
  if (missing) return problem(missing)
  const whom = await peopleWanted(tx, companyId, { run, pack, wanted, employed, seen, facts })
  const elsewhere = await standsElsewhere(tx, companyId, wanted.period, whom.employeeIds, pack)
  if (elsewhere) return elsewhere
  return { owner, pack, period, facts, seen, ...whom }
}

export async function refusal(
  tx: Tx,
  companyId: string,
  run: RunRow | undefined,
  pack: CountryPack,
  period: Period,
): Promise<Problem | undefined> {
  const closed = refusalOfMove('generate', run?.state ?? 'none')
  if (closed) return problem(closed, { params: { month: period.key } })
  if ((run && isCalculating(run)) || (await isMonthBusy(tx, companyId, period))) return conflict('payroll.calculating')
  if (!pack.knowsLawOf(period)) return problem('payroll.law-unknown', { params: { month: period.key } })
  if (await isPaidBefore(tx, companyId, period)) {
    return problem('payroll.paid-before', { params: { month: period.key } })
  }
  return orderRefusal(tx, companyId, period)
}

/** Naming the month that stands in the way. */
export async function orderRefusal(tx: Tx, companyId: string, period: Period): Promise<Problem | undefined> {
  const closed = await closedYearRefusal(tx, companyId, period.year)
  if (closed) return closed
  const order = mayWorkOut(period, await monthsWorkedOut(tx, companyId))
  if (!isRefused(order)) return undefined
  const month = order.detail ?? ''
  return problem(order.refused, { params: { month }, data: [month] })
}

type Choice = {
  readonly run: RunRow | undefined
  readonly pack: CountryPack
  readonly wanted: Wanted
  readonly employed: readonly EmployedPerson[]
  readonly seen: readonly StaleMark[]
  readonly facts: CompanyFacts
}
type Whom = Pick<Plan, 'whole' | 'employeeIds' | 'surplus'>

async function peopleWanted(
  tx: Tx,
  companyId: string,
  { run, pack, wanted, employed, seen, facts }: Choice,
): Promise<Whom> {
  const out = new Set((await leftOutOf(tx, companyId, wanted.period)).map(({ employee_id }) => employee_id))
  const given = isRegular(wanted.period) ? undefined : await peopleOfRun(tx, companyId, wanted.period, run)
  const settled = given ? new Set<string>() : await idsPaidTheirLast(tx, companyId, wanted.period)
  const ids = employed.map(({ id }) => id).filter((id) => !out.has(id) && !settled.has(id) && (given?.has(id) ?? true))
  if (!run || run.version === 0) return { whole: true, employeeIds: ids, surplus: [] }
  const here = new Set(ids)
  // A run reopened for some people leaves all others as they were approved.
  if (run.reopened_for) {
    const open = run.reopened_for
    return { whole: false, employeeIds: open.filter((id) => here.has(id)), surplus: open.filter((id) => !here.has(id)) }
  }
  const former = await factsOfVersion(tx, companyId, run.id, run.version)
  const everybody = seen.some((mark) => mark.employee_id === null)
  if (!wanted.onlyStale || everybody || (former && pack.companyChanged(former, facts, wanted.period))) {
    return { whole: true, employeeIds: ids, surplus: [] }
  }
  const shown = new Set(await employeesShown(tx, companyId, run))
  const stale = new Set(seen.map((mark) => mark.employee_id))
  return {
    whole: false,
    employeeIds: ids.filter((id) => stale.has(id) || !shown.has(id)),
    surplus: [...shown].filter((id) => !here.has(id)),
  }
}
