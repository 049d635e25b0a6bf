/** What others may have money paid as: the law's types of earning, and the company's own names for them. */
import type { Country } from '#kernel/countries.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language } from '#platform/http/server/say.ts'
import type { ItemCategory } from '../model/country-pack.ts'
import { categoriesOf } from './categories/category-store.ts'
import { lawNames } from './categories/category-view.ts'
import { packFor } from './pack-of-company.ts'

export type EarningType = {
  readonly code: string
  /** The law's. */
  readonly type: string
  /** Where the company calls it by a name of its own. */
  readonly category?: ItemCategory
}

/** Those that are paid in money and still offered. */
export async function earningTypes(tx: Tx, companyId: string): Promise<EarningType[]> {
  const pack = await packFor(tx, companyId)
  const paid = new Set(
    pack.itemTypes.filter(({ unit, kind }) => unit === 'money' && kind === 'earning').map(({ type }) => type),
  )
  return (await categoriesOf(tx, companyId, pack)).flatMap(({ code, treatment, names, position, isActive }) =>
    isActive && paid.has(treatment)
      ? [{ code, type: treatment, ...(names && { category: { code, names, position } }) }]
      : [],
  )
}

/** The same as they are chosen from, in the reader's words; the first is taken where nobody chooses. */
export async function offeredEarnings(tx: Tx, companyId: string, { language, country }: Reader) {
  const pack = await packFor(tx, companyId)
  const usual = standardAllowance(country)
  const all = (await earningTypes(tx, companyId)).map(({ code, type, category }) => ({
    code,
    name: (category?.names ?? lawNames(pack, type))[language],
    is_usual: code === usual,
  }))
  return [...all.filter((one) => one.is_usual), ...all.filter((one) => !one.is_usual)]
}
type Reader = { readonly language: Language; readonly country: Country }

/** The type that an allowance counts as where nobody chose another. */
export const standardAllowance = (country: Country): string => standards[country]
const standards: Readonly<Record<Country, string>> = {
  MY: 'variable_allowance',
  TW: 'recurring_allowance',
  PH: 'allowance',
}
