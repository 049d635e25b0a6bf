/** The three types of recognition that every company begins with. */
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'
import { standardBadges } from '../model/badge.ts'

export const rewardsOpening: CompanyOpening = async (tx, { companyId }) => {
  await bulkInsert(
    tx,
    'reward_types',
    standardBadges.map((badge) => ({ company_id: companyId, id: newId(), ...badge })),
  )
}
