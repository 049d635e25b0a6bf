/** Pay items of a month and those that return each month. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Shown, shownIn } from './payslip-store.ts'
import type { PeriodKey } from './run-store.ts'

export type ItemOfPerson = { readonly employee_id: string; readonly type: string; readonly amount: string }

/** What counts in the month for these people: entered for it, and returning in it. */
export async function itemsOfPeople(
  tx: Tx,
  companyId: string,
  { year, month, first }: PeriodKey & { readonly first: string },
  employeeIds: readonly string[],
): Promise<ItemOfPerson[]> {
  const ids = [...employeeIds]
  const { rows } = await sql<ItemOfPerson>`
    select employee_id, type, amount from pay_items
    where company_id = ${companyId} and year = ${year} and month = ${month} and employee_id = any(${ids}::uuid[])
    union all
    select employee_id, type, amount from recurring_pay_items
    where company_id = ${companyId} and employee_id = any(${ids}::uuid[])
      and from_month <= ${first}::date and (to_month is null or to_month >= ${first}::date)`.execute(tx)
  return rows
}

/** Entered while they were employed in the month, as they no longer are. */
export async function peopleWithUnpaidItems(tx: Tx, companyId: string, run: Shown): Promise<string[]> {
  const { rows } = await sql<{ employee_id: string }>`
    select i.employee_id from pay_items i join pay_runs r on r.company_id = i.company_id
      and r.year = i.year and r.month = i.month and r.run_type = 'regular' and r.sequence = 1
    where i.company_id = ${companyId} and r.id = ${run.id} and r.version > 0
    except select p.employee_id from payslips p where ${shownIn(companyId, run)}`.execute(tx)
  return rows.map((row) => row.employee_id)
}

export type SheetItem = { readonly employeeId: string; readonly type: string; readonly amount: string }
export type Upload = {
  readonly batchId: string
  readonly accountId: string
  readonly items: readonly SheetItem[]
  /** In a month that was reopened for some people: theirs alone are replaced, since the sheet holds no others. */
  readonly openFor: readonly string[] | null
}

/** Replaces what came from a sheet before, of people whose payslips are open; whom it touches, before or after. */
export async function replaceSheetItems(
  tx: Tx,
  companyId: string,
  { year, month }: PeriodKey,
  { batchId, accountId, items, openFor }: Upload,
): Promise<{ replaced: number; touched: string[] }> {
  const removed = await sql<{ employee_id: string }>`
    delete from pay_items
    where company_id = ${companyId} and year = ${year} and month = ${month} and origin = 'sheet'
      ${openFor ? sql`and employee_id = any(${[...openFor]}::uuid[])` : sql``}
    returning employee_id`.execute(tx)
  await bulkInsert(
    tx,
    'pay_items',
    items.map(({ employeeId, type, amount }) => ({
      company_id: companyId,
      id: newId(),
      year,
      month,
      employee_id: employeeId,
      type,
      amount,
      origin: 'sheet' as const,
      import_batch_id: batchId,
      created_by: accountId,
    })),
  )
  const touched = [...removed.rows.map((row) => row.employee_id), ...items.map((item) => item.employeeId)]
  return { replaced: removed.rows.length, touched: [...new Set(touched)] }
}
