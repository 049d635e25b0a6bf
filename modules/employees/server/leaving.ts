/**
 * Whoever has left is signed out everywhere and cannot sign in again: at once when the day is written down, and on
 * the morning after a day that was known before. The last Company Admin stays, or nobody could let anybody in.
 * Coming back does not open the account again: that is decided at /app/settings/access.
 */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type By, byItself, record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Services } from '#platform/http/server/services.ts'
import { disableAccount } from '#platform/identity/server/account-state.ts'
import { announceEnded } from '#platform/identity/server/ended-sessions.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'

export const leaversWork: DailyWork = {
  name: 'employees.leavers',
  at: '00:00',
  run: (services, { companyId, today }) => closeAccountsOfLeavers(services, { companyId, today, actor: byItself }),
}

type Leaving = { readonly companyId: string; readonly today: PlainDate; readonly actor: By }

/** In the system's scope, since accounts belong to the installation; after the transaction that wrote the day down. */
export async function closeAccountsOfLeavers(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { companyId, today, actor }: Leaving,
): Promise<void> {
  const now = clock.now()
  const ended = await db.system.transaction(async (tx) => {
    const ended: string[] = []
    for (const { id, email } of await accountsOfLeavers(tx, companyId, today)) {
      const done = await disableAccount(tx, companyId, id, { because: 'left the company', now })
      if (typeof done === 'string') continue
      ended.push(...done.ended)
      const subject = { kind: 'account', id, name: email }
      const after = { state: 'disabled', because: 'left' }
      await record(tx, companyId, [{ action: 'identity.account-disabled', subject, after }], { actor, now })
    }
    return ended
  })
  await announceEnded(db, ended)
}

async function accountsOfLeavers(tx: Tx, companyId: string, today: PlainDate) {
  const { rows } = await sql<{ id: string; email: string }>`
    select a.id, a.email from employees e join accounts a on a.company_id = e.company_id and a.id = e.account_id
    where e.company_id = ${companyId} and a.state <> 'disabled'
      and (e.status = 'terminated' or e.left_on < ${today})
    order by a.id`.execute(tx)
  return rows
}
