/** Whose recorded insured amounts no longer fit their pay: asked before a month is worked out. */
import { type PersonForPay, peopleForMonth } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { CountryPack, OutdatedAmount } from '../model/country-pack.ts'
import type { Period } from '../model/period.ts'

export type OutdatedPerson = { readonly person: PersonForPay; readonly amounts: readonly OutdatedAmount[] }

/** By staff id; nobody where the country's law knows no such amounts. */
export async function outdatedAmounts(
  tx: Tx,
  companyId: string,
  { declarations }: CountryPack,
  period: Period,
): Promise<OutdatedPerson[]> {
  if (!declarations) return []
  const people = await peopleForMonth(tx, companyId, period)
  return people
    .map((person) => ({ person, amounts: declarations.outdated(person, period) }))
    .filter(({ amounts }) => amounts.length > 0)
}
