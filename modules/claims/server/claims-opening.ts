/** What a new company begins with: one group for everybody, and the categories every company has. */
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'

const NAMES = ['Travel Expenses', 'Medical', 'Meals', 'Mileage'] as const

export const claimsOpening: CompanyOpening = async (tx, { companyId }) => {
  const groupId = newId()
  await tx
    .insertInto('claim_groups')
    .values({ company_id: companyId, id: groupId, name: 'Default', is_default: true })
    .execute()
  await bulkInsert(
    tx,
    'claim_categories',
    NAMES.map((name) => ({ company_id: companyId, id: newId(), name, claim_group_id: groupId })),
  )
}
