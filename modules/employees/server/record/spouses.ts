/** Husbands and wives, for forms that ask for them; their numbers opened, and the caller logs the reading. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'

export type Spouse = { readonly name: string; readonly identityNumber: string | null; readonly phone: string | null }

/** Of these people, by their ids. */
export async function spousesOf(
  tx: Tx,
  seal: Seal,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Spouse>> {
  const { rows } = await sql<{ id: string; name: string; identity_number: string | null; phone: string | null }>`
    select distinct on (employee_id) employee_id as id, full_name as name, identity_number, phone from family_members
    where company_id = ${companyId} and employee_id = any(${[...ids]}::uuid[]) and relationship = 'spouse'
    order by employee_id, id`.execute(tx)
  return new Map(
    rows.map(({ id, name, identity_number, phone }) => {
      const identityNumber = identity_number === null ? null : seal.open(identity_number, SEALED_AS)
      return [id, { name, identityNumber, phone }]
    }),
  )
}

const SEALED_AS = 'family_members.identity_number'
