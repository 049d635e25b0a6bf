/** Which schemes of the law count what is paid for a category as wages. */
import { sql } from 'kysely'
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

export async function saveCounted(tx: Tx, companyId: string, categories: readonly Counted[]): Promise<void> {
  await sql`
    update claim_categories c
    set counted_in = array(select jsonb_array_elements_text(given.counted_in))
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as given(id uuid, counted_in jsonb)
    where c.company_id = ${companyId} and c.id = given.id`.execute(tx)
}
