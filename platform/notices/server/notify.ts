/** Tells people something inside the product, in the transaction of what happened: both are stored, or neither. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { userChannel } from '#platform/realtime/model/channels.ts'
import { publishOnCommit } from '#platform/realtime/server/publish.ts'
import type { Notice } from '../model/notice.ts'

/**
 * `accountIds` are accounts, not employees; each is told once, however often it is named. Their open pages hear of
 * it as soon as the transaction is committed. The word stands in the module's `words/messages.*.json`.
 */
export async function notify(tx: Tx, companyId: string, accountIds: readonly string[], notice: Notice): Promise<void> {
  const accounts = [...new Set(accountIds)]
  if (accounts.length === 0) return
  const rows = accounts.map((account_id) => ({ account_id, id: newId(notice.at?.getTime()) }))
  await sql`
    insert into notices (company_id, account_id, id, word, params, link, created_at)
    select ${companyId}, account_id, id, ${notice.word}, ${JSON.stringify(notice.params ?? {})}::jsonb, ${notice.link},
           coalesce(${notice.at?.toISOString() ?? null}::timestamptz, now())
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told(account_id uuid, id uuid)`.execute(tx)
  for (const account of accounts) publishOnCommit(tx, userChannel(account), 'notice', {})
}

/** What was asked of several people is done: nobody needs to be told of it any more. */
export async function settleNotices(
  tx: Tx,
  companyId: string,
  { word, link, at }: Pick<Notice, 'word' | 'link' | 'at'>,
): Promise<void> {
  const { rows } = await sql<{ account_id: string }>`
    update notices set read_at = coalesce(${at?.toISOString() ?? null}::timestamptz, now())
    where company_id = ${companyId} and link = ${link} and word = ${word} and read_at is null
    returning account_id`.execute(tx)
  for (const { account_id } of rows) publishOnCommit(tx, userChannel(account_id), 'notice', {})
}
