/** Everything the review of a month shows, read in one unchanging view of the data. */
import { sql } from 'kysely'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { isRegular, type Period } from '../../model/period.ts'
import type { Sums } from '../../model/sums.ts'
import { totalsOfVersion } from '../calculation/versions.ts'
import { eventsOf, type RunEvent } from '../event-store.ts'
import { peopleWithUnpaidItems } from '../item-store.ts'
import type { Shown } from '../payslip-store.ts'
import { findRun, type RunRow, runBefore } from '../run-store.ts'
import { laterRun } from '../runs/month-order.ts'
import { marksOf, type StaleMark } from '../stale-store.ts'
import { membership, type NamedEmployee } from './membership.ts'
import { type ListedPayslip, type Listing, listedPayslips } from './rows.ts'
import { staleFilter } from './stale-filter.ts'
import * as sums from './sums.ts'

export type RunRead = {
  readonly run: RunRow
  readonly shown: Shown
  /** By employee; null for a mark on everybody. */
  readonly marks: ReadonlyMap<string | null, StaleMark>
  readonly events: readonly RunEvent[]
  readonly totals: Sums
  readonly counts: sums.Counts
  /** Whose payslips are held back. */
  readonly held: readonly string[]
  readonly former: sums.MainSums | undefined
  readonly findings: readonly sums.FindingCount[]
  readonly departments: readonly sums.DepartmentSums[]
  readonly laterApproved: InTheWay | undefined
  /** Of the same month, approved after it. */
  readonly laterRun: InTheWay | undefined
  readonly missing: readonly NamedEmployee[]
  readonly surplus: readonly NamedEmployee[]
  /** Who has items of the month and no payslip in it. */
  readonly unpaidItems: readonly string[]
  readonly versions: readonly { version: number; approved_at: string }[]
  readonly payslips: readonly ListedPayslip[]
  readonly total: number | undefined
}

/** A screen shows how many there are and lists them by a call of its own. */
const NAMED_WITH_PAGE = 100

export async function readRun(
  tx: Tx,
  company: CompanyDb,
  period: Period,
  listing: Listing & { readonly version?: number | undefined },
): Promise<RunRead | undefined> {
  const { companyId } = company
  const found = await versionOf(tx, companyId, period, listing.version)
  if (!found) return undefined
  const { run, shown, marks, isStale, earlier, versions } = found
  const before = isRegular(period) ? await runBefore(tx, companyId, period) : undefined
  const { rows, total } = await listedPayslips(tx, companyId, shown, isStale, listing)
  return {
    run,
    shown,
    marks,
    events: await eventsOf(tx, companyId, run.id),
    totals: shown.version > 0 ? await totalsOfVersion(tx, companyId, shown) : {},
    ...(await sums.departmentsAndCounts(tx, companyId, shown, isStale)),
    former: before ? await sums.mainSumsOf(tx, companyId, before) : undefined,
    findings: await sums.findingCounts(tx, companyId, shown, listing.page && NAMED_WITH_PAGE),
    laterApproved: await laterApproved(tx, companyId, period),
    laterRun: inMonth(period, await laterRun(tx, companyId, run)),
    ...(earlier ? { missing: [], surplus: [] } : await membership(tx, companyId, period, run)),
    unpaidItems: earlier ? [] : await peopleWithUnpaidItems(tx, companyId, shown),
    versions,
    payslips: rows,
    total,
  }
}

/** The run as it is now, or an earlier version of it that was approved; undefined where there is no such version. */
export async function versionOf(tx: Tx, companyId: string, period: Period, version: number | undefined) {
  const run = await findRun(tx, companyId, period)
  if (!run) return undefined
  const versions = await approvedVersions(tx, companyId, run.id)
  const before = version === run.version ? undefined : version
  const earlier = versions.find((one) => one.version === before)
  if (before !== undefined && !earlier) return undefined
  const shown: Shown = earlier ? { id: run.id, ...earlier } : run
  const marks = earlier ? [] : await marksOf(tx, companyId, run.id)
  return {
    run,
    shown,
    versions,
    earlier: earlier !== undefined,
    marks: new Map(marks.map((mark) => [mark.employee_id, mark])),
    isStale: staleFilter(marks, run.reopened_for),
  }
}

type Versions = { version: number; base_version: number; approved_at: string }[]

async function approvedVersions(tx: Tx, companyId: string, runId: string): Promise<Versions> {
  const { rows } = await sql<Versions[number]>`
    select version, base_version, approved_at from pay_run_versions
    where company_id = ${companyId} and run_id = ${runId} and approved_at is not null order by version`.execute(tx)
  return rows
}

export type InTheWay = {
  readonly year: number
  readonly month: number
  readonly run: number
  readonly name: string | null
}

/** Of later months the last run that was approved: what is opened again first. */
export async function laterApproved(tx: Tx, companyId: string, { year, month }: Period): Promise<InTheWay | undefined> {
  const { rows } = await sql<InTheWay>`
    select year, month, sequence as run, name from pay_runs where company_id = ${companyId} and state = 'approved'
      and (year, month) > (${year}, ${month}) order by year desc, month desc, turn desc limit 1`.execute(tx)
  return rows[0]
}

const inMonth = ({ year, month }: Period, found: Awaited<ReturnType<typeof laterRun>>): InTheWay | undefined =>
  found && { year, month, run: found.sequence, name: found.name }
