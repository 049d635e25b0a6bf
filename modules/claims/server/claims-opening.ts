/** What a new company begins with: one group for everybody, the categories every company has, and per diem. */
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'

const [TRAVEL, MEDICAL] = ['Travel Expenses', 'Medical'] as const
const NAMES = [TRAVEL, MEDICAL, 'Meals', 'Mileage'] as const

export const claimsOpening: CompanyOpening = async (tx, { companyId, language }) => {
  const groupId = newId()
  await tx
    .insertInto('claim_groups')
    .values({ company_id: companyId, id: groupId, name: 'Default', is_default: true })
    .execute()
  const ids = NAMES.map(() => newId())
  await bulkInsert(
    tx,
    'claim_categories',
    NAMES.map((name, at) => ({
      ...{ company_id: companyId, id: ids[at] ?? newId(), name, claim_group_id: groupId },
      ...{ is_travel: name === TRAVEL, is_private: name === MEDICAL },
    })),
  )
  const [travel = ''] = ids
  const name = language === 'zh-Hant' ? '日支費' : 'Per diem'
  const perDiem = { name, claim_category_id: travel, require_receipt: false, mark: 'per_diem' }
  await tx
    .insertInto('claim_types')
    .values({ company_id: companyId, id: newId(), ...perDiem })
    .execute()
}
