/** The row of a run: found, made where there is none, locked. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { ProcessIdentity } from '#platform/database/server/process-identity.ts'
import { notFound, Refusal } from '#platform/http/server/answers.ts'
import type { MonthState } from '../model/month-order.ts'
import { type Period, periodBefore, REGULAR, SECOND_HALF } from '../model/period.ts'
import type { RunState } from '../model/run-moves.ts'
import type { RunType } from '../model/run-types.ts'
import { endsMonth, ensureSecondHalf } from './runs/halves.ts'

/** A calculation under way: which version it writes, and which process it ends with. */
export type Calculation = {
  readonly id: string
  readonly version: number
  readonly by: ProcessIdentity
  readonly since: string
  readonly jobId?: string
  /** Its job has not begun yet. */
  readonly waits?: true
}

export type RunRow = {
  readonly id: string
  readonly year: number
  readonly month: number
  readonly state: RunState
  readonly base_version: number
  readonly version: number
  readonly last_version: number
  readonly calculation: Calculation | null
  /** Seconds since the calculation last gave a sign of life, by the database's clock. */
  readonly silent_for: number | null
  readonly calculated_at: string | null
  readonly calculation_ms: number | null
  readonly bank_file_taken_at: string | null
  readonly reopened_for: readonly string[] | null
  readonly run_type: RunType
  /** 1 is the regular one. */
  readonly sequence: number
  readonly name: string | null
  readonly pay_date: PlainDate | null
  /** Which half of the month it pays, where the month is paid in halves. */
  readonly half: 1 | 2 | null
}

const columns = sql`id, year, month, state, base_version, version, last_version, calculation,
  extract(epoch from clock_timestamp() - calculation_beat_at)::float8 as silent_for,
  calculated_at, calculation_ms, bank_file_taken_at, reopened_for, run_type, sequence, name, pay_date, half`

const numbered = ({ run = REGULAR }: PeriodKey) => sql`sequence = ${run}`

export async function findRun(tx: Tx, companyId: string, period: PeriodKey): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select ${columns} from pay_runs
    where company_id = ${companyId} and year = ${period.year} and month = ${period.month}
      and ${numbered(period)}`.execute(tx)
  return rows[0]
}

/**
 * Whoever changes a run or what it is made of holds its row until the end. Not FOR UPDATE: payslips being written
 * refer to the row and must not wait. The regular run is there by itself, others where somebody made them.
 */
export async function lockRun(tx: Tx, companyId: string, period: PeriodKey): Promise<RunRow> {
  const { year, month } = period
  if (period.run === undefined || period.run === REGULAR)
    await sql`insert into pay_runs (company_id, id, year, month) values (${companyId}, ${newId()}, ${year}, ${month})
            on conflict do nothing`.execute(tx)
  else if (period.run === SECOND_HALF) await ensureSecondHalf(tx, companyId, period)
  const { rows } = await sql<RunRow>`
    select ${columns} from pay_runs
    where company_id = ${companyId} and year = ${year} and month = ${month} and ${numbered(period)}
    for no key update`.execute(tx)
  const [run] = rows
  if (!run) throw new Refusal(notFound())
  return run
}

/** The months in which something was worked out, oldest first: approved where the regular run is and no other waits. */
export async function monthsWorkedOut(tx: Tx, companyId: string): Promise<MonthState[]> {
  const { rows } = await sql<MonthState>`
    select year, month, bool_or(state = 'approved') as "isBegun",
      case when bool_and(state = 'approved') and bool_or(${endsMonth()}) then 'approved' else 'unconfirmed' end as state
    from pay_runs where company_id = ${companyId} and version > 0 group by year, month order by year, month`.execute(tx)
  return rows
}

export async function isWorkedOut(tx: Tx, companyId: string, period: PeriodKey): Promise<boolean> {
  const run = await findRun(tx, companyId, period)
  return run !== undefined && run.version > 0
}

/** The regular run of the month before that pays the same days: of a half the same half. */
export async function runBefore(tx: Tx, companyId: string, period: Period): Promise<RunRow | undefined> {
  const half = period.half?.which ?? null
  const run = await findRun(tx, companyId, { ...periodBefore(period), run: half ?? REGULAR })
  return run && run.half === half && run.version > 0 ? run : undefined
}

export type PeriodKey = Pick<Period, 'year' | 'month' | 'run'>

/** With `reopenedFor` also for whom the run is open again: these people, or all (null). */
export async function setState(
  tx: Tx,
  companyId: string,
  runId: string,
  state: RunState,
  reopenedFor?: readonly string[] | null,
): Promise<void> {
  const people = reopenedFor === undefined ? sql`reopened_for` : sql`${reopenedFor ? [...reopenedFor] : null}::uuid[]`
  const turn = sql`(select coalesce(max(o.turn), 0) + 1 from pay_runs o where o.company_id = r.company_id
    and o.year = r.year and o.month = r.month and o.id <> r.id)`
  await sql`update pay_runs r set state = ${state}, reopened_for = ${state === 'approved' ? null : people},
              turn = ${state === 'approved' ? turn : null}
            where company_id = ${companyId} and id = ${runId}`.execute(tx)
}

/** An approved version is kept for good. */
export async function keepVersion(tx: Tx, companyId: string, run: RunRow, now: Date): Promise<void> {
  await sql`update pay_run_versions set approved_at = ${now.toISOString()}
            where company_id = ${companyId} and run_id = ${run.id} and version = ${run.version}`.execute(tx)
}

export async function wasApproved(tx: Tx, companyId: string, runId: string): Promise<boolean> {
  const { rows } = await sql`
    select from pay_run_versions
    where company_id = ${companyId} and run_id = ${runId} and approved_at is not null limit 1`.execute(tx)
  return rows.length > 0
}

/** As if the month had never been worked out; payslips of earlier versions are read by nobody any more. */
export async function emptyRun(tx: Tx, companyId: string, runId: string): Promise<void> {
  const of = sql`company_id = ${companyId} and run_id = ${runId}`
  await sql`delete from stale_payslips where ${of}`.execute(tx)
  await sql`delete from pay_run_versions where ${of}`.execute(tx)
  await sql`update pay_runs set state = 'none', version = 0, base_version = last_version + 1, calculated_at = null,
    calculation_ms = null where company_id = ${companyId} and id = ${runId}`.execute(tx)
}

/** Months after this one that are not closed, oldest first, held until the end. */
export async function holdLaterRuns(
  tx: Tx,
  companyId: string,
  { year, month }: PeriodKey,
): Promise<Pick<RunRow, 'id' | 'version' | 'calculation'>[]> {
  const { rows } = await sql<Pick<RunRow, 'id' | 'version' | 'calculation'>>`
    select id, version, calculation from pay_runs
    where company_id = ${companyId} and state <> 'approved' and (year, month) > (${year}, ${month})
    order by year, month, sequence for no key update`.execute(tx)
  return rows
}
