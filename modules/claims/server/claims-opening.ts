/**
 * What a new company begins with: one group for everybody, the categories every company has, per diem, and the few types
 * that people claim everywhere, so that the first receipt has a type to go under.
 */
import { newId } from '#platform/clock/server/new-id.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'
import { addUsualTypes } from './usual-types.ts'

export const claimsOpening: CompanyOpening = async (tx, { companyId, language }) => {
  await tx
    .insertInto('claim_groups')
    .values({ company_id: companyId, id: newId(), name: 'Default', is_default: true })
    .execute()
  await addUsualTypes(tx, companyId, { language, besides: ['travel', 'medical', 'meals', 'mileage'] })
}
