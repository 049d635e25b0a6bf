import type { Country } from '#kernel/countries.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal } from '#platform/http/server/answers.ts'

/** A path of one country is not there for companies elsewhere. */
export async function demandCountry(tx: Tx, companyId: string, country: Country): Promise<void> {
  if ((await companyFacts(tx, companyId)).country !== country) throw new Refusal(notFound())
}
