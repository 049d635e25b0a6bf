/** Types of claims: what is claimed within a category, by amount or by distance, and how much of it. */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { prepared } from '#platform/database/server/prepared.ts'
import { recordList } from '#platform/records/server/record-list.ts'
import type { Band } from '../model/amounts.ts'
import { byName, nameTaken } from './claim-store.ts'

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
  pay_item: 'reimbursement' | 'travel_allowance'
  ledger_account: string | null
  tax_recoverable: boolean
  bands: Band[] | null
  mark: 'per_diem' | null
  is_default_group: boolean
}
/** Its group is that of its category, its mark is the product's own. */
export type TypeColumns = Omit<TypeRow, 'id' | 'claim_group_id' | 'is_default_group' | 'mark'>

export async function typesOf(tx: Tx, companyId: string, id?: string): Promise<TypeRow[]> {
  const { rows } = await prepared(
    tx,
    sql<TypeRow>`
    select t.id, t.name, t.claim_category_id, c.claim_group_id, t.is_unit_based, t.unit_type, t.amount_per_unit,
           t.limit_per_claim, t.limit_per_month, t.limit_per_year, t.require_receipt, t.is_taxable, t.is_active,
           t.pay_item, t.ledger_account, t.tax_recoverable, t.bands, t.mark, g.is_default as is_default_group
    from claim_types t join claim_categories c on c.company_id = t.company_id and c.id = t.claim_category_id
      join claim_groups g on g.company_id = c.company_id and g.id = c.claim_group_id
    where t.company_id = ${companyId} ${id === undefined ? sql`` : sql`and t.id = ${id}`}
    order by ${byName(sql`t.name`)}`,
  )
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
    .values({ company_id: companyId, id, ...stored(columns) })
    .execute()
}

export async function saveType(tx: Tx, companyId: string, id: string, columns: TypeColumns): Promise<void> {
  await tx
    .updateTable('claim_types')
    .set(stored(columns))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

const stored = ({ bands, ...columns }: TypeColumns) => ({
  ...columns,
  bands: bands === null ? null : JSON.stringify(bands),
})

/** As a sheet writes them. */
export const typesTable = recordList({
  table: 'claim_types',
  fields: [
    ...(['name', 'claim_category_id', 'is_unit_based', 'unit_type', 'amount_per_unit', 'limit_per_claim'] as const),
    ...(['limit_per_month', 'limit_per_year', 'require_receipt', 'is_taxable', 'is_active'] as const),
  ],
  subject: 'claim_type',
  nameOf: ({ name }) => name,
  actions: { changed: 'claims.changed' },
  taken: nameTaken,
  order: byName(sql`name`),
})

export const EVER = plainDateOf('1900-01-01')

/** From a day on; what was claimed of earlier days keeps what held then. */
export async function setRate(
  tx: Tx,
  companyId: string,
  id: string,
  { amount_per_unit, bands }: Pick<TypeColumns, 'amount_per_unit' | 'bands'>,
  from: PlainDate,
): Promise<void> {
  if (amount_per_unit === null) return
  await sql`
    insert into claim_rates (company_id, claim_type_id, rate_from, amount_per_unit, bands)
    values (${companyId}, ${id}, ${from}, ${amount_per_unit}, ${bands === null ? null : JSON.stringify(bands)}::jsonb)
    on conflict (company_id, claim_type_id, rate_from)
      do update set amount_per_unit = excluded.amount_per_unit, bands = excluded.bands`.execute(tx)
}

/** A rate that differs from the last one holds from the day on, and puts an end to its bands. */
export async function followRates(
  tx: Tx,
  companyId: string,
  items: readonly { readonly id: string }[],
  from: PlainDate,
): Promise<void> {
  const ids = items.map(({ id }) => id)
  const { rows } = await sql<{ id: string }>`
    insert into claim_rates (company_id, claim_type_id, rate_from, amount_per_unit)
    select t.company_id, t.id, ${from}, t.amount_per_unit from claim_types t
    where t.company_id = ${companyId} and t.id = any(${ids}::uuid[]) and t.is_unit_based
      and t.amount_per_unit is distinct from (select r.amount_per_unit from claim_rates r
        where r.company_id = t.company_id and r.claim_type_id = t.id order by r.rate_from desc limit 1)
    on conflict (company_id, claim_type_id, rate_from)
      do update set amount_per_unit = excluded.amount_per_unit, bands = null
    returning claim_type_id as id`.execute(tx)
  await sql`update claim_types set bands = null
            where company_id = ${companyId} and id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
}

export async function isClaimed(tx: Tx, companyId: string, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from claims where company_id = ${companyId} and type_id = any(${[...ids]}::uuid[]) limit 1`.execute(tx)
  return rows.length > 0
}

export type RateOfDay = {
  readonly type_id: string
  readonly day: PlainDate
  readonly amount_per_unit: string
  readonly bands: readonly Band[] | null
}

export async function ratesOn(
  tx: Tx,
  companyId: string,
  wanted: readonly { readonly type_id: string; readonly day: PlainDate }[],
): Promise<RateOfDay[]> {
  const { rows } = await prepared(
    tx,
    sql<RateOfDay>`
    select w.type_id, w.day, r.amount_per_unit, r.bands
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(type_id uuid, day date)
      cross join lateral (
        select amount_per_unit, bands from claim_rates r
        where r.company_id = ${companyId} and r.claim_type_id = w.type_id and r.rate_from <= w.day
        order by r.rate_from desc limit 1) r`,
  )
  return rows
}
