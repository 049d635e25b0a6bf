import type { Country } from '#kernel/countries.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import type { Looking } from './lists/employees-store.ts'
import { type Sight, sightOf } from './sight.ts'

export type Asking = {
  readonly company: Pick<CompanyDb, 'companyId'>
  readonly session: Pick<LiveSession, 'roles' | 'accountId' | 'timezone' | 'country'>
  readonly clock: Clock
}

/** Who looks, and what day it is where the company is: the session knows the company as it is at this request. */
export const lookerOf = (
  { company: { companyId }, session, clock }: Asking,
  sight: Sight = sightOf(session),
): Looking => ({ companyId, sight, today: clock.today(session.timezone) })

/** And in which country. */
export async function lookingOf(tx: Tx, call: Asking, sight?: Sight): Promise<Looking & { readonly country: Country }> {
  const country = call.session.country ?? (await companyFacts(tx, call.company.companyId)).country
  return { ...lookerOf(call, sight), country }
}
