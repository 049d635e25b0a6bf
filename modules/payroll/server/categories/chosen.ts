/** What an item is said to be: by the code of a category, which is one of the law's types or stands for one. */
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { EarningCategory } from '../../model/categories/earning-category.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { heldCategories } from './category-store.ts'

export type Chosen = {
  /** The law's. */
  readonly type: string
  /** Null for the law's type itself. */
  readonly categoryId: string | null
}

export const chosenOf = ({ id, treatment, isDefault }: EarningCategory): Chosen => ({
  type: treatment,
  categoryId: isDefault ? null : id,
})

/** `held`: what it is already, which it may stay though nobody may choose it any more. */
export function choose(all: readonly EarningCategory[], code: string, held?: Chosen): Chosen {
  const wanted = code.trim().toLowerCase()
  const found = all.find((one) => one.code.toLowerCase() === wanted)
  if (!found) throw refused('payroll.unknown-type', code)
  const chosen = chosenOf(found)
  const stays = held?.type === chosen.type && held.categoryId === chosen.categoryId
  if (!found.isActive && !stays) throw refused('payroll.category-closed', code)
  return chosen
}

export async function chooseIn(
  tx: Tx,
  companyId: string,
  pack: CountryPack,
  code: string | undefined,
  held?: Chosen,
): Promise<Chosen> {
  if (code === undefined && held) return { type: held.type, categoryId: held.categoryId }
  return choose(await heldCategories(tx, companyId, pack), code ?? '', held)
}

const refused = (key: string, type: string) => new Refusal(problem(key, { params: { type }, errors: { type: [key] } }))
