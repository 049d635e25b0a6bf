/** Who had what, from when until when. */
import { type RawBuilder, sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type HoldingRow = {
  readonly id: string
  readonly equipment_id: string
  readonly employee_id: string
  readonly given_on: string
  readonly due_on: string | null
  readonly given_note: string | null
  readonly confirmed_at: string | null
  readonly returned_on: string | null
  readonly return_note: string | null
}
const columns = sql`h.id, h.equipment_id, h.employee_id, h.given_on, h.due_on, h.given_note, h.confirmed_at,
  h.returned_on, h.return_note`
const newestFirst = sql`order by h.returned_on desc nulls first, h.given_on desc, h.id desc`

/** The newest first. */
export async function historyOf(tx: Tx, companyId: string, equipmentId: string) {
  const { rows } = await sql<HoldingRow & { staff_id: string; full_name: string }>`
    select ${columns}, e.staff_id, e.full_name from equipment_holdings h ${personOf('h')}
    where h.company_id = ${companyId} and h.equipment_id = ${equipmentId} ${newestFirst}`.execute(tx)
  return rows
}

type OfThing = {
  readonly asset_no: string
  readonly name: string
  readonly category: string | null
  readonly serial_no: string | null
}

/** With what it is; what a person has now first, then what they had. */
export const heldBy = (tx: Tx, companyId: string, employeeId: string) =>
  withThings(tx, companyId, sql`h.employee_id = ${employeeId}`)

export async function holdingOf(tx: Tx, companyId: string, id: string) {
  await sql`select from equipment_holdings where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return (await withThings(tx, companyId, sql`h.id = ${id}`))[0]
}

async function withThings(tx: Tx, companyId: string, which: RawBuilder<unknown>) {
  const { rows } = await sql<HoldingRow & OfThing>`
    select ${columns}, t.asset_no, t.name, t.category, t.serial_no from equipment_holdings h
    join equipment t on t.company_id = h.company_id and t.id = h.equipment_id
    where h.company_id = ${companyId} and ${which} ${newestFirst}`.execute(tx)
  return rows
}

type New = Pick<HoldingRow, 'equipment_id' | 'employee_id' | 'given_on' | 'due_on' | 'given_note'>

export async function addHolding(tx: Tx, companyId: string, row: New): Promise<string> {
  const id = newId()
  await tx
    .insertInto('equipment_holdings')
    .values({ company_id: companyId, id, ...row })
    .execute()
  return id
}

type Settable = Partial<Pick<HoldingRow, 'confirmed_at' | 'returned_on' | 'return_note'>>

export const setHolding = (tx: Tx, companyId: string, id: string, set: Settable) =>
  tx.updateTable('equipment_holdings').set(set).where('company_id', '=', companyId).where('id', '=', id).execute()

export const dropHolding = (tx: Tx, companyId: string, id: string) =>
  tx.deleteFrom('equipment_holdings').where('company_id', '=', companyId).where('id', '=', id).execute()

/** Whether somebody confirmed that they have one of them, or gave it back. */
export async function wasHad(tx: Tx, companyId: string, equipmentIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from equipment_holdings h
    where h.company_id = ${companyId} and h.equipment_id = any(${[...equipmentIds]}::uuid[])
      and (h.confirmed_at is not null or h.returned_on is not null) limit 1`.execute(tx)
  return rows.length > 0
}
