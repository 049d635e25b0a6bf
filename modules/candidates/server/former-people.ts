/** Whether somebody has been here before, by e-mail or by the number they gave when applying or joining. */
import { type FormerPerson, formerPeople } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Acting } from './acting.ts'
import { type CandidateRow, IDENTITY } from './candidate-store.ts'

type Of = Pick<CandidateRow, 'email' | 'identity_number'>

export function formerOf(
  tx: Tx,
  { company: { companyId }, seal }: Pick<Acting, 'seal'> & { readonly company: { readonly companyId: string } },
  { email, identity_number }: Of,
  told: Readonly<Record<string, unknown>>,
): Promise<FormerPerson[]> {
  const { identity_number: said } = told
  const applied = identity_number === null ? undefined : seal.open(identity_number, IDENTITY)
  return formerPeople(tx, companyId, seal, { email, identity: typeof said === 'string' && said ? said : applied })
}
