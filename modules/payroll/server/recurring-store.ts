/** Items that return each month. What a closed month holds of them is not changed any more. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Period } from '../model/period.ts'
import type { Chosen } from './categories/chosen.ts'
import type { Calculation } from './run-store.ts'
import { endsMonth } from './runs/halves.ts'

export type Recurring = Chosen & {
  readonly id: string
  readonly employeeId: string
  readonly amount: string
  /** Sealed. */
  readonly note: string | null
  /** First day of the first and of the last month. */
  readonly from: string
  readonly to: string | null
}

export async function recurringItem(tx: Tx, companyId: string, id: string): Promise<Recurring | undefined> {
  const { rows } = await sql<Recurring>`
    select id, employee_id as "employeeId", type, category_id as "categoryId", amount, note, from_month as from, to_month as to
    from recurring_pay_items where company_id = ${companyId} and id = ${id} for no key update`.execute(tx)
  return rows[0]
}

export async function saveRecurring(tx: Tx, companyId: string, item: Recurring, accountId: string): Promise<void> {
  const { id, employeeId, type, categoryId, amount, note, from, to } = item
  await sql`
    insert into recurring_pay_items (company_id, id, employee_id, type, category_id, amount, note, from_month, to_month,
      created_by)
    values (${companyId}, ${id}, ${employeeId}, ${type}, ${categoryId}, ${amount}, ${note}, ${from}, ${to}, ${accountId})
    on conflict (company_id, id) do update set employee_id = excluded.employee_id, type = excluded.type,
      category_id = excluded.category_id, given_by = null, amount = excluded.amount, note = excluded.note, from_month = excluded.from_month, to_month = excluded.to_month`.execute(
    tx,
  )
}

export async function removeRecurringItem(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from recurring_pay_items where company_id = ${companyId} and id = ${id}`.execute(tx)
}

type MonthHeld = {
  readonly id: string
  readonly state: string
  readonly version: number
  readonly calculation: Calculation | null
  readonly first: string
}

/** Regular runs, or all, held until the end, so that none is closed while its items change. */
export async function holdRuns(tx: Tx, companyId: string, which: 'regular' | 'all' = 'regular'): Promise<MonthHeld[]> {
  const { rows } = await sql<MonthHeld>`
    select id, state, version, calculation, make_date(year, month, 1) as first from pay_runs
    where company_id = ${companyId} ${which === 'all' ? sql`` : sql`and ${endsMonth()}`}
    order by year, month, sequence for no key update`.execute(tx)
  return rows
}

export const isClosed = ({ state }: MonthHeld): boolean => state === 'confirmed' || state === 'approved'

/** Months the item falls into. */
export const within = (item: Pick<Recurring, 'from' | 'to'>, first: Period['first'] | string): boolean =>
  item.from <= first && (item.to === null || item.to >= first)
