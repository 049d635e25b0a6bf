import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { CountryPack } from '../model/country-pack.ts'
import { packOf } from '../model/country-packs.ts'

export async function packFor(tx: Tx, companyId: string): Promise<CountryPack> {
  const pack = packOf((await companyFacts(tx, companyId)).country)
  if (!pack) throw new Refusal(problem('payroll.no-country'))
  return pack
}
