/**
 * The account follows the record: closed from the morning after the last working day, open again from the day somebody
 * is back. By whatever way the record came to say so: form, sheet, undo, or the night.
 */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { type By, byItself, type Happened, record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { Services } from '#platform/http/server/services.ts'
import { disableAccount, LEFT, reopenAccounts } from '#platform/identity/server/account-state.ts'
import { onlyCompanyAdmin } from '#platform/identity/server/company-admins.ts'
import { announceEnded } from '#platform/identity/server/ended-sessions.ts'

type Following = Pick<Services, 'db' | 'clock'>

/** After the records are written, of these people or of all; done again it does nothing. */
export async function accountsFollow(
  { db, clock }: Following,
  companyId: string,
  { by = byItself, of }: { readonly by?: By; readonly of?: readonly string[] } = {},
): Promise<void> {
  const { gone, here } = await db.forCompany(companyId).read(async (tx) => {
    const { timezone } = await companyFacts(tx, companyId)
    return standingOfAccounts(tx, companyId, clock.today(timezone), of)
  })
  const now = clock.now()
  await db.system.transaction(async (tx) => {
    const opened = await reopenAccounts(tx.of(companyId), companyId, here)
    if (opened.length === 0) return
    const happened = opened.map(
      ({ id, email, state }): Happened => ({
        action: 'identity.account-active',
        subject: { kind: 'account', id, name: email },
        before: { state: 'disabled', because: LEFT },
        after: { state, because: null },
      }),
    )
    await record(tx.of(companyId), companyId, happened, { actor: by, now })
  })
  await closeAccounts({ db, clock }, companyId, gone, by)
}

/** Whose last day has passed, and who is employed on the day: who comes back later is let in then. */
async function standingOfAccounts(tx: Tx, companyId: string, today: PlainDate, of: readonly string[] | undefined) {
  const { rows } = await sql<{ account_id: string; gone: boolean }>`
    select account_id, coalesce(left_on < ${today}, false) as gone from employees
    where company_id = ${companyId} and account_id is not null and (left_on < ${today} or joined_on <= ${today})
      ${of === undefined ? sql`` : sql`and id = any(${[...of]}::uuid[])`}`.execute(tx)
  const accounts = (left: boolean) => rows.filter(({ gone }) => gone === left).map(({ account_id }) => account_id)
  return { gone: accounts(true), here: accounts(false) }
}

/** Each in a transaction of its own. The last Company Admin keeps the way in. */
async function closeAccounts(
  { db, clock }: Following,
  companyId: string,
  ids: readonly string[],
  by: By,
): Promise<void> {
  if (ids.length === 0) return
  const now = clock.now()
  const { rows } = await db.system.read((tx) =>
    sql<{ id: string; email: string }>`
      select id, email from accounts where id = any(${[...ids]}::uuid[]) and state <> 'disabled'`.execute(tx),
  )
  for (const { id, email } of rows) {
    const ended = await db.system.transaction(async (tx) => {
      const done = await disableAccount(tx.of(companyId), companyId, id, { because: LEFT, now })
      if (typeof done === 'string') return []
      const subject = { kind: 'account', id, name: email }
      const after = { state: 'disabled', because: LEFT }
      await record(tx.of(companyId), companyId, [{ action: 'identity.account-disabled', subject, after }], {
        actor: by,
        now,
      })
      return done.ended
    })
    await announceEnded(db, ended)
  }
}

/** Whether nobody else could give out rights once this person is gone. */
export const isLastAdmin = async (
  { db, company }: Pick<Call<Endpoint>, 'db' | 'company'>,
  accountId: string,
): Promise<boolean> => (await onlyCompanyAdmin(db, company.companyId)) === accountId
