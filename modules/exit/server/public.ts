/** What neighbours may ask of leavings: what a new company begins with, and a leaving that a probation ends in. */
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'
import { standardReasons } from '../model/standard-reasons.ts'

export { leavingAfterProbation } from './exits/after-probation.ts'
export { clearanceTasks } from './exits/own-clearance.ts'

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
