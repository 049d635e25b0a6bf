/** Who has each of many things from now on, as a sheet says it. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type HolderWanted = {
  readonly id: string
  /** Null: nobody. */
  readonly employee_id: string | null
  readonly given_on: string
}

/**
 * Where somebody else has it, that ends the day the next one has it, today where nobody has; what was given today and
 * never confirmed was never given. Where the same person has it, only the day may change; who gave it back today has it on.
 */
export async function setHolders(
  tx: Tx,
  companyId: string,
  wanted: readonly HolderWanted[],
  today: string,
): Promise<void> {
  if (wanted.length === 0) return
  const given = JSON.stringify(wanted.map((one) => ({ ...one, holding_id: newId() })))
  const source = sql`jsonb_to_recordset(${given}::jsonb) as w(id uuid, employee_id uuid, given_on date, holding_id uuid)`
  const another = sql`h.company_id = ${companyId} and h.equipment_id = w.id and h.returned_on is null
    and h.employee_id is distinct from w.employee_id`
  const isFree = sql`w.employee_id is not null and not exists (select from equipment_holdings o
    where o.company_id = ${companyId} and o.equipment_id = w.id and o.returned_on is null)`
  await sql`
    delete from equipment_holdings h using ${source}
    where ${another} and h.given_on = ${today} and h.confirmed_at is null`.execute(tx)
  await sql`
    update equipment_holdings h
    set returned_on = greatest(h.given_on, case when w.employee_id is null then ${today}::date else w.given_on end)
    from ${source} where ${another}`.execute(tx)
  await sql`update equipment_holdings h set given_on = w.given_on from ${source}
    where h.company_id = ${companyId} and h.equipment_id = w.id and h.returned_on is null
      and h.employee_id = w.employee_id and h.given_on <> w.given_on`.execute(tx)
  await sql`update equipment_holdings h set returned_on = null from ${source}
    where h.company_id = ${companyId} and h.equipment_id = w.id and h.employee_id = w.employee_id
      and h.given_on = w.given_on and h.returned_on = ${today} and ${isFree}`.execute(tx)
  await sql`
    insert into equipment_holdings (company_id, id, equipment_id, employee_id, given_on)
    select ${companyId}, w.holding_id, w.id, w.employee_id, w.given_on from ${source} where ${isFree}`.execute(tx)
}
