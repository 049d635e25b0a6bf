/** Which schemes of the law count what is paid for a category as wages. */
import { sql } from 'kysely'
import { bulkUpdate } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { byName } from './claim-store.ts'

/** The schemes by their names in the country's list. */
export type Counted = { readonly id: string; readonly name: string; readonly counted_in: readonly string[] }

export const countedOf = (tx: Tx, companyId: string): Promise<Counted[]> => read(tx, companyId, false)

/** Held until the transaction ends. */
export const heldCounted = (tx: Tx, companyId: string): Promise<Counted[]> => read(tx, companyId, true)

async function read(tx: Tx, companyId: string, held: boolean): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select id, name, counted_in from claim_categories where company_id = ${companyId}
    order by ${byName(sql`name`)} ${held ? sql`for update` : sql``}`.execute(tx)
  return rows
}

export const saveCounted = (tx: Tx, categories: readonly Counted[]): Promise<void> =>
  bulkUpdate(
    tx,
    'claim_categories',
    categories.map(({ id, counted_in }) => ({ id, counted_in: [...counted_in] })),
  )
