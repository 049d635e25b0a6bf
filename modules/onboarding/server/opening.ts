/** What a new company begins with: a checklist for joining and one for leaving. */
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'
import { standardChecklists } from '../model/standard-checklists.ts'

export const onboardingOpening: CompanyOpening = async (tx, { companyId }) => {
  await bulkInsert(
    tx,
    'checklists',
    standardChecklists.map(({ kind, name, tasks }) => ({
      company_id: companyId,
      id: newId(),
      ...{ kind, name, department_id: null, position_id: null, employment_type: null },
      tasks: JSON.stringify(tasks),
      is_active: true,
    })),
  )
}
