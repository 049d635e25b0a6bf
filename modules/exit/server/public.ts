/** What neighbours may ask of leavings: what a new company begins with, and a leaving that a probation ends in. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'
import { standardReasons } from '../model/standard-reasons.ts'

export { leavingAfterProbation } from './exits/after-probation.ts'
export { clearanceTasks } from './exits/own-clearance.ts'

/** The company's reason that stands for this standard one; null where it keeps none. */
export async function reasonNamed(tx: Tx, companyId: string, value: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from exit_reasons where company_id = ${companyId} and value = ${value}
    order by is_default desc, id limit 1`.execute(tx)
  return rows[0]?.id ?? null
}

export const exitOpening: CompanyOpening = async (tx, { companyId }) => {
  await bulkInsert(
    tx,
    'exit_reasons',
    standardReasons.map(([exit_type_id, kind, value]) => ({
      company_id: companyId,
      id: newId(),
      name: value,
      value,
      exit_type_id,
      kind,
      is_default: true,
    })),
  )
}
