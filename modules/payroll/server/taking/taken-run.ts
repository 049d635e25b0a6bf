/**
 * An approved run as files are made of it, and the guarantee that nothing about it changed until the file was noted:
 * files are made outside of the lock, so that a bank file for thousands holds nobody up.
 */
import { sql } from 'kysely'
import { type CompanyFacts, companyFacts } from '#modules/company/server/public.ts'
import { type PersonForFiles, peopleForFiles } from '#modules/employees/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { conflict, type Problem, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { isTaken } from '../../model/output/bank/batches.ts'
import type { PayingAccount, PayslipInFile } from '../../model/output/file-input.ts'
import type { Figures, Given } from '../../model/payslip.ts'
import type { Period } from '../../model/period.ts'
import { refusalOfMove } from '../../model/run-moves.ts'
import { balanceOf, type Sums } from '../../model/sums.ts'
import { totalsOfVersion } from '../calculation/versions.ts'
import { addEvent } from '../event-store.ts'
import { packFor } from '../pack-of-company.ts'
import { type Shown, shownIn } from '../payslip-store.ts'
import { findRun, lockRun, type RunRow } from '../run-store.ts'
import { subjectOfRun } from '../subject-names.ts'
import { keepPayer } from './payer-store.ts'

export type TakenRun = {
  readonly run: RunRow
  readonly owner: CompanyFacts
  readonly pack: CountryPack
  readonly people: readonly PersonForFiles[]
  readonly payslips: readonly PayslipInFile[]
  readonly totals: Sums
  /** The last thing done to the run before it was read. */
  readonly lastEvent: number
}

type Taking = Pick<Call<Endpoint>, 'company' | 'clock' | 'actor' | 'seal'>

/** One run of the month, or with `whole` all that are approved, each person once: what agencies are told. */
export function readApproved(
  { company, seal }: Taking,
  period: Period,
  whole: 'whole-month' | 'run' = 'run',
  waitsOn?: Waits,
): Promise<TakenRun | Problem> {
  const { companyId } = company
  return company.read(async (tx) => {
    const run = await findRun(tx, companyId, period)
    const refused = refusalOfMove('take', run?.state ?? 'none')
    if (refused || !run) return problem(refused ?? 'payroll.not-approved')
    const owner = await companyFacts(tx, companyId)
    const pack = await packFor(tx, companyId)
    const further = whole === 'whole-month' ? await approvedBeside(tx, companyId, run) : []
    const runs = [run, ...further]
    const stored: Stored[] = []
    const totals: Sums[] = []
    for (const one of runs) {
      stored.push(...(await payslipsOf(tx, companyId, one)))
      // As the review shows them, not added up again from the payslips: that a file comes to them proves both.
      totals.push(await totalsOfVersion(tx, companyId, one))
    }
    const names = pack.figures.map(({ name }) => name)
    const rows = further.length > 0 ? together(stored, names) : stored
    // A last payment waits for the tax office as if somebody held it back.
    const waits = run.run_type === 'final' ? await waitsOn?.(tx, companyId, rows) : undefined
    return {
      run,
      owner,
      pack,
      payslips: rows.map((row) => ({
        id: row.id,
        employeeId: row.employee_id,
        figures: row.figures,
        given: row.given,
        netPay: row.net_pay,
        held: row.held || (waits?.has(row.employee_id) ?? false),
        batch: row.bank_batch,
      })),
      people: await peopleForFiles(
        tx,
        seal,
        companyId,
        rows.map((row) => row.employee_id),
      ),
      totals: totals.length === 1 && totals[0] ? totals[0] : balanceOf(names, totals),
      lastEvent: await lastEventOf(tx, companyId, run.id),
    }
  })
}

/** Of these people, who may not be paid yet. */
export type Waits = (
  tx: Tx,
  companyId: string,
  people: readonly { readonly employee_id: string }[],
) => Promise<ReadonlySet<string>>

type Stored = {
  readonly id: string
  readonly employee_id: string
  readonly staff_id: string
  readonly figures: Figures
  readonly given: Given
  readonly net_pay: string
  readonly held: boolean
  readonly bank_batch: number | null
}

async function payslipsOf(tx: Tx, companyId: string, run: Shown): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select p.id, p.employee_id, p.staff_id, p.figures, p.given, p.net_pay, p.held, p.bank_batch from payslips p
    where ${shownIn(companyId, run)} order by p.staff_id`.execute(tx)
  return rows
}

/** Other runs of the month that are approved, in the order in which they were. */
async function approvedBeside(tx: Tx, companyId: string, { id, year, month }: RunRow): Promise<Shown[]> {
  const { rows } = await sql<Shown>`
    select id, base_version, version from pay_runs
    where company_id = ${companyId} and year = ${year} and month = ${month} and id <> ${id} and state = 'approved'
    order by turn`.execute(tx)
  return rows
}

/** Each person once, with what all runs paid. */
function together(stored: readonly Stored[], names: readonly string[]): Stored[] {
  const people = new Map<string, Stored>()
  for (const one of stored) {
    const before = people.get(one.employee_id)
    if (!before) {
      people.set(one.employee_id, one)
      continue
    }
    const [was, now] = [moneyOf(before.figures, names), moneyOf(one.figures, names)]
    const net = balanceOf(['net'], [{ net: before.net_pay }, { net: one.net_pay }]).net ?? before.net_pay
    const figures = { ...before.figures, ...balanceOf(names, [was, now]) }
    people.set(one.employee_id, { ...before, figures, net_pay: net })
  }
  return [...people.values()].sort((one, other) => (one.staff_id < other.staff_id ? -1 : 1))
}

const moneyOf = (figures: Figures, names: readonly string[]): Sums =>
  Object.fromEntries(names.map((name) => [name, String(figures[name] ?? '0.00')]))

type FileTaken = {
  readonly period: Period
  readonly name: string
  readonly event: 'file_taken' | 'bank_file_taken'
  /** Which of the month's bank files it is. */
  readonly batch?: number
  /** Whom that file pays, if it is taken for the first time, and from which account. */
  readonly paid?: readonly string[]
  readonly paidFrom?: PayingAccount | undefined
  readonly detail?: Readonly<Record<string, string | number>>
}

/** Refused when somebody reopened the run or held a payslip back while the file was being made. */
export function noteTaken(call: Taking, taken: TakenRun, file: FileTaken): Promise<void> {
  const { period, name, event, batch, paid = [], paidFrom, detail } = file
  const { company, clock, actor, seal } = call
  const { companyId } = company
  return company.transaction(async (tx) => {
    const run = await lockRun(tx, companyId, period)
    const lastEvent = await lastEventOf(tx, companyId, run.id)
    if (run.state !== 'approved' || (event === 'bank_file_taken' && lastEvent !== taken.lastEvent)) {
      throw new Refusal(conflict('payroll.changed-meanwhile'))
    }
    const told = { ...(batch !== undefined && { batch }), ...detail }
    if (batch !== undefined) {
      await closeRun(tx, companyId, run, clock.now())
      if (!isTaken(taken.payslips, batch)) {
        await payBy(tx, companyId, run, batch, paid)
        if (paidFrom) await keepPayer(tx, seal, companyId, run.id, batch, paidFrom)
      }
    }
    await addEvent(tx, companyId, run, event, actor, clock.now(), { name, ...told })
    const subject = subjectOfRun(run, period.key)
    const after = { file: name, version: run.version, ...told }
    await record(tx, companyId, [{ action: `payroll.${event}`, subject, after }], { actor, now: clock.now() })
  })
}

/** The first bank file does, for good. */
async function closeRun(tx: Tx, companyId: string, run: RunRow, now: Date): Promise<void> {
  await sql`update pay_runs set bank_file_taken_at = coalesce(bank_file_taken_at, ${now.toISOString()})
            where company_id = ${companyId} and id = ${run.id}`.execute(tx)
}

/** Nothing changed since it was read, so whoever was due then still is. */
async function payBy(tx: Tx, companyId: string, run: RunRow, batch: number, paid: readonly string[]): Promise<void> {
  await sql`update payslips p set bank_batch = ${batch}
            where ${shownIn(companyId, run)} and not p.held and p.net_pay > 0 and p.bank_batch is null
              and p.employee_id = any(${[...paid]}::uuid[])`.execute(tx)
}

async function lastEventOf(tx: Tx, companyId: string, runId: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(seq), 0) as last from pay_run_events
    where company_id = ${companyId} and run_id = ${runId}`.execute(tx)
  return rows[0]?.last ?? 0
}
