/** The runs of one month beside each other: nobody stands in two that wait, and they are opened again from the last back. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { halfOf } from '../../model/halves.ts'
import { type Period, REGULAR } from '../../model/period.ts'
import { isCalculating } from '../calculation/lease.ts'
import { standing } from '../payslip-store.ts'
import type { PeriodKey, RunRow } from '../run-store.ts'
import { paidTheirLast } from '../worked/paid-their-last.ts'

/** One after the other: whoever works out, approves or opens a run of the month waits for who does with another. */
export async function holdMonth(tx: Tx, companyId: string, { year, month }: PeriodKey): Promise<void> {
  await sql`select from pay_runs where company_id = ${companyId} and year = ${year} and month = ${month}
    order by sequence for no key update`.execute(tx)
}

/** Another run of the month is being worked out. */
export async function isMonthBusy(
  tx: Tx,
  companyId: string,
  { year, month, run = REGULAR }: PeriodKey,
): Promise<boolean> {
  const { rows } = await sql<Pick<RunRow, 'calculation' | 'silent_for'>>`
    select calculation, extract(epoch from clock_timestamp() - calculation_beat_at)::float8 as silent_for from pay_runs
    where company_id = ${companyId} and year = ${year} and month = ${month} and sequence <> ${run}
      and calculation is not null`.execute(tx)
  return rows.some(isCalculating)
}

type Named = { readonly sequence: number; readonly name: string | null }

/** 'Approve {name} first': of these people, one stands in a run of the month that waits for approval. */
export async function standsElsewhere(
  tx: Tx,
  companyId: string,
  period: Period,
  employeeIds: readonly string[],
  { oneLaw }: Pick<CountryPack, 'oneLaw'>,
): Promise<Problem | undefined> {
  if (employeeIds.length === 0) return undefined
  const { year, month, key, run = REGULAR, half } = period
  const paidBy = (which: 1 | 2) =>
    paidTheirLast(companyId, { year, month, ...(half && { half: halfOf(period, which, half) }) })
  const ids = [...employeeIds]
  const others = sql`from pay_runs r where r.company_id = ${companyId} and r.year = ${year} and r.month = ${month}
    and r.sequence <> ${run} and r.version > 0`
  const of = sql`p.company_id = r.company_id and p.run_id = r.id and p.employee_id = any(${ids}::uuid[])`
  const { rows } = await sql<Named>`
    select r.sequence, r.name ${others} and r.state <> 'approved' and exists (
      select from payslips p where ${of} and p.version between r.base_version and r.version
        and (p.replaced_in is null or p.replaced_in > r.version)
        -- Out of date there: whoever has a last pay in the month is in no regular run of it.
        and not (r.sequence = 1 and p.employee_id in (${paidBy(1)}))
        and not (r.half = 2 and r.sequence = 2 and p.employee_id in (${paidBy(2)})))
    order by r.sequence limit 1`.execute(tx)
  const [found] = rows
  if (found) return problem('payroll.approve-first', { params: nameOf(found, key) })
  if (oneLaw !== 'of_month') return undefined
  const { rows: before } = await sql`
    select ${others} and r.run_type <> 'advance'
      and exists (select from payslips p where ${of} and p.of_month is null and ${standing}) limit 1`.execute(tx)
  return before.length > 0 ? problem('payroll.run-before-update', { params: { month: key } }) : undefined
}

/**
 * 'Approve {name} first': something was entered for one of these people in a further run of the month that waits, worked
 * out or not. What is made meanwhile, a plan or a last pay, would not know of it and give the same twice.
 */
export async function hasMoreToCome(
  tx: Tx,
  companyId: string,
  { year, month, key, run = REGULAR }: Period,
  employeeIds: readonly string[],
): Promise<Problem | undefined> {
  if (employeeIds.length === 0) return undefined
  const { rows } = await sql<Named>`
    select r.sequence, r.name from pay_runs r
    where r.company_id = ${companyId} and r.year = ${year} and r.month = ${month} and r.sequence <> ${run}
      and r.run_type in ('bonus', 'off_cycle', 'advance') and r.state <> 'approved' and exists (
        select from pay_items i where i.company_id = r.company_id and i.year = r.year and i.month = r.month
          and i.run = r.sequence and i.employee_id = any(${[...employeeIds]}::uuid[]))
    order by r.sequence limit 1`.execute(tx)
  const [found] = rows
  return found && problem('payroll.approve-first', { params: nameOf(found, key) })
}

/** A later run of the month took what this one left. */
export async function laterRun(tx: Tx, companyId: string, { id, year, month }: RunRow): Promise<Named | undefined> {
  const { rows } = await sql<Named>`
    select o.sequence, o.name from pay_runs o join pay_runs r on r.company_id = o.company_id and r.id = ${id}
    where o.company_id = ${companyId} and o.year = ${year} and o.month = ${month} and o.id <> ${id}
      and o.turn > r.turn order by o.turn desc limit 1`.execute(tx)
  return rows[0]
}

/** The regular run is called by its month. */
export const nameOf = ({ name }: Pick<Named, 'name'>, month: string) => ({ name: name ?? month })
