/** Figures of the months before the company came; of each person and year the rows of the newest sheet count. */
import { type RawBuilder, sql } from 'kysely'
import type { BuiltOnPeople } from '#modules/employees/server/public.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { OpeningRow } from '../../model/opening.ts'
import type { PeriodKey } from '../run-store.ts'

export type StoredOpening = OpeningRow & { readonly employeeId: string; readonly year: number }

/** Whose earlier pay was brought stays while that stands. */
export const openingsOnPeople: readonly BuiltOnPeople[] = [{ table: 'pay_openings' }]

/** By person, each by month. */
export async function openingsByPerson(
  tx: Tx,
  companyId: string,
  wanted: { readonly year?: number; readonly employeeIds?: readonly string[] } = {},
): Promise<ReadonlyMap<string, readonly StoredOpening[]>> {
  const { rows } = await sql<StoredOpening>`
    select employee_id as "employeeId", year, month, months, figures
    from ${counting(companyId, wanted)} order by employee_id, year, month`.execute(tx)
  const people = new Map<string, StoredOpening[]>()
  for (const row of rows) {
    const own = people.get(row.employeeId)
    if (own) own.push(row)
    else people.set(row.employeeId, [row])
  }
  return people
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
  batchId: string,
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

/** Years in which a month is approved already, held until the transaction ends: an approval waits, or has been. */
export async function yearsApproved(tx: Tx, companyId: string): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ year: number; state: string }>`
    select year, state from pay_runs where company_id = ${companyId} order by year, month for share`.execute(tx)
  return new Set(rows.filter(({ state }) => state === 'approved').map(({ year }) => year))
}
