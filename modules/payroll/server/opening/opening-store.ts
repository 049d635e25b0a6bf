/** Figures of the months before the company came; of each person and year the rows of the newest sheet count. */
import { type RawBuilder, sql } from 'kysely'
import type { BuiltOnPeople } from '#modules/employees/server/public.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { OPENING_BATCH } from '../../model/make-payslip.ts'
import type { OpeningRow } from '../../model/opening.ts'
import { standingApproved } from '../earlier-payslips.ts'
import type { PeriodKey } from '../run-store.ts'

export type StoredOpening = OpeningRow & {
  readonly employeeId: string
  readonly year: number
  readonly batchId?: string
}

/** Whose earlier pay was brought stays while that stands. */
export const openingsOnPeople: readonly BuiltOnPeople[] = [
  { table: 'pay_openings' },
  { table: 'earlier_pay_none' },
  { table: 'pay_left_out' },
  { table: 'pay_put_off' },
  { table: 'tax_claims' },
  { table: 'tax_claim_requests' },
  { table: 'pay_retro_decisions' },
  { table: 'pay_run_people' },
  { table: 'pay_settlements' },
  { table: 'payslip_mails' },
  { table: 'payslip_passwords' },
]

/** By person, each by month. */
export async function openingsByPerson(
  tx: Tx,
  companyId: string,
  wanted: { readonly year?: number; readonly employeeIds?: readonly string[] } = {},
): Promise<ReadonlyMap<string, readonly StoredOpening[]>> {
  const { rows } = await sql<StoredOpening>`
    select employee_id as "employeeId", year, month, months, figures, batch_id as "batchId"
    from ${counting(companyId, wanted)} order by employee_id, year, month`.execute(tx)
  return byPerson(rows)
}

function byPerson(rows: readonly StoredOpening[]): ReadonlyMap<string, readonly StoredOpening[]> {
  const people = new Map<string, StoredOpening[]>()
  for (const row of rows) {
    const own = people.get(row.employeeId)
    if (own) own.push(row)
    else people.set(row.employeeId, [row])
  }
  return people
}

/** Of the sheets that payslips have in them: what these said of each person, by sheet. */
export async function openingsOfBatches(
  tx: Tx,
  companyId: string,
  year: number,
  counted: readonly (readonly [employeeId: string, batchId: string])[],
): Promise<ReadonlyMap<string, readonly StoredOpening[]>> {
  if (counted.length === 0) return new Map()
  const { rows } = await sql<StoredOpening>`
    select employee_id as "employeeId", year, month, months, figures, batch_id as "batchId" from pay_openings
    where company_id = ${companyId} and year = ${year} and (employee_id, batch_id) in (
      select * from unnest(${counted.map(([id]) => id)}::uuid[], ${counted.map(([, batch]) => batch)}::uuid[]))
    order by employee_id, month`.execute(tx)
  return byPerson(rows)
}

/** Whether somebody's figures of before the company came reach into this month or beyond it. */
export async function isPaidBefore(tx: Tx, companyId: string, { year, month }: PeriodKey): Promise<boolean> {
  const { rows } = await sql`
    select from ${counting(companyId, { year })} and month >= ${month} limit 1`.execute(tx)
  return rows.length > 0
}

type Wanted = { readonly year?: number; readonly employeeIds?: readonly string[] }

function counting(companyId: string, { year, employeeIds }: Wanted): RawBuilder<unknown> {
  return sql`(
    select *, rank() over (partition by employee_id, year order by batch_id desc) as newest from pay_openings
    where company_id = ${companyId}
      ${year === undefined ? sql`` : sql`and year = ${year}`}
      ${employeeIds === undefined ? sql`` : sql`and employee_id = any(${[...employeeIds]}::uuid[])`}
    ) as ranked where newest = 1`
}

export async function insertOpenings(
  tx: Tx,
  companyId: string,
  { batchId, by, now }: { readonly batchId: string; readonly by: string; readonly now: Date },
  openings: readonly StoredOpening[],
): Promise<void> {
  await bulkInsert(
    tx,
    'pay_openings',
    openings.map(({ employeeId, year, month, months, figures }) => ({
      company_id: companyId,
      employee_id: employeeId,
      year,
      batch_id: batchId,
      month,
      months,
      figures: JSON.stringify(figures),
      said_by_name: by,
      said_at: now.toISOString(),
    })),
  )
}

/** Whose figures they were. */
export async function removeOpenings(tx: Tx, companyId: string, batchIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ employee_id: string }>`
    with gone as (
      delete from pay_openings where company_id = ${companyId} and batch_id = any(${[...batchIds]}::uuid[])
      returning employee_id
    ) select distinct employee_id from gone`.execute(tx)
  return rows.map(({ employee_id }) => employee_id)
}

/** All that was ever said of one person's year. */
export const deleteYear = (tx: Tx, companyId: string, employeeId: string, year: number) =>
  sql`delete from pay_openings where company_id = ${companyId} and employee_id = ${employeeId}
    and year = ${year}`.execute(tx)

/** The last approved month of each year, held until the transaction ends: an approval waits, or has been. */
export async function lastApproved(tx: Tx, companyId: string): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ year: number; month: number; state: string }>`
    select year, month, state from pay_runs where company_id = ${companyId} order by year, month, sequence for share`.execute(
    tx,
  )
  return new Map(rows.filter(({ state }) => state === 'approved').map(({ year, month }) => [year, month]))
}

/** `employee year` -> month of the first approved payslip. */
export async function firstPaid(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ of: string; month: number }>`
    select p.employee_id || ' ' || p.year as of, min(p.month) as month
    from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
    where p.company_id = ${companyId} and p.employee_id = any(${[...employeeIds]}::uuid[]) and ${standingApproved}
    group by 1`.execute(tx)
  return new Map(rows.map(({ of, month }) => [of, month]))
}

/** Which sheets of a person's year are in payslips that stand, and the months that these spoke of. */
export async function paidBatches(
  tx: Tx,
  companyId: string,
  employeeId: string,
  year: number,
): Promise<readonly { readonly batchId: string; readonly month: number }[]> {
  const { rows } = await sql<{ batchId: string; month: number }>`
    select o.batch_id as "batchId", o.month from pay_openings o
    where o.company_id = ${companyId} and o.employee_id = ${employeeId} and o.year = ${year} and exists (
      select from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
      where p.company_id = o.company_id and p.employee_id = o.employee_id and p.year = o.year
        and p.carried ->> ${OPENING_BATCH} = o.batch_id::text and ${standingApproved})`.execute(tx)
  return rows
}

/** Is one of these sheets in a payslip that stands? */
export async function isPaidOn(tx: Tx, companyId: string, batchIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from pay_openings o
    join payslips p on p.company_id = o.company_id and p.employee_id = o.employee_id and p.year = o.year
      and p.carried ->> ${OPENING_BATCH} = o.batch_id::text
    join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
    where o.company_id = ${companyId} and o.batch_id = any(${[...batchIds]}::uuid[]) and ${standingApproved}
    limit 1`.execute(tx)
  return rows.length > 0
}
