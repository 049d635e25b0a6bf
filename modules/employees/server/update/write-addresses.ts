/** Addresses by their parts: what is not named stays, and one without a word left in it is none. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { addressColumn, addresses, addressParts } from '../../model/country-fields/record-columns.ts'
import type { AppliedCell } from './applied-cell.ts'

const NONE = JSON.stringify(Object.fromEntries(addressParts.map((part) => [part, ''])))

export async function writeAddresses(
  tx: Tx,
  companyId: string,
  byField: ReadonlyMap<string, readonly AppliedCell[]>,
): Promise<void> {
  for (const address of addresses) {
    const people = new Map<string, Record<string, string>>()
    for (const part of addressParts) {
      for (const { employeeId, after } of byField.get(addressColumn(address, part)) ?? []) {
        people.set(employeeId, { ...people.get(employeeId), [part]: after === null ? '' : String(after) })
      }
    }
    if (people.size === 0) continue
    const changes = [...people].map(([id, parts]) => ({ id, parts }))
    const column = sql.ref(address)
    await sql`
      update employees e set ${column} = nullif(coalesce(e.${column}, ${NONE}::jsonb) || change.parts, ${NONE}::jsonb)
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change(id uuid, parts jsonb)
      where e.company_id = ${companyId} and e.id = change.id`.execute(tx)
  }
}
