/** Rates of the per diem. */
import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type RateFields = {
  readonly place: string | null
  readonly country_code: string | null
  readonly claim_group_id: string | null
  readonly currency_code: string
  readonly full_day: string
  readonly breakfast: string
  readonly lunch: string
  readonly dinner: string
  readonly free_per_day: string | null
  readonly effective_from: PlainDate
}
export type RateRow = RateFields & { readonly id: string }

/** By place and country, the latest first. */
export async function ratesOf(tx: Tx, companyId: string, id?: string): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select id, place, country_code, claim_group_id, currency_code, full_day, breakfast, lunch, dinner, free_per_day,
      effective_from
    from travel_per_diems where company_id = ${companyId} ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by country_code nulls first, lower(place) nulls first, claim_group_id nulls first, effective_from desc`.execute(
    tx,
  )
  return rows
}

/** Held until the transaction ends. */
export async function heldRate(tx: Tx, companyId: string, id: string): Promise<RateRow | undefined> {
  await sql`select from travel_per_diems where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return (await ratesOf(tx, companyId, id))[0]
}

export async function insertRates(tx: Tx, companyId: string, rates: readonly RateRow[]): Promise<void> {
  await sql`
    insert into travel_per_diems (company_id, id, place, country_code, claim_group_id, currency_code, full_day,
      breakfast, lunch, dinner, free_per_day, effective_from)
    select ${companyId}, n.* from ${given(rates)}`.execute(tx)
}

export async function setRates(tx: Tx, companyId: string, rates: readonly RateRow[]): Promise<void> {
  await sql`
    update travel_per_diems r set place = n.place, country_code = n.country_code, claim_group_id = n.claim_group_id,
      currency_code = n.currency_code, full_day = n.full_day, breakfast = n.breakfast, lunch = n.lunch,
      dinner = n.dinner, free_per_day = n.free_per_day, effective_from = n.effective_from
    from ${given(rates)} where r.company_id = ${companyId} and r.id = n.id`.execute(tx)
}

export async function deleteRates(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from travel_per_diems where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

const given = (rates: readonly RateRow[]): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as n(id uuid, place text, country_code text, claim_group_id uuid,
    currency_code text, full_day numeric, breakfast numeric, lunch numeric, dinner numeric, free_per_day numeric,
    effective_from date)`
