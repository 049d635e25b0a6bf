/** Types of claims: what is claimed within a category, by amount or by distance, and how much of it. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { byName } from './claim-store.ts'

/** Amounts in the company's currency; the amount per unit is of one kilometre or mile. Null: no limit. */
export type TypeRow = {
  id: string
  name: string
  claim_category_id: string
  claim_group_id: string
  is_unit_based: boolean
  unit_type: 'kilometres' | 'miles' | null
  amount_per_unit: string | null
  limit_per_claim: string | null
  limit_per_month: string | null
  limit_per_year: string | null
  require_receipt: boolean
  is_taxable: boolean
  is_active: boolean
}
/** Its group is that of its category. */
export type TypeColumns = Omit<TypeRow, 'id' | 'claim_group_id'>

export async function typesOf(tx: Tx, companyId: string, id?: string): Promise<TypeRow[]> {
  const { rows } = await sql<TypeRow>`
    select t.id, t.name, t.claim_category_id, c.claim_group_id, t.is_unit_based, t.unit_type, t.amount_per_unit,
           t.limit_per_claim, t.limit_per_month, t.limit_per_year, t.require_receipt, t.is_taxable, t.is_active
    from claim_types t join claim_categories c on c.company_id = t.company_id and c.id = t.claim_category_id
    where t.company_id = ${companyId} ${id === undefined ? sql`` : sql`and t.id = ${id}`}
    order by ${byName(sql`t.name`)}`.execute(tx)
  return rows
}

/** Held until the transaction ends. */
export async function heldType(tx: Tx, companyId: string, id: string): Promise<TypeRow | undefined> {
  await sql`select from claim_types where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return (await typesOf(tx, companyId, id))[0]
}

export async function insertType(tx: Tx, companyId: string, id: string, columns: TypeColumns): Promise<void> {
  await tx
    .insertInto('claim_types')
    .values({ company_id: companyId, id, ...columns })
    .execute()
}

export async function saveType(tx: Tx, companyId: string, id: string, columns: TypeColumns): Promise<void> {
  await tx.updateTable('claim_types').set(columns).where('company_id', '=', companyId).where('id', '=', id).execute()
}
