/** What whoever leaves still has: named in the leaving, and handed to somebody else from today. */
import { sql } from 'kysely'
import { log } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Acting, todayOf } from './acting.ts'
import { heldBy } from './holding-store.ts'
import { setHolders } from './set-holders.ts'

export async function equipmentStillHeld(tx: Tx, companyId: string, employeeId: string): Promise<readonly string[]> {
  return (await nowWith(tx, companyId, employeeId)).map(nameOf)
}

export async function handEquipmentOver(tx: Tx, call: Acting, from: string, to: string): Promise<void> {
  const { companyId } = call.company
  const held = await nowWith(tx, companyId, from)
  if (held.length === 0) return
  const ids = held.map(({ equipment_id }) => equipment_id)
  await sql`select from equipment where company_id = ${companyId} and id = any(${ids}::uuid[]) order by id for update`.execute(
    tx,
  )
  const today = todayOf(call)
  const wanted = ids.map((id) => ({ id, employee_id: to, given_on: today }))
  await setHolders(tx, companyId, wanted, today)
  const happened = held.map((one) => ({
    action: 'equipment.handed-on',
    subject: { kind: 'equipment', id: one.equipment_id, name: nameOf(one) },
  }))
  await log(tx, call, ...happened)
}

const nowWith = async (tx: Tx, companyId: string, employeeId: string) =>
  (await heldBy(tx, companyId, employeeId)).filter(({ returned_on }) => returned_on === null)

const nameOf = ({ asset_no, name }: { readonly asset_no: string; readonly name: string }) => `${asset_no} · ${name}`
