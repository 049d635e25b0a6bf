/**
 * What a new company begins with: one group for everybody, the categories every company has, per diem, and the few types
 * that people claim everywhere, so that the first receipt has a type to go under.
 */
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'

const NAMES = {
  en: {
    categories: { travel: 'Travel Expenses', medical: 'Medical', meals: 'Meals', mileage: 'Mileage' },
    types: { perDiem: 'Per diem', transport: 'Transport, parking and tolls', lodging: 'Accommodation', meal: 'Meals' },
  },
  'zh-Hant': {
    categories: { travel: '差旅費', medical: '醫療', meals: '餐費', mileage: '里程' },
    types: { perDiem: '日支費', transport: '交通與停車費', lodging: '住宿費', meal: '餐費' },
  },
} as const

export const claimsOpening: CompanyOpening = async (tx, { companyId, language }) => {
  const { categories, types } = NAMES[language]
  const of = { company_id: companyId }
  const groupId = newId()
  const [travel, medical, meals, mileage] = [newId(), newId(), newId(), newId()]
  await tx
    .insertInto('claim_groups')
    .values({ ...of, id: groupId, name: 'Default', is_default: true })
    .execute()
  const category = (id: string, name: string) => ({
    ...{ ...of, id, name, claim_group_id: groupId },
    ...{ is_travel: id === travel, is_private: id === medical },
  })
  await bulkInsert(tx, 'claim_categories', [
    category(travel, categories.travel),
    category(medical, categories.medical),
    category(meals, categories.meals),
    category(mileage, categories.mileage),
  ])
  const type = (claim_category_id: string, name: string, mark: 'per_diem' | null = null) => ({
    ...{ ...of, id: newId(), name, claim_category_id, mark },
    require_receipt: mark === null,
  })
  await bulkInsert(tx, 'claim_types', [
    type(travel, types.perDiem, 'per_diem'),
    type(travel, types.transport),
    type(travel, types.lodging),
    type(meals, types.meal),
  ])
}
