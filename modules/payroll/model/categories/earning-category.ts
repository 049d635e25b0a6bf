/** What a company calls its pay items, each standing for one of the law's types: what may be said of one. */
import type { CountryPack, ItemType } from '../country-pack.ts'
import type { Names } from '../payslip.ts'

export const CODE = '[A-Za-z0-9_-]{1,40}'
export const LAST_PLACE = 9999

export type EarningCategory = {
  readonly id: string
  readonly code: string
  /** Null for the law's own types: they are called as the law calls them. */
  readonly names: Names | null
  /** The law's type that its items count as. */
  readonly treatment: string
  readonly position: number
  readonly isActive: boolean
  /** One of the law's own types. */
  readonly isDefault: boolean
}

export const typeNamed = (pack: CountryPack, type: string): ItemType | undefined =>
  pack.itemTypes.find((one) => one.type === type)

/** Between two of the law's types there is room for those of the company. */
const STEP = 10

/** The law's types as they stand where the company has said nothing, in the law's order. */
export const standardCategories = (pack: CountryPack, idOf: (code: string) => string): readonly EarningCategory[] =>
  pack.itemTypes.map(({ type }, at) => ({
    id: idOf(type),
    code: type,
    names: null,
    treatment: type,
    position: (at + 1) * STEP,
    isActive: true,
    isDefault: true,
  }))

/** The law's types, as the company has ordered and switched them, with its own among them. */
export function inOrder(
  standard: readonly EarningCategory[],
  kept: readonly EarningCategory[],
): readonly EarningCategory[] {
  const said = new Set(kept.map(({ id }) => id))
  const known = new Set(standard.map(({ id }) => id))
  return [
    ...standard.filter(({ id }) => !said.has(id)),
    // A type that the law no longer knows is offered to nobody.
    ...kept.filter(({ isDefault, id }) => !isDefault || known.has(id)),
  ].toSorted((one, other) => one.position - other.position || (one.code < other.code ? -1 : 1))
}

/** Where a new one of this treatment stands if nobody says: right behind what it counts as. */
export const placeBehind = (all: readonly EarningCategory[], treatment: string): number =>
  Math.min((all.find(({ code }) => code === treatment)?.position ?? LAST_PLACE - 1) + 1, LAST_PLACE)

/** A code says which item is meant, so that none of the company's may be one of the law's, in whatever letters. */
export const isTaken = (all: readonly EarningCategory[], code: string, but?: string): boolean =>
  all.some((one) => one.id !== but && one.code.toLowerCase() === code.toLowerCase())
