/** Items as they are listed, with the names of their people. */

import { type RawBuilder, sql } from 'kysely'
import { PER_PAGE_DEFAULT } from '#kernel/paging.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { isLastRegular, type Period } from '../model/period.ts'
import { ofRun } from './item-store.ts'
import { withHalf } from './runs/halves.ts'
import { withOpenNotes } from './sealed-notes.ts'

type Place = { readonly companyId: string; readonly seal: Seal }

export type ListedItem = {
  readonly id: string
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  /** The law's. */
  readonly type: string
  /** Of the company's own category, where the item is of one. */
  readonly code: string | null
  readonly name_en: string | null
  readonly name_zh: string | null
  readonly amount: string
  readonly note: string | null
  readonly origin: 'sheet' | 'hand' | 'recurring' | 'retro'
  /** YYYY-MM: the closed month it makes good. */
  readonly for_month: string | null
}
type ItemListing = {
  readonly page?: number | undefined
  readonly per_page?: number | undefined
  readonly search?: string | undefined
  readonly employee_id?: string | undefined
  readonly id?: string | undefined
}

/** Of the month, and those that return in it. */
export async function listedItems(
  tx: Tx,
  { companyId, seal }: Place,
  period: Period,
  listing: ItemListing,
): Promise<{ rows: ListedItem[]; total: number | undefined }> {
  const { page, per_page = PER_PAGE_DEFAULT } = listing
  const found = sql`
    from (
      select company_id, id, employee_id, type, category_id, amount, note, origin, for_month from pay_items
      where ${ofRun(companyId, period)}
      union all
      select company_id, id, employee_id, type, category_id, amount, note, 'recurring', null from recurring_pay_items
      where company_id = ${companyId} and ${isLastRegular(await withHalf(tx, companyId, period))} and from_month <= ${period.first} and (to_month is null or to_month >= ${period.first})
    ) i ${personOf('i')} ${withCategories}
    where true ${searched(listing)}`
  const listed = await sql<ListedItem>`
    select i.id, i.employee_id, e.staff_id, e.full_name, i.type, c.code, c.name_en, c.name_zh, i.amount, i.note,
      i.origin, to_char(i.for_month, 'YYYY-MM') as for_month ${found}
    order by lower(e.staff_id), i.origin, i.type, i.id
    ${page === undefined ? sql`` : sql`limit ${per_page} offset ${(page - 1) * per_page}`}`.execute(tx)
  const rows = withOpenNotes(seal, listed.rows)
  if (page === undefined) return { rows, total: undefined }
  const counted = await sql<{ total: number }>`select count(*) as total ${found}`.execute(tx)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

type ListedRecurring = Omit<ListedItem, 'origin' | 'for_month'> & { readonly from: string; readonly to: string | null }

export async function listedRecurring(tx: Tx, { companyId, seal }: Place, id?: string): Promise<ListedRecurring[]> {
  const { rows } = await sql<ListedRecurring>`
    select i.id, i.employee_id, e.staff_id, e.full_name, i.type, c.code, c.name_en, c.name_zh, i.amount, i.note,
      to_char(i.from_month, 'YYYY-MM') as from, to_char(i.to_month, 'YYYY-MM') as to
    from recurring_pay_items i ${personOf('i')} ${withCategories}
    where i.company_id = ${companyId} ${id === undefined ? sql`` : sql`and i.id = ${id}`}
    order by lower(e.staff_id), i.from_month, i.id`.execute(tx)
  return withOpenNotes(seal, rows)
}

/** For items i. */
const withCategories = sql`
  left join earning_categories c on c.company_id = i.company_id and c.id = i.category_id`

function searched({ search, employee_id, id }: ItemListing): RawBuilder<unknown> {
  const like = search ? containing(search) : undefined
  return sql`
    ${employee_id ? sql`and i.employee_id = ${employee_id}` : sql``}
    ${id ? sql`and i.id = ${id}` : sql``}
    ${
      like
        ? sql`and (e.full_name ilike ${like} or e.staff_id ilike ${like} or i.type ilike ${like} or c.code ilike ${like}
      or c.name_en ilike ${like} or c.name_zh ilike ${like})`
        : sql``
    }`
}
