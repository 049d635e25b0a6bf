/** The runs of a month as rows: listed, made, changed, removed. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { halfOf, nameOfHalf } from '../../model/halves.ts'
import { type Period, periodOf, REGULAR, SECOND_HALF } from '../../model/period.ts'
import type { Plan } from '../../model/run-plan.ts'
import type { RunType } from '../../model/run-types.ts'
import { isCalculating } from '../calculation/lease.ts'
import { ofRun } from '../item-store.ts'
import type { PeriodKey, RunRow } from '../run-store.ts'
import { withHalf } from './halves.ts'

type Listed = Pick<RunRow, 'state' | 'calculation' | 'silent_for' | 'name' | 'pay_date'> & {
  readonly run: number
  readonly type: RunType
  readonly people: number
  readonly gross_pay: string
  readonly net_pay: string
  readonly reason: string | null
}

/** By number; of one that was not worked out, how many have something in it. */
export async function runsOf(tx: Tx, companyId: string, { year, month }: PeriodKey, run?: number) {
  const { rows } = await sql<Listed>`
    select r.sequence as run, r.run_type as type, r.name, r.pay_date, r.state, r.calculation, r.reason,
      extract(epoch from clock_timestamp() - r.calculation_beat_at)::float8 as silent_for,
      coalesce(v.people, nullif((select count(*) from pay_run_people n where n.company_id = r.company_id
          and n.run_id = r.id), 0), (select count(distinct i.employee_id) from pay_items i where i.company_id = r.company_id
        and i.year = r.year and i.month = r.month and i.run = r.sequence and r.sequence > 1)) as people,
      coalesce(v.gross_pay, 0.00) as gross_pay, coalesce(v.net_pay, 0.00) as net_pay
    from pay_runs r
    left join pay_run_versions v on v.company_id = r.company_id and v.run_id = r.id and v.version = r.version
    where r.company_id = ${companyId} and r.year = ${year} and r.month = ${month}
      ${run === undefined ? sql`` : sql`and r.sequence = ${run}`}
    order by r.sequence`.execute(tx)
  const found = rows.map(({ state, calculation, silent_for, ...row }) => ({
    ...row,
    status: isCalculating({ calculation, silent_for }) ? ('calculating' as const) : state,
  }))
  if (run !== undefined) return found
  const regular = await regularRuns(tx, companyId, { year, month })
  return [
    ...regular.map((one) => ({ ...one, ...found.find((known) => known.run === one.run), name: one.name })),
    ...found.filter(({ run: known }) => regular.every((one) => one.run !== known)),
  ]
}

/** The regular run, or one for each half of the month; each is there by itself. */
async function regularRuns(tx: Tx, companyId: string, month: Pick<PeriodKey, 'year' | 'month'>) {
  const first = await withHalf(tx, companyId, periodOf(month))
  if (!first.half) return [nothingYet]
  const second = halfOf(first, SECOND_HALF, first.half)
  return [
    { ...nothingYet, name: nameOfHalf(first.half) },
    { ...nothingYet, run: SECOND_HALF, name: nameOfHalf(second) },
  ]
}

const nothingYet = {
  run: REGULAR as number,
  type: 'regular' as RunType,
  name: null as string | null,
  pay_date: null,
  status: 'none' as const,
  people: 0,
  gross_pay: '0.00',
  net_pay: '0.00',
  reason: null,
}

export async function isNameTaken(tx: Tx, companyId: string, { year, month, run }: PeriodKey, name: string) {
  const { rows } = await sql`
    select from pay_runs where company_id = ${companyId} and year = ${year} and month = ${month}
      and lower(name) = lower(${name}) and sequence is distinct from ${run ?? null}`.execute(tx)
  return rows.length > 0
}

export async function nextNumber(tx: Tx, companyId: string, { year, month }: PeriodKey): Promise<number> {
  const { half } = await withHalf(tx, companyId, periodOf({ year, month }))
  const { rows } = await sql<{ next: number }>`
    select greatest(coalesce(max(sequence), 1), ${half ? SECOND_HALF : REGULAR}) + 1 as next from pay_runs
    where company_id = ${companyId} and year = ${year} and month = ${month}`.execute(tx)
  return rows[0]?.next ?? 2
}

type NewRun = {
  readonly type: RunType
  readonly name: string
  readonly payDate: PlainDate
  readonly reason: string | null
  readonly plan: Plan | undefined
}

export async function insertRun(tx: Tx, companyId: string, { year, month, run }: PeriodKey, made: NewRun) {
  const id = newId()
  await sql`
    insert into pay_runs (company_id, id, year, month, sequence, run_type, name, pay_date, reason, plan)
    values (${companyId}, ${id}, ${year}, ${month}, ${run}, ${made.type}, ${made.name}, ${made.payDate}, ${made.reason},
      ${made.plan ? JSON.stringify(made.plan) : null}::jsonb)`.execute(tx)
  return id
}

type Changes = {
  readonly name?: string | undefined
  readonly pay_date?: PlainDate | undefined
  readonly reason?: string | undefined
}

export async function updateRun(tx: Tx, companyId: string, id: string, { name, pay_date, reason }: Changes) {
  await sql`update pay_runs set name = coalesce(${name ?? null}, name), pay_date = coalesce(${pay_date ?? null}::date, pay_date),
      reason = ${reason === undefined ? sql`reason` : reason || null}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** With all that hangs on it, since its number is given again; it was never worked out, or its figures were discarded. */
export async function deleteRun(tx: Tx, companyId: string, period: Period, id: string): Promise<void> {
  await sql`delete from pay_left_out where ${ofRun(companyId, period)}`.execute(tx)
  await sql`delete from pay_items where ${ofRun(companyId, period)}`.execute(tx)
  const of = sql`company_id = ${companyId} and run_id = ${id}`
  await sql`delete from payslips where ${of}`.execute(tx)
  await sql`delete from stale_payslips where ${of}`.execute(tx)
  await sql`delete from pay_run_versions where ${of}`.execute(tx)
  await sql`delete from pay_run_events where ${of}`.execute(tx)
  await sql`delete from pay_runs where company_id = ${companyId} and id = ${id}`.execute(tx)
}
