/** What people are given by a template, and what they have already. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Chosen } from '../categories/chosen.ts'

export type Named = { readonly id: string; readonly staff_id: string; readonly full_name: string }
/** First days of the first and the last month; without an end it goes on. */
export type Months = { readonly from: string; readonly to: string | null }

export async function peopleNamed(tx: Tx, companyId: string, ids: readonly string[]): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select id, staff_id, full_name from employees
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) and not is_service_account
    order by lower(staff_id)`.execute(tx)
  return rows
}

/** Of these people, whatever returns in any of these months. */
export async function heldIn(
  tx: Tx,
  companyId: string,
  { from, to }: Months,
  ids: readonly string[],
): Promise<(Chosen & { readonly employeeId: string })[]> {
  const { rows } = await sql<Chosen & { employeeId: string }>`
    select distinct employee_id as "employeeId", type, category_id as "categoryId" from recurring_pay_items
    where company_id = ${companyId} and employee_id = any(${[...ids]}::uuid[])
      and (to_month is null or to_month >= ${from}::date)
      and (${to}::date is null or from_month <= ${to}::date)`.execute(tx)
  return rows
}

export type GivenItem = Chosen & {
  readonly employeeId: string
  readonly amount: string
  /** Sealed. */
  readonly note: string | null
}

export const giveItems = (
  tx: Tx,
  companyId: string,
  { givenBy, accountId, from, to }: Months & { readonly givenBy: string; readonly accountId: string },
  items: readonly GivenItem[],
) =>
  bulkInsert(
    tx,
    'recurring_pay_items',
    items.map(({ employeeId, type, categoryId, amount, note }) => ({
      company_id: companyId,
      id: newId(),
      employee_id: employeeId,
      type,
      category_id: categoryId,
      amount,
      note,
      from_month: from,
      to_month: to,
      given_by: givenBy,
      created_by: accountId,
    })),
  )

/** What of it is still as it was given. */
export async function takeGiven(tx: Tx, companyId: string, givenBy: string): Promise<readonly string[]> {
  const { rows } = await sql<{ employee_id: string }>`
    delete from recurring_pay_items where company_id = ${companyId} and given_by = ${givenBy}
    returning employee_id`.execute(tx)
  return rows.map(({ employee_id }) => employee_id)
}
