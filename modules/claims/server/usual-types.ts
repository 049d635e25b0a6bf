/** The types that people claim everywhere, as far as a company lacks them, with the categories these stand in. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language } from '#platform/words/locales.ts'
import { isCalled, missingUsual, type UsualCategory, usualCategories } from '../model/usual-types.ts'
import { typesOf } from './type-store.ts'

type Category = { readonly id: string; readonly name: string; readonly is_travel: boolean }
export type AddedType = { readonly id: string; readonly name: string }
type Adding = {
  readonly language: Language
  /** Categories that are wanted though no type stands in them. */
  readonly besides?: readonly UsualCategory[]
}

export async function addUsualTypes(
  tx: Tx,
  companyId: string,
  { language, besides = [] }: Adding,
): Promise<readonly AddedType[]> {
  const groupId = await heldGroup(tx, companyId)
  const missing = missingUsual(await typesOf(tx, companyId))
  const places = await placesIn(tx, companyId)
  const wanted = new Set([...besides, ...missing.map(({ category }) => category)])
  await bulkInsert(
    tx,
    'claim_categories',
    [...wanted]
      .filter((one) => places[one].isNew)
      .map((one) => ({
        ...{ company_id: companyId, id: places[one].id, name: usualCategories[one][language], claim_group_id: groupId },
        // What it is for: a travel's own, or seen by nobody who decides.
        ...{ is_travel: one === 'travel', is_private: one === 'medical' },
      })),
  )
  const added = missing.map(({ names, category, mark }) => ({
    ...{ company_id: companyId, id: newId(), name: names[language], mark },
    ...{ claim_category_id: places[category].id, require_receipt: mark === null },
  }))
  await bulkInsert(tx, 'claim_types', added)
  return added
}

/** Held, so that of two who press at the same moment the second finds what the first has added. */
async function heldGroup(tx: Tx, companyId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from claim_groups where company_id = ${companyId} and is_default for update`.execute(tx)
  const [group] = rows
  if (!group) throw new Error('a company has no default group of claims')
  return group.id
}

/** Where types of each category go: travel is known by its mark, the others by their name. */
async function placesIn(tx: Tx, companyId: string) {
  const { rows } = await sql<Category>`
    select id, name, is_travel from claim_categories where company_id = ${companyId} order by id`.execute(tx)
  const place = (of: UsualCategory) => {
    const marked = of === 'travel' ? rows.find(({ is_travel }) => is_travel) : undefined
    const kept = marked ?? rows.find(({ name }) => isCalled(name, usualCategories[of]))
    return kept ? { id: kept.id, isNew: false } : { id: newId(), isNew: true }
  }
  return { travel: place('travel'), medical: place('medical'), meals: place('meals'), mileage: place('mileage') }
}
