/** What a new company begins with: a checklist for joining and one for leaving. */
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'
import { standardChecklists } from '../model/standard-checklists.ts'

export const onboardingOpening: CompanyOpening = async (tx, { companyId, language }) => {
  // A list has one name, which HR may change: that of the language the company begins with.
  await bulkInsert(
    tx,
    'checklists',
    standardChecklists.map(({ kind, tasks, ...called }) => ({
      company_id: companyId,
      id: newId(),
      ...{
        kind,
        name: language === 'zh-Hant' ? called.name_zh : called.name,
        department_id: null,
        position_id: null,
        employment_type: null,
      },
      tasks: JSON.stringify(tasks),
      is_active: true,
    })),
  )
}
