/** Facts of the country's law set by a neighbour, judged as the record's own form judges them. */
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { countryFields } from '../../model/country-fields/by-country.ts'
import { type Fact, readFacts } from '../../model/statutory-facts.ts'
import { saveFacts, touch } from './pay-change-store.ts'

/** What is wrong, by the fact's name; undefined where they are stored. Whoever asks tells payroll and the log. */
export async function setPersonFacts(
  tx: Tx,
  { companyId, seal }: { readonly companyId: string; readonly seal: Seal },
  employeeId: string,
  given: Readonly<Record<string, Fact>>,
): Promise<Readonly<Record<string, readonly string[]>> | undefined> {
  const { country } = await companyFacts(tx, companyId)
  const { errors, ...read } = readFacts(given, countryFields[country])
  if (Object.keys(errors).length > 0)
    return Object.fromEntries(Object.entries(errors).map(([name, words]) => [name.replace(/^statutory\./, ''), words]))
  await saveFacts(tx, { companyId, seal }, employeeId, read)
  await touch(tx, companyId, employeeId)
  return undefined
}

/** As the record has them now, numbers at agencies sealed. */
export async function personFactsOf(tx: Tx, companyId: string, employeeId: string) {
  const row = await tx
    .selectFrom('employees')
    .select('statutory')
    .where('company_id', '=', companyId)
    .where('id', '=', employeeId)
    .executeTakeFirst()
  return (row?.statutory ?? {}) as Readonly<Record<string, Fact | null>>
}
