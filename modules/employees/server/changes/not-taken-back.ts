/** What a sheet may not bring, taking it back may not either: one's own pay and first day, and last days of accounts beyond reach. */
import { sql } from 'kysely'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { onlyCompanyAdmin } from '#platform/identity/server/company-admins.ts'
import { isFormerPay } from '../../model/country-fields/former-pay.ts'
import { beyondReach } from '../leaving/account-beyond.ts'
import { ownEmployments } from '../pay/own-pay.ts'
import type { FieldChange } from './change-store.ts'

/** Asked before the transaction, since accounts are the installation's; refuses within it. */
export async function refusingTakenBack({
  db,
  company: { companyId },
  actor: { accountId },
  session: { roles },
}: Pick<Call<Endpoint>, 'db' | 'company' | 'actor' | 'session'>) {
  const onlyAdmin = await onlyCompanyAdmin(db, companyId)
  return async (tx: Tx, restored: readonly FieldChange[]): Promise<void> => {
    const own = await ownEmployments(tx, { companyId, accountId, onlyAdmin })
    // Of rates it is known from when they hold.
    const pays = ({ field, from }: FieldChange) => from !== null || isFormerPay(field)
    const ofOneself = restored.filter(({ employeeId }) => own.has(employeeId))
    if (ofOneself.some(pays)) throw new Refusal(problem('employees.own-pay'))
    if (ofOneself.some(({ field }) => field === 'joined_on')) throw new Refusal(problem('employees.own-joining'))
    const days = restored.filter(({ field }) => field === 'left_on')
    const beyond = await beyondReach(
      tx,
      companyId,
      roles,
      days.map(({ employeeId }) => employeeId),
    )
    if (beyond.size > 0) throw new Refusal(problem('employees.account-beyond', { status: 403 }))
    const leaving = days.filter(({ before }) => before !== null).map(({ employeeId }) => employeeId)
    if (leaving.length === 0 || onlyAdmin === null) return
    const { rows } = await sql`
      select from employees
      where company_id = ${companyId} and account_id = ${onlyAdmin} and id = any(${leaving}::uuid[])`.execute(tx)
    if (rows.length > 0) throw new Refusal(problem('employees.last-admin'))
  }
}
