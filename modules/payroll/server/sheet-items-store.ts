/** Items of a month that came from a sheet: read, replaced by the next sheet, and put back as they were. */
import { type RawBuilder, sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { KeptRows } from '#platform/undo/server/kept-rows.ts'
import type { SheetItemAmount } from '../model/compared-items.ts'
import { REGULAR } from '../model/period.ts'
import { ofRun } from './item-store.ts'
import type { PeriodKey } from './run-store.ts'

/** In a month that was reopened for some people: theirs alone, since the sheet holds no others. */
type OpenFor = readonly string[] | null

/** `createdBy`: of an item that stays as somebody else entered it. */
type StoredItem = SheetItemAmount & { readonly createdBy?: string | null }

export function sheetItemsOf(tx: Tx, companyId: string, period: PeriodKey, openFor: OpenFor) {
  return sql<StoredItem>`
    select employee_id as "employeeId", type, category_id as "categoryId", amount, created_by as "createdBy"
    from pay_items
    where ${fromSheets(companyId, period, openFor)}`
    .execute(tx)
    .then(({ rows }) => rows)
}

export type Upload = {
  readonly batchId: string
  readonly accountId: string
  readonly items: readonly StoredItem[]
  readonly openFor: OpenFor
}

/** Whom it touches, before or after, and what it took away. */
export async function replaceSheetItems(
  tx: Tx,
  companyId: string,
  period: PeriodKey,
  { batchId, accountId, items, openFor }: Upload,
): Promise<{ kept: KeptRows; touched: string[] }> {
  const removed = await removeSheetItems(tx, companyId, period, openFor)
  const { year, month, run = REGULAR } = period
  await bulkInsert(
    tx,
    'pay_items',
    items.map(({ employeeId, type, categoryId, amount, createdBy = accountId }) => ({
      company_id: companyId,
      id: newId(),
      year,
      month,
      run,
      employee_id: employeeId,
      type,
      category_id: categoryId,
      amount,
      origin: 'sheet' as const,
      import_batch_id: batchId,
      created_by: createdBy,
    })),
  )
  const touched = [...removed.map(({ employee_id }) => employee_id), ...items.map((item) => item.employeeId)]
  return {
    kept: [{ table: 'pay_items', rows: removed.map(({ row }) => row) }],
    touched: [...new Set(touched)],
  }
}

/** Does the sheet's part of the month still hold what this upload stored, and nothing else? */
export async function isAsUploaded(
  tx: Tx,
  companyId: string,
  period: PeriodKey,
  { batchId, items, openFor }: { readonly batchId: string; readonly items: number; readonly openFor: OpenFor },
): Promise<boolean> {
  const { rows } = await sql<{ own: number; all: number }>`
    select count(*) filter (where import_batch_id = ${batchId}) as own, count(*) as all from pay_items
    where ${fromSheets(companyId, period, openFor)}`.execute(tx)
  return rows[0]?.own === items && rows[0].all === items
}

export async function removeSheetItems(tx: Tx, companyId: string, period: PeriodKey, openFor: OpenFor) {
  const { rows } = await sql<{ employee_id: string; row: object }>`
    delete from pay_items where ${fromSheets(companyId, period, openFor)}
    returning employee_id, to_jsonb(pay_items) as row`.execute(tx)
  return rows
}

function fromSheets(companyId: string, period: PeriodKey, openFor: OpenFor): RawBuilder<unknown> {
  return sql`${ofRun(companyId, period)} and origin = 'sheet'
    ${openFor ? sql`and employee_id = any(${[...openFor]}::uuid[])` : sql``}`
}
