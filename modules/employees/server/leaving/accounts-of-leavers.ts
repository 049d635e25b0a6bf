/** The account follows the record: closed the morning after the last working day, opened again on coming back. */
import { sql } from 'kysely'
import { type By, byItself, record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { Services } from '#platform/http/server/services.ts'
import { disableAccount, enableAccount } from '#platform/identity/server/account-state.ts'
import { onlyCompanyAdmin } from '#platform/identity/server/company-admins.ts'
import { announceEnded } from '#platform/identity/server/ended-sessions.ts'

type Closing = Pick<Services, 'db' | 'clock'>

/** Each in a transaction of its own; done again it does nothing. The last Company Admin keeps the way in. */
export async function closeAccounts(
  { db, clock }: Closing,
  companyId: string,
  ids: readonly string[],
  actor: By = byItself,
): Promise<void> {
  const now = clock.now()
  for (const id of ids) {
    const ended = await db.system.transaction(async (tx) => {
      const { rows } = await sql<{ email: string }>`
        select email from accounts where id = ${id} and state <> 'disabled'`.execute(tx)
      const [account] = rows
      if (!account) return []
      const done = await disableAccount(tx, companyId, id, { because: 'left', now })
      if (typeof done === 'string') return []
      const subject = { kind: 'account', id, name: account.email }
      const after = { state: 'disabled', because: 'left' }
      await record(tx, companyId, [{ action: 'identity.account-disabled', subject, after }], { actor, now })
      return done.ended
    })
    await announceEnded(db, ended)
  }
}

export async function openAccount({ db }: Pick<Services, 'db'>, companyId: string, id: string): Promise<void> {
  await db.system.transaction((tx) => enableAccount(tx, companyId, id))
}

/** Whether nobody else could give out rights once this person is gone. */
export const isLastAdmin = async (
  { db, company }: Pick<Call<Endpoint>, 'db' | 'company'>,
  accountId: string,
): Promise<boolean> => (await onlyCompanyAdmin(db, company.companyId)) === accountId
