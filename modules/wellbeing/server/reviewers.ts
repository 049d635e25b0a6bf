/** Who holds the role and can sign in; asked outside of a company's transaction, for accounts belong to the installation. */
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { accountsLike } from '#platform/identity/server/account-names.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'

export const REVIEWER = 'ALMA Wellbeing Reviewer'
const MOST = 200

export type Reviewer = { readonly id: string; readonly name: string }

/** Without whoever asks: nobody is told of themselves. */
export async function reviewersBeside({
  company,
  db,
  session,
}: Pick<Call<Endpoint>, 'company' | 'db' | 'session'>): Promise<readonly Reviewer[]> {
  const holders = await company.read((tx) => accountsInRoles(tx, company.companyId, [REVIEWER]))
  const others = holders.filter((id) => id !== session.accountId)
  if (others.length === 0) return []
  const found = await accountsLike(db, company.companyId, '', MOST, others)
  return found.map(({ id, name }) => ({ id, name }))
}
