/** Nobody decides on a form about themselves, unless there is no other Company Admin who could. */
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { onlyCompanyAdmin } from '#platform/identity/server/company-admins.ts'

export type About = { readonly account_id: string | null }
type Asking = Pick<Call<Endpoint>, 'db' | 'company' | 'actor'>

/** Asked before the transaction, since accounts are the installation's. */
export async function isOwnOf({ db, company, actor }: Asking): Promise<(of: About) => boolean> {
  const onlyAdmin = await onlyCompanyAdmin(db, company.companyId)
  return ({ account_id }) => account_id === actor.accountId && onlyAdmin !== actor.accountId
}

/** Refuses within the transaction, with this word. */
export async function refusingOwn(call: Asking, word: string): Promise<(tx: Tx, of: About) => Promise<void>> {
  const isOwn = await isOwnOf(call)
  return async (_tx, of) => {
    if (isOwn(of)) throw new Refusal(problem(word))
  }
}
