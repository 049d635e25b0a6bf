/** Whom a run is for: light lists of who is employed in a period, without their pay. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Period } from '../model/period.ts'

export type Employed = {
  readonly id: string
  readonly staffId: string
  readonly fullName: string
  readonly citizenship: string | null
}

/** Employed on at least one day of the period. */
export async function employedPeople(tx: Tx, companyId: string, { first, last }: Period): Promise<Employed[]> {
  const { rows } = await sql<Employed>`
    select id, staff_id as "staffId", full_name as "fullName", citizenship from employees
    where company_id = ${companyId} and joined_on <= ${last} and (left_on is null or left_on >= ${first})
    order by lower(staff_id)`.execute(tx)
  return rows
}

export async function personName(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<Pick<Employed, 'staffId' | 'fullName'> | undefined> {
  const { rows } = await sql<Pick<Employed, 'staffId' | 'fullName'>>`
    select staff_id as "staffId", full_name as "fullName" from employees
    where company_id = ${companyId} and id = ${id}`.execute(tx)
  return rows[0]
}
