/** Nobody decides on their own probation, unless there is no other Company Admin who could. */

import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { onlyCompanyAdmin } from '#platform/identity/server/company-admins.ts'
import type { ReviewRow } from './review-store.ts'

/** Asked before the transaction, since accounts are the installation's; refuses within it. */
export async function isOwnReview({ db, company, actor }: Pick<Call<Endpoint>, 'db' | 'company' | 'actor'>) {
  const onlyAdmin = await onlyCompanyAdmin(db, company.companyId)
  return async (_tx: Tx, { account_id }: Pick<ReviewRow, 'account_id'>): Promise<void> => {
    if (account_id === actor.accountId && onlyAdmin !== actor.accountId) throw new Refusal(problem('probation.own'))
  }
}
