/** Nobody sets their own pay: somebody else does, unless there is no other Company Admin who could. */
import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { onlyCompanyAdmin } from '#platform/identity/server/company-admins.ts'

type Acting = {
  readonly db: Database
  readonly company: { readonly companyId: string }
  readonly actor: { readonly accountId: string }
}
type Whose = { readonly companyId: string; readonly accountId: string; readonly onlyAdmin: string | null }

export const refusingOwnPay = (acting: Acting) => refusingOwnRecords(acting, 'employees.own-pay')

/**
 * Whatever else somebody else does for one. Asked before the transaction, since accounts are the installation's; refuses
 * within it, with this word.
 */
export async function refusingOwnRecords({ db, company: { companyId }, actor: { accountId } }: Acting, word: string) {
  const onlyAdmin = await onlyCompanyAdmin(db, companyId)
  return async (tx: Tx, employeeIds: readonly string[]): Promise<void> => {
    const own = await ownEmployments(tx, { companyId, accountId, onlyAdmin })
    if (employeeIds.some((id) => own.has(id))) throw new Refusal(problem(word))
  }
}

/** Whose pay this account does not set: its own records, or nobody's where there is nobody else. */
export async function ownEmployments(tx: Tx, { companyId, accountId, onlyAdmin }: Whose): Promise<ReadonlySet<string>> {
  return new Set(accountId === onlyAdmin ? [] : await recordsOfAccount(tx, companyId, accountId))
}

/** Every record of somebody, who may have been employed more than once. */
export async function recordsOfAccount(tx: Tx, companyId: string, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from employees where company_id = ${companyId} and account_id = ${accountId}`.execute(tx)
  return rows.map(({ id }) => id)
}
