import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { CountryPack } from '../model/country-pack.ts'
import { packOf } from '../model/country-packs.ts'

export async function packFor(tx: Tx, companyId: string): Promise<CountryPack> {
  return packOf((await companyFacts(tx, companyId)).country)
}
