/** What a new company’s handbook begins with: its usual chapters, without articles. */
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'

/** The migration gives the same to companies that were there before. */
const CHAPTERS = [
  { name: 'Working here', name_zh: '工作規範', is_claims: false },
  { name: 'Time and leave', name_zh: '工時與請假', is_claims: false },
  { name: 'Claims and expenses', name_zh: '費用申請', is_claims: true },
  { name: 'Safety and health', name_zh: '安全與健康', is_claims: false },
] as const

export const documentationOpening: CompanyOpening = async (tx, { companyId }) => {
  await bulkInsert(
    tx,
    'handbook_categories',
    CHAPTERS.map((chapter, position) => ({ company_id: companyId, id: newId(), ...chapter, position })),
  )
}
